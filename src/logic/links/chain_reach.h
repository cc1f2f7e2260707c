// ChainReach follows chains from all candidates at once, as rows of bits (chain_rows.h): each turn
// goes one weak and one strong link further from each of them. So the shortest chains are known
// before any is built; the search in loops_and_chains.cpp, which builds them in Sudoku Explainer's
// order, builds only one that is wanted.
//
// Most loops eliminate nothing. One that eliminates x has this form:
//
//        x            x sees two of the loop that hold its digit, one that is on and one
//       / \           that is off: c and c′ below. One of the two arcs between them
//   … c     c′ …      begins and ends with a strong link (k candidates further), the
//      arcs           other with a weak link (m further): k + m is the loop's length.
//
// With x on, c is off and c′ on at the end of the first arc, so that x is off: a chain of k + 3
// candidates. Where chains from on to off have M candidates or more, k ≥ M − 3, and little is left
// for m: nearly always nothing, so that no loop has to be built.
#pragma once

#include "logic/links/chain_rows.h"

namespace dokushin::logic {

class ChainReach {
  public:
    ChainReach(const Position &position, LinkKinds kinds, DigitSet digits);

    [[nodiscard]] const ChainRows &rows() const { return rows_; }

    /// Forgets what was followed.
    void restart();
    /// Follows all chains until they have this many pairs of links, or reach nothing new.
    void follow(unsigned links);
    static constexpr unsigned any_links = ~0U;
    static constexpr unsigned no_limit = ~0U / 2; ///< of a chain's length
    /// Returns the linked candidates that are on if this one is, as far as was followed.
    [[nodiscard]] const std::uint64_t *reached(std::size_t number) const {
        return reached_.data() + number * rows_.words();
    }

    // The next two rest on chains as long as was followed: 2 candidates more than twice the links.

    /// Is the candidate off if it is on?
    [[nodiscard]] bool refuted(std::size_t number) const;
    /// Is the candidate on if it is off?
    [[nodiscard]] bool proved(std::size_t number) const;

    struct Shortest {
        Candidate start;
        bool on;         ///< it is on at the start, and off at the end
        unsigned length; ///< in candidates, both ends counted
    };
    /// Returns the shortest chain of up to `most` candidates from a candidate to its opposite; of
    /// equals the one that starts first, with on before off. None starts in a cell of one
    /// candidate.
    [[nodiscard]] std::optional<Shortest> shortest(unsigned most);

    /// Could a loop of up to `most` candidates eliminate anything? Never false if one does, and
    /// rarely true if none does.
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
