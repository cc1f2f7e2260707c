#include "logic/links/assumed_singles.h"

#include <algorithm>

namespace dokushin::logic {

AssumedSingles::AssumedSingles(const Position &position,
                               const std::array<CellBits, max_side + 1> &cells)
    : position_(position), layout_(position.layout()), cells_(cells) {
    for (std::size_t at = 0; at < 81; ++at) {
        candidates_[at] = position.candidates(cell_at(at));
        digits_[at] = position.digit(cell_at(at));
    }
    for (HouseNumber house = 0; house < 27; ++house) {
        for (const Digit digit : layout_.shape().all_digits()) {
            free_[house][number(digit)] = static_cast<int>(count(position.places(house, digit)));
        }
    }
}

void AssumedSingles::enter(Cell cell, Digit digit, bool on, LinkTable &table) {
    if (on) {
        set(cell, digit, Why::premise, table);
    } else {
        eliminate(cell, digit);
        table.add(literal(cell, digit, false));
        if (candidates_[index(cell)].size() == 1) {
            set(cell, candidates_[index(cell)].first(), Why::premise, table);
        }
    }
    for (unsigned round = 0; round < rounds; ++round) {
        std::vector<Candidate> naked;
        std::ranges::copy_if(naked_, std::back_inserter(naked), [&](const Candidate &single) {
            return digits_[index(single.cell)] == Digit::blank;
        });
        const std::vector<Candidate> hidden = hidden_singles();
        for (const Candidate &single : naked) {
            set(single.cell, single.digit, Why::naked, table);
        }
        for (const Candidate &single : hidden) {
            set(single.cell, single.digit, Why::hidden, table);
        }
    }
}

std::vector<Candidate> AssumedSingles::hidden_singles() const {
    std::vector<Candidate> singles;
    CellBits known;
    for (const Candidate &single : hidden_) {
        const auto seats = layout_.seats(single.cell);
        if (digits_[index(single.cell)] == Digit::blank && !known.contains(single.cell) &&
            std::ranges::any_of(seats, [&](Layout::Seat seat) {
                return free_[seat.house][number(single.digit)] == 1;
            })) {
            known.insert(single.cell);
            singles.push_back(single);
        }
    }
    return singles;
}

/// Places the digit; enters it and what it eliminates in the table.
void AssumedSingles::set(Cell cell, Digit digit, Why why, LinkTable &table) {
    const DigitSet own = candidates_[index(cell)];
    const HouseNumber tightest = tightest_house(cell, digit);
    place(cell, digit);
    const auto at = static_cast<std::uint16_t>(table.size());
    table.add(literal(cell, digit, true), reasons_for(cell, digit, why, tightest, table));
    for (const Cell peer : CellBits::seen_from(layout_, cell) & cells_[number(digit)]) {
        table.add(literal(peer, digit, false), {at});
    }
    for (const Digit other : own - DigitSet::only(digit)) {
        table.add(literal(cell, other, false), {at});
    }
}

/// Returns the house of the cell with the fewest places left for the digit.
HouseNumber AssumedSingles::tightest_house(Cell cell, Digit digit) const {
    const auto seats = layout_.seats(cell);
    return std::ranges::min_element(
               seats, {}, [&](Layout::Seat seat) { return free_[seat.house][number(digit)]; })
        ->house;
}

/// Returns the entries for the eliminations that the single rests on, at most five.
LinkTable::Reasons AssumedSingles::reasons_for(Cell cell, Digit digit, Why why,
                                               HouseNumber tightest, const LinkTable &table) const {
    std::vector<Literal> gone;
    if (why == Why::naked) {
        for (const Digit other : position_.candidates(cell) - DigitSet::only(digit)) {
            gone.push_back(literal(cell, other, false));
        }
    } else if (why == Why::hidden) {
        for (const Cell other : cells_[number(digit)]) {
            if (other != cell && layout_.is_in(tightest, other)) {
                gone.push_back(literal(other, digit, false));
            }
        }
    }
    LinkTable::Reasons reasons{};
    for (std::size_t at = 0; at < std::min(gone.size(), reasons.size()); ++at) {
        if (table.has(gone[at])) {
            reasons[at] = static_cast<std::uint16_t>(table.find(gone[at]));
        }
    }
    return reasons;
}

// ---- the board -----------------------------------------------------------------------

void AssumedSingles::place(Cell cell, Digit digit) {
    if (digits_[index(cell)] == digit) {
        return;
    }
    digits_[index(cell)] = digit;
    const DigitSet own = candidates_[index(cell)];
    candidates_[index(cell)] = {};
    for (const Cell peer : CellBits::seen_from(layout_, cell)) {
        eliminate(peer, digit);
    }
    for (const Digit other : own) {
        for (const Layout::Seat seat : layout_.seats(cell)) {
            if (--free_[seat.house][number(other)] == 1 && other != digit) {
                note_hidden(seat.house, other);
            }
        }
    }
}

void AssumedSingles::eliminate(Cell cell, Digit digit) {
    DigitSet &candidates = candidates_[index(cell)];
    if (!candidates.contains(digit)) {
        return;
    }
    candidates.erase(digit);
    if (candidates.empty()) {
        return; // its houses still count it
    }
    if (candidates.size() == 1) {
        naked_.push_back({cell, candidates.first()});
    }
    for (const Layout::Seat seat : layout_.seats(cell)) {
        const int left = --free_[seat.house][number(digit)];
        if (left == 1) {
            note_hidden(seat.house, digit);
        } else if (left == 0) {
            forget_hidden(seat.house, digit);
        }
    }
}

void AssumedSingles::note_hidden(HouseNumber house, Digit digit) {
    for (unsigned place = 0; place < layout_.side(); ++place) {
        const Cell cell = layout_.cell_in(house, place);
        if (candidates_[index(cell)].contains(digit)) {
            hidden_.push_back({cell, digit});
            return;
        }
    }
}

void AssumedSingles::forget_hidden(HouseNumber house, Digit digit) {
    const auto known = std::ranges::find_if(hidden_, [&](const Candidate &single) {
        return single.digit == digit && layout_.is_in(house, single.cell);
    });
    if (known != hidden_.end()) {
        hidden_.erase(known);
    }
}

} // namespace dokushin::logic
