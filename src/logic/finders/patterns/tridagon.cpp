// A tridagon (Thor's hammer, trivalue oddagon) has four boxes at the corners of a rectangle, and in
// each box three cells in different rows and columns. If all twelve cells held the same three
// digits, each box would have a permutation of them; where the product of the signs of the four
// choices of cells is −1, no four permutations fit together. So one of the other candidates of
// these cells, the guardians, is true, and what is at odds with all of them is false.
//
// The pattern is looked for on boards of nine digits with square boxes. Sources: Paul Isaacson,
// Eureka forum, 2012; mith and others, New Sudoku Players' Forum, threads 39859 and 39885;
// D. Berthier, "User Manual and Research Notebooks for CSP-Rules", 2023, chapter 14.
#include "logic/finders/evidence.h"
#include "logic/position/cell_bits.h"

#include <array>
#include <cassert>
#include <optional>

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
            if (fits && struck_by_guardians(box + 1) && !extend(box + 1, is_odd != chosen.is_odd)) {
                return false;
            }
        }
        return true;
    }

    /// Lists the candidates that are at odds with all guardians in the first boxes; false if there
    /// are guardians, and no such candidates.
    bool struck_by_guardians(unsigned boxes_chosen) {
        guardians_ = 0;
        for (unsigned at = 0; at < boxes_chosen * 3; ++at) {
            for (const Digit guardian : position_.candidates(cells_[at]) - digits_) {
                narrow({cells_[at], guardian}, guardians_++ == 0);
                if (struck_.empty()) {
                    return false;
                }
            }
        }
        return true;
    }

    /// Keeps of the candidates that are struck those that a guardian excludes.
    void narrow(const Candidate &guardian, bool is_first) {
        const auto excludes = [&](const Candidate &other) {
            return other.cell == guardian.cell
                       ? other.digit != guardian.digit
                       : other.digit == guardian.digit && sees(guardian.cell, other.cell);
        };
        if (!is_first) {
            std::erase_if(struck_, [&](const Candidate &other) { return !excludes(other); });
            return;
        }
        struck_.clear();
        eliminate(struck_, guardian.cell,
                  position_.candidates(guardian.cell) - DigitSet::only(guardian.digit));
        for (const Cell peer : layout_.shape().peers(guardian.cell)) {
            if (position_.is_open(peer) && position_.candidates(peer).contains(guardian.digit)) {
                struck_.push_back({peer, guardian.digit});
            }
        }
    }

    [[nodiscard]] bool sees(Cell one, Cell other) const {
        return std::ranges::binary_search(layout_.shape().peers(one), other);
    }

    bool found() {
        if (!struck_by_guardians(boxes) || guardians_ == 0) {
            return true; // without guardians the puzzle has no solution
        }
        Step step;
        step.technique = Technique::tridagon;
        step.eliminations = struck_;
        if (guardians_ == 1) { // it is then a single, which is a step of its own
            std::erase_if(step.eliminations, [&](const Candidate &other) {
                return std::ranges::find(cells_, other.cell) == cells_.end() ||
                       !digits_.contains(other.digit);
            });
        }
        sort_once(step.eliminations);
        step.parts.push_back({Role::base, {cells_.begin(), cells_.end()}, digits_});
        for (const Cell cell : cells_) {
            if (const DigitSet guardians = position_.candidates(cell) - digits_;
                !guardians.empty()) {
                step.parts.push_back({Role::fin, {cell}, guardians});
            }
        }
        step.size = static_cast<unsigned>(cells_.size());
        return taker_.take(std::move(step));
    }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    std::array<std::pair<unsigned, unsigned>, boxes> corners_{};
    DigitSet digits_;
    std::array<Cell, std::size_t{boxes} * 3> cells_{};
    std::vector<Candidate> struck_;
    unsigned guardians_ = 0;
};

} // namespace

bool find_tridagons(const Position &position, StepTaker &taker) {
    const Shape &shape = position.layout().shape();
    return shape.box_rows() != 3 || shape.box_columns() != 3 || Tridagons(position, taker).run();
}

} // namespace dokushin::logic
