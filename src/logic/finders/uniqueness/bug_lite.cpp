// A BUG-lite is a set of open cells with two candidates each, of at least three digits, in which
// each house has each digit twice or not at all. Whatever fills these cells, the other candidate of
// each would do as well; so in a puzzle with one solution one of the further candidates of the
// cells, its guardians, is true. With two digits it is a unique rectangle or loop.
//
// A set grows from a cell of two candidates: a digit that a house has once needs one cell more, and
// the digit with the fewest such cells is tried first. It grows as long as something is at odds
// with all guardians. Small sets are searched first; one set is passed for each conclusion.
//
// Sources: Havard and others, "BUG-Lite", Sudoku Players' Forum, 2006; the patterns are listed as
// "deadly patterns" and "BUG-Lite" in Sudopedia.
#include "logic/finders/guardians.h"
#include "logic/position/cell_bits.h"

#include <optional>

namespace dokushin::logic {
namespace {

class BugLites {
  public:
    BugLites(const Position &position, StepTaker &taker)
        : position_(position), layout_(position.layout()), taker_(taker),
          cells_(cells_by_digit(position)), counts_(layout_.house_count()) {
        assert(fits(layout_));
    }

    bool run() {
        for (most_ = 6; most_ <= 12; most_ += 2) {
            taken_ = {};
            for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
                const Cell start = cell_at(at);
                if (position_.candidates(start).size() != 2) {
                    continue;
                }
                if (!with_cell(start, position_.candidates(start), {})) {
                    return false;
                }
                taken_.insert(start); // all sets with this cell are known
            }
        }
        return true;
    }

  private:
    /// The digits that the set has once, and twice, in a house.
    struct Count {
        DigitSet once;
        DigitSet twice;
    };
    /// A digit that a house has once, and the cells that could have it as well.
    struct Want {
        Digit digit;
        CellBits cells;
    };

    /// True if the cell could join with the digit: no house of it has the digit twice.
    [[nodiscard]] bool has_room(Cell cell, DigitSet digits) const {
        return std::ranges::none_of(layout_.seats(cell), [&](Layout::Seat seat) {
            return !(counts_[seat.house].twice & digits).empty();
        });
    }

    /// Adds a cell with two of its candidates and goes on; false if the taker has enough.
    bool with_cell(Cell cell, DigitSet digits, Guardians guardians) {
        assert(digits.size() == 2 && has_room(cell, digits));
        if (taker_.is_cancelled()) {
            return false;
        }
        if (!position_.allows(cell, digits) ||
            !guardians.add(position_, cell, position_.candidates(cell) - digits)) {
            return true;
        }
        std::vector<Count> before;
        for (const Layout::Seat seat : layout_.seats(cell)) {
            Count &count = counts_[seat.house];
            before.push_back(count);
            count.twice = count.twice | (count.once & digits);
            count.once = (count.once | digits) - count.twice;
        }
        taken_.insert(cell);
        set_.push_back(cell);
        const bool goes_on = grow(guardians);
        set_.pop_back();
        taken_.erase(cell);
        for (std::size_t at = 0; at < before.size(); ++at) {
            counts_[layout_.seats(cell)[at].house] = before[at];
        }
        return goes_on;
    }

    bool grow(const Guardians &guardians) {
        const std::optional<Want> want = first_want();
        if (!want) {
            return found(guardians);
        }
        if (set_.size() == most_) {
            return true;
        }
        const DigitSet first = DigitSet::only(want->digit);
        for (const Cell cell : want->cells) {
            for (const Digit other : position_.candidates(cell) - first) {
                const DigitSet both = first | DigitSet::only(other);
                if (has_room(cell, both) && !with_cell(cell, both, guardians)) {
                    return false;
                }
            }
        }
        return true;
    }

    /// Returns the digit with the fewest cells among those that a house has once.
    [[nodiscard]] std::optional<Want> first_want() const {
        std::optional<Want> first;
        for (HouseNumber house = 0; house < layout_.house_count(); ++house) {
            for (const Digit digit : counts_[house].once) {
                Want want{digit, {}};
                const CellBits here =
                    (cells_[number(digit)] & CellBits::in_house(layout_, house)) - taken_;
                for (const Cell cell : here) {
                    if (has_room(cell, DigitSet::only(digit))) {
                        want.cells.insert(cell);
                    }
                }
                if (!first || want.cells.size() < first->cells.size()) {
                    first = want;
                }
            }
        }
        return first;
    }

    bool found(const Guardians &guardians) {
        DigitSet digits;
        for (const Cell cell : set_) {
            for (const Layout::Seat seat : layout_.seats(cell)) {
                digits = digits | counts_[seat.house].twice;
            }
        }
        if (digits.size() == 2 || guardians.all().empty()) {
            return true; // a loop of two digits, or a puzzle with two solutions
        }
        Step step;
        step.technique = Technique::bug_lite;
        step.eliminations = guardians.eliminations();
        if (std::ranges::find(known_, step.eliminations) != known_.end()) {
            return true;
        }
        known_.push_back(step.eliminations);
        step.size = static_cast<unsigned>(set_.size());
        auto cells = set_;
        std::ranges::sort(cells);
        Part roof{Role::roof};
        for (const Candidate &guardian : guardians.all()) {
            roof.digits.insert(guardian.digit);
            roof.cells.push_back(guardian.cell);
        }
        std::ranges::sort(roof.cells);
        roof.cells.erase(std::ranges::unique(roof.cells).begin(), roof.cells.end());
        step.parts = {{Role::deadly_pattern, std::move(cells), digits}, std::move(roof)};
        return taker_.take(std::move(step));
    }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    std::array<CellBits, max_side + 1> cells_; ///< by digit
    std::vector<Count> counts_;                ///< by house
    std::size_t most_ = 0;                     ///< cells of a set
    std::vector<Cell> set_;
    CellBits taken_;                            ///< cells of the set, and those that can't join
    std::vector<std::vector<Candidate>> known_; ///< what was eliminated
};

} // namespace

bool find_bug_lites(const Position &position, StepTaker &taker) {
    return !fits(position.layout()) || BugLites(position, taker).run();
}

} // namespace dokushin::logic
