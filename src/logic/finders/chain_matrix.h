// Which candidates are on if one is, for all candidates at once: chains not one by one, as
// chain_reach.h has them, but as rows of bits, and twice as long by each product of a matrix with
// itself.
//
//   strikes(c)      those that are off when c is on: its cell's others, its digit's in its houses
//   reach[k](c)     those that are on when c is on, by up to 2^k links on → off → on
//
// It tells less than a search does: no path, and of lengths only an upper bound.
#pragma once

#include "logic/finders/chain_links.h"

namespace dokushin::logic {

class ChainMatrix {
  public:
    /// `links`: as many links on → off → on as are of use.
    ChainMatrix(const Position &position, LinkKinds kinds, unsigned links);

    /// What follows of itself, by chains of up to `most` candidates: those that are off if they
    /// are on, and those that are on if they are off. In the order of the candidates.
    void refute(unsigned most, std::vector<Candidate> &off, std::vector<Candidate> &on) const;
    /// What follows from each candidate of a cell with three or more: that is off, or on. `most` is
    /// for all chains together.
    void in_cells(unsigned most, std::vector<Candidate> &off, std::vector<Candidate> &on) const;

    /// Is there anything, off or on, that follows from each of these candidates, by as many links
    /// as there may be?
    [[nodiscard]] bool have_common(std::span<const Candidate> starts);
    static constexpr unsigned any_links = 1U << 16;

  private:
    using Matrix = std::vector<std::uint64_t>;

    void number_candidates();
    void add_strikes();
    void add_leaves();
    void add_reach();
    [[nodiscard]] std::size_t number_of(Cell cell, Digit digit) const {
        return numbers_[candidate_number(layout_, cell, digit)];
    }
    /// Those of a cell stand together, from this one on.
    [[nodiscard]] std::size_t first_of(Cell cell) const {
        return number_of(cell, position_.candidates(cell).first());
    }
    [[nodiscard]] const Matrix *within(unsigned links) const;

    /// What is off, directly or at the end of a chain.
    void add_offs(std::size_t start, const Matrix &reach, std::vector<std::uint64_t> &offs) const;

    const Position &position_;
    const Layout &layout_;
    LinkKinds kinds_;
    std::vector<Candidate> candidates_;
    std::vector<std::uint16_t> numbers_; ///< of each digit of each cell, if it has it
    std::size_t words_ = 0;              ///< a row's
    Matrix strikes_;
    Matrix leaves_;                      ///< those that are on if one is off
    std::vector<std::uint64_t> leaving_; ///< those with such
    std::vector<Matrix> reach_;
    Matrix offs_;                     ///< of those that have_common() was asked of
    std::vector<std::uint8_t> known_; ///< which are these
};

} // namespace dokushin::logic
