// A chain without branches leads from a candidate along links, on and off in turn.
//
//   loop            on … on again: every link holds in both directions, so of two neighbours one
//                   is true, and what sees both (with their digit) can go
//   forcing chain   on … off: it can't be true.   off … on: it can't be false
//
// With links within houses only these are X-loops and X-chains (turbot fish and skyscrapers
// among them), within cells only Y-loops, with both XY-loops, XY-chains, AICs.
//
// Breadth first from each candidate, so each chain is a shortest one from there. Sudoku
// Explainer takes the one with the least rating: 6.5 for a loop of one kind, 6.6 for an
// X-chain, 7.0 for both kinds of link, and a tenth for each step of length_penalty(); of
// equals the shorter, then X before Y before both, then the one found first.
#pragma once

#include "logic/links/chain_links.h"
#include "logic/steps/length_penalty.h"

namespace dokushin::logic {

/// A chain or loop that was found, as a path.
struct FoundChain {
    struct PathNode {
        CandidateNumber candidate;
        bool on;
        Cause cause; ///< of the link that leads here; the first has none
    };
    /// From assumption to conclusion; the last node of a loop is the first again.
    std::vector<PathNode> path;
    bool loop = false;
    LinkKinds kinds;
    std::vector<Candidate> eliminations; ///< in the order that they were found
    std::optional<Candidate> placement;
    unsigned complexity = 0;

    [[nodiscard]] Technique technique() const;
    /// Sudoku Explainer's rating, by which these are ordered, with the rounding errors of
    /// its sums: 6.6 and three tenths come before 6.5 and four.
    [[nodiscard]] double rating() const;
    /// The order among equal rating and complexity: X, Y, both.
    [[nodiscard]] unsigned rank() const { return !kinds.cells ? 2 : !kinds.houses ? 3 : 4; }
};

/// Returns all chains, best first, and only the best of those with the same eliminations.
[[nodiscard]] std::vector<FoundChain> all_chains(const Position &position);

} // namespace dokushin::logic
