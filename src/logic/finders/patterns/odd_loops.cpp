// An odd loop is an odd number of cells, each of which shares a house with the next, in which two
// values can't take turns. Each of its houses has exactly two of the cells.
//
//   broken wing      one digit: if it stood in these houses only in cells of the loop, it would be
//                    in every second one. So one of its other places in the houses is true
//   bivalue oddagon  two digits: if the cells held only these two, neighbours would hold the one
//                    and the other. So one of the other candidates of the cells is true
//
// These others are the guardians. Loops are extended cell by cell, short loops first, as long as
// some candidate contradicts all guardians, which leaves few of them. Of loops with the same
// guardians the first is passed.
//
// Sources: Rod Hagglund, "Broken wings", Sudoku Players' Forum, 2006, and later posts on guardians
// there; ronk and others on oddagons, same forum.
#include "logic/finders/guardians.h"
#include "logic/position/cell_bits.h"

namespace dokushin::logic {
namespace {

class OddLoops {
  public:
    /// Searches loops of one digit or two.
    OddLoops(const Position &position, StepTaker &taker, DigitSet digits)
        : position_(position), layout_(position.layout()), taker_(taker), digits_(digits) {
        assert(fits(layout_) && (digits.size() == 1 || digits.size() == 2));
        for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
            if ((digits - position.candidates(cell_at(at))).empty()) {
                cells_.insert(cell_at(at));
            }
        }
    }

    bool run() {
        for (length_ = 3; length_ <= longest && length_ <= cells_.size(); length_ += 2) {
            CellBits later = cells_;
            for (const Cell start : cells_) {
                later.erase(start);
                loop_ = {};
                if (!with_cell(start, {later, {}})) {
                    return false;
                }
            }
        }
        return true;
    }

  private:
    static constexpr unsigned longest = 11;

    struct Unfinished {
        CellBits open; ///< the cells that may still come
        Guardians guardians;
    };

    [[nodiscard]] bool has_one_digit() const { return digits_.size() == 1; }

    /// Adds a cell to the loop and goes on; false if the taker has enough.
    bool with_cell(Cell cell, Unfinished unfinished) {
        unfinished.open.erase(cell);
        if (taker_.is_cancelled()) {
            return false;
        }
        if (!has_one_digit() &&
            !unfinished.guardians.add(position_, cell, position_.candidates(cell) - digits_)) {
            return true;
        }
        loop_.push_back(cell);
        const bool goes_on = extend(unfinished);
        loop_.pop_back();
        return goes_on;
    }

    /// Tries each house of the last cell as the next link.
    bool extend(const Unfinished &before) {
        const Cell last = loop_.back();
        const bool closes = loop_.size() == length_;
        const CellBits ahead = closes ? CellBits::only(loop_.front()) : before.open;
        const CellBits behind = CellBits::of(loop_) - CellBits::only(last) - ahead;
        for (const Layout::Seat seat : layout_.seats(last)) {
            const CellBits house = CellBits::in_house(layout_, seat.house);
            if (behind.meets(house)) {
                continue;
            }
            for (const Cell next : ahead &house) {
                Unfinished unfinished = before;
                unfinished.open -= house;
                if (!guard(unfinished.guardians, house, last, next)) {
                    continue;
                }
                if (!(closes ? found(unfinished.guardians) : with_cell(next, unfinished))) {
                    return false;
                }
            }
        }
        return true;
    }

    /// Adds the other places of one digit in the house of a link. Returns false if they leave
    /// nothing to eliminate outside of the loop.
    bool guard(Guardians &guardians, const CellBits &house, Cell last, Cell next) const {
        if (!has_one_digit()) {
            return true;
        }
        const CellBits others = (cells_ & house) - CellBits::only(last) - CellBits::only(next);
        for (const Cell cell : others) {
            const Candidate guardian{cell, digits_.first()};
            if (std::ranges::find(guardians.all(), guardian) == guardians.all().end()) {
                guardians.add(position_, guardian);
            }
        }
        return guardians.all().size() <= 1 ||
               std::ranges::any_of(guardians.struck(), [&](const Candidate &candidate) {
                   return candidate.cell != next && !is_in_loop(candidate);
               });
    }

    [[nodiscard]] bool is_in_loop(const Candidate &candidate) const {
        return std::ranges::find(loop_, candidate.cell) != loop_.end();
    }

    bool found(const Guardians &guardians) {
        // Each loop is found in both directions. Without guardians the puzzle has no solution.
        auto key = guardians.all();
        std::ranges::sort(key);
        if (key.empty() || loop_[1] > loop_.back() ||
            std::ranges::find(known_, key) != known_.end()) {
            return true;
        }
        known_.push_back(key);
        Step step;
        step.size = length_;
        step.parts.push_back({Role::base, loop_, digits_});
        if (has_one_digit()) {
            step.technique = Technique::broken_wing;
            Part &places = step.parts.emplace_back(Part{Role::fin, {}, digits_});
            for (const Candidate &guardian : key) {
                places.cells.push_back(guardian.cell);
            }
            if (key.size() == 1) {
                step.placements = std::move(key);
                return taker_.take(std::move(step));
            }
        } else {
            step.technique = Technique::bivalue_oddagon;
            add_guardian_parts(step, guardians, loop_);
        }
        step.eliminations = guardians.eliminations();
        if (has_one_digit()) {
            std::erase_if(step.eliminations, [&](const Candidate &one) { return is_in_loop(one); });
        }
        return taker_.take(std::move(step));
    }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    DigitSet digits_;
    CellBits cells_; ///< with the digit, or with both
    unsigned length_ = 0;
    std::vector<Cell> loop_;
    std::vector<std::vector<Candidate>> known_; ///< the guardians of loops that were passed
};

} // namespace

bool find_broken_wings(const Position &position, StepTaker &taker) {
    return !fits(position.layout()) ||
           std::ranges::all_of(position.layout().shape().all_digits(), [&](Digit digit) {
               return OddLoops(position, taker, DigitSet::only(digit)).run();
           });
}

bool find_bivalue_oddagons(const Position &position, StepTaker &taker) {
    if (!fits(position.layout())) {
        return true;
    }
    const DigitSet all = position.layout().shape().all_digits();
    for (const Digit one : all) {
        for (const Digit other : all) {
            if (one < other &&
                !OddLoops(position, taker, DigitSet::only(one) | DigitSet::only(other)).run()) {
                return false;
            }
        }
    }
    return true;
}

} // namespace dokushin::logic
