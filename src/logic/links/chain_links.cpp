#include "logic/links/chain_links.h"

#include <algorithm>

namespace dokushin::logic {

ChainLinks::ChainLinks(const Position &position, LinkKinds kinds, bool all)
    : position_(position), layout_(position.layout()), kinds_(kinds), all_(all),
      on_lists_(layout_.cell_count() * layout_.side()), off_lists_(on_lists_.size()) {}

std::span<const ChainLinks::Link> ChainLinks::on_to_off(CandidateNumber from) const {
    List &list = off_lists_[from];
    if (list.begin == unknown) {
        list.begin = static_cast<std::uint32_t>(off_.size());
        add_off_links(candidate_of(layout_, from));
        list.end = static_cast<std::uint32_t>(off_.size());
    }
    return std::span(off_).subspan(list.begin, list.end - list.begin);
}

std::span<const ChainLinks::Link> ChainLinks::off_to_on(CandidateNumber from) const {
    List &list = on_lists_[from];
    if (list.begin == unknown) {
        list.begin = static_cast<std::uint32_t>(on_.size());
        add_on_links(candidate_of(layout_, from));
        list.end = static_cast<std::uint32_t>(on_.size());
    }
    return std::span(on_).subspan(list.begin, list.end - list.begin);
}

/// Off → on: the other of two in a cell; the other of two in a house. One that two houses
/// give is kept once, for the first.
void ChainLinks::add_on_links(Candidate candidate) const {
    const std::size_t first = on_.size();
    const DigitSet here = position_.candidates(candidate.cell);
    if (kinds_.cells && here.size() == 2) {
        const Digit other = (here - DigitSet::only(candidate.digit)).first();
        on_.push_back({candidate_number(layout_, candidate.cell, other), {Because::cell, 0}});
    }
    if (!kinds_.houses) {
        return;
    }
    for (const Layout::Seat seat : layout_.seats_box_row_column(candidate.cell)) {
        const Places others =
            position_.places(seat.house, candidate.digit) & ~(Places{1} << seat.place);
        if (!is_single(others)) {
            continue;
        }
        const Cell cell = layout_.cell_in(seat.house, *Bits(others).begin());
        const CandidateNumber to = candidate_number(layout_, cell, candidate.digit);
        const auto known = std::span(on_).subspan(first);
        if (std::ranges::find(known, to, &Link::to) == known.end()) {
            on_.push_back({to, {Because::house, seat.house}});
        }
    }
}

/// On → off: the cell's other candidates, then the digit's other places in each house.
void ChainLinks::add_off_links(Candidate candidate) const {
    const auto leads_on = [&](CandidateNumber to) { return all_ || !off_to_on(to).empty(); };
    if (kinds_.cells) {
        for (const Digit other :
             position_.candidates(candidate.cell) - DigitSet::only(candidate.digit)) {
            const CandidateNumber to = candidate_number(layout_, candidate.cell, other);
            if (leads_on(to)) {
                off_.push_back({to, {Because::cell, 0}});
            }
        }
    }
    const auto seats = layout_.seats_box_row_column(candidate.cell);
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        Places places = position_.places(seats[seat].house, candidate.digit) &
                        ~(Places{1} << seats[seat].place);
        for (std::size_t earlier = 0; earlier < seat; ++earlier) {
            places &= ~layout_.crossing(seats[seat].house, seats[earlier].house);
        }
        for (const unsigned place : Bits(places)) {
            const Cell cell = layout_.cell_in(seats[seat].house, place);
            const CandidateNumber to = candidate_number(layout_, cell, candidate.digit);
            if (leads_on(to)) {
                off_.push_back({to, {Because::house, seats[seat].house}});
            }
        }
    }
}

std::optional<Cause> ChainLinks::eliminates(CandidateNumber on, CandidateNumber off) const {
    const Candidate one = candidate_of(layout_, on);
    const Candidate other = candidate_of(layout_, off);
    if (one.cell == other.cell) {
        return kinds_.cells && one.digit != other.digit ? std::optional(Cause{Because::cell, 0})
                                                        : std::nullopt;
    }
    if (one.digit != other.digit || !layout_.sees(one.cell, other.cell)) {
        return std::nullopt;
    }
    for (const Layout::Seat seat : layout_.seats_box_row_column(one.cell)) {
        if (layout_.is_in(seat.house, other.cell)) {
            return Cause{Because::house, seat.house};
        }
    }
    return std::nullopt;
}

} // namespace dokushin::logic
