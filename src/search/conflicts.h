// Conflicts picks branches on boards whose rules are more than houses, by what failed before.
//
// Each cell has a score. When a guess fails, one is added for its cell, and for each cell of the
// rule that could not be kept, as these are what the search can't satisfy. The cell with the
// greatest score a candidate comes first; or the digit of a house that has two places left, if one
// of them has a greater score a choice. So the search stays with its conflicts until it has shown
// why. All scores are halved every 128 failures, so that recent failures count more.
//
// Source: F. Boussemart, F. Hemery, C. Lecoutre, L. Sais, Boosting systematic search by weighting
// constraints (2004), whose weights belong to constraints; the halving is that of M. Moskewicz et
// al., Chaff (2001). Interactive Sudoku Solver (sigh) scores cells so, too.
// Measured on the 42 killers TAREK_ALL, before houses were pruned with their cages: with scores of
// the guesses' cells alone it took five times the guesses. Nodes of ISS's three HARD_THERMOS with
// halvings every 4096, 1024, 256, 128 and 64 failures: 480, 313, 206, 150 and 151 thousand; of its
// EXTREME_KILLERS 90, 103, 97, 94 and 123.
#pragma once

#include "search/branch.h"

#include <cstdint>
#include <vector>

namespace dokushin::search {

class Conflicts {
  public:
    /// Forgets everything, for a board of this many cells.
    void reset(std::size_t cells) {
        scores_.assign(cells, 1);
        failures_ = 0;
    }

    /// Adds to the score of a cell.
    void blame(std::size_t cell) { ++scores_[cell]; }
    /// Counts a failure, whose cells have been blamed.
    void count_failure() {
        if (++failures_ % between_halvings == 0) {
            for (std::uint32_t &score : scores_) {
                score = (score + 1) / 2;
            }
        }
    }

    /// Picks the branch for a settled node with undecided cells. O(cells · houses of a cell).
    template <typename Bits>
    [[nodiscard]] Branch<Bits> choose(const Geometry &geometry, const Bits *candidates) const {
        Choice<Bits> best;
        // Of equal cells that first in the board's houses comes first: where columns are houses and
        // rows are none, column by column, so that each house is filled before the next.
        const Shape &shape = geometry.shape();
        const bool by_columns = !shape.is_square() && shape.rows() == shape.side();
        for (unsigned at = 0; at < geometry.cell_count(); ++at) {
            const unsigned cell = by_columns && at < shape.grid_cell_count()
                                      ? at % shape.rows() * shape.columns() + at / shape.rows()
                                      : at;
            const Bits here = candidates[cell];
            if (without_lowest(here) != 0) {
                best.improve(scores_[cell], count_bits(here),
                             {cell, static_cast<Bits>(here & (~here + 1))});
            }
        }
        assert(best.branch.bit != 0); // some cell is undecided
        if (best.ways > 2) {
            for (HouseNumber house = 0; house < geometry.house_count(); ++house) {
                choose_digit(geometry.cells_in(house), candidates, best);
            }
        }
        return best.branch;
    }

    /// The number of failures that were counted.
    [[nodiscard]] std::uint32_t failures() const { return failures_; }

  private:
    /// The branch that is best so far, by score divided by the number of ways.
    template <typename Bits> struct Choice {
        std::uint64_t score = 0;
        std::uint64_t ways = 1;
        Branch<Bits> branch;

        void improve(std::uint64_t its_score, unsigned its_ways, Branch<Bits> its_branch) {
            if (its_score * ways > score * its_ways) {
                *this = {its_score, its_ways, its_branch};
            }
        }
    };

    /// Considers the digits that have two places in a house.
    template <typename Bits>
    void choose_digit(std::span<const Cell> cells, const Bits *candidates,
                      Choice<Bits> &best) const {
        Bits once = 0;
        Bits twice = 0;
        Bits more = 0;
        for (const Cell cell : cells) {
            const Bits here = candidates[index(cell)];
            more = static_cast<Bits>(more | (twice & here));
            twice = static_cast<Bits>(twice | (once & here));
            once = static_cast<Bits>(once | here);
        }
        const Bits two = static_cast<Bits>(twice & ~more);
        if (two == 0) {
            return;
        }
        for (const Cell cell : cells) {
            const Bits here = static_cast<Bits>(candidates[index(cell)] & two);
            if (here != 0) {
                best.improve(
                    scores_[index(cell)], 2,
                    {static_cast<unsigned>(index(cell)), static_cast<Bits>(here & (~here + 1))});
            }
        }
    }

    static constexpr std::uint32_t between_halvings = 128;
    std::vector<std::uint32_t> scores_;
    std::uint32_t failures_ = 0;
};

} // namespace dokushin::search
