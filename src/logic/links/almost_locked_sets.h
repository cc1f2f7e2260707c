// An almost locked set is a set of cells of one house that hold one digit more than there are
// cells. If they lose a digit, the others are locked in them.
#pragma once

#include "logic/position/cell_bits.h"

#include <vector>

namespace dokushin::logic {

struct AlmostLockedSet {
    CellBits cells;
    DigitSet digits;
    std::vector<CellBits> places; ///< of each of its digits, ascending
    std::vector<CellBits> seen;   ///< what each of these places sees, all of them

    /// Which of `places` and `seen` is the digit's.
    [[nodiscard]] std::size_t slot(Digit digit) const {
        const std::uint64_t below = DigitSet::only(digit).bits() - 1;
        return count_bits(digits.bits() & below);
    }
};

/// Returns all of them, each once: of one cell (two candidates) up to one less than a house; on
/// boards of a side above nine up to four cells.
[[nodiscard]] std::vector<AlmostLockedSet> almost_locked_sets(const Position &position);

} // namespace dokushin::logic
