// These functions prune by ranges of digits, for constraints that compare digits.
#pragma once

#include <dokushin/vocabulary.h>

#include <bit>
#include <span>

namespace dokushin {

/// The largest digit of a set that is not empty.
[[nodiscard]] constexpr unsigned largest(DigitSet digits) {
    return static_cast<unsigned>(std::bit_width(digits.bits()));
}
/// The smallest digit of a set that is not empty.
[[nodiscard]] constexpr unsigned smallest(DigitSet digits) { return number(digits.first()); }

/// The digits 1 to `most`; none if that is 0 or less.
[[nodiscard]] constexpr DigitSet up_to(int most) {
    return most <= 0 ? DigitSet() : DigitSet::all(static_cast<unsigned>(most));
}
/// The digits from `least` on.
[[nodiscard]] constexpr DigitSet from(int least) { return DigitSet(~up_to(least - 1).bits()); }

/// Adds the digits of each cell of a line to those that are kept.
inline void add_to(std::span<DigitSet> kept, std::span<const DigitSet> line) {
    for (std::size_t at = 0; at < line.size(); ++at) {
        kept[at] = kept[at] | line[at];
    }
}

/// Makes the cells of a line consistent with their neighbours: each keeps the digits that have a
/// partner in the cell before and in the cell behind it. `behind` and `before` give, for a set of
/// digits that is not empty, the digits that may stand behind, or before, one of them. One pass in
/// each direction is enough, as each cell has one neighbour in each. Returns false if a cell has no
/// digit left. O(cells).
template <class Behind, class Before>
bool prune_line(std::span<DigitSet> line, const Behind &behind, const Before &before) {
    for (std::size_t at = 0; at < line.size(); ++at) {
        line[at] = at == 0 ? line[at] : line[at] & behind(line[at - 1]);
        if (line[at].empty()) {
            return false;
        }
    }
    for (std::size_t at = line.size() - 1; at-- > 0;) {
        line[at] = line[at] & before(line[at + 1]);
        if (line[at].empty()) {
            return false;
        }
    }
    return true;
}

/// Prunes a line whose digits increase by `step` or more from cell to cell.
inline bool prune_increasing(std::span<DigitSet> line, int step) {
    return prune_line(
        line, [step](DigitSet before) { return from(static_cast<int>(smallest(before)) + step); },
        [step](DigitSet behind) { return up_to(static_cast<int>(largest(behind)) - step); });
}

} // namespace dokushin
