#include "logic/finders/chain_reach.h"

#include <algorithm>

namespace dokushin::logic {

ChainReach::ChainReach(const Position &position, LinkKinds kinds)
    : layout_(position.layout()), numbers_(layout_.cell_count() * layout_.side(), -1) {
    std::vector<CandidateNumber> ends;
    std::vector<std::uint32_t> end_slots{0};
    for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
        const Cell cell = cell_at(at);
        const DigitSet here = position.candidates(cell);
        for (const Digit digit : here) {
            if (kinds.cells && here.size() == 2) {
                ends.push_back(
                    candidate_number(layout_, cell, (here - DigitSet::only(digit)).first()));
            }
            for (const Layout::Seat seat : layout_.seats(cell)) {
                const Places others =
                    position.places(seat.house, digit) & ~(Places{1} << seat.place);
                if (kinds.houses && is_single(others)) {
                    ends.push_back(candidate_number(
                        layout_, layout_.cell_in(seat.house, *Bits(others).begin()), digit));
                }
            }
            if (ends.size() > end_slots.back()) {
                const CandidateNumber candidate = candidate_number(layout_, cell, digit);
                numbers_[candidate] = static_cast<std::int32_t>(candidates_.size());
                candidates_.push_back(candidate);
                end_slots.push_back(static_cast<std::uint32_t>(ends.size()));
            }
        }
    }
    leave_slots_ = std::move(end_slots);
    for (const CandidateNumber end : ends) {
        leaves_.push_back(static_cast<std::uint16_t>(numbers_[end]));
    }
    words_ = (candidates_.size() + 63) / 64;
    strikes_.resize(numbers_.size() * words_);
    for (unsigned number = 0; number < candidates_.size(); ++number) {
        const std::uint64_t bit = std::uint64_t{1} << number % 64;
        const Candidate one = candidate_of(layout_, candidates_[number]);
        const auto mark = [&](Cell cell, Digit digit) {
            strikes_[candidate_number(layout_, cell, digit) * words_ + number / 64] |= bit;
        };
        if (kinds.cells) {
            for (const Digit other : position.candidates(one.cell) - DigitSet::only(one.digit)) {
                mark(one.cell, other);
            }
        }
        for (const Layout::Seat seat : layout_.seats(one.cell)) {
            for (const unsigned place :
                 Bits(position.places(seat.house, one.digit) & ~(Places{1} << seat.place))) {
                mark(layout_.cell_in(seat.house, place), one.digit);
            }
        }
    }
    for (auto *const row : {&on_, &off_, &seen_on_, &seen_off_}) {
        row->resize(words_);
    }
}

void ChainReach::begin() {
    for (auto *const row : {&on_, &off_, &seen_on_, &seen_off_}) {
        std::ranges::fill(*row, 0);
    }
}

bool ChainReach::strike_level() {
    std::ranges::fill(off_, 0);
    for (std::size_t word = 0; word < words_; ++word) {
        for (const unsigned bit : Bits(on_[word])) {
            const Row row = strikes(candidates_[64 * word + bit]);
            for (std::size_t at = 0; at < words_; ++at) {
                off_[at] |= row[at];
            }
        }
    }
    std::uint64_t any = 0;
    for (std::size_t word = 0; word < words_; ++word) {
        off_[word] &= ~seen_off_[word];
        seen_off_[word] |= off_[word];
        any |= off_[word];
    }
    return any != 0;
}

bool ChainReach::leave_level() {
    std::ranges::fill(on_, 0);
    for (std::size_t word = 0; word < words_; ++word) {
        for (const unsigned bit : Bits(off_[word])) {
            for (const std::uint16_t number : leaves(static_cast<unsigned>(64 * word) + bit)) {
                on_[number / 64] |= std::uint64_t{1} << number % 64;
            }
        }
    }
    std::uint64_t any = 0;
    for (std::size_t word = 0; word < words_; ++word) {
        on_[word] &= ~seen_on_[word];
        seen_on_[word] |= on_[word];
        any |= on_[word];
    }
    return any != 0;
}

/// Levels of ons and offs from `start` on. A loop closes where a candidate that leaves
/// `start` is struck at a later level than the first; whether by a path that has not met
/// it before is not looked at.
void ChainReach::walk_from(CandidateNumber start, unsigned most) {
    if (walked_ == start && walked_most_ == most) {
        return;
    }
    walked_ = start;
    walked_most_ = most;
    to_off_.reset();
    loop_.reset();
    begin();
    const std::int32_t own = numbers_[start];
    const auto closing =
        own < 0 ? std::span<const std::uint16_t>{} : leaves(static_cast<unsigned>(own));
    if (own >= 0) {
        seen_on_[static_cast<std::size_t>(own) / 64] |= std::uint64_t{1} << own % 64;
    }
    std::ranges::copy(strikes(start), off_.begin());
    std::ranges::copy(off_, seen_off_.begin());
    for (unsigned length = 2; length + 2 <= most && leave_level(); length += 2) {
        if (!to_off_ && meet(on_, strikes(start))) {
            to_off_ = length + 2;
        }
        if (!loop_ && std::ranges::any_of(closing, [&](std::uint16_t number) {
                return meet(on_, strikes(candidates_[number]));
            })) {
            loop_ = length + 2;
        }
        if ((to_off_ && (loop_ || closing.empty())) || !strike_level()) {
            return;
        }
    }
}

std::optional<unsigned> ChainReach::to_off(CandidateNumber start, unsigned most) {
    walk_from(start, most);
    return to_off_;
}

std::optional<unsigned> ChainReach::loop(CandidateNumber start, unsigned most) {
    walk_from(start, most);
    return loop_;
}

std::optional<unsigned> ChainReach::to_on(CandidateNumber start, unsigned most) {
    const std::int32_t own = numbers_[start];
    if (own < 0) {
        return std::nullopt;
    }
    const auto word = static_cast<std::size_t>(own) / 64;
    const std::uint64_t bit = std::uint64_t{1} << own % 64;
    walked_ = ~CandidateNumber{0};
    begin();
    off_[word] = seen_off_[word] = bit;
    for (unsigned length = 2; length <= most && leave_level(); length += 2) {
        if ((on_[word] & bit) != 0) {
            return length;
        }
        if (!strike_level()) {
            return std::nullopt;
        }
    }
    return std::nullopt;
}

} // namespace dokushin::logic
