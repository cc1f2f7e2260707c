#include "logic/links/chain_rows.h"

#include <algorithm>
#include <cassert>

namespace dokushin::logic {

ChainRows::ChainRows(const Position &position, LinkKinds kinds, DigitSet digits)
    : position_(position), layout_(position.layout()), kinds_(kinds), digits_(digits) {
    number_candidates();
    find_pairs();
    number_linked();
    with_width(words_, [&](auto width) {
        eliminates_ = eliminate_rows(width, bits_);
        add_next(width);
    });
}

void ChainRows::number_candidates() {
    numbers_.resize(layout_.cell_count() * layout_.side());
    candidates_.reserve(4 * layout_.cell_count());
    for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
        const DigitSet here = position_.candidates(cell_at(at));
        if (!kinds_.houses && !has_two_to<2>(here.bits())) {
            continue;
        }
        for (const Digit digit : here &digits_) {
            numbers_[candidate_number(layout_, cell_at(at), digit)] =
                static_cast<std::uint16_t>(candidates_.size());
            candidates_.push_back({cell_at(at), digit});
        }
    }
    assert(candidates_.size() < no_bit); // boards of up to 25×25
}

void ChainRows::find_pairs() {
    const auto add = [&](std::size_t one, std::size_t other) {
        pairs_.push_back({static_cast<std::uint16_t>(one), static_cast<std::uint16_t>(other)});
    };
    pairs_.reserve(layout_.cell_count());
    for (std::size_t at = 0; kinds_.cells && at < layout_.cell_count(); ++at) {
        const DigitSet here = position_.candidates(cell_at(at));
        if (has_two_to<2>(here.bits())) {
            const std::size_t first = number_of(cell_at(at), here.first());
            add(first, first + 1);
        }
    }
    for (HouseNumber house = 0; kinds_.houses && house < layout_.house_count(); ++house) {
        for (const Digit digit : digits_) {
            const Places places = position_.places(house, digit);
            if (has_two_to<2>(places)) {
                const unsigned one = *Bits(places).begin();
                const unsigned other = *Bits(places & (places - 1)).begin();
                add(number_of(layout_.cell_in(house, one), digit),
                    number_of(layout_.cell_in(house, other), digit));
            }
        }
    }
}

void ChainRows::number_linked() {
    bits_.assign(candidates_.size(), no_bit);
    for (const auto &[one, other] : pairs_) {
        bits_[one] = bits_[other] = 0;
    }
    for (std::size_t number = 0; number < bits_.size(); ++number) {
        if (bits_[number] != no_bit) {
            bits_[number] = static_cast<std::uint16_t>(linked_.size());
            linked_.push_back(static_cast<std::uint16_t>(number));
        }
    }
    words_ = (linked_.size() + 63) / 64;
    leaves_.resize(linked_.size() * words_);
    for (const auto &[one, other] : pairs_) {
        set_bit(&leaves_[bits_[one] * words_], bits_[other]);
        set_bit(&leaves_[bits_[other] * words_], bits_[one]);
    }
}

template <typename Width> void ChainRows::add_next(Width width) {
    next_.resize(candidates_.size() * words_);
    for (std::size_t number = 0; number < candidates_.size(); ++number) {
        std::uint64_t *const to = next_.data() + number * words_;
        each_bit(width, eliminates(number),
                 [&](std::size_t off) { add_row(width, to, leaves(off)); });
    }
}

} // namespace dokushin::logic
