// Generating random puzzles with exactly one solution, on any shape. (Beyond 25×25 hardly any grid
// is found.)
//
// An attempt fills a grid at random and removes givens in a random order, as long as there is one
// solution. With a pattern it keeps the givens of the pattern, and changes their digits until there
// is one solution. The result depends only on the options and on the number of the attempt:
// attempts can be made by any number of threads, and the same seed makes the same puzzles on every
// machine. docs/METHODS.md says which puzzles are more likely than others.
//
// With rules to lay, an attempt lays them first, fills the board so that they hold, and then
// removes givens.
#pragma once

#include <dokushin/rule_layout.h>
#include <dokushin/solve.h>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <span>

namespace [[gnu::visibility("default")]] dokushin {

/// A callback that accepts or refuses a puzzle that meets all other options. It is called by the
/// thread that makes the attempt.
using Accept = std::function<bool(const Puzzle &, const Grid &solution)>;

struct GenerateOptions {
    Symmetry symmetry = Symmetry::none;
    /// True: a puzzle is minimal. False: givens are removed down to a number drawn from the range
    /// below, or, if no most is set, until no orbit of givens is redundant.
    bool minimal = true;
    std::size_t least_givens = 0;
    std::size_t most_givens = max_cells; ///< at least least_givens
    /// The cells of the givens, a bool for each cell; empty: anywhere. Not with a symmetry.
    std::vector<bool> pattern;
    /// Minimal puzzles are found with a known probability, but far less often: see weight(). Not
    /// with a symmetry or a pattern, nor without `minimal`.
    bool controlled_bias = false;
    /// A puzzle is a minimal sukaku: it has no givens, and none of its eliminated candidates can
    /// return. Not with any of the options above.
    bool sukaku = false;
    /// Rules that are laid at random on each board, beside those that the shape has: each attempt
    /// has a board of its own. Not with a pattern, a controlled bias or a sukaku.
    RuleLayout rules{};
    std::uint64_t seed = 0;
    Accept accept; ///< none: every puzzle is accepted
    /// Attempts end early once this becomes true.
    const std::atomic<bool> *cancelled = nullptr;
};

/// The result of an attempt.
enum class Fate : std::uint8_t {
    good,        ///< a puzzle that meets all options
    no_grid,     ///< no grid, or no layout of rules, was found within a number of steps
    several,     ///< several solutions, with the givens of the pattern, or if none is allowed
    not_met,     ///< the descent met no minimal puzzle (GenerateOptions::controlled_bias)
    not_minimal, ///< a given is redundant that the symmetry or the pattern requires, or may be
    givens,      ///< fewer or more than requested
    refused,     ///< by GenerateOptions::accept
    cancelled,
};

struct Attempt {
    Fate fate = Fate::good;
    Grid givens; ///< a puzzle with one solution, if it is good, not minimal or refused
    Grid solution;
    std::size_t given_count = 0;
    Pencilmarks candidates;       ///< the puzzle if it is a sukaku; `givens` is blank then
    std::optional<Shape> board{}; ///< with GenerateOptions::rules: the shape with the rules
};

/// A maker of attempts that keeps its memory from one to the next. It must not be used by two
/// threads at once: make one for each thread.
class Generator {
  public:
    /// Makes a generator. It is an error if no attempt can meet the range of givens or the pattern.
    [[nodiscard]] static Result<Generator> make(const Shape &shape, GenerateOptions options);
    /// The same for options that lay no rules; others are an error. A program that makes no other
    /// generators is linked without the code that lays rules.
    [[nodiscard]] static Result<Generator> make_without_layout(const Shape &shape,
                                                               GenerateOptions options);
    ~Generator();
    Generator(Generator &&) noexcept;
    Generator &operator=(Generator &&) noexcept;

    /// Makes the attempts first, first + 1, …, in this order. On the usual 9×9 board many together
    /// are faster than one by one.
    [[nodiscard]] std::vector<Attempt> attempts(std::uint64_t first, std::size_t count);

