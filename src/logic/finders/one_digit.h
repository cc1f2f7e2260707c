// What an assumption about one digit leads to, within the houses: a house with one place left
// has it there. No more than whether a house is left without a place, so that the chains of a
// nishio are followed only where there is a contradiction.
#pragma once

#include "logic/position.h"

namespace dokushin::logic {

class OneDigit {
  public:
    explicit OneDigit(const Position &position)
        : position_(position), layout_(position.layout()), places_(layout_.house_count()) {}

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
    std::vector<Places> places_; ///< of the digit, by house
    std::vector<Cell> placed_;   ///< whose houses are yet to lose the rest
};

} // namespace dokushin::logic
