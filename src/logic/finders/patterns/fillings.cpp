#include "logic/finders/patterns/fillings.h"

namespace dokushin::logic {
namespace {

Fillings::Cells with_one_digit(const Fillings::ByDigit &may_hold) {
    const auto &[one, two, three] = may_hold;
    return (one | two | three) - ((one & two) | (one & three) | (two & three));
}

Fillings::Cells with_all_three(const Fillings::ByDigit &may_hold) {
    return may_hold[0] & may_hold[1] & may_hold[2];
}

} // namespace

Fillings::Fillings(const Position &position, DigitSet digits) : layout_(position.layout()) {
    assert(digits.size() <= most_digits && layout_.cell_count() <= Cells::most_cells);
    std::size_t at = 0;
    for (const Digit digit : digits) {
        candidates_[at] = Cells::of_words(position.cells(digit));
        cells_ |= candidates_[at++];
    }
}

Fillings::Unfinished Fillings::unfinished(const Cells &set) const {
    Unfinished unfinished{set, candidates_, {}};
    for (Cells &cells : unfinished.may_hold) {
        cells &= set;
    }
    return unfinished;
}

void Fillings::place(Unfinished &unfinished, Cell cell, std::size_t digit) const {
    unfinished.open.erase(cell);
    unfinished.filled[digit].insert(cell);
    for (Cells &cells : unfinished.may_hold) {
        cells.erase(cell);
    }
    unfinished.may_hold[digit] -= seen_from(cell);
}

Fillings::Outcome Fillings::place_singles(Unfinished &unfinished) const {
    for (;;) {
        const auto &[one, two, three] = unfinished.may_hold;
        if (!(unfinished.open - (one | two | three)).empty()) {
            return Outcome::refuted;
        }
        const Cells singles = with_one_digit(unfinished.may_hold);
        if (singles.empty()) {
            return unfinished.open.empty() ? Outcome::filled : Outcome::open;
        }
        const Cell cell = singles.first();
        place(unfinished, cell, one.contains(cell) ? 0 : two.contains(cell) ? 1 : 2);
    }
}

/// Tries the digits of `first` or of the cell with the fewest, and so on.
bool Fillings::finish(Unfinished &unfinished, std::optional<Cell> first) const {
    const Outcome outcome = place_singles(unfinished);
    if (outcome != Outcome::open) {
        return outcome == Outcome::filled;
    }
    const Cell cell = first && unfinished.open.contains(*first) ? *first : most_limited(unfinished);
    for (std::size_t digit = 0; digit < most_digits; ++digit) {
        if (unfinished.may_hold[digit].contains(cell)) {
            Unfinished next = unfinished;
            place(next, cell, digit);
            if (finish(next, std::nullopt)) {
                unfinished = next;
                return true;
            }
        }
    }
    return false;
}

Fillings::Cells Fillings::joined(const Cells &set, Cell first) const {
    Cells joined = Cells::only(first);
    for (Cells to_follow = joined; !to_follow.empty();) {
        const Cell cell = to_follow.first();
        to_follow.erase(cell);
        const Cells more = (seen_from(cell) & set) - joined;
        joined |= more;
        to_follow |= more;
    }
    return joined;
}

std::optional<Fillings::ByDigit> Fillings::fill(const Cells &set, Cell first) const {
    assert(set.contains(first));
    Unfinished all = unfinished(joined(set, first));
    return finish(all, first) ? std::optional(all.filled) : std::nullopt;
}

std::optional<Fillings::ByDigit> Fillings::fill(const Cells &set) const {
    ByDigit all;
    for (Cells rest = set; !rest.empty();) {
        const Cell first = rest.first();
        const auto filled = fill(rest, first);
        if (!filled) {
            return std::nullopt;
        }
        for (std::size_t digit = 0; digit < most_digits; ++digit) {
            all[digit] |= (*filled)[digit];
            rest -= (*filled)[digit];
        }
    }
    return all;
}

/// Returns a cell with as few digits as there are.
Cell Fillings::most_limited(const Unfinished &unfinished) {
    const Cells singles = with_one_digit(unfinished.may_hold);
    const Cells others = unfinished.open - with_all_three(unfinished.may_hold);
    return !singles.empty()  ? singles.first()
           : !others.empty() ? others.first()
                             : unfinished.open.first();
}

/// Returns the digit of an open cell that the fewest other cells lose.
std::size_t Fillings::least_harmful(const Unfinished &unfinished, Cell cell) const {
    std::size_t best = most_digits;
    std::size_t fewest = Cells::most_cells;
    for (std::size_t digit = 0; digit < most_digits; ++digit) {
        const std::size_t harmed = (unfinished.may_hold[digit] & seen_from(cell)).size();
        if (unfinished.may_hold[digit].contains(cell) && harmed < fewest) {
            fewest = harmed;
            best = digit;
        }
    }
    return best;
}

Fillings::Cells Fillings::left_over(const ByDigit &filled, const Cells &cells) const {
    Unfinished more = unfinished(cells);
    for (std::size_t digit = 0; digit < most_digits; ++digit) {
        for (const Cell cell : filled[digit]) {
            more.may_hold[digit] -= seen_from(cell);
        }
    }
    Cells left;
    for (;;) {
        const auto &[one, two, three] = more.may_hold;
        const Cells any = one | two | three;
        left |= more.open - any;
        more.open &= any;
        if (any.empty()) {
            return left;
        }
        const Cell cell = most_limited(more);
        place(more, cell, least_harmful(more, cell));
    }
}

bool Fillings::is_refuted_by_singles(const Cells &set) const {
    Unfinished all = unfinished(set);
    return place_singles(all) == Outcome::refuted;
}

} // namespace dokushin::logic
