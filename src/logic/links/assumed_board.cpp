#include "logic/links/assumed_board.h"

namespace dokushin::logic {
namespace {

template <typename To> To narrow(std::uint64_t wide) { return static_cast<To>(wide); }

} // namespace

void AssumedBoard::begin(const Position &position, bool cells) {
    side_ = position.side();
    members_.clear();
    causes_.clear();
    before_.clear();
    add_groups(position);
    seats_.clear();
    seat_slots_.clear();
    for (std::size_t at = 0; at < position.layout().cell_count(); ++at) {
        add_seats(position, cell_at(at), cells);
    }
    seat_slots_.push_back(narrow<std::uint16_t>(seats_.size()));
}

/// Those of the cells, then those of house after house.
void AssumedBoard::add_groups(const Position &position) {
    const Layout &layout = position.layout();
    for (std::size_t at = 0; at < layout.cell_count(); ++at) {
        causes_.push_back({Because::cell, 0});
        before_.push_back(narrow<Members>(position.candidates(cell_at(at)).bits()));
        for (const Digit digit : layout.shape().all_digits()) {
            members_.push_back(narrow<std::uint16_t>(candidate_number(layout, cell_at(at), digit)));
        }
    }
    for (HouseNumber house = 0; house < layout.house_count(); ++house) {
        for (const Digit digit : layout.shape().all_digits()) {
            causes_.push_back({Because::house, narrow<HouseIndex>(house)});
            before_.push_back(narrow<Members>(position.places(house, digit)));
            for (unsigned place = 0; place < side_; ++place) {
                members_.push_back(narrow<std::uint16_t>(
                    candidate_number(layout, layout.cell_in(house, place), digit)));
            }
        }
    }
}

void AssumedBoard::add_seats(const Position &position, Cell cell, bool cells) {
    const Layout &layout = position.layout();
    for (const Digit digit : layout.shape().all_digits()) {
        seat_slots_.push_back(narrow<std::uint16_t>(seats_.size()));
        if (!position.has(cell, digit)) {
            continue;
        }
        const auto add = [&](std::size_t group, std::uint64_t own) {
            seats_.push_back({narrow<std::uint16_t>(group), narrow<Members>(own)});
        };
        if (cells) {
            add(index(cell), DigitSet::only(digit).bits());
        }
        for (const Layout::Seat seat : layout.seats_box_row_column(cell)) {
            add(layout.cell_count() + seat.house * side_ + number(digit) - 1,
                Places{1} << seat.place);
        }
    }
}

} // namespace dokushin::logic
