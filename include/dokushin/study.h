// What can be known of a puzzle beside its solution: how little more would make it easy, what
// each of its givens is good for, and which cells of its grid no puzzle can do without.
//
// (Which givens are redundant is in solve.h.)
//
// Every answer is exact, or says that it is not complete: a limit came first. Limits::nodes counts
// what each function says, Limits::time is for one call; Limits::solutions is read only where that
// is said.
#pragma once

#include <dokushin/puzzle.h>
#include <dokushin/solve.h>

#include <optional>
#include <vector>

namespace [[gnu::visibility("default")]] dokushin {

/// Smallest sets of placements after which singles finish: naked and hidden ones, in all
/// houses. Only sets of up to two cells are looked for.
struct Backdoors {
    static constexpr unsigned largest = 2;
    /// How many cells such a set has; nothing if no set of up to two was found.
    std::optional<unsigned> size;
    /// How many of that size there are (with size 0: one, the empty set).
    std::uint64_t count = 0;
    /// These sets, each ascending, in order; the digits are those of the solution. Not more
    /// than BackdoorOptions::most_listed.
    std::vector<std::vector<Cell>> sets;
    /// False: a limit came first. There may be more of this size, or, if none was found, some.
    bool complete = true;
};

struct BackdoorOptions {
    std::size_t most_listed = 1000;
    /// A node is a set that was tried, or the start of several.
    Limits limits;
};

/// Placed digits and stated candidates are part of the puzzle. Error: it hasn't exactly one
/// solution, or a limit came before that was known; or the board has constraints.
[[nodiscard]] Result<Backdoors> backdoors(const Puzzle &puzzle,
                                          const BackdoorOptions &options = {});

/// Sets of cells of which each puzzle with that solution has a given, and that are minimal:
/// the cells where another grid differs, without a smaller such set among them. Nothing but
/// these cells being blank, there are several solutions; with any one of them given, one.
struct UnavoidableSets {
    /// Each ascending; smaller sets first, then in order of the cells.
    std::vector<std::vector<Cell>> sets;
    bool complete = true; ///< false: a limit came first, there may be more of any size
};

struct UnavoidableOptions {
    /// The most cells of a set. With each more the search takes two to three times as long.
    unsigned largest = 12;
    /// A node is a cell that was given another digit.
    Limits limits;
};

/// Error: `grid` is not a finished grid of the shape, or this has constraints.
[[nodiscard]] Result<UnavoidableSets> unavoidable_sets(const Shape &shape, const Grid &grid,
                                                       const UnavoidableOptions &options = {});

/// A largest choice of sets that have no cell in common, by their positions in the list,
/// ascending. If the sets are unavoidable, each puzzle of the grid has that many givens at least.
struct DisjointSets {
    std::vector<std::size_t> chosen;
    bool complete = true; ///< false: a limit came first, more might be chosen
};

/// A node is a set that was taken.
[[nodiscard]] DisjointSets disjoint_sets(const std::vector<std::vector<Cell>> &sets,
                                         const Limits &limits = {});

/// Which of a puzzle's eliminated candidates (sukaku.h) could return without a second solution, one
/// at a time: a sukaku is minimal if none can.
struct Restorable {
    Pencilmarks candidates; ///< a set a cell
    bool complete = true;   ///< false: a limit came first, some were not decided
};

/// Meaningful for a proper puzzle; each candidate within the limits (Limits::solutions is not
/// used).
[[nodiscard]] Restorable restorable_candidates(const Puzzle &puzzle,
                                               const SolveOptions &options = {});

/// Whether a proper puzzle is minimal: without a redundant given, and without an eliminated
/// candidate that could return (of givens_alone(): pencilmarks make givens redundant).
/// Nothing: a limit came before that was known.
[[nodiscard]] std::optional<bool> is_minimal(const Puzzle &puzzle,
                                             const SolveOptions &options = {});

/// A puzzle without one of its givens.
struct Removal {
    Cell cell{};
    std::uint64_t solutions = 0; ///< of the puzzle without that given
    bool at_least = false;       ///< a limit came first: there may be more
};

/// One for each given, ascending: how many solutions there are without it, each counted up to
/// Limits::solutions. Stated candidates stay, placed digits are left out. Once the time is over,
/// or it was cancelled, what is left counts nothing.
[[nodiscard]] std::vector<Removal> removals(const Puzzle &puzzle, const SolveOptions &options);

} // namespace dokushin
