// A junior exocet has two base cells in a minirow, with three or four base digits between them. In
// the band's other boxes it has two target cells, outside the base row, each with a companion in
// its column that can't hold a base digit. Three columns cross the band: those of the targets and
// that of the base box's third cell. If each base digit has places in at most two rows of these
// columns outside the band, one that is true in the base needs a target as the third; so the two
// digits of the base are those of the targets, and the targets lose all other candidates.
//
// Rows and columns may be exchanged. The pattern exists only on boards of nine digits with square
// boxes.
// Source: David P. Bird's definition (New Sudoku Players' Forum, "JExocet compendium").
#include "logic/finders/evidence.h"
#include "logic/position/cell_bits.h"

#include <cassert>

namespace dokushin::logic {
namespace {

class JuniorExocets {
  public:
    JuniorExocets(const Position &position, StepTaker &taker)
        : position_(position), layout_(position.layout()), taker_(taker) {
        assert(layout_.side() == 9);
    }

    bool run() {
        for (const bool turned : {false, true}) {
            turned_ = turned;
            for (unsigned line = 0; line < 9; ++line) {
                for (unsigned box = 0; box < 3; ++box) {
                    for (unsigned escape = 0; escape < 3; ++escape) {
                        if (!with_base(line, box, 3 * box + escape)) {
                            return false;
                        }
                    }
                }
            }
        }
        return true;
    }

  private:
    /// Returns the cell in a line and a crossing line: a row and a column, or a column and a row if
    /// turned.
    [[nodiscard]] Cell cell(unsigned line, unsigned cross) const {
        assert(line < 9 && cross < 9);
        return turned_ ? layout_.shape().cell(cross, line) : layout_.shape().cell(line, cross);
    }
    [[nodiscard]] DigitSet digits(Cell cell) const {
        return position_.is_open(cell) ? position_.candidates(cell)
                                       : DigitSet::only(position_.digit(cell));
    }

    bool with_base(unsigned line, unsigned box, unsigned escape) {
        base_cells_.clear();
        base_ = {};
        for (unsigned cross = 3 * box; cross < 3 * box + 3; ++cross) {
            if (cross != escape) {
                base_cells_.push_back(cell(line, cross));
                base_ = base_ | position_.candidates(cell(line, cross));
            }
        }
        if (!position_.is_open(base_cells_[0]) || !position_.is_open(base_cells_[1]) ||
            base_.size() < 3 || base_.size() > 4) {
            return true;
        }
        const unsigned first_box = box == 0 ? 1 : 0;
        const unsigned second_box = box == 2 ? 1 : 2;
        for (const Target &one : targets(line, first_box)) {
            for (const Target &other : targets(line, second_box)) {
                if (is_bound(line, {escape, one.cross, other.cross}) && !found(one, other)) {
                    return false;
                }
            }
        }
        return true;
    }

    struct Target {
        Cell cell{};
        unsigned cross = 0;
    };

    /// Returns the cells of the box outside the base line that can hold a base digit, while their
    /// companions can't.
    [[nodiscard]] std::vector<Target> targets(unsigned line, unsigned box) const {
        std::vector<Target> found;
        const unsigned band = line / 3 * 3;
        for (unsigned cross = 3 * box; cross < 3 * box + 3; ++cross) {
            for (const unsigned step : {1U, 2U}) {
                const Cell target = cell(band + (line + step) % 3, cross);
                const Cell companion = cell(band + (line + 3 - step) % 3, cross);
                if (position_.is_open(target) && (digits(companion) & base_).empty() &&
                    !(digits(target) & base_).empty()) {
                    found.push_back({target, cross});
                }
            }
        }
        return found;
    }

    /// True if each base digit has places in at most two lines of the crossing ones, outside the
    /// band.
    [[nodiscard]] bool is_bound(unsigned line, const std::array<unsigned, 3> &crosses) const {
        const auto lines_of = [&](Digit digit) {
            unsigned lines = 0;
            for (unsigned other = 0; other < 9; ++other) {
                const bool there = std::ranges::any_of(crosses, [&](unsigned cross) {
                    return digits(cell(other, cross)).contains(digit);
                });
                lines += other / 3 != line / 3 && there ? 1U : 0U;
            }
            return lines;
        };
        return std::ranges::all_of(base_, [&](Digit digit) { return lines_of(digit) <= 2; });
    }

    bool found(const Target &one, const Target &other) {
        Step step;
        for (const Target &target : {one, other}) {
            eliminate(step.eliminations, target.cell, position_.candidates(target.cell) - base_);
        }
        if (step.eliminations.empty()) {
            return true;
        }
        sort_eliminations(step);
        step.technique = Technique::junior_exocet;
        step.parts = {{Role::base, base_cells_, base_}, {Role::target, {one.cell, other.cell}}};
        return taker_.take(std::move(step));
    }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    bool turned_ = false;
    std::vector<Cell> base_cells_;
    DigitSet base_;
};

} // namespace

bool find_junior_exocets(const Position &position, StepTaker &taker) {
    const Shape &shape = position.layout().shape();
    return shape.box_rows() != 3 || shape.box_columns() != 3 ||
           JuniorExocets(position, taker).run();
}

} // namespace dokushin::logic
