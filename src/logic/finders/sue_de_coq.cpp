// Sue de coq: cells where a box crosses a line, with more candidates than they are, and
// cells from the rest of the line and from the rest of the box that take up the surplus.
// There are as many cells as digits, and each digit can stand once among them: in the
// line or in the box. So each does; the rest of the line loses those of the line, the
// rest of the box those of the box, and both lose what only the crossing has.
//
// Source: "two-sector disjoint subsets", Sue de Coq (forum of sudoku.com, 2005).
#include "logic/cell_bits.h"
#include "logic/finders/evidence.h"

namespace dokushin::logic {
namespace {

class SueDeCoqs {
  public:
    SueDeCoqs(const Position &position, StepTaker &taker)
        : position_(position), layout_(position.layout()), taker_(taker) {}

    bool run() {
        for (HouseNumber box = 2 * layout_.side(); box < layout_.house_count(); ++box) {
            if (!layout_.is_box(box)) {
                continue;
            }
            for (HouseNumber line = 0; line < 2 * layout_.side(); ++line) {
                if (count(layout_.crossing(box, line)) >= 2 && !in_crossing(box, line)) {
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
        rest_of_line_.clear();
        rest_of_box_.clear();
        for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
            const Cell cell = cell_at(at);
            const bool of_box = layout_.is_in(box, cell);
            const bool of_line = layout_.is_in(line, cell);
            if (!position_.is_open(cell) || !(of_box || of_line)) {
                continue;
            }
            (of_box && of_line ? crossing : of_line ? rest_of_line_ : rest_of_box_).push_back(cell);
        }
        return each_set(crossing, {}, {}, 0, [&](const Chosen &chosen) {
            const unsigned surplus = chosen.digits.size() - chosen.cells.size();
            return chosen.cells.size() < 2 || chosen.digits.size() < chosen.cells.size() + 2 ||
                   with_line(chosen, surplus);
        });
    }

    /// Calls `visit` with each set of the cells that is not empty and has none of these digits.
    template <typename Visit>
    bool each_set(const std::vector<Cell> &cells, DigitSet without, const Chosen &so_far,
                  std::size_t from, Visit visit) {
        for (std::size_t at = from; at < cells.size(); ++at) {
            if (!(position_.candidates(cells[at]) & without).empty()) {
                continue;
            }
            const Chosen more{so_far.cells | CellBits::only(cells[at]),
                              so_far.digits | position_.candidates(cells[at])};
            if (!visit(more) || !each_set(cells, without, more, at + 1, visit)) {
                return false;
            }
        }
        return true;
    }

    bool with_line(const Chosen &crossing, unsigned surplus) {
        return each_set(rest_of_line_, {}, {}, 0, [&](const Chosen &of_line) {
            if (taker_.is_cancelled()) {
                return false;
            }
            // The box has to take up something, too.
            const unsigned new_digits = (of_line.digits - crossing.digits).size();
            if ((of_line.digits & crossing.digits).empty() ||
                of_line.cells.size() >= surplus + new_digits) {
                return true;
            }
            return each_set(rest_of_box_, of_line.digits, {}, 0, [&](const Chosen &of_box) {
                const DigitSet all = crossing.digits | of_line.digits | of_box.digits;
                const unsigned cells =
                    crossing.cells.size() + of_line.cells.size() + of_box.cells.size();
                return (of_box.digits & crossing.digits).empty() || all.size() != cells ||
                       found(crossing, of_line, of_box);
            });
        });
    }

    bool found(const Chosen &crossing, const Chosen &of_line, const Chosen &of_box) {
        Step step;
        const DigitSet all = crossing.digits | of_line.digits | of_box.digits;
        const CellBits pattern = crossing.cells | of_line.cells | of_box.cells;
        for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
            const Cell cell = cell_at(at);
            if (pattern.contains(cell)) {
                continue;
            }
            DigitSet lost;
            if (layout_.is_in(line_, cell)) {
                lost = lost | (all - of_box.digits);
            }
            if (layout_.is_in(box_, cell)) {
                lost = lost | (all - of_line.digits);
            }
            strike(step.eliminations, cell, position_.candidates(cell) & lost);
        }
        if (step.eliminations.empty()) {
            return true;
        }
        step.technique = Technique::sue_de_coq;
        step.houses = {static_cast<std::uint16_t>(box_), static_cast<std::uint16_t>(line_)};
        step.cells.assign(crossing.cells.begin(), crossing.cells.end());
        step.digits = all;
        for (const Chosen *const set : {&crossing, &of_line, &of_box}) {
            step.groups.push_back({{set->cells.begin(), set->cells.end()}, set->digits});
        }
        const CellBits others = of_line.cells | of_box.cells;
        step.extra_cells.assign(others.begin(), others.end());
        step.size = pattern.size();
        return taker_.take(std::move(step));
    }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    HouseNumber box_ = 0;
    HouseNumber line_ = 0;
    std::vector<Cell> rest_of_line_; ///< open cells
    std::vector<Cell> rest_of_box_;
};

} // namespace

bool find_sue_de_coqs(const Position &position, StepTaker &taker) {
    return !fits(position.layout()) || SueDeCoqs(position, taker).run();
}

} // namespace dokushin::logic
