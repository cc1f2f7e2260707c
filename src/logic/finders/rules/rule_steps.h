// Functions that the finders of steps by rules share: they read the candidates of a rule's cells.
#pragma once

#include "logic/finders/evidence.h"
#include "logic/position/joint_sums.h"

#include <vector>

namespace dokushin::logic {

/// Returns a cell's candidates; its digit alone if one is placed.
inline DigitSet left_in(const Position &position, Cell cell) {
    return position.is_open(cell) ? position.candidates(cell)
                                  : DigitSet::only(position.digit(cell));
}

/// Returns what is left in each of these cells.
inline std::vector<DigitSet> left_in(const Position &position, std::span<const Cell> cells) {
    std::vector<DigitSet> left;
    left.reserve(cells.size());
    for (const Cell cell : cells) {
        left.push_back(left_in(position, cell));
    }
    return left;
}

inline DigitSet union_of(std::span<const DigitSet> sets) {
    DigitSet all;
    for (const DigitSet digits : sets) {
        all = all | digits;
    }
    return all;
}

/// Returns what each of these cells keeps of some digits.
inline std::vector<DigitSet> kept_of(std::span<const DigitSet> left, DigitSet digits) {
    std::vector<DigitSet> kept(left.begin(), left.end());
    for (DigitSet &here : kept) {
        here = here & digits;
    }
    return kept;
}

/// Adds what the cells have lost between two lists of their candidates, and places what is left
/// alone there. Cells may be listed twice.
inline void conclude(Step &step, std::span<const Cell> cells, std::span<const DigitSet> before,
                     std::span<const DigitSet> after) {
    for (std::size_t at = 0; at < cells.size(); ++at) {
        if (before[at] == after[at]) {
            continue;
        }
        eliminate(step.eliminations, cells[at], before[at] - after[at]);
        if (after[at].size() == 1) {
            step.placements.push_back({cells[at], after[at].first()});
        }
    }
    sort_once(step.eliminations);
    sort_once(step.placements);
}

/// Adds what no filling of the sums has. Returns false if that is nothing, or if there is no
/// filling, so that the puzzle has no solution.
inline bool conclude(Step &step, JointSums &sums) {
    if (const auto left = sums.supported()) {
        conclude(step, sums.cells(), sums.candidates(), *left);
    }
    return !step.eliminations.empty();
}

/// The time of the last change in one of these cells.
inline std::uint32_t last_change(const Position &position, std::span<const Cell> cells) {
    std::uint32_t last = 0;
    for (const Cell cell : cells) {
        last = std::max(last, position.changed(cell));
    }
    return last;
}

} // namespace dokushin::logic
