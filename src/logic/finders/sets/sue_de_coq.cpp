// A sue de coq has cells where a box crosses a line, with more candidates than cells, and cells
// from the rest of the line and from the rest of the box that take up the surplus. There are as
// many cells as digits, and each digit can stand once among them, in the line or in the box; so
// each does. The rest of the line loses the digits of the line's cells, the rest of the box those
// of the box's, and both lose the digits that only the crossing has. A digit that the line's and
// the box's cells have, but not the crossing, can stand twice, and counts twice; both lose it
// elsewhere.
//
// Source: "two-sector disjoint subsets", Sue de Coq (forum of sudoku.com, 2005).
#include "logic/finders/evidence.h"
#include "logic/position/cell_bits.h"

#include <cassert>

namespace dokushin::logic {
namespace {

class SueDeCoqs {
  public:
    SueDeCoqs(const Position &position, StepTaker &taker)
        : position_(position), layout_(position.layout()), taker_(taker) {
        assert(fits(layout_));
    }

    bool run() {
        for (HouseNumber line = 0; line < 2 * layout_.side(); ++line) {
            for (HouseNumber box = 2 * layout_.side(); box < layout_.house_count(); ++box) {
                if (layout_.is_box(box) && count(layout_.crossing(box, line)) >= 2 &&
                    !in_crossing(box, line)) {
                    return false;
                }
            }
        }
        return true;
    }

  private:
    struct Chosen {
        CellBits cells;
        DigitSet digits;
    };

    bool in_crossing(HouseNumber box, HouseNumber line) {
        box_ = box;
        line_ = line;
        std::vector<Cell> crossing;
        for (const unsigned place : Bits(layout_.crossing(box, line))) {
            if (const Cell cell = layout_.cell_in(box, place); position_.is_open(cell)) {
                crossing.push_back(cell);
            }
        }
        return each_set(crossing, {}, 0, [&](const Chosen &chosen) {
            const unsigned surplus = chosen.digits.size() - chosen.cells.size();
            return chosen.cells.size() < 2 || chosen.digits.size() < chosen.cells.size() + 2 ||
                   with_line(chosen, surplus);
        });
    }

    /// Calls `visit` with each non-empty set of the cells.
    template <typename Visit>
    bool each_set(const std::vector<Cell> &cells, const Chosen &so_far, std::size_t from,
                  Visit visit) {
        for (std::size_t at = from; at < cells.size(); ++at) {
            const Chosen more{so_far.cells | CellBits::only(cells[at]),
                              so_far.digits | position_.candidates(cells[at])};
            if (!visit(more) || !each_set(cells, more, at + 1, visit)) {
                return false;
            }
        }
        return true;
    }

    /// Returns the open cells of a house other than these that have none of these digits.
    [[nodiscard]] std::vector<Cell> rest(HouseNumber house, const CellBits &but,
                                         DigitSet without = {}) const {
        std::vector<Cell> cells;
        for (unsigned place = 0; place < layout_.side(); ++place) {
            const Cell cell = layout_.cell_in(house, place);
            if ((position_.candidates(cell) & without).empty() && position_.is_open(cell) &&
                !but.contains(cell)) {
                cells.push_back(cell);
            }
        }
        return cells;
    }

    /// Returns the part of the surplus that some cells take up: one each, less their new digits.
    [[nodiscard]] static unsigned taken_up(const Chosen &crossing, const Chosen &chosen) {
        const unsigned news = (chosen.digits - crossing.digits).size();
        return chosen.cells.size() > news ? chosen.cells.size() - news : 0;
    }

    bool with_line(const Chosen &crossing, unsigned surplus) {
        if (taker_.is_cancelled()) {
            return false;
        }
        const auto rest_of_line = rest(line_, crossing.cells);
        return each_set(rest_of_line, {}, 0, [&](const Chosen &of_line) {
            // The box must take up a part, too.
            const DigitSet shared = of_line.digits & crossing.digits;
            const unsigned taken = taken_up(crossing, of_line);
            if (shared.empty() || taken == 0 || taken >= surplus) {
                return true;
            }
            const auto rest_of_box = rest(box_, crossing.cells | of_line.cells, shared);
            return each_set(rest_of_box, {}, 0, [&](const Chosen &of_box) {
                return (of_box.digits & crossing.digits).empty() ||
                       taken_up(crossing, of_box) != surplus - taken ||
                       found(crossing, of_line, of_box);
            });
        });
    }

    bool found(const Chosen &crossing, const Chosen &of_line, const Chosen &of_box) {
        Step step;
        const DigitSet twice = of_line.digits & of_box.digits;
        assert((twice & crossing.digits).empty());
        for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
            const Cell cell = cell_at(at);
            if (crossing.cells.contains(cell)) {
                continue;
            }
            DigitSet lost;
            if (layout_.is_in(line_, cell) && !of_line.cells.contains(cell)) {
                lost = lost | ((crossing.digits | of_line.digits) - of_box.digits) | twice;
            }
            if (layout_.is_in(box_, cell) && !of_box.cells.contains(cell)) {
                lost = lost | ((crossing.digits | of_box.digits) - of_line.digits) | twice;
            }
            eliminate(step.eliminations, cell, position_.candidates(cell) & lost);
        }
        if (step.eliminations.empty()) {
            return true;
        }
        step.technique = Technique::sue_de_coq;
        step.parts = {
            {Role::crossing, cell_list(crossing.cells), crossing.digits, house_list({box_, line_})},
            {Role::line_set, cell_list(of_line.cells), of_line.digits},
            {Role::box_set, cell_list(of_box.cells), of_box.digits}};
        step.size = crossing.cells.size() + of_line.cells.size() + of_box.cells.size();
        return taker_.take(std::move(step));
    }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    HouseNumber box_ = 0;
    HouseNumber line_ = 0;
};

} // namespace

bool find_sue_de_coqs(const Position &position, StepTaker &taker) {
    return !fits(position.layout()) || SueDeCoqs(position, taker).run();
}

} // namespace dokushin::logic
