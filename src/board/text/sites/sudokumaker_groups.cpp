#include "board/text/sites/sudokumaker_groups.h"

#include <algorithm>
#include <cstddef>

namespace dokushin::text::sudokumaker {

Groups low_middle_high(int side) {
    const int low = (side + 1) / 3;
    const int high = side - low + 1;
    Groups groups(3);
    for (int digit = 1; digit <= side; ++digit) {
        groups[digit <= low ? 0 : digit >= high ? 2 : 1] |= 1 << digit;
    }
    return groups;
}

Groups residues(int side, int modulus) {
    Groups groups(static_cast<std::size_t>(modulus));
    for (int digit = 1; digit <= side; ++digit) {
        groups[static_cast<std::size_t>(digit % modulus)] |= 1 << digit;
    }
    return groups;
}

Groups in_order(Groups groups) {
    std::ranges::sort(groups);
    return groups;
}

} // namespace dokushin::text::sudokumaker
