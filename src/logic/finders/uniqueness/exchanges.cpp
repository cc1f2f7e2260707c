// Fillings of a set of cells, and for each another with the same digits in each house.
#include "logic/finders/uniqueness/exchanges.h"

#include <algorithm>
#include <cassert>

namespace dokushin::logic {
namespace {

/// The cell of `open` with the fewest digits, and these.
struct Fewest {
    std::size_t at = 0;
    DigitSet digits;
};

template <typename DigitsOf> Fewest fewest(std::uint64_t open, const DigitsOf &digits_of) {
    assert(open != 0);
    Fewest best;
    unsigned least = max_side + 1;
    for (const unsigned at : Bits(open)) {
        const DigitSet digits = digits_of(at);
        if (digits.size() < least) {
            best = {at, digits};
            least = digits.size();
            if (least <= 1) {
                break;
            }
        }
    }
    return best;
}

} // namespace

Exchanges::Exchanges(const Position &position)
    : position_(position), used_(position.layout().house_count()), left_(used_) {
    const DigitSet all = position.layout().shape().all_digits();
    for (std::size_t at = 0; at < position.layout().cell_count(); ++at) {
        DigitSet allowed;
        for (const Digit digit : all) {
            if (position.allows(cell_at(at), DigitSet::only(digit))) {
                allowed.insert(digit);
            }
        }
        allowed_.push_back(allowed);
    }
}

bool Exchanges::are_all_exchanged(std::span<const Restricted> set) {
    assert(!set.empty() && set.size() < 64);
    set_ = set;
    filling_.assign(set.size(), Digit::blank);
    std::ranges::fill(used_, DigitSet{});
    steps_ = 0;
    is_filled_ = false;
    exchanged_ = 0;
    return fill((std::uint64_t{1} << set.size()) - 1);
}

/// Returns the digits that the cell may have in the filling.
DigitSet Exchanges::free_for(std::size_t at) const {
    DigitSet digits = set_[at].digits;
    for (const Layout::Seat seat : seats(at)) {
        digits = digits - used_[seat.house];
    }
    return digits;
}

/// Returns the digits that the cell may have in the other filling.
DigitSet Exchanges::left_for(std::size_t at) const {
    DigitSet digits = allowed_[index(set_[at].cell)];
    for (const Layout::Seat seat : seats(at)) {
        digits = digits & left_[seat.house];
    }
    return digits;
}

/// Goes through the fillings of the open cells; false if one of them leaves no other.
bool Exchanges::fill(std::uint64_t open) {
    if (!next_step()) {
        return false;
    }
    if (open == 0) {
        is_filled_ = true;
        left_ = used_;
        return has_other((std::uint64_t{1} << set_.size()) - 1, 0);
    }
    const Fewest next = fewest(open, [&](std::size_t at) { return free_for(at); });
    for (const Digit digit : next.digits) {
        filling_[next.at] = digit;
        for (const Layout::Seat seat : seats(next.at)) {
            used_[seat.house].insert(digit);
        }
        const bool goes_on = fill(open & ~(std::uint64_t{1} << next.at));
        for (const Layout::Seat seat : seats(next.at)) {
            used_[seat.house].erase(digit);
        }
        if (!goes_on) {
            return false;
        }
    }
    return true;
}

/// True if the open cells can be filled by what the houses have left, so that some cell differs
/// from the filling.
bool Exchanges::has_other(std::uint64_t open, std::uint64_t differing) {
    if (open == 0) {
        exchanged_ |= differing;
        return differing != 0;
    }
    if (!next_step()) {
        return false;
    }
    const Fewest next = fewest(open, [&](std::size_t at) { return left_for(at); });
    const DigitSet same = DigitSet::only(filling_[next.at]);
    const std::uint64_t cell = std::uint64_t{1} << next.at;
    for (const DigitSet digits : {next.digits - same, next.digits & same}) {
        for (const Digit digit : digits) {
            for (const Layout::Seat seat : seats(next.at)) {
                left_[seat.house].erase(digit);
            }
            const bool found =
                has_other(open & ~cell, digits == same ? differing : differing | cell);
            for (const Layout::Seat seat : seats(next.at)) {
                left_[seat.house].insert(digit);
            }
            if (found) {
                return true;
            }
        }
    }
    return false;
}

} // namespace dokushin::logic
