#include "logic/finders/chain_matrix.h"

#include <algorithm>
#include <cassert>

namespace dokushin::logic {
namespace {

void set_bit(std::uint64_t *row, std::size_t bit) { row[bit / 64] |= std::uint64_t{1} << bit % 64; }

void add_row(std::uint64_t *to, const std::uint64_t *from, std::size_t words) {
    for (std::size_t word = 0; word < words; ++word) {
        to[word] |= from[word];
    }
}

/// Calls `each(bit)` for the bits that both rows have.
template <typename Each>
void each_common(const std::uint64_t *one, const std::uint64_t *other, std::size_t words,
                 const Each &each) {
    for (std::size_t word = 0; word < words; ++word) {
        for (const unsigned bit : Bits(one[word] & other[word])) {
            each(64 * word + bit);
        }
    }
}

} // namespace

ChainMatrix::ChainMatrix(const Position &position, LinkKinds kinds, unsigned links)
    : position_(position), layout_(position.layout()), kinds_(kinds) {
    number_candidates();
    add_strikes();
    add_leaves();
    add_reach();
    for (unsigned known = 1; 2 * known <= links; known *= 2) {
        const Matrix &half = reach_.back();
        Matrix whole = half;
        for (std::size_t from = 0; from < candidates_.size(); ++from) {
            std::uint64_t *const to = &whole[from * words_];
            each_common(&half[from * words_], &half[from * words_], words_,
                        [&](std::size_t on) { add_row(to, &half[on * words_], words_); });
        }
        if (whole == half) {
            break;
        }
        reach_.push_back(std::move(whole));
    }
}

void ChainMatrix::number_candidates() {
    numbers_.resize(layout_.cell_count() * layout_.side());
    for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
        for (const Digit digit : position_.candidates(cell_at(at))) {
            numbers_[candidate_number(layout_, cell_at(at), digit)] =
                static_cast<std::uint16_t>(candidates_.size());
            candidates_.push_back({cell_at(at), digit});
        }
    }
    assert(candidates_.size() <= 1U << 16); // boards of up to 25×25
    words_ = (candidates_.size() + 63) / 64;
}

void ChainMatrix::add_strikes() {
    strikes_.resize(candidates_.size() * words_);
    for (HouseNumber house = 0; house < layout_.house_count(); ++house) {
        for (const Digit digit : layout_.shape().all_digits()) {
            const Places places = position_.places(house, digit);
            for (const unsigned one : Bits(places)) {
                std::uint64_t *const row =
                    &strikes_[number_of(layout_.cell_in(house, one), digit) * words_];
                for (const unsigned other : Bits(places & ~(Places{1} << one))) {
                    set_bit(row, number_of(layout_.cell_in(house, other), digit));
                }
            }
        }
    }
    for (std::size_t from = 0; kinds_.cells && from < candidates_.size(); ++from) {
        const std::size_t first = first_of(candidates_[from].cell);
        const std::size_t end = first + position_.candidates(candidates_[from].cell).size();
        for (std::size_t other = first; other < end; ++other) {
            if (other != from) {
                set_bit(&strikes_[from * words_], other);
            }
        }
    }
}

