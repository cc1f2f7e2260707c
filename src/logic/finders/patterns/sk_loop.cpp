// An SK-loop has four boxes at the corners of a rectangle, and in each box the two pairs of cells
// beside its corner cell, in that cell's row and in its column. Along the loop of eight pairs each
// pair shares digits with the next, alternately in a line and in a box. If sixteen digits are
// shared between sixteen cells, each is placed where it is shared: the lines and the boxes lose
// them elsewhere.
//
// The pattern exists only on boards of nine digits with square boxes. Source: Steve Kurzhals
// (Eureka forum, 2007).
#include "logic/finders/evidence.h"
#include "logic/position/cell_bits.h"

#include <cassert>

namespace dokushin::logic {
namespace {

class SkLoops {
  public:
    SkLoops(const Position &position, StepTaker &taker)
        : position_(position), layout_(position.layout()), taker_(taker) {
        assert(layout_.side() == 9);
    }

    bool run() {
        for (unsigned top = 0; top < 6; ++top) {
            for (unsigned bottom = top / 3 * 3 + 3; bottom < 9; ++bottom) {
                for (unsigned left = 0; left < 6; ++left) {
                    for (unsigned right = left / 3 * 3 + 3; right < 9; ++right) {
                        if (!with_corners({top, bottom}, {left, right})) {
                            return false;
                        }
                    }
                }
            }
        }
        return true;
    }

  private:
    static constexpr unsigned pairs = 8;

    /// Tries the loop through four corners. Pairs 0 and 1 lie in the first row, 1 and 2 in a box, 2
    /// and 3 in a column, …: even pairs share a line with the next, odd ones a box.
    bool with_corners(std::array<unsigned, 2> rows, std::array<unsigned, 2> columns) {
        row_pair(0, rows[0], columns[0]);
        row_pair(1, rows[0], columns[1]);
        column_pair(2, rows[0], columns[1]);
        column_pair(3, rows[1], columns[1]);
        row_pair(4, rows[1], columns[1]);
        row_pair(5, rows[1], columns[0]);
        column_pair(6, rows[1], columns[0]);
        column_pair(7, rows[0], columns[0]);
        for (unsigned pair = 0; pair < pairs; ++pair) {
            if (cells_[pair].size() != 2 || digits_[pair].size() < 3) {
                return true;
            }
        }
        // The digits that pairs 0 and 1 share decide what all others share.
        const DigitSet both = digits_[0] & digits_[1];
        for (std::uint64_t chosen = both.bits(); chosen != 0; chosen = (chosen - 1) & both.bits()) {
            if (closes(DigitSet(chosen)) && !found()) {
                return false;
            }
        }
        return true;
    }

    void row_pair(unsigned pair, unsigned row, unsigned corner) {
        set_pair(pair, [&](unsigned at) { return layout_.shape().cell(row, at); }, corner);
    }
    void column_pair(unsigned pair, unsigned corner, unsigned column) {
        set_pair(pair, [&](unsigned at) { return layout_.shape().cell(at, column); }, corner);
    }
    template <typename CellAt> void set_pair(unsigned pair, CellAt cell_at_place, unsigned corner) {
        cells_[pair] = {};
        digits_[pair] = {};
        for (unsigned at = corner / 3 * 3; at < corner / 3 * 3 + 3; ++at) {
            const Cell cell = cell_at_place(at);
            if (at != corner && position_.is_open(cell)) {
                cells_[pair].insert(cell);
                digits_[pair] = digits_[pair] | position_.candidates(cell);
            }
        }
    }

    /// True if the loop closes when pairs 0 and 1 share these digits.
    bool closes(DigitSet first) {
        shared_[0] = first;
        unsigned all = first.size();
        for (unsigned pair = 1; pair < pairs; ++pair) {
            shared_[pair] = digits_[pair] - shared_[pair - 1];
            if (!(shared_[pair] - digits_[(pair + 1) % pairs]).empty()) {
                return false;
            }
            all += shared_[pair].size();
        }
        return digits_[0] == (shared_[pairs - 1] | shared_[0]) &&
               (shared_[pairs - 1] & shared_[0]).empty() && all == 2 * pairs;
    }

    bool found() {
        Step step;
        CellBits of_loop;
        for (const CellBits &cells : cells_) {
            of_loop |= cells;
        }
        assert(of_loop.size() == 2 * pairs);
        for (unsigned pair = 0; pair < pairs; ++pair) {
            const CellBits both = cells_[pair] | cells_[(pair + 1) % pairs];
            for (const Cell cell : seen_from_all(layout_, both) - of_loop) {
                eliminate(step.eliminations, cell, position_.candidates(cell) & shared_[pair]);
            }
            step.parts.push_back({Role::loop_pair, cell_list(cells_[pair]), digits_[pair]});
        }
        if (step.eliminations.empty()) {
            return true;
        }
        sort_once(step.eliminations);
        step.technique = Technique::sk_loop;
        step.size = 2 * pairs;
        return taker_.take(std::move(step));
    }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    std::array<CellBits, pairs> cells_{};
    std::array<DigitSet, pairs> digits_{};
    std::array<DigitSet, pairs> shared_{}; ///< the digits that each pair shares with the next
};

} // namespace

bool find_sk_loops(const Position &position, StepTaker &taker) {
    const Shape &shape = position.layout().shape();
    return shape.box_rows() != 3 || shape.box_columns() != 3 || SkLoops(position, taker).run();
}

} // namespace dokushin::logic
