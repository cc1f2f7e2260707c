// The cells and digits of an OR relation (finders/patterns/or_relations.h) say which pattern it
// comes from.
#pragma once

#include <dokushin/shape.h>
#include <dokushin/step.h>

#include <algorithm>
#include <span>

namespace dokushin::logic {

/// Do twelve cells lie in four boxes at the corners of a rectangle, and in each box in different
/// rows and columns? Then each box has three of them, each line two, and no two are in the same box
/// and the same line.
[[nodiscard]] inline bool have_form_of_tridagon(const Shape &shape, std::span<const Cell> cells) {
    constexpr std::size_t size = 12;
    if (cells.size() != size) {
        return false;
    }
    std::array<std::array<unsigned, size>, size> shared{};
    for (const House &house : shape.houses()) {
        std::vector<std::size_t> members;
        for (std::size_t at = 0; at < size; ++at) {
            if (std::ranges::find(house.cells, cells[at]) != house.cells.end()) {
                members.push_back(at);
            }
        }
        const std::size_t usual = is_box(house.kind) ? 3 : 2;
        if (!members.empty() && members.size() != usual) {
            return false;
        }
        for (const std::size_t one : members) {
            for (const std::size_t other : members) {
                if (one != other && ++shared[one][other] > 1) {
                    return false;
                }
            }
        }
    }
    return true;
}

/// Returns the technique that is named after the pattern.
[[nodiscard]] inline Technique or_pattern(const Shape &shape, std::span<const Cell> cells,
                                          DigitSet digits) {
    return digits.size() == 2                    ? Technique::bivalue_oddagon
           : have_form_of_tridagon(shape, cells) ? Technique::tridagon
                                                 : Technique::impossible_pattern;
}

} // namespace dokushin::logic
