// Which candidates imply which, as rows of bits, for those who only ask what follows and how far
// off it is (chain_links.h has the same links one by one, in order and with their causes).
//
// Only candidates with a link off → on are ever reached; these "linked" ones have a bit in each
// row. Any candidate may be the start of a chain and so has rows of its own:
//
//   eliminates(c)   linked ones that are off when c is on. Symmetric: those that make c off as well
//   next(c)      those that are on when c is on, by one link on → off → on
//   leaves(b)    those that are on when b, a linked one, is off: one to four
#pragma once

#include "logic/links/chain_links.h"
#include "logic/position/bit_rows.h"

namespace dokushin::logic {

class ChainRows {
  public:
    /// Of candidates of these digits; without links within houses only of cells of two
    /// candidates, since no other has a link.
    ChainRows(const Position &position, LinkKinds kinds, DigitSet digits);

    /// In the order of cells, and in each of digits. What follows knows them by their place here.
    [[nodiscard]] std::span<const Candidate> candidates() const { return candidates_; }
    [[nodiscard]] std::size_t number_of(Cell cell, Digit digit) const {
        return numbers_[candidate_number(layout_, cell, digit)];
    }
    [[nodiscard]] std::size_t words() const { return words_; }

    /// By bits: the candidate's number, and back (`no_bit`: it isn't linked).
    [[nodiscard]] std::span<const std::uint16_t> linked() const { return linked_; }
    [[nodiscard]] std::uint16_t bit_of(std::size_t number) const { return bits_[number]; }
    static constexpr std::uint16_t no_bit = 0xFFFF;

    [[nodiscard]] const std::uint64_t *eliminates(std::size_t number) const {
        return eliminates_.data() + number * words_;
    }
    [[nodiscard]] const std::uint64_t *next(std::size_t number) const {
        return next_.data() + number * words_;
    }
    [[nodiscard]] const std::uint64_t *leaves(std::size_t bit) const {
        return leaves_.data() + bit * words_;
    }

    using Rows = std::vector<std::uint64_t>;
    /// eliminates() of all candidates, in rows where those with a number in `bits` have that bit.
    template <typename Width>
    [[nodiscard]] Rows eliminate_rows(Width width, std::span<const std::uint16_t> bits) const;

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
    LinkKinds kinds_;
    DigitSet digits_;
    std::vector<Candidate> candidates_;
    std::vector<std::uint16_t> numbers_; ///< of each digit of each cell, if it has it
    std::vector<Pair> pairs_;            ///< of which one is on if the other is off
    std::vector<std::uint16_t> bits_;
    std::vector<std::uint16_t> linked_;
    std::size_t words_ = 0;
    Rows leaves_;
    Rows eliminates_;
    Rows next_;
};

/// Those of a cell and those of a digit in a house are gathered first; each candidate takes over
/// what is gathered where it is itself.
template <typename Width>
ChainRows::Rows ChainRows::eliminate_rows(Width width, std::span<const std::uint16_t> bits) const {
    const std::size_t sets = std::size_t{layout_.house_count()} * layout_.side();
    Rows gathered((sets + layout_.cell_count()) * width.words);
    Rows rows(candidates_.size() * width.words);
    const auto each_set = [&](std::size_t number, const auto &run) {
        const auto &[cell, digit] = candidates_[number];
        const std::size_t offset = dokushin::number(digit) - 1;
        for (const Layout::Seat seat : layout_.seats(cell)) {
            run(gathered.data() +
                (std::size_t{seat.house} * layout_.side() + offset) * width.words);
        }
        if (kinds_.cells) {
            run(gathered.data() + (sets + index(cell)) * width.words);
        }
    };
    for (std::size_t number = 0; number < candidates_.size(); ++number) {
        if (bits[number] != no_bit) {
            each_set(number, [&](std::uint64_t *set) { set_bit(set, bits[number]); });
        }
    }
    for (std::size_t number = 0; number < candidates_.size(); ++number) {
        std::uint64_t *const row = rows.data() + number * width.words;
        each_set(number, [&](const std::uint64_t *set) { add_row(width, row, set); });
        if (bits[number] != no_bit) { // it does not eliminate itself
            row[bits[number] / 64] &= ~(std::uint64_t{1} << bits[number] % 64);
        }
    }
    return rows;
}

} // namespace dokushin::logic