void ChainMatrix::add_leaves() {
    leaves_.resize(candidates_.size() * words_);
    leaving_.resize(words_);
    const auto add = [&](std::size_t one, std::size_t other) {
        set_bit(&leaves_[one * words_], other);
        set_bit(&leaves_[other * words_], one);
        set_bit(leaving_.data(), one);
        set_bit(leaving_.data(), other);
    };
    for (std::size_t at = 0; kinds_.cells && at < layout_.cell_count(); ++at) {
        if (has_two_to<2>(position_.candidates(cell_at(at)).bits())) {
            add(first_of(cell_at(at)), first_of(cell_at(at)) + 1);
        }
    }
    for (HouseNumber house = 0; kinds_.houses && house < layout_.house_count(); ++house) {
        for (const Digit digit : layout_.shape().all_digits()) {
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

void ChainMatrix::add_reach() {
    Matrix &reach = reach_.emplace_back(candidates_.size() * words_);
    for (std::size_t from = 0; from < candidates_.size(); ++from) {
        std::uint64_t *const to = &reach[from * words_];
        each_common(&strikes_[from * words_], leaving_.data(), words_,
                    [&](std::size_t off) { add_row(to, &leaves_[off * words_], words_); });
    }
}

/// What is reached by the most links that are no more than these; null: not even one.
const ChainMatrix::Matrix *ChainMatrix::within(unsigned links) const {
    if (links == 0) {
        return nullptr;
    }
    const auto power = static_cast<std::size_t>(std::bit_width(links)) - 1;
    return &reach_[std::min(power, reach_.size() - 1)];
}

void ChainMatrix::refute(unsigned most, std::vector<Candidate> &off,
                         std::vector<Candidate> &on) const {
    // The start, two candidates a link, and from on to off the end; from off to on the
    // first on, which is one more as well.
    const Matrix *const reach = most < 4 ? nullptr : within((most - 2) / 2);
    for (std::size_t start = 0; reach != nullptr && start < candidates_.size(); ++start) {
        if (meet({&(*reach)[start * words_], words_}, {&strikes_[start * words_], words_})) {
            off.push_back(candidates_[start]);
            continue;
        }
        bool proved = false;
        each_common(&leaves_[start * words_], &leaves_[start * words_], words_,
                    [&](std::size_t next) {
                        const std::uint64_t word = (*reach)[next * words_ + start / 64];
                        proved = proved || (word >> start % 64 & 1U) != 0;
                    });
        if (proved) {
            on.push_back(candidates_[start]);
        }
    }
}

void ChainMatrix::add_offs(std::size_t start, const Matrix &reach,
                           std::vector<std::uint64_t> &offs) const {
    add_row(offs.data(), &strikes_[start * words_], words_);
    each_common(&reach[start * words_], &reach[start * words_], words_,
                [&](std::size_t on) { add_row(offs.data(), &strikes_[on * words_], words_); });
}

bool ChainMatrix::have_common(std::span<const Candidate> starts) {
    offs_.resize(candidates_.size() * words_);
    known_.resize(candidates_.size());
    Matrix offs(words_, ~std::uint64_t{0});
    Matrix ons(words_, ~std::uint64_t{0});
    Matrix branch(words_);
    for (const Candidate &candidate : starts) {
        const std::size_t start = number_of(candidate.cell, candidate.digit);
        if (known_[start] == 0) {
            known_[start] = 1;
            std::ranges::fill(branch, 0);
            add_offs(start, reach_.back(), branch);
            std::ranges::copy(branch, offs_.begin() + static_cast<std::ptrdiff_t>(start * words_));
        }
        for (std::size_t word = 0; word < words_; ++word) {
            offs[word] &= offs_[start * words_ + word];
            ons[word] &= reach_.back()[start * words_ + word];
        }
    }
    const auto is_set = [](std::uint64_t word) { return word != 0; };
    return std::ranges::any_of(offs, is_set) || std::ranges::any_of(ons, is_set);
}

void ChainMatrix::in_cells(unsigned most, std::vector<Candidate> &off,
                           std::vector<Candidate> &on) const {
    Matrix offs(words_);
    Matrix ons(words_);
    Matrix branch(words_);
    for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
        const unsigned size = position_.candidates(cell_at(at)).size();
        if (size < 3 || most / size < 4) {
            continue;
        }
        // A branch: its candidate, two a link, and an off at the end.
        const Matrix &reach = *within((most / size - 2) / 2);
        std::ranges::fill(offs, ~std::uint64_t{0});
        std::ranges::fill(ons, ~std::uint64_t{0});
        const std::size_t first = first_of(cell_at(at));
        for (std::size_t start = first; start < first + size; ++start) {
            std::ranges::fill(branch, 0);
            add_offs(start, reach, branch);
            for (std::size_t word = 0; word < words_; ++word) {
                offs[word] &= branch[word];
                ons[word] &= reach[start * words_ + word];
            }
        }
        each_common(offs.data(), offs.data(), words_,
                    [&](std::size_t number) { off.push_back(candidates_[number]); });
        each_common(ons.data(), ons.data(), words_,
                    [&](std::size_t number) { on.push_back(candidates_[number]); });
    }
}

} // namespace dokushin::logic