  private:
    struct State;
    explicit Generator(std::unique_ptr<State> state);
    /// Checks all options but those of rules to lay, and makes a generator that lays none.
    static Result<Generator> make_checked(const Shape &shape, GenerateOptions options);
    std::unique_ptr<State> state_;
};

/// The weight of a puzzle that was made with GenerateOptions::controlled_bias, in statistics of all
/// minimal puzzles of a grid: C(cells, givens), divided by C(81, 26) (on other boards with givens
/// in about this proportion) to be of a convenient size.
[[nodiscard]] double weight(std::size_t cells, std::size_t givens);

/// The number of clues: givens, or the eliminated candidates of a sukaku.
[[nodiscard]] std::size_t clue_count(const Puzzle &puzzle);

struct MinimiseOptions {
    /// The givens of an orbit are removed together. Not for a sukaku.
    Symmetry symmetry = Symmetry::none;
    /// Both determine the order in which givens are tried, as for an attempt.
    std::uint64_t seed = 0;
    std::uint64_t number = 0;
    const std::atomic<bool> *cancelled = nullptr;
};

/// Makes a puzzle minimal by removing redundant givens; placed digits are left out. With a symmetry
/// single redundant givens may remain. A sukaku gets its eliminated candidates back that can
/// return. If cancelled the puzzle may not be minimal. It is an error if the puzzle does not have
/// exactly one solution, if it was cancelled before that was known, if it has givens and stated
/// candidates, or if there is a symmetry on a board that is not square or has variables.
[[nodiscard]] Result<Puzzle> minimised(const Puzzle &puzzle, const MinimiseOptions &options = {});

/// MinimalSetOptions say what may be removed, and in which order it is tried.
struct MinimalSetOptions {
    SolveOptions each; ///< for each trial (Limits::solutions is not used)
    bool removes_givens = true;
    bool removes_rules = true; ///< rules that rules_of() states
    /// Both determine the order of the trials, as MinimiseOptions::seed and ::number do.
    std::uint64_t seed = 0;
    std::uint64_t number = 0;
};

/// MinimalSet holds givens and rules of a proper puzzle none of which can go without a second
/// solution.
struct MinimalSet {
    Puzzle puzzle;                          ///< on a board without the rules that went
    std::vector<Cell> removed_givens;       ///< ascending
    std::vector<std::size_t> removed_rules; ///< positions in rules_of() of the board, ascending
    bool complete = true; ///< false: a limit was reached, some that were kept could perhaps go
};

/// Removes givens and rules from a puzzle, one after the other in random order, as long as it has
/// exactly one solution. Each is tried once: what can't go can't go later either. Placed digits are
/// left out, and stated candidates are kept. It is an error if the puzzle does not have exactly one
/// solution, or if a limit came first. The time is a search for each given and each rule.
[[nodiscard]] Result<MinimalSet> minimal_set(const Puzzle &puzzle,
                                             const MinimalSetOptions &options = {});

/// RandomSolutionOptions say how a random solution is looked for.
struct RandomSolutionOptions {
    SolveOptions each{}; ///< the time is that of all searches (Limits::solutions is not used)
    /// So many solutions at most are enumerated, and 200,000 nodes spent on that.
    std::uint64_t most_enumerated = 10'000;
    /// Both determine the solution, as MinimiseOptions::seed and ::number do.
    std::uint64_t seed = 0;
    std::uint64_t number = 0;
};

/// Finds a random solution of a puzzle on any board. If all solutions were enumerated, `stop` of
/// the result is Stop::exhausted, and each was equally probable. Otherwise cells in random order
/// get random digits that some solution has, so that not all solutions are equally probable; `stop`
/// is Stop::time or Stop::cancelled if not all cells came to that. `solutions` is the number of
/// those enumerated.
[[nodiscard]] SolveResult random_solution(const Puzzle &puzzle,
                                          const RandomSolutionOptions &options = {});

struct VicinityOptions {
    std::uint64_t remove = 1; ///< givens to remove; for a sukaku, candidates to restore
    /// Givens to add, also in a cell where one was removed; for a sukaku, candidates to eliminate,
    /// but not those just restored.
    std::uint64_t add = 1;
    /// 0: every choice is tried; else so many random choices, some of which may be equal.
    std::uint64_t samples = 0;
    /// Both determine the samples, as for an attempt.
    std::uint64_t seed = 0;
    std::uint64_t number = 0;
    /// vicinity() tries so many of the parts that vicinity_parts() counts, from the first on.
    std::uint64_t first_part = 0;
    std::uint64_t parts = ~std::uint64_t{0};
    const std::atomic<bool> *cancelled = nullptr;
    /// Progress: the share of these choices that have been tried, from 0 to 1, is written here.
    std::atomic<double> *share = nullptr;
};

/// A callback for each puzzle that is found. It returns false to end the search.
using OnPuzzle = std::function<bool(const Puzzle &near)>;

/// Returns the number of parts of a vicinity, which threads or machines can try separately: each
/// choice of givens to remove, or each 65,536 samples. The vicinity of a sukaku is one part.
[[nodiscard]] std::uint64_t vicinity_parts(const Puzzle &puzzle, const VicinityOptions &options);

/// Finds the puzzles with exactly one solution that a puzzle becomes when givens are removed and
/// others added: each once, unless they are sampled. Placed digits are left out. The vicinity of a
/// sukaku consists of sukaku. It is an error if the puzzle has too few givens or blanks, or has
/// givens and stated candidates.
[[nodiscard]] Result<void> vicinity(const Puzzle &puzzle, const VicinityOptions &options,
                                    const OnPuzzle &on_puzzle);

} // namespace dokushin
