// An impossible set is a set of open cells that two or three digits can't fill: if the cells held
// none of their other candidates, two that see each other would hold the same digit. So one of
// these other candidates, the guardians, is true. Tridagons and bivalue oddagons are such sets, and
// the forum's eleven listed 630 patterns of three digits, of ten to sixteen cells. Here a set may
// have any form, and its cells need not have all of the digits. Of the 592 patterns of that list
// that CSP-Rules has, 591 are found, with a guardian in any of their cells; of the other one,
// EL10c11, four cells are in a box.
//
// All sets are found that have no more than a number of guardians, one for each choice of cells
// with guardians. The cells without guardians cost nothing, so all of them are in the set from the
// beginning. The search fills the set, then as many of the other cells as it can beside. A set that
// can't be filled has at least one cell that stays unfilled then, since the others are filled. So
// each of these cells is added in turn, and never again after its turn, until there is no filling.
// Then the search removes the cells that the set does not need.
//
// Sets have ten cells of three digits, or five of two, at least, and singles in them don't show
// that they are impossible. Smaller ones of three digits are four cells of a house, or have cells
// that lack some of the digits, and there are many: with them OR-k whips had 136 relations a
// position instead of 63, took seven times as long, and solved as many of 188 puzzles of T&E(3),
// 176.
//
// Cost: 3 to 5 ms for all threes and pairs of digits with five guardians in positions of T&E(3),
// 17 ms at most; about three times as long for each guardian more. Sources: D. Berthier, "User
// Manual and Research Notebooks for CSP-Rules", 2023, chapter 15; R. Reiter, "A theory of diagnosis
// from first principles", 1987, whose tree of hitting sets the search is.
#pragma once

#include "logic/position/position.h"

namespace dokushin::logic {

struct ImpossibleSet {
    std::vector<Cell> cells; ///< ascending
    DigitSet digits;
};

/// Which impossible sets are wanted.
struct ImpossibleWanted {
    unsigned most_guardians = 5;
    /// Some candidate contradicts all guardians.
    bool excludes_something = false;
};

/// Does the search have room for a board's cells?
[[nodiscard]] bool may_have_impossible_sets(const Layout &layout);

/// Returns all pairs of digits, then all threes.
[[nodiscard]] std::vector<DigitSet> few_digits(const Shape &shape);

/// Lists the impossible sets of two or three digits.
[[nodiscard]] std::vector<ImpossibleSet> impossible_sets(const Position &position, DigitSet digits,
                                                         const ImpossibleWanted &wanted);

} // namespace dokushin::logic
