// A tridagon (Thor's hammer, trivalue oddagon) has four boxes at the corners of a rectangle, and in
// each box three cells in different rows and columns. If all twelve cells held the same three
// digits, each box would have a permutation of them; where the product of the signs of the four
// choices of cells is −1, no four permutations fit together. So one of the other candidates of
// these cells, the guardians, is true, and what is at odds with all of them is false.
//
// The pattern is looked for on boards of nine digits with square boxes. Sources: Paul Isaacson,
// Eureka forum, 2012; mith and others, New Sudoku Players' Forum, threads 39859 and 39885;
// D. Berthier, "User Manual and Research Notebooks for CSP-Rules", 2023, chapter 14.
#include "logic/finders/guardians.h"

#include <array>

namespace dokushin::logic {
namespace {

/// Three columns of a box, one for each row, and the sign of that permutation.
struct Transversal {
    std::array<unsigned, 3> columns;
    bool is_odd;
};
constexpr std::array<Transversal, 6> transversals{{{{0, 1, 2}, false},
                                                   {{1, 2, 0}, false},
                                                   {{2, 0, 1}, false},
                                                   {{0, 2, 1}, true},
                                                   {{1, 0, 2}, true},
                                                   {{2, 1, 0}, true}}};

class Tridagons {
  public:
    Tridagons(const Position &position, StepTaker &taker)
        : position_(position), layout_(position.layout()), taker_(taker) {
        assert(layout_.side() == 9);
    }

    bool run() {
        for (const auto &[top, bottom] : box_pairs) {
            for (const auto &[left, right] : box_pairs) {
                corners_ = {std::pair(top, left), {top, right}, {bottom, left}, {bottom, right}};
                if (!with_corners()) {
                    return false;
                }
            }
        }
        return true;
    }

  private:
    static constexpr unsigned boxes = 4;
    static constexpr std::array<std::pair<unsigned, unsigned>, 3> box_pairs{
        {{0, 1}, {0, 2}, {1, 2}}};

    /// Tries all threes of digits in four boxes.
    bool with_corners() {
        for (unsigned first = 1; first <= 7; ++first) {
            for (unsigned second = first + 1; second <= 8; ++second) {
                for (unsigned third = second + 1; third <= 9; ++third) {
                    digits_ = DigitSet::only(digit_of(first)) | DigitSet::only(digit_of(second)) |
                              DigitSet::only(digit_of(third));
                    if (!extend(0, false)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    [[nodiscard]] Cell cell_of(unsigned box, unsigned row, unsigned column) const {
        const auto [band, stack] = corners_[box];
        return layout_.shape().cell(band * 3 + row, stack * 3 + column);
    }

    /// Chooses the cells of a box and of those after it; false if the taker has enough.
    bool extend(unsigned box, bool is_odd) {
        if (box == boxes) {
            return !is_odd || found();
        }
        for (const Transversal &chosen : transversals) {
            bool fits = true;
            for (unsigned row = 0; row < 3 && fits; ++row) {
                const Cell cell = cell_of(box, row, chosen.columns[row]);
                cells_[box * 3 + row] = cell;
                fits =
                    position_.is_open(cell) && (position_.candidates(cell) & digits_).size() >= 2;
            }
            if (fits && guard(box + 1) && !extend(box + 1, is_odd != chosen.is_odd)) {
                return false;
            }
        }
        return true;
    }

    /// Lists the guardians in the first boxes; false if nothing is at odds with all of them.
    bool guard(unsigned boxes_chosen) {
        guardians_ = {};
        return std::ranges::all_of(
            std::span(cells_).first(std::size_t{boxes_chosen} * 3), [&](Cell cell) {
                return guardians_.add(position_, cell, position_.candidates(cell) - digits_);
            });
    }

    bool found() {
        if (!guard(boxes) || guardians_.all().empty()) {
            return true; // without guardians the puzzle has no solution
        }
        Step step;
        step.technique = Technique::tridagon;
        step.eliminations = guardians_.eliminations();
        const std::vector<Cell> cells(cells_.begin(), cells_.end());
        step.parts.push_back({Role::base, cells, digits_});
        add_guardian_parts(step, guardians_, cells);
        step.size = static_cast<unsigned>(cells_.size());
        return taker_.take(std::move(step));
    }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    std::array<std::pair<unsigned, unsigned>, boxes> corners_{};
    DigitSet digits_;
    std::array<Cell, std::size_t{boxes} * 3> cells_{};
    Guardians guardians_;
};

} // namespace

bool find_tridagons(const Position &position, StepTaker &taker) {
    const Shape &shape = position.layout().shape();
    return shape.box_rows() != 3 || shape.box_columns() != 3 || Tridagons(position, taker).run();
}

} // namespace dokushin::logic
