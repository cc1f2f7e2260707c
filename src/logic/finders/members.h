// Subsets and fish are sets of N members that cover N things: cells that cover digits, digits that
// cover places, lines that cover crossing lines. This enumerates such sets.
#pragma once

#include "logic/position/position.h"

#include <array>
#include <cassert>

namespace dokushin::logic {

/// CoveringMembers in ascending order, each with the bits that it covers. Elements from `count` on
/// are unspecified.
struct CoveringMembers {
    std::array<std::uint8_t, max_side + 1> number;
    std::array<std::uint64_t, max_side + 1> covers;
    unsigned count = 0;

    /// Adds the member if it is wanted, without a branch, which would be mispredicted often.
    void add_if(bool wanted, unsigned member, std::uint64_t bits) {
        assert(count < number.size());
        number[count] = static_cast<std::uint8_t>(member);
        covers[count] = bits;
        count += wanted ? 1U : 0U;
    }
};

/// The member by which sets are ordered first, followed by the one next to it.
enum class SetsBy : std::uint8_t { highest, lowest };

/// Chooses the remaining `Left` members of a set: below `bound`, or from `bound` on.
template <unsigned Size, SetsBy By, unsigned Left, typename Found>
bool each_subset(const CoveringMembers &members, unsigned bound, std::uint64_t set,
                 std::uint64_t covered, const Found &found) {
    constexpr bool upwards = By == SetsBy::lowest;
    for (unsigned at = upwards ? bound : Left - 1;
         upwards ? at + Left <= members.count : at < bound; ++at) {
        const std::uint64_t wider = covered | members.covers[at];
        if (!has_at_most<Size>(wider)) {
            continue;
        }
        const std::uint64_t larger = set | std::uint64_t{1} << members.number[at];
        if constexpr (Left == 1) {
            if (!found(larger, wider)) {
                return false;
            }
        } else if (!each_subset<Size, By, Left - 1>(members, upwards ? at + 1 : at, larger, wider,
                                                    found)) {
            return false;
        }
    }
    return true;
}

/// Calls `found(members, covered)` for each set of Size members that cover no more than Size bits,
/// until it returns false.
template <unsigned Size, SetsBy By = SetsBy::highest, typename Found>
bool each_subset(const CoveringMembers &members, const Found &found) {
    assert(members.count <= max_side);
    return each_subset<Size, By, Size>(members, By == SetsBy::highest ? members.count : 0, 0, 0,
                                       found);
}

} // namespace dokushin::logic
