#include "logic/by_name.h"

#include "logic/techniques/table.h"

namespace dokushin::logic {
namespace {

constexpr auto finder_rows = [] {
    std::array<FinderRow, technique_count> all{};
    std::ranges::transform(technique_rows, all.begin(), [](const TechniqueRow &row) {
        return FinderRow{row.traits.find, {row.technique}};
    });
    return all;
}();

} // namespace

std::span<const FinderRow> rows_by_name(Technique technique) {
    const FinderRow &row = finder_rows[place_of(technique)];
    assert(row.find != nullptr);
    return {&row, 1};
}

} // namespace dokushin::logic
