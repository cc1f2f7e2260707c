#include "logic/position/position.h"

#include "board/constraints.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace dokushin::logic {

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
    : Incidence(shape), crossings_(std::size_t{house_count()} * house_count()) {
    for (std::size_t at = 0; at < cell_count(); ++at) {
        std::vector<Seat> of_cell(seats(cell_at(at)).begin(), seats(cell_at(at)).end());
        std::ranges::sort(of_cell, {}, [&](Seat seat) {
            return std::pair(rank(kind(seat.house), false), seat.house);
        });
        std::ranges::copy(of_cell, std::back_inserter(se_seats_));
    }
    for (HouseNumber house = 0; house < house_count(); ++house) {
        order_.push_back(house);
        for (unsigned place = 0; place < side(); ++place) {
            for (const Seat seat : seats(cell_in(house, place))) {
                crossings_[std::size_t{house} * house_count() + seat.house] |= Places{1} << place;
            }
        }
    }
    std::ranges::sort(order_, {},
                      [&](HouseNumber house) { return std::pair(rank(kind(house), true), house); });
    const auto rules = shape.constraints();
    for (const Constraint &rule : rules) {
        rule_cells_.push_back(dokushin::cells_of(rule));
        rule_cells_differ_.push_back(cells_differ(rule));
    }
    cages_in_.resize(house_count());
    for (HouseNumber house = 0; house < house_count(); ++house) {
        for (std::size_t rule = 0; rule < rules.size(); ++rule) {
            const auto *const cage = std::get_if<Cage>(&rules[rule]);
            if (cage != nullptr &&
                std::ranges::all_of(cage->cells, [&](Cell cell) { return is_in(house, cell); })) {
                cages_in_[house].push_back(static_cast<RuleIndex>(rule));
            }
        }
    }
    find_cage_pairs();
    house_sums_ = house_sums_of(*this);
}

void Layout::find_cage_pairs() {
    const auto rules = shape().constraints();
    const auto meet = [&](std::size_t one, std::size_t other) {
        return std::ranges::any_of(rule_cells_[one], [&](Cell here) {
            return std::ranges::any_of(
                rule_cells_[other], [&](Cell there) { return here == there || sees(here, there); });
        });
    };
    for (std::size_t one = 0; one < rules.size(); ++one) {
        if (!std::holds_alternative<Cage>(rules[one])) {
            continue;
        }
        for (std::size_t other = one + 1; other < rules.size(); ++other) {
            if (std::holds_alternative<Cage>(rules[other]) && meet(one, other)) {
                cage_pairs_.emplace_back(static_cast<RuleIndex>(one),
                                         static_cast<RuleIndex>(other));
            }
        }
    }
}

std::optional<RuleIndex> Layout::rule_between(Cell one, Cell other) const {
    for (const RuleIndex rule : shape().constraints_of(one)) {
        const std::vector<Cell> &cells = rule_cells_[rule];
        if (rule_cells_differ_[rule] && std::ranges::find(cells, other) != cells.end()) {
            return rule;
        }
    }
    return std::nullopt;
}

namespace {

/// Erases each digit from the cells that rules make differ from it. What else a rule excludes is
/// left to steps, which explain it.
void leave_peers(const Layout &layout, const Grid &digits, Pencilmarks &candidates) {
    for (std::size_t at = 0; at < digits.size(); ++at) {
        for (const Cell peer : layout.shape().peers(cell_at(at))) {
            candidates[index(peer)].erase(digits[at]);
        }
    }
}

/// Finds the candidates that the houses leave, or Puzzle::pencilmarks() if candidates are stated.
void find_candidates(const Layout &layout, const Puzzle &puzzle, const Grid &digits,
                     Pencilmarks &candidates) {
    if (puzzle.has_candidates()) {
        candidates = puzzle.pencilmarks();
        return;
    }
    std::vector<DigitSet> used(layout.house_count());
    for (std::size_t at = 0; at < digits.size(); ++at) {
        if (digits[at] != Digit::blank) {
            for (const Layout::Seat seat : layout.seats(cell_at(at))) {
                used[seat.house].insert(digits[at]);
            }
        }
    }
    candidates.resize(digits.size());
    for (std::size_t at = 0; at < digits.size(); ++at) {
        DigitSet seen;
        for (const Layout::Seat seat : layout.seats(cell_at(at))) {
            seen = seen | used[seat.house];
        }
        candidates[at] = layout.shape().all_digits() - seen;
    }
    if (!layout.shape().constraints().empty()) {
        leave_peers(layout, digits, candidates);
    }
}

/// Returns the candidates of a puzzle that states them and has no givens; null for any other.
std::shared_ptr<const Pencilmarks> stated_by(const Puzzle &puzzle) {
    const bool given =
        std::ranges::any_of(puzzle.givens(), [](Digit digit) { return digit != Digit::blank; });
    return given || !puzzle.has_candidates()
               ? nullptr
               : std::make_shared<const Pencilmarks>(puzzle.pencilmarks());
}

} // namespace

Position::Position(std::shared_ptr<const Layout> layout, const Puzzle &puzzle)
    : layout_(std::move(layout)) {
    restart(puzzle);
}

