// Conflicts picks branches on boards whose rules are more than houses, by what failed before.
//
// Each cell has a score, to which each failed guess there adds one; the cell with the greatest score
// a candidate comes first. So the search stays with the cells that it can't satisfy, until it has
// shown why. All scores are halved from time to time, so that recent failures count more.
//
// Source: F. Boussemart, F. Hemery, C. Lecoutre, L. Sais, Boosting systematic search by weighting
// constraints (2004), which weights constraints; with decay, as in M. Moskewicz et al., Chaff (2001).
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
        count_ = 0;
    }

    /// A guess in this cell has failed.
    void blame(unsigned cell) {
        scores_[cell] += step;
        if (++count_ % between_halvings == 0) {
            for (std::uint32_t &score : scores_) {
                score = (score + 1) / 2;
            }
        }
    }

    /// Picks the branch for a settled node with undecided cells. O(cells).
    template <typename Bits>
    [[nodiscard]] Branch<Bits> choose(const Geometry &geometry, const Bits *candidates) const {
        unsigned best = 0;
        std::uint64_t best_score = 0;
        std::uint64_t best_size = 1;
        for (unsigned cell = 0; cell < geometry.cell_count(); ++cell) {
            const Bits here = candidates[cell];
            if (without_lowest(here) == 0) {
                continue;
            }
            const auto size = static_cast<std::uint64_t>(std::popcount(here));
            // score / size, compared without dividing
            if (scores_[cell] * best_size > best_score * size) {
                best = cell;
                best_score = scores_[cell];
                best_size = size;
            }
        }
        const Bits here = candidates[best];
        assert(without_lowest(here) != 0);
        return {best, static_cast<Bits>(here & (~here + 1))};
    }

  private:
    static constexpr std::uint32_t step = 1;
    static constexpr std::uint32_t between_halvings = 4096;
    std::vector<std::uint32_t> scores_;
    std::uint32_t count_ = 0;
};

} // namespace dokushin::search
