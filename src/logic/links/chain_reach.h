// How far chains lead, from all candidates at once: each turn goes one link on → off → on further
// from each of them, as rows of bits (chain_rows.h). So the shortest chains are known before any
// is built; the search in loops_and_chains.cpp, which builds them in Sudoku Explainer's order, is
// asked only for one that is wanted.
//
// A loop that eliminates something needs more than loops in themselves, of which there are many:
//
//        x            x sees two of the loop that hold its digit, one that is on and one
//       / \           that is off: c and c′ below. One of the two arcs between them
//   … c     c′ …      begins and ends with a link off → on (k candidates further), the
//      arcs           other with a link on → off (m further): k + m is the loop's length.
//
// With x on, c is off and c′ on at the end of the first arc, so that x is off: a chain of k + 3
// candidates. Where chains from on to off have M candidates or more, k ≥ M − 3, and little is left
// for m: nearly always nothing, which is told without looking at loops.
#pragma once

#include "logic/links/chain_rows.h"

namespace dokushin::logic {

class ChainReach {
  public:
    ChainReach(const Position &position, LinkKinds kinds, DigitSet digits);

    [[nodiscard]] const ChainRows &rows() const { return rows_; }

    /// As if nothing had been followed.
    void restart();
    /// Until all are followed by this many links, or nothing new is reached.
    void follow(unsigned links);
    static constexpr unsigned any_links = ~0U;
    static constexpr unsigned no_limit = ~0U / 2; ///< of a chain's length
    /// Those that are on if it is on, as far as was followed; they have bits in the row.
    [[nodiscard]] const std::uint64_t *reached(std::size_t number) const {
        return reached_.data() + number * rows_.words();
    }

    // By chains as long as was followed: 2 candidates more than twice the links.

    /// Is it off if it is on?
    [[nodiscard]] bool refuted(std::size_t number) const;
    /// Is it on if it is off?
    [[nodiscard]] bool proved(std::size_t number) const;

    struct Shortest {
        Candidate start;
        bool on;         ///< it is on at the start, and off at the end
        unsigned length; ///< in candidates, both ends counted
    };
    /// The shortest chain from a candidate to its opposite that has up to `most` candidates; of
    /// equals that which starts first, with on before off. Not from cells of one candidate.
    [[nodiscard]] std::optional<Shortest> shortest(unsigned most);

    /// Could a loop of up to `most` candidates eliminate anything? Told with few exceptions.
    [[nodiscard]] bool may_eliminate(unsigned most);
    /// Could such a loop lead through this candidate?
    [[nodiscard]] bool may_eliminate_from(Candidate start) const;

  private:
    [[nodiscard]] bool follow_once();
    template <typename Width> [[nodiscard]] bool refuted_in(Width width, std::size_t number) const;
    template <typename Width> [[nodiscard]] bool proved_in(Width width, std::size_t number) const;
    template <typename Width> [[nodiscard]] std::optional<Shortest> first_refuted(Width width);
    template <typename Width> void add_loops_through(Width width, std::size_t one, unsigned rest);
    [[nodiscard]] bool see_another(Candidate one, Candidate other, bool refuted_only) const;

    const Position &position_;
    const Layout &layout_;
    LinkKinds kinds_;
    ChainRows rows_;
    std::vector<std::uint64_t> reached_;
    std::vector<std::uint64_t> last_;     ///< what the last turn added to that
    std::vector<std::uint64_t> on_loops_; ///< those that may be on loops that eliminate
    unsigned links_ = 1;                  ///< that were followed
    bool all_ = false;                    ///< is there nothing more to reach?
    unsigned least_ = 4;                  ///< no chain from on to off has fewer candidates
};

} // namespace dokushin::logic
