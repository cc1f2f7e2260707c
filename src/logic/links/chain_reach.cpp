#include "logic/links/chain_reach.h"

#include <algorithm>

namespace dokushin::logic {

ChainReach::ChainReach(const Position &position, LinkKinds kinds, DigitSet digits)
    : position_(position), layout_(position.layout()), kinds_(kinds),
      rows_(position, kinds, digits) {
    restart();
}

void ChainReach::restart() {
    const std::size_t size = rows_.candidates().size() * rows_.words();
    reached_.assign(rows_.next(0), rows_.next(0) + size);
    last_ = reached_;
    links_ = 1;
    all_ = false;
    least_ = 4;
}

void ChainReach::follow(unsigned links) {
    while (links_ < links && !all_) {
        all_ = !follow_once();
    }
}

/// Goes one pair of links further. Returns true if that reached anything.
bool ChainReach::follow_once() {
    ++links_;
    return with_width(rows_.words(), [&](auto width) {
        auto fresh = width.empty_row();
        std::uint64_t any = 0;
        for (std::size_t number = 0; number < rows_.candidates().size(); ++number) {
            std::uint64_t *const last = last_.data() + number * width.words;
            std::uint64_t *const reached = reached_.data() + number * width.words;
            std::ranges::fill(fresh, 0);
            each_bit(width, last, [&](std::size_t on) {
                add_row(width, fresh.data(), rows_.next(rows_.linked()[on]));
            });
            for (std::size_t word = 0; word < width.words; ++word) {
                last[word] = fresh[word] & ~reached[word];
                reached[word] |= last[word];
                any |= last[word];
            }
        }
        return any != 0;
    });
}

template <typename Width> bool ChainReach::refuted_in(Width width, std::size_t number) const {
    return rows_meet(width, reached(number), rows_.weak(number));
}

template <typename Width> bool ChainReach::proved_in(Width width, std::size_t number) const {
    const std::uint16_t bit = rows_.bit_of(number);
    bool proved = false;
    if (bit != ChainRows::no_bit) {
        each_bit(width, rows_.strong(bit), [&](std::size_t on) {
            proved = proved || has_bit(reached(rows_.linked()[on]), bit);
        });
    }
    return proved;
}

bool ChainReach::refuted(std::size_t number) const {
    return refuted_in(AnyWidth{rows_.words()}, number);
}

bool ChainReach::proved(std::size_t number) const {
    return proved_in(AnyWidth{rows_.words()}, number);
}

std::optional<ChainReach::Shortest> ChainReach::shortest(unsigned most) {
    while (2 * links_ + 2 <= most) {
        const auto found =
            with_width(rows_.words(), [&](auto width) { return first_refuted(width); });
        if (found) {
            return found;
        }
        all_ = all_ || !follow_once();
        if (all_) {
            least_ = least_ > 2 * links_ ? no_limit : least_;
            break;
        }
    }
    return std::nullopt;
}

template <typename Width>
std::optional<ChainReach::Shortest> ChainReach::first_refuted(Width width) {
    std::optional<Shortest> found;
    const unsigned length = 2 * links_ + 2;
    bool any = false;
    for (std::size_t number = 0; number < rows_.candidates().size() && !found; ++number) {
        const Candidate start = rows_.candidates()[number];
        const bool off = refuted_in(width, number);
        any = any || off;
        if ((off || proved_in(width, number)) &&
            !is_single(position_.candidates(start.cell).bits())) {
            found = {start, off, length};
        }
    }
    least_ = any || found ? least_ : length + 2;
    return found;
}

bool ChainReach::may_eliminate(unsigned most) {
    follow(most / 2 - 1);
    const unsigned first_arc = kinds_.houses ? least_ - 3 : 1;
    on_loops_.assign(rows_.words(), 0);
    with_width(rows_.words(), [&](auto width) {
        for (std::size_t one = 0; most > first_arc && one < rows_.linked().size(); ++one) {
            add_loops_through(width, one, most - first_arc);
        }
    });
    return std::ranges::any_of(on_loops_, [](std::uint64_t word) { return word != 0; });
}

/// Through it and a later one, with an arc of up to `rest` candidates besides that which begins
/// and ends with a link from off to on.
template <typename Width>
void ChainReach::add_loops_through(Width width, std::size_t one, unsigned rest) {
    const std::size_t number = rows_.linked()[one];
    const Candidate candidate = rows_.candidates()[number];
    auto ends = width.empty_row();
    each_bit(width, rows_.strong(one), [&](std::size_t on) {
        set_bit(ends.data(), on);
        add_row(width, ends.data(), reached(rows_.linked()[on]));
    });
    each_bit(width, ends.data(), [&](std::size_t other) {
        const std::size_t other_number = rows_.linked()[other];
        const Candidate end = rows_.candidates()[other_number];
        if (other <= one || end.digit != candidate.digit) {
            return;
        }
        // The second arc is one link, or three, or as long as was followed.
        const bool touch = has_bit(rows_.weak(number), other);
        const bool closes =
            touch || (rest >= 3 && rows_meet(width, rows_.weak(other_number),
                                             rest < 5 ? rows_.next(number) : reached(number)));
        if (closes && see_another(candidate, end, !touch)) {
            for (const std::size_t by : {number, other_number}) {
                set_bit(on_loops_.data(), rows_.bit_of(by));
                add_row(width, on_loops_.data(), reached(by));
            }
        }
    });
}

/// True if a third candidate of their digit sees both; with `refuted_only` it must be refuted, too.
/// A loop whose second arc is longer than one link has a first one that is shorter, so that the
/// third is refuted as far as was followed.
bool ChainReach::see_another(Candidate one, Candidate other, bool refuted_only) const {
    const auto seen = layout_.seen_from(one.cell);
    const auto from_other = layout_.seen_from(other.cell);
    for (std::size_t word = 0; word < seen.size(); ++word) {
        for (const unsigned bit : Bits(seen[word] & from_other[word])) {
            const Cell cell = cell_at(64 * word + bit);
            if (position_.has(cell, one.digit) &&
                (!refuted_only || !kinds_.houses || refuted(rows_.number_of(cell, one.digit)))) {
                return true;
            }
        }
    }
    return false;
}

bool ChainReach::may_eliminate_from(Candidate start) const {
    const std::uint16_t bit = rows_.bit_of(rows_.number_of(start.cell, start.digit));
    return bit != ChainRows::no_bit && has_bit(on_loops_.data(), bit);
}

} // namespace dokushin::logic
