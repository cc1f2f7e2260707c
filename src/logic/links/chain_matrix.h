// ChainMatrix finds what follows from chains for all candidates at once: which are refuted or
// proved, and what several of them have in common. It builds no chain; forcing_chains.cpp looks for
// one only where this has found that there is one.
#pragma once

#include "logic/links/chain_reach.h"

namespace dokushin::logic {

class ChainMatrix {
  public:
    /// Follows chains of up to `links` pairs of a weak and a strong link.
    ChainMatrix(const Position &position, LinkKinds kinds, unsigned links = 1);

    /// Finds by chains of up to `most` candidates which candidates refute themselves (on leads to
    /// off: added to `off`) and which prove themselves (off leads to on: added to `on`), ascending.
    void refute(unsigned most, std::vector<Candidate> &off, std::vector<Candidate> &on);
    /// Finds what all candidates of a cell, three or more, lead to. `most` bounds the chains of a
    /// cell together.
    void in_cells(unsigned most, std::vector<Candidate> &off, std::vector<Candidate> &on);

    /// Is there anything, off or on, that follows from each of these candidates, by as many links
    /// as there may be?
    [[nodiscard]] bool have_common(std::span<const Candidate> starts);
    static constexpr unsigned any_links = ChainReach::any_links;

  private:
    using Row = std::vector<std::uint64_t>;

    void fill_weak();
    /// Adds to `offs`, where all candidates have a bit, those that are off if the candidate is on.
    void add_offs(std::size_t start, std::uint64_t *offs) const;
    void in_cells_of(unsigned size, std::vector<Candidate> &off, std::vector<Candidate> &on);

    const Position &position_;
    ChainReach reach_;
    std::size_t words_;               ///< of a row in which all candidates have a bit
    Row weak_;                        ///< the weak links of all candidates, a row for each
    Row known_offs_;                  ///< of those that have_common() was asked of
    std::vector<std::uint8_t> known_; ///< which are these
    Row offs_;
    Row ons_;
    Row branch_;
};

} // namespace dokushin::logic
