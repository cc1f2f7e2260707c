// An SK-loop has four boxes at the corners of a rectangle, and in each box the two pairs of cells
// beside its corner cell, in that cell's row and in its column. Along the loop of eight pairs each
// pair shares digits with the next, alternately in a line and in a box. If as many digits are
// shared as there are open cells, sixteen at most (in six boxes 24), each is placed where it is
// shared: the lines and the boxes lose them elsewhere.
//
// A belt of six crosses is such a loop through six boxes, two in each band and in each stack. A
// cell of a pair may be decided, as long as its pair has an open one.
//
// The pattern exists only on boards of nine digits with square boxes. Sources: Steve Kurzhals
// (Eureka forum, 2007); D. Berthier, "x2y2-belts", Sudoku Players' Forum, 2008.
#include "logic/finders/evidence.h"
#include "logic/position/cell_bits.h"

#include <cassert>
#include <span>

namespace dokushin::logic {
namespace {

class SkLoops {
  public:
    SkLoops(const Position &position, StepTaker &taker)
        : position_(position), layout_(position.layout()), taker_(taker) {
        assert(layout_.side() == 9);
        const Shape &shape = layout_.shape();
        for (unsigned row = 0; row < 9; ++row) {
            for (unsigned column = 0; column < 9; ++column) {
                row_pairs_[row][column] =
                    pair_beside(column, [&](unsigned at) { return shape.cell(row, at); });
                column_pairs_[row][column] =
                    pair_beside(row, [&](unsigned at) { return shape.cell(at, column); });
            }
        }
    }

    bool run() {
        for (unsigned top = 0; top < 6; ++top) {
            for (unsigned bottom = top / 3 * 3 + 3; bottom < 9; ++bottom) {
                for (unsigned left = 0; left < 6; ++left) {
                    for (unsigned right = left / 3 * 3 + 3; right < 9; ++right) {
                        if (!with_corners(std::array<Corner, 4>{
                                {{top, left}, {top, right}, {bottom, right}, {bottom, left}}})) {
                            return false;
                        }
                    }
                }
            }
        }
        return with_six_corners();
    }

  private:
    static constexpr unsigned most_pairs = 12;

    struct Corner {
        unsigned row;
        unsigned column;
    };

    /// Tries the loops of six: a row of each band, and a column of each stack in each order of the
    /// stacks.
    bool with_six_corners() {
        for (unsigned rows = 0; rows < 27; ++rows) {
            const std::array<unsigned, 3> row{rows / 9, 3 + rows / 3 % 3, 6 + rows % 3};
            for (unsigned columns = 0; columns < 27; ++columns) {
                std::array<unsigned, 3> column{columns / 9, 3 + columns / 3 % 3, 6 + columns % 3};
                do {
                    if (!with_corners(std::array<Corner, 6>{{{row[0], column[0]},
                                                             {row[0], column[1]},
                                                             {row[1], column[1]},
                                                             {row[1], column[2]},
                                                             {row[2], column[2]},
                                                             {row[2], column[0]}}})) {
                        return false;
                    }
                } while (std::ranges::next_permutation(column).found);
            }
        }
        return true;
    }

    /// The open cells beside a corner cell, in its box and in a line.
    struct CornerPair {
        CellBits cells;
        DigitSet digits;

        /// A pair with no more digits than cells shares none.
        [[nodiscard]] bool fits() const { return !cells.empty() && digits.size() > cells.size(); }
    };

    template <typename CellAt>
    [[nodiscard]] CornerPair pair_beside(unsigned corner, CellAt cell_at_place) const {
        CornerPair pair;
        for (unsigned at = corner / 3 * 3; at < corner / 3 * 3 + 3; ++at) {
            const Cell cell = cell_at_place(at);
            if (at != corner && position_.is_open(cell)) {
                pair.cells.insert(cell);
                pair.digits = pair.digits | position_.candidates(cell);
            }
        }
        return pair;
    }

