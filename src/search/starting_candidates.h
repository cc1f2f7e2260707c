// starting_candidates() returns the candidates of a puzzle on the usual 9×9 board in the form that
// the kernels take.
#pragma once

#include "search/kernel/batch.h"

#include <dokushin/puzzle.h>

#include <cstdint>

namespace dokushin::search {

constexpr std::size_t cells_9x9 = 81;

/// Returns the candidates of each cell, digit d as bit d − 1: its digit if it has one, else those
/// stated for it.
inline kernel::Start starting_candidates(const Puzzle &puzzle) {
    kernel::Start stated{};
    for (std::size_t cell = 0; cell < cells_9x9; ++cell) {
        const Digit digit = puzzle.digit(cell_at(cell));
        const DigitSet here =
            digit == Digit::blank ? puzzle.stated_candidates()[cell] : DigitSet::only(digit);
        stated[cell] = static_cast<std::uint16_t>(here.bits());
    }
    return stated;
}

} // namespace dokushin::search
