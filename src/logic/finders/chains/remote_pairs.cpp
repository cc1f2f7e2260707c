// Remote pair: an even number of cells with the same two candidates, four at least, each
// seeing the next. They hold the two in turn, so the ends hold one each, and what sees
// both ends loses both.
#include "logic/finders/evidence.h"
#include "logic/position/cell_bits.h"

#include <set>

namespace dokushin::logic {
namespace {

class RemotePairs {
  public:
    RemotePairs(const Position &position, StepTaker &taker)
        : position_(position), layout_(position.layout()), taker_(taker) {}

    bool run() {
        for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
            if (position_.candidates(cell_at(at)).size() == 2 && !from(cell_at(at))) {
                return false;
            }
        }
        return true;
    }

  private:
    /// Breadth first, cells at an odd and at an even distance apart.
    bool from(Cell start) {
        const DigitSet pair = position_.candidates(start);
        std::array<std::vector<Cell>, 2> before; ///< by the parity of the distance
        before.fill(std::vector<Cell>(layout_.cell_count(), start));
        std::array<CellBits, 2> seen{CellBits::only(start), {}};
        std::vector<Cell> here{start};
        for (unsigned distance = 1; !here.empty(); ++distance) {
            std::vector<Cell> next;
            for (const Cell cell : here) {
                for (const Cell peer : layout_.shape().peers(cell)) {
                    if (position_.candidates(peer) == pair && !seen[distance % 2].contains(peer)) {
                        seen[distance % 2].insert(peer);
                        before[distance % 2][index(peer)] = cell;
                        next.push_back(peer);
                    }
                }
            }
            if (distance >= 3 && distance % 2 == 1) {
                for (const Cell end : next) {
                    if (!reported_.contains({end, start}) && !found(start, end, distance, before)) {
                        return false;
                    }
                }
            }
            here = std::move(next);
        }
        return true;
    }

    bool found(Cell start, Cell end, unsigned distance,
               const std::array<std::vector<Cell>, 2> &before) {
        reported_.insert({start, end});
        Step step;
        step.technique = Technique::remote_pair;
        const DigitSet digits = position_.candidates(start);
        std::vector<Cell> cells;
        for (Cell cell = end; distance > 0; --distance) {
            cells.push_back(cell);
            cell = before[distance % 2][index(cell)];
        }
        cells.push_back(start);
        std::ranges::reverse(cells);
        CellBits seen;
        for (std::size_t one = 0; one < cells.size(); ++one) {
            for (std::size_t other = one + 3; other < cells.size(); other += 2) {
                seen |= CellBits::seen_from(layout_, cells[one]) &
                        CellBits::seen_from(layout_, cells[other]);
            }
        }
        seen -= CellBits::of(cells);
        for (const Cell cell : seen) {
            eliminate(step.eliminations, cell, position_.candidates(cell) & digits);
        }
        if (step.eliminations.empty()) {
            return true;
        }
        step.size = static_cast<unsigned>(cells.size());
        step.parts = {{Role::set, std::move(cells), digits}};
        return taker_.take(std::move(step));
    }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    std::set<std::pair<Cell, Cell>> reported_; ///< start and end
};

} // namespace

bool find_remote_pairs(const Position &position, StepTaker &taker) {
    return !fits(position.layout()) || RemotePairs(position, taker).run();
}

} // namespace dokushin::logic
