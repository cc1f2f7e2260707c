#include "logic/position.h"

#include <algorithm>
#include <array>

namespace dokushin::logic {

bool has_plain_boxes(const Shape &shape) {
    return shape.box_rows() > 1 && shape.box_columns() > 1 &&
           shape.houses().size() == std::size_t{3} * shape.side();
}

namespace {

/// Boxes, columns, rows, the variants' houses; and for a cell box, row, column.
unsigned rank(HouseKind kind, bool columns_first) {
    switch (kind) {
    case HouseKind::box:
    case HouseKind::region:
        return 0;
    case HouseKind::column:
        return columns_first ? 1 : 2;
    case HouseKind::row:
        return columns_first ? 2 : 1;
    default:
        return 3;
    }
}

} // namespace

Layout::Layout(const Shape &shape)
    : shape_(shape), side_(shape.side()), cells_(shape.cell_count()),
      houses_(static_cast<unsigned>(shape.houses().size())), words_((cells_ + 63) / 64),
      sees_(cells_ * words_), crossings_(std::size_t{houses_} * houses_) {
    for (const House &house : shape.houses()) {
        house_cells_.insert(house_cells_.end(), house.cells.begin(), house.cells.end());
        kinds_.push_back(house.kind);
    }
    for (std::size_t position = 0; position < cells_; ++position) {
        const Cell cell = cell_at(position);
        seat_slots_.push_back(static_cast<std::uint32_t>(seats_.size()));
        for (const std::uint16_t house : shape.houses_of(cell)) {
            const auto &members = shape.houses()[house].cells;
            const auto place = std::ranges::lower_bound(members, cell) - members.begin();
            seats_.push_back({house, static_cast<std::uint8_t>(place)});
        }
        for (const Cell peer : shape.peers(cell)) {
            sees_[position * words_ + index(peer) / 64] |= std::uint64_t{1} << index(peer) % 64;
        }
    }
    seat_slots_.push_back(static_cast<std::uint32_t>(seats_.size()));
    se_seats_ = seats_;
    for (std::size_t cell = 0; cell < cells_; ++cell) {
        std::sort(se_seats_.begin() + static_cast<std::ptrdiff_t>(seat_slots_[cell]),
                  se_seats_.begin() + static_cast<std::ptrdiff_t>(seat_slots_[cell + 1]),
                  [&](Seat one, Seat other) {
                      return std::pair(rank(kinds_[one.house], false), one.house) <
                             std::pair(rank(kinds_[other.house], false), other.house);
                  });
    }
    for (HouseNumber house = 0; house < houses_; ++house) {
        order_.push_back(house);
        for (unsigned place = 0; place < side_; ++place) {
            for (const Seat seat : seats(cell_in(house, place))) {
                crossings_[std::size_t{house} * houses_ + seat.house] |= Places{1} << place;
            }
        }
    }
    std::ranges::sort(
        order_, {}, [&](HouseNumber house) { return std::pair(rank(kinds_[house], true), house); });
}

namespace {

/// As Puzzle::pencilmarks(), which also looks at stated candidates.
Pencilmarks candidates_of(const Layout &layout, const Puzzle &puzzle, const Grid &digits) {
    if (puzzle.has_candidates()) {
        return puzzle.pencilmarks();
    }
    std::vector<DigitSet> used(layout.house_count());
    for (std::size_t at = 0; at < digits.size(); ++at) {
        for (const Layout::Seat seat : layout.seats(cell_at(at))) {
            used[seat.house].insert(digits[at]);
        }
    }
    Pencilmarks candidates(digits.size());
    for (std::size_t at = 0; at < digits.size(); ++at) {
        DigitSet seen;
        for (const Layout::Seat seat : layout.seats(cell_at(at))) {
            seen = seen | used[seat.house];
        }
        candidates[at] = layout.shape().all_digits() - seen;
    }
    return candidates;
}

} // namespace

namespace {

/// The candidates that are all that a sukaku gives.
std::shared_ptr<const Pencilmarks> stated_by(const Puzzle &puzzle) {
    const bool given =
        std::ranges::any_of(puzzle.givens(), [](Digit digit) { return digit != Digit::blank; });
    return given || !puzzle.has_candidates()
               ? nullptr
               : std::make_shared<const Pencilmarks>(puzzle.pencilmarks());
}

} // namespace

Position::Position(std::shared_ptr<const Layout> layout, const Puzzle &puzzle)
    : layout_(std::move(layout)), givens_(std::make_shared<const Grid>(puzzle.givens())),
      stated_(stated_by(puzzle)), digits_(puzzle.digits()),
      candidates_(candidates_of(*layout_, puzzle, digits_)),
      places_(std::size_t{layout_->house_count()} * side()), singles_(layout_->house_count()),
      open_(layout_->house_count()), placed_(side() + 1), house_changed_(layout_->house_count(), 1),
      digit_changed_(side() + 1, 1), cell_changed_(digits_.size(), 1) {
    for (std::size_t at = 0; at < digits_.size(); ++at) {
        if (digits_[at] != Digit::blank) {
            candidates_[at] = {};
            ++placed_[number(digits_[at])];
            continue;
        }
        ++open_total_;
        for (const Layout::Seat seat : layout_->seats(cell_at(at))) {
            ++open_[seat.house];
            Places *const places = &places_[std::size_t{seat.house} * side()];
            for (const Digit digit : candidates_[at]) {
                places[number(digit) - 1] |= Places{1} << seat.place;
            }
        }
    }
    for (HouseNumber house = 0; house < layout_->house_count(); ++house) {
        for (const Digit digit : layout_->shape().all_digits()) {
            if (is_single(places(house, digit))) {
                singles_[house].insert(digit);
            }
        }
    }
}

void Position::eliminate(Cell cell, Digit digit) {
    if (!has(cell, digit)) {
        return;
    }
    candidates_[index(cell)].erase(digit);
    digit_changed_[number(digit)] = ++clock_;
    cell_changed_[index(cell)] = clock_;
    for (const Layout::Seat seat : layout_->seats(cell)) {
        Places &places = places_[std::size_t{seat.house} * side() + number(digit) - 1];
        places &= ~(Places{1} << seat.place);
        if (is_single(places)) {
            singles_[seat.house].insert(digit);
        } else if (places == 0) {
            singles_[seat.house].erase(digit);
        }
        house_changed_[seat.house] = clock_;
    }
}

void Position::place(Cell cell, Digit digit) {
    if (!is_open(cell)) {
        return;
    }
    for (const Digit other : candidates(cell)) {
        eliminate(cell, other);
    }
    digits_[index(cell)] = digit;
    ++placed_[number(digit)];
    --open_total_;
    digit_changed_[number(digit)] = ++clock_;
    cell_changed_[index(cell)] = clock_;
    for (const Layout::Seat seat : layout_->seats(cell)) {
        --open_[seat.house];
        house_changed_[seat.house] = clock_;
        for (const unsigned place : Bits(places(seat.house, digit))) {
            eliminate(layout_->cell_in(seat.house, place), digit);
        }
    }
}

bool Position::is_ok() const {
    for (HouseNumber house = 0; house < layout_->house_count(); ++house) {
        unsigned open = 0;
        for (unsigned place = 0; place < side(); ++place) {
            const Cell cell = layout_->cell_in(house, place);
            open += is_open(cell) ? 1U : 0U;
            for (const Digit digit : layout_->shape().all_digits()) {
                const bool there = (places(house, digit) >> place & 1U) != 0;
                if (there != has(cell, digit) || (there && !is_open(cell))) {
                    return false;
                }
            }
        }
        for (const Digit digit : layout_->shape().all_digits()) {
            if (singles(house).contains(digit) != is_single(places(house, digit))) {
                return false;
            }
        }
        if (open != open_[house]) {
            return false;
        }
    }
    return true;
}

} // namespace dokushin::logic
