// True candidates are the digits that the cells of a puzzle have in some solution. They may be
// counted: in how many?
//
// They are found by proof and not by listing all solutions: each solution that is found shows as
// many candidates as it has cells, and a search for each of the others refutes it or finds a
// solution with it.
#pragma once

#include <dokushin/solve.h>

#include <cstddef>
#include <memory>
#include <vector>

namespace [[gnu::visibility("default")]] dokushin {

/// TrueCandidates holds, for each cell of a puzzle, the digits that it has in some solution.
struct TrueCandidates {
    Pencilmarks candidates; ///< a set for each cell; all are empty if there is no solution
    /// False: a limit was reached, some candidates are not proved or some counts too low.
    bool complete = true;
    /// For each digit of each cell, the number of solutions with it, up to the most that were
    /// asked for: `digits` numbers a cell. See solutions_with().
    std::vector<std::uint32_t> counts{};
    unsigned digits = 0; ///< the number of digits of the board

    [[nodiscard]] std::uint32_t solutions_with(Cell cell, Digit digit) const {
        return counts[index(cell) * digits + number(digit) - 1];
    }
};

/// A TrueCandidateSearch finds the true candidates of one puzzle by the work of any number of
/// threads. The answer does not depend on their number, unless a limit comes first.
class TrueCandidateSearch {
  public:
    /// The greatest number of solutions that are counted for a candidate.
    static constexpr std::uint32_t most_counted = 1000;

    /// Placed digits and stated candidates are part of the puzzle. Limits::time is for all, from
    /// now on; other limits for each search (Limits::solutions is not used). `most` is how many
    /// solutions are counted for each candidate, from 1 to most_counted; if more than one, the
    /// solutions are kept, in the worst case so many for each candidate.
    TrueCandidateSearch(const Puzzle &puzzle, const SolveOptions &options, std::uint32_t most = 1);
    ~TrueCandidateSearch();
    TrueCandidateSearch(const TrueCandidateSearch &) = delete;
    TrueCandidateSearch &operator=(const TrueCandidateSearch &) = delete;

    /// Decides candidates until none is left. It may be called from several threads at once, each
    /// of which then decides others.
    void work();
    /// Returns what was found, after all calls of work() have returned.
    [[nodiscard]] TrueCandidates found() const;

  private:
    struct State;
    std::unique_ptr<State> state_;
};

/// Finds the true candidates on the calling thread; see TrueCandidateSearch for the arguments.
[[nodiscard]] TrueCandidates true_candidates(const Puzzle &puzzle, const SolveOptions &options = {},
                                             std::uint32_t most = 1);

} // namespace dokushin
