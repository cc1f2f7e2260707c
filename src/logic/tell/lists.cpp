#include "logic/tell/lists.h"

#include <fmt/format.h>

#include <cassert>
#include <vector>

namespace dokushin::logic {
namespace {

/// Names neighbours in a list that are of one kind: "row 8", "rows 8 and 9".
std::string of_one_kind(std::span<const HouseIndex> houses, const Shape &shape,
                        const Phrases &phrases) {
    const House &first = shape.houses()[houses.front()];
    if (houses.size() == 1) {
        return house_name(first, phrases);
    }
    std::vector<std::string> ordinals;
    for (const HouseIndex house : houses) {
        ordinals.push_back(fmt::to_string(shape.houses()[house].ordinal));
    }
    return fmt::format(fmt::runtime(phrases.several_houses[static_cast<std::size_t>(first.kind)]),
                       joined(ordinals, phrases.ordinal_comma, phrases.ordinal_and));
}

} // namespace

std::string joined(std::span<const std::string> texts, std::string_view comma,
                   std::string_view last) {
    std::string text;
    for (std::size_t at = 0; at < texts.size(); ++at) {
        text += at == 0 ? "" : at + 1 == texts.size() ? last : comma;
        text += texts[at];
    }
    return text;
}

std::string house_name(const House &house, const Phrases &phrases) {
    return fmt::format(fmt::runtime(phrases.houses[static_cast<std::size_t>(house.kind)]),
                       house.ordinal);
}

std::string house_list(std::span<const HouseIndex> houses, const Shape &shape,
                       const Phrases &phrases) {
    std::vector<std::string> kinds;
    for (std::size_t begin = 0; begin < houses.size();) {
        assert(houses[begin] < shape.houses().size());
        std::size_t end = begin + 1;
        while (end < houses.size() &&
               shape.houses()[houses[end]].kind == shape.houses()[houses[begin]].kind) {
            ++end;
        }
        kinds.push_back(of_one_kind(houses.subspan(begin, end - begin), shape, phrases));
        begin = end;
    }
    return joined(kinds, phrases.list_comma, phrases.kinds_and);
}

} // namespace dokushin::logic
