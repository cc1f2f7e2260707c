// A house sum is an equation that follows from the total of some houses and the totals of cages:
// what players call innies and outies, or the 45 rule.
//
// The digits of a house have the total T = 1 + … + N, 45 on 9×9. For k houses without a common cell
// and cages without a common cell:
//
//   total of the cages − k · T = sum of the outies − sum of the innies
//
// where the innies are the houses' cells in no cage, and the outies the cages' cells in no house.
// Three choices of cages are made for each group of houses: the cages within them (innies alone),
// all cages that meet them (outies, and cells that no cage has), and of the cages that cross the
// border those with fewer cells outside than inside. A group is a house, two to four adjacent rows
// or columns, or two to four connected boxes or regions, as players take them.
//
// Source: the players' rule; its name is from 9×9.
#pragma once

#include "board/incidence.h"

#include <dokushin/step.h>

#include <vector>

namespace dokushin::logic {

struct HouseSum {
    std::vector<HouseIndex> houses{};
    std::vector<RuleIndex> cages{}; ///< ascending positions in Shape::constraints()
    std::vector<Cell> innies{};     ///< ascending
    std::vector<Cell> outies{};     ///< ascending
    int houses_total = 0;
    int cages_total = 0;

    /// The sum of the outies less the sum of the innies.
    [[nodiscard]] int difference() const { return cages_total - houses_total; }
};

/// The most cells that a house sum may have, innies and outies together.
inline constexpr std::size_t most_cells_in_house_sum = 8;

/// Returns the house sums of a board: those of the fewest houses first, then those of the fewest
/// cells, each equation once. Empty without cages. Of cages that share a cell only the first
/// counts. O(groups of houses · cells of cages).
[[nodiscard]] std::vector<HouseSum> house_sums_of(const Incidence &board);

} // namespace dokushin::logic