    /// Tries the loop through some corners. Pairs 0 and 1 lie in a row, 1 and 2 in a box, 2 and 3
    /// in a column, …: even pairs share a line with the next, odd ones a box.
    bool with_corners(std::span<const Corner> corners) {
        count_ = static_cast<unsigned>(2 * corners.size());
        open_ = 0;
        for (unsigned at = 0; at < corners.size(); ++at) {
            const CornerPair &in_row = row_pairs_[corners[at].row][corners[at].column];
            const CornerPair &in_column = column_pairs_[corners[at].row][corners[at].column];
            if (!in_row.fits() || !in_column.fits()) {
                return true;
            }
            const unsigned after = 2 * at;
            const unsigned before = (after + count_ - 1) % count_;
            pairs_[before] = at % 2 == 0 ? &in_column : &in_row;
            pairs_[after] = at % 2 == 0 ? &in_row : &in_column;
            open_ += in_row.cells.size() + in_column.cells.size();
        }
        for (unsigned pair = 0; pair < count_; ++pair) {
            const DigitSet beside =
                pairs_[(pair + count_ - 1) % count_]->digits | pairs_[(pair + 1) % count_]->digits;
            if (!(pairs_[pair]->digits - beside).empty()) {
                return true;
            }
        }
        // The digits that pairs 0 and 1 share decide what all others share.
        const DigitSet both = pairs_[0]->digits & pairs_[1]->digits;
        for (std::uint64_t chosen = both.bits(); chosen != 0; chosen = (chosen - 1) & both.bits()) {
            if (closes(DigitSet(chosen)) && !found()) {
                return false;
            }
        }
        return true;
    }

    /// True if the loop closes when pairs 0 and 1 share these digits.
    bool closes(DigitSet first) {
        shared_[0] = first;
        unsigned all = first.size();
        for (unsigned pair = 1; pair < count_; ++pair) {
            shared_[pair] = pairs_[pair]->digits - shared_[pair - 1];
            if (!(shared_[pair] - pairs_[(pair + 1) % count_]->digits).empty()) {
                return false;
            }
            all += shared_[pair].size();
        }
        return pairs_[0]->digits == (shared_[count_ - 1] | shared_[0]) &&
               (shared_[count_ - 1] & shared_[0]).empty() && all == open_;
    }

    bool found() {
        Step step;
        CellBits of_loop;
        for (unsigned pair = 0; pair < count_; ++pair) {
            of_loop |= pairs_[pair]->cells;
        }
        assert(of_loop.size() == open_);
        for (unsigned pair = 0; pair < count_; ++pair) {
            const CellBits both = pairs_[pair]->cells | pairs_[(pair + 1) % count_]->cells;
            for (const Cell cell : seen_from_all(layout_, both) - of_loop) {
                eliminate(step.eliminations, cell, position_.candidates(cell) & shared_[pair]);
            }
            step.parts.push_back(
                {Role::loop_pair, cell_list(pairs_[pair]->cells), pairs_[pair]->digits});
        }
        if (step.eliminations.empty()) {
            return true;
        }
        sort_once(step.eliminations);
        step.technique = Technique::sk_loop;
        step.size = open_;
        return taker_.take(std::move(step));
    }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    /// Beside each cell, by row and column.
    std::array<std::array<CornerPair, 9>, 9> row_pairs_{};
    std::array<std::array<CornerPair, 9>, 9> column_pairs_{};
    std::array<const CornerPair *, most_pairs> pairs_{}; ///< along the loop
    unsigned count_ = 0;                                 ///< of the pairs
    unsigned open_ = 0;                                  ///< the cells of all pairs
    std::array<DigitSet, most_pairs> shared_{}; ///< the digits that each pair shares with the next
};

} // namespace

bool find_sk_loops(const Position &position, StepTaker &taker) {
    const Shape &shape = position.layout().shape();
    return shape.box_rows() != 3 || shape.box_columns() != 3 || SkLoops(position, taker).run();
}

} // namespace dokushin::logic
