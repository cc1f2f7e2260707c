// What an assumption about one digit leads to, within the houses: a house with one place left
// has it there. No more than whether a house is left without a place, so that the chains of a
// nishio are followed only where there is a contradiction.
#pragma once

#include "logic/steps/step_taker.h"

namespace dokushin::logic {

class OneDigit {
  public:
    /// With a taker that remembers which digits were looked at in vain.
    explicit OneDigit(const Position &position, const StepTaker *taker = nullptr)
        : position_(position), layout_(position.layout()), taker_(taker),
          places_(layout_.house_count()) {}

    /// Would one of the two? All of the digit are looked at once it is asked of the first.
    [[nodiscard]] bool may_contradict(Cell cell, Digit digit) {
        if (!known_.contains(digit)) {
            known_.insert(digit);
            look_at(digit);
        }
        return contradicting_[index(cell)].contains(digit);
    }

    /// Does the digit in that cell, or its absence, leave some house without a place for it?
    [[nodiscard]] bool contradicts(Cell cell, Digit digit, bool on) {
        for (HouseNumber house = 0; house < places_.size(); ++house) {
            places_[house] = position_.places(house, digit);
        }
        placed_.clear();
        if (!(on ? place(cell) : remove(cell))) {
            return true;
        }
        while (!placed_.empty()) {
            const Cell next = placed_.back();
            placed_.pop_back();
            if (!place(next)) {
                return true;
            }
        }
        return false;
    }

  private:
    void look_at(Digit digit) {
        contradicting_.resize(layout_.cell_count());
        const auto item = static_cast<std::size_t>(number(digit));
        if (taker_ != nullptr && nothing_found_since(*taker_, NothingFound::By::one_digit, item,
                                                     position_.changed(digit))) {
            return;
        }
        bool any = false;
        for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
            const Cell cell = cell_at(at);
            if (position_.has(cell, digit) &&
                (contradicts(cell, digit, true) || contradicts(cell, digit, false))) {
                contradicting_[at].insert(digit);
                any = true;
            }
        }
        if (taker_ != nullptr && !any) {
            note_nothing_found(*taker_, NothingFound::By::one_digit, item, position_.clock());
        }
    }

    /// The rest of its houses goes. False: one has no place left.
    bool place(Cell cell) {
        for (const Layout::Seat seat : layout_.seats(cell)) {
            for (const unsigned place : Bits(places_[seat.house] & ~(Places{1} << seat.place))) {
                if (!remove(layout_.cell_in(seat.house, place))) {
                    return false;
                }
            }
        }
        return true;
    }

    bool remove(Cell cell) {
        for (const Layout::Seat seat : layout_.seats(cell)) {
            Places &places = places_[seat.house];
            places &= ~(Places{1} << seat.place);
            if (places == 0) {
                return false;
            }
            if (is_single(places)) {
                placed_.push_back(layout_.cell_in(seat.house, *Bits(places).begin()));
            }
        }
        return true;
    }

    const Position &position_;
    const Layout &layout_;
    const StepTaker *taker_;
    DigitSet known_;                      ///< digits that were looked at
    std::vector<DigitSet> contradicting_; ///< of these, by cell
    std::vector<Places> places_;          ///< of the digit, by house
    std::vector<Cell> placed_;            ///< whose houses are yet to lose the rest
};

} // namespace dokushin::logic
