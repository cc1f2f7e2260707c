// Analyses of a puzzle: its backdoors, the unavoidable sets of its grid and what they prove, the
// solutions without each given, redundant rules, and minimality. (Redundant givens are in solve.h.)
//
// Every answer is exact, or says that it is not complete, because a limit was reached. Each
// function says what Limits::nodes counts. Limits::time is for one call. Limits::solutions is used
// only where this is said.
#pragma once

#include <dokushin/puzzle.h>
#include <dokushin/solve.h>

#include <optional>
#include <vector>

namespace [[gnu::visibility("default")]] dokushin {

/// The backdoors of a puzzle: the smallest sets of placements after which naked and hidden singles
/// finish it. Only sets of up to two cells are searched for.
struct Backdoors {
    static constexpr unsigned largest = 2;
    /// The number of cells of these sets. Nothing if no set of up to two cells was found.
    std::optional<unsigned> size;
    /// The number of sets of this size (with size 0: one, the empty set).
    std::uint64_t count = 0;
    /// The first sets in order, at most BackdoorOptions::most_listed; each ascends. The digits are
    /// those of the solution.
    std::vector<std::vector<Cell>> sets;
    /// False if a limit was reached. Then there may be more sets, even if none was found.
    bool complete = true;
};

struct BackdoorOptions {
    std::size_t most_listed = 1000;
    /// A node is a set that was tried, or the start of several.
    Limits limits;
};

/// Finds the backdoors. Placed digits and stated candidates are part of the puzzle. It is an error
/// if the puzzle does not have exactly one solution, if a limit was reached before that was known,
/// or if the board has constraints.
[[nodiscard]] Result<Backdoors> backdoors(const Puzzle &puzzle,
                                          const BackdoorOptions &options = {});

/// The minimal unavoidable sets of a grid. An unavoidable set contains a given of each puzzle with
/// this solution: it is the set of cells in which some other grid differs. It is minimal if it
/// contains no smaller one. If exactly the cells of a minimal set are blank there are several
/// solutions, and if any one of them is given there is one.
struct UnavoidableSets {
    /// The sets, smaller ones first, then in the order of their cells; each ascends.
    std::vector<std::vector<Cell>> sets;
    bool complete = true; ///< false: a limit was reached, there may be more of any size
};

struct UnavoidableOptions {
    /// The most cells of a set. For each cell more the search takes two to three times as long.
    unsigned largest = 12;
    /// A node is a cell that got another digit.
    Limits limits;
};

/// Finds the unavoidable sets. It is an error if `grid` is not a finished grid of the shape, or if
/// the shape has constraints.
[[nodiscard]] Result<UnavoidableSets> unavoidable_sets(const Shape &shape, const Grid &grid,
                                                       const UnavoidableOptions &options = {});

/// A largest choice of sets of a list no two of which have a common cell. If the sets are
/// unavoidable, each puzzle of the grid has at least as many givens.
struct DisjointSets {
    std::vector<std::size_t> chosen; ///< positions in the list, ascending
    bool complete = true;            ///< false: a limit was reached, there may be a larger choice
};

/// Finds such a choice. A node is a set that was chosen.
[[nodiscard]] DisjointSets disjoint_sets(const std::vector<std::vector<Cell>> &sets,
                                         const Limits &limits = {});

/// The eliminated candidates of a puzzle (sukaku.h) that could return, one at a time, without a
/// second solution. A sukaku is minimal if there are none.
struct Restorable {
    Pencilmarks candidates; ///< a set for each cell
    bool complete = true;   ///< false: a limit was reached, some candidates are undecided
};

/// Finds them for a proper puzzle. The limits are for each candidate (Limits::solutions is not
/// used).
[[nodiscard]] Restorable restorable_candidates(const Puzzle &puzzle,
                                               const SolveOptions &options = {});

/// True if nothing is redundant and nothing restorable, false if something is; nothing if a limit
/// left that open.
[[nodiscard]] std::optional<bool> is_minimal(const Redundancy &givens,
                                             const Restorable &candidates);

/// True if a proper puzzle is minimal: it has no redundant given, and no eliminated candidate that
/// could return. Nothing if a limit was reached before that was known. Pass givens_alone(puzzle),
/// because pencilmarks make givens redundant.
[[nodiscard]] std::optional<bool> is_minimal(const Puzzle &puzzle,
                                             const SolveOptions &options = {});

/// RuleRedundancy names the rules of a board that a proper puzzle can do without, one at a time:
/// without such a rule it still has exactly one solution.
struct RuleRedundancy {
    std::vector<std::size_t> redundant; ///< positions in rules_of() (rules.h), ascending
    bool complete = true;               ///< false: a limit was reached, some rules were not decided
};

/// Finds the redundant rules of a proper puzzle. A rule is one that rules_of() states: a variant,
/// a shorthand with all of its constraints, or a constraint. Stated candidates are kept, placed
/// digits are not. The limits are for each rule (Limits::solutions is not used). Without a rule the
/// search may take much longer than with it.
[[nodiscard]] RuleRedundancy redundant_rules(const Puzzle &puzzle,
                                             const SolveOptions &options = {});

/// A puzzle without one of its givens.
struct Removal {
    Cell cell{};
    std::uint64_t solutions = 0; ///< that the puzzle has without the given
    bool at_least = false;       ///< true: a limit was reached, there may be more
};

/// Counts the solutions without each given, in ascending order of the cells, up to
/// Limits::solutions each. Stated candidates are kept, placed digits are not. After the time is
/// over or the call is cancelled, the remaining counts are 0.
[[nodiscard]] std::vector<Removal> removals(const Puzzle &puzzle, const SolveOptions &options);

} // namespace dokushin
