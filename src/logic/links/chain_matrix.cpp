#include "logic/links/chain_matrix.h"

#include <algorithm>
#include <numeric>

namespace dokushin::logic {
namespace {

bool any_bit(std::span<const std::uint64_t> row) {
    return std::ranges::any_of(row, [](std::uint64_t word) { return word != 0; });
}

void keep_common(std::span<std::uint64_t> row, const std::uint64_t *other) {
    for (std::size_t word = 0; word < row.size(); ++word) {
        row[word] &= other[word];
    }
}

} // namespace

ChainMatrix::ChainMatrix(const Position &position, LinkKinds kinds, unsigned links)
    : position_(position), reach_(position, kinds, position.layout().shape().all_digits()),
      words_((reach_.rows().candidates().size() + 63) / 64), offs_(words_),
      ons_(reach_.rows().words()), branch_(words_) {
    reach_.follow(links);
}

void ChainMatrix::refute(unsigned most, std::vector<Candidate> &off, std::vector<Candidate> &on) {
    if (most < 4) {
        return;
    }
    reach_.restart();
    reach_.follow(most / 2 - 1);
    const auto candidates = reach_.rows().candidates();
    for (std::size_t start = 0; start < candidates.size(); ++start) {
        if (reach_.refuted(start)) {
            off.push_back(candidates[start]);
        } else if (reach_.proved(start)) {
            on.push_back(candidates[start]);
        }
    }
}

void ChainMatrix::fill_weak() {
    std::vector<std::uint16_t> bits(reach_.rows().candidates().size());
    std::iota(bits.begin(), bits.end(), std::uint16_t{0});
    weak_ = with_width(words_, [&](auto width) { return reach_.rows().weak_rows(width, bits); });
}

void ChainMatrix::add_offs(std::size_t start, std::uint64_t *offs) const {
    const auto linked = reach_.rows().linked();
    with_width(words_, [&](auto width) {
        add_row(width, offs, weak_.data() + start * words_);
        each_bit(AnyWidth{reach_.rows().words()}, reach_.reached(start),
                 [&](std::size_t on) { add_row(width, offs, weak_.data() + linked[on] * words_); });
    });
}

bool ChainMatrix::have_common(std::span<const Candidate> starts) {
    if (weak_.empty()) {
        fill_weak();
        known_offs_.resize(weak_.size());
        known_.resize(reach_.rows().candidates().size());
    }
    std::ranges::fill(offs_, ~std::uint64_t{0});
    std::ranges::fill(ons_, ~std::uint64_t{0});
    for (const Candidate &candidate : starts) {
        const std::size_t start = reach_.rows().number_of(candidate.cell, candidate.digit);
        std::uint64_t *const offs = known_offs_.data() + start * words_;
        if (known_[start] == 0) {
            known_[start] = 1;
            add_offs(start, offs);
        }
        keep_common(offs_, offs);
        keep_common(ons_, reach_.reached(start));
    }
    return any_bit(offs_) || any_bit(ons_);
}

void ChainMatrix::in_cells(unsigned most, std::vector<Candidate> &off, std::vector<Candidate> &on) {
    reach_.restart();
    // The more candidates a cell has, the shorter is each branch: its candidate, two a link, and
    // an off at the end.
    for (unsigned size = position_.side(); size >= 3; --size) {
        if (most / size >= 4) {
            reach_.follow(most / size / 2 - 1);
            in_cells_of(size, off, on);
        }
    }
}

void ChainMatrix::in_cells_of(unsigned size, std::vector<Candidate> &off,
                              std::vector<Candidate> &on) {
    const ChainRows &rows = reach_.rows();
    for (std::size_t at = 0; at < position_.layout().cell_count(); ++at) {
        const DigitSet here = position_.candidates(cell_at(at));
        if (here.size() != size) {
            continue;
        }
        if (weak_.empty()) {
            fill_weak();
        }
        const std::size_t first = rows.number_of(cell_at(at), here.first());
        std::ranges::fill(offs_, ~std::uint64_t{0});
        std::ranges::fill(ons_, ~std::uint64_t{0});
        for (std::size_t start = first; start < first + size; ++start) {
            std::ranges::fill(branch_, 0);
            add_offs(start, branch_.data());
            keep_common(offs_, branch_.data());
            keep_common(ons_, reach_.reached(start));
        }
        for (std::size_t word = 0; word < words_; ++word) {
            for (const unsigned bit : Bits(offs_[word])) {
                off.push_back(rows.candidates()[64 * word + bit]);
            }
        }
        for (std::size_t word = 0; word < rows.words(); ++word) {
            for (const unsigned bit : Bits(ons_[word])) {
                on.push_back(rows.candidates()[rows.linked()[64 * word + bit]]);
            }
        }
    }
}

} // namespace dokushin::logic