void Position::restart(const Puzzle &puzzle) {
    givens_ = std::make_shared<const Grid>(puzzle.givens());
    stated_ = stated_by(puzzle);
    digits_ = puzzle.digits();
    find_candidates(*layout_, puzzle, digits_, candidates_);
    const std::size_t houses = layout_->house_count();
    places_.assign(houses * side(), 0);
    cells_.assign(side() * layout_->words(), 0);
    singles_.assign(houses, {});
    open_.assign(houses, 0);
    placed_.assign(side() + 1, 0);
    open_total_ = 0;
    clock_ = 1;
    house_changed_.assign(houses, 1);
    digit_changed_.assign(side() + 1, 1);
    cell_changed_.assign(digits_.size(), 1);
    enter_candidates();
}

/// Fills the maps from the candidates and digits.
void Position::enter_candidates() {
    std::vector<DigitSet> several(layout_->house_count()); // digits with two places or more
    for (std::size_t at = 0; at < digits_.size(); ++at) {
        if (digits_[at] != Digit::blank) {
            candidates_[at] = {};
            ++placed_[number(digits_[at])];
            continue;
        }
        ++open_total_;
        enter(cell_at(at), several);
    }
    for (HouseNumber house = 0; house < layout_->house_count(); ++house) {
        singles_[house] = singles_[house] - several[house];
    }
}

/// Enters a cell in the maps. `singles_` has every digit of the cells so far; those in `several`
/// are taken out at the end.
void Position::enter(Cell cell, std::vector<DigitSet> &several) {
    const DigitSet candidates = candidates_[index(cell)];
    const std::size_t words = layout_->words();
    std::uint64_t *const cells = cells_.data() + index(cell) / 64;
    for (const unsigned slot : Bits(candidates.bits())) {
        cells[slot * words] |= std::uint64_t{1} << index(cell) % 64;
    }
    const std::size_t step = side();
    for (const Layout::Seat seat : layout_->seats(cell)) {
        ++open_[seat.house];
        several[seat.house] = several[seat.house] | (singles_[seat.house] & candidates);
        singles_[seat.house] = singles_[seat.house] | candidates;
        Places *const places = places_.data() + seat.house * step;
        const Places place = Places{1} << seat.place;
        for (const unsigned slot : Bits(candidates.bits())) {
            places[slot] |= place;
        }
    }
}

void Position::eliminate(Cell cell, Digit digit) {
    if (!has(cell, digit)) {
        return;
    }
    candidates_[index(cell)].erase(digit);
    leave_houses(cell, digit, ++clock_);
}

/// Updates the maps of the houses after a candidate was removed.
void Position::leave_houses(Cell cell, Digit digit, std::uint32_t now) {
    const std::size_t slot = number(digit) - 1;
    const std::size_t step = side();
    cells_[slot * layout_->words() + index(cell) / 64] &= ~(std::uint64_t{1} << index(cell) % 64);
    digit_changed_[number(digit)] = now;
    cell_changed_[index(cell)] = now;
    Places *const digit_places = places_.data() + slot;
    for (const Layout::Seat seat : layout_->seats(cell)) {
        Places &places = digit_places[seat.house * step];
        const Places rest = places & ~(Places{1} << seat.place);
        places = rest;
        house_changed_[seat.house] = now;
        const std::uint64_t single = is_single(rest) ? 1 : 0;
        singles_[seat.house] =
            DigitSet((singles_[seat.house].bits() & ~(std::uint64_t{1} << slot)) | single << slot);
    }
}

void Position::place(Cell cell, Digit digit) {
    if (!is_open(cell)) {
        return;
    }
    const std::uint32_t now = ++clock_;
    for (const Digit other : candidates(cell)) {
        leave_houses(cell, other, now);
    }
    candidates_[index(cell)] = {};
    digits_[index(cell)] = digit;
    ++placed_[number(digit)];
    --open_total_;
    digit_changed_[number(digit)] = now;
    cell_changed_[index(cell)] = now;
    for (const Layout::Seat seat : layout_->seats(cell)) {
        --open_[seat.house];
        house_changed_[seat.house] = now;
    }
    const auto seen = layout_->seen_from(cell);
    for (std::size_t word = 0; word < seen.size(); ++word) {
        for (const unsigned bit : Bits(seen[word] & cells(digit)[word])) {
            const Cell peer = cell_at(64 * word + bit);
            candidates_[index(peer)].erase(digit);
            leave_houses(peer, digit, now);
        }
    }
}

bool Position::is_solution() const {
    for (HouseNumber house = 0; house < layout_->house_count(); ++house) {
        DigitSet digits;
        for (unsigned place = 0; place < side(); ++place) {
            digits.insert(digit(layout_->cell_in(house, place)));
        }
        if (digits != layout_->shape().all_digits()) {
            return false;
        }
    }
    return true;
}

bool Position::is_ok() const {
    for (HouseNumber house = 0; house < layout_->house_count(); ++house) {
        unsigned open = 0;
        for (unsigned place = 0; place < side(); ++place) {
            const Cell cell = layout_->cell_in(house, place);
            open += is_open(cell) ? 1U : 0U;
            for (const Digit digit : layout_->shape().all_digits()) {
                const bool there = (places(house, digit) >> place & 1U) != 0;
                const bool known = (cells(digit)[index(cell) / 64] >> index(cell) % 64 & 1U) != 0;
                if (there != has(cell, digit) || known != there || (there && !is_open(cell))) {
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
