// The links between the candidates of a position (truths.h), as rows of bits: for searches that
// ask what follows and how long the chain to it is, but not for the chain (chain_links.h).
//
// Only candidates with a strong link are ever reached; these "linked" ones have a bit in each
// row. Any candidate may be the start of a chain and so has rows of its own:
//
//   weak(c)     linked ones that are off when c is on, and the reverse: these links are symmetric
//   strong(b)   linked ones that are on when b, a linked one, is off: one to four
//   next(c)     linked ones that are on when c is on, by a weak link and a strong one
#pragma once

#include "logic/links/chain_links.h"
#include "logic/position/bit_rows.h"

namespace dokushin::logic {

class ChainRows {
  public:
    /// Numbers the candidates of these digits; without strong links within houses only those of
    /// cells with two candidates, since no other has a strong link.
    ChainRows(const Position &position, LinkKinds kinds, DigitSet digits);

    /// The candidates by their numbers: in the order of cells, and in each of digits.
    [[nodiscard]] std::span<const Candidate> candidates() const { return candidates_; }
    [[nodiscard]] std::size_t number_of(Cell cell, Digit digit) const {
        return numbers_[candidate_number(layout_, cell, digit)];
    }
    [[nodiscard]] std::size_t words() const { return words_; }

    /// The numbers of the linked candidates, by their bits.
    [[nodiscard]] std::span<const std::uint16_t> linked() const { return linked_; }
    /// The bit of a candidate, or `no_bit` if it isn't linked.
    [[nodiscard]] std::uint16_t bit_of(std::size_t number) const { return bits_[number]; }
    static constexpr std::uint16_t no_bit = 0xFFFF;

    [[nodiscard]] const std::uint64_t *weak(std::size_t number) const {
        return weak_.data() + number * words_;
    }
    [[nodiscard]] const std::uint64_t *strong(std::size_t bit) const {
        return strong_.data() + bit * words_;
    }
    [[nodiscard]] const std::uint64_t *next(std::size_t number) const {
        return next_.data() + number * words_;
    }

    using Rows = std::vector<std::uint64_t>;
    /// Returns weak() of all candidates, in rows where those with a number in `bits` have that bit.
    template <typename Width>
    [[nodiscard]] Rows weak_rows(Width width, std::span<const std::uint16_t> bits) const;

  private:
    struct Pair {
        std::uint16_t one;
        std::uint16_t other;
    };

    void number_candidates();
    void find_pairs();
    void number_linked();
    template <typename Width> void add_next(Width width);

    const Position &position_;
    const Layout &layout_;
    Truths truths_;
    LinkKinds kinds_;
    DigitSet digits_;
    std::vector<Candidate> candidates_;
    std::vector<std::uint16_t> numbers_; ///< by CandidateNumber, of those in candidates_
    std::vector<Pair> pairs_;            ///< strong links, by numbers
    std::vector<std::uint16_t> bits_;
    std::vector<std::uint16_t> linked_;
    std::size_t words_ = 0;
    Rows strong_;
    Rows weak_;
    Rows next_;
};

/// The bits of a truth's members are gathered first; each candidate takes over those of its truths.
template <typename Width>
ChainRows::Rows ChainRows::weak_rows(Width width, std::span<const std::uint16_t> bits) const {
    Rows gathered(truths_.size() * width.words);
    Rows rows(candidates_.size() * width.words);
    for (std::size_t number = 0; number < candidates_.size(); ++number) {
        if (bits[number] != no_bit) {
            truths_.each_seat(candidates_[number], [&](Truths::Seat seat) {
                set_bit(gathered.data() + seat.truth * width.words, bits[number]);
            });
        }
    }
    for (std::size_t number = 0; number < candidates_.size(); ++number) {
        std::uint64_t *const row = rows.data() + number * width.words;
        truths_.each_seat(candidates_[number], [&](Truths::Seat seat) {
            add_row(width, row, gathered.data() + seat.truth * width.words);
        });
        if (bits[number] != no_bit) { // it does not exclude itself
            row[bits[number] / 64] &= ~(std::uint64_t{1} << bits[number] % 64);
        }
    }
    return rows;
}

} // namespace dokushin::logic
