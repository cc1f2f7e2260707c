// The public functions of technique.h read the table of techniques.
#include "logic/techniques/table.h"

namespace dokushin {
namespace {

constexpr auto infos = [] {
    std::array<TechniqueInfo, logic::technique_count> all{};
    std::ranges::transform(logic::technique_rows, all.begin(), [](const logic::TechniqueRow &row) {
        return TechniqueInfo{row.technique, row.key,     row.english,
                             row.japanese,  row.chinese, row.traits.needs_unique};
    });
    return all;
}();

} // namespace

const TechniqueInfo &info(Technique technique) { return infos[logic::place_of(technique)]; }

std::span<const TechniqueInfo> techniques() { return infos; }

std::optional<Technique> technique_named(std::string_view key) {
    const auto row = std::ranges::find(techniques(), key, &TechniqueInfo::key);
    return row == techniques().end() ? std::nullopt : std::optional(row->technique);
}

std::string_view name(Technique technique, Language language) {
    const TechniqueInfo &its = info(technique);
    return logic::Words{its.english, its.japanese, its.chinese}.in(language);
}

unsigned largest_side(Technique technique) { return logic::traits_of(technique).largest_side; }

} // namespace dokushin
