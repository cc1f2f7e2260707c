#include "logic/links/chain_rows.h"

#include <algorithm>
#include <cassert>

namespace dokushin::logic {

ChainRows::ChainRows(const Position &position, LinkKinds kinds, DigitSet digits)
    : position_(position), layout_(position.layout()), truths_(position, kinds.cells),
      kinds_(kinds), digits_(digits) {
    number_candidates();
    find_pairs();
    number_linked();
    with_width(words_, [&](auto width) {
        weak_ = weak_rows(width, bits_);
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
    const auto add = [&](TruthNumber truth) {
        const Truths::Members both = truths_.members(truth);
        if (has_two_to<2>(both)) {
            std::array<std::uint16_t, 2> pair{};
            std::size_t end = 0;
            truths_.each_member(truth, both, [&](const Candidate &member) {
                pair[end++] = numbers_[candidate_number(layout_, member)];
            });
            pairs_.push_back({pair[0], pair[1]});
        }
    };
    pairs_.reserve(layout_.cell_count());
    for (std::size_t at = 0; kinds_.cells && at < layout_.cell_count(); ++at) {
        add(Truths::of(cell_at(at)));
    }
    for (HouseNumber house = 0; kinds_.houses && house < layout_.house_count(); ++house) {
        for (const Digit digit : digits_) {
            add(truths_.of(house, digit));
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
    strong_.resize(linked_.size() * words_);
    for (const auto &[one, other] : pairs_) {
        set_bit(&strong_[bits_[one] * words_], bits_[other]);
        set_bit(&strong_[bits_[other] * words_], bits_[one]);
    }
}

template <typename Width> void ChainRows::add_next(Width width) {
    next_.resize(candidates_.size() * words_);
    for (std::size_t number = 0; number < candidates_.size(); ++number) {
        std::uint64_t *const to = next_.data() + number * words_;
        each_bit(width, weak(number), [&](std::size_t off) { add_row(width, to, strong(off)); });
    }
}

} // namespace dokushin::logic
