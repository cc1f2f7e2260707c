// Puzzles at random, each with exactly one solution, on any shape. (Beyond 25×25 hardly any
// grid is found.)
//
// An attempt fills a grid at random and takes givens away, in an order drawn before, as
// long as the solution stays the only one; or, with a pattern, keeps those of the pattern and
// changes their digits until there is one solution only. What comes of it depends on the options
// and on the attempt's number alone: attempts can be made by any number of threads, and the same
// seed makes the same puzzles on every machine. docs/METHODS.md tells which puzzles are
// more likely than others.
#pragma once

#include <dokushin/puzzle.h>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <span>

namespace [[gnu::visibility("default")]] dokushin {

/// Which cells are givens together: those that the symmetry moves to each other.
enum class Symmetry : std::uint8_t {
    none,
    half_turn,    ///< 180°
    quarter_turn, ///< 90°
    horizontal,   ///< the upper half mirrors the lower
    vertical,     ///< the left half mirrors the right
    both,         ///< horizontal and vertical
    diagonal,     ///< mirrored at the diagonal from r1c1
    antidiagonal, ///< mirrored at the other diagonal
    full,         ///< all of these
};

/// The names that people use: "none", "180", "90", "horizontal", …, "full".
[[nodiscard]] std::string_view name(Symmetry symmetry);
[[nodiscard]] std::optional<Symmetry> symmetry_named(std::string_view name);
/// All of them, in the order of the enumeration.
[[nodiscard]] std::span<const Symmetry> symmetries();

/// The cells of a board of that side, parted into those that are givens together; the
/// first cells of the parts ascend, and the cells of each part do.
[[nodiscard]] std::vector<std::vector<Cell>> orbits(unsigned side, Symmetry symmetry);

/// Is a puzzle wanted that is right in all else? Called by the thread that makes the attempt.
using Accept = std::function<bool(const Puzzle &, const Grid &solution)>;

struct GenerateOptions {
    Symmetry symmetry = Symmetry::none;
    /// No given can be taken away without a second solution. Else as many are left as a
    /// number drawn from the range below, or, if no most is set, as can't go together with
    /// those that they are symmetrical to.
    bool minimal = true;
    std::size_t least_givens = 0;
    std::size_t most_givens = max_cells; ///< at least least_givens
    /// The cells where the givens stand, one a cell; empty: anywhere. Its symmetry is its own.
    std::vector<bool> pattern;
    /// Minimal puzzles that come with a known chance, far less often: see weight(). Not with
    /// a symmetry or a pattern, nor without `minimal`.
    bool controlled_bias = false;
    /// Sukaku: candidates are eliminated, as few as none of them can return; there are no
    /// givens. Not with any of the above but the seed.
    bool sukaku = false;
    std::uint64_t seed = 0;
    Accept accept; ///< none: any
    /// When this becomes true, attempts end as they are.
    const std::atomic<bool> *cancelled = nullptr;
};

/// What became of an attempt.
enum class Fate : std::uint8_t {
    good,        ///< a puzzle as it was asked for
    no_grid,     ///< no grid was found within a number of steps
    several,     ///< no digits were found for the pattern that have one solution
    not_met,     ///< no minimal puzzle was on the way down (GenerateOptions::controlled_bias)
    not_minimal, ///< a given could go, which the symmetry or the pattern wants
    givens,      ///< fewer or more than asked for
    refused,     ///< by GenerateOptions::accept
    cancelled,
};

struct Attempt {
    Fate fate = Fate::good;
    Grid givens; ///< a puzzle with one solution, if it is good, not minimal or refused
    Grid solution;
    std::size_t given_count = 0;
    Pencilmarks candidates; ///< of GenerateOptions::sukaku: the puzzle; `givens` is blank then
};

/// Makes attempts. Keeps its memory from one to the next; not for use from two threads at
/// once; make one a thread.
class Generator {
  public:
    /// Errors: a range of givens or a pattern that no attempt can meet.
    [[nodiscard]] static Result<Generator> make(const Shape &shape, GenerateOptions options);
    ~Generator();
    Generator(Generator &&) noexcept;
    Generator &operator=(Generator &&) noexcept;

    /// The attempts first, first + 1, …, in this order. On the usual 9×9 board many together
    /// are faster than one by one.
    [[nodiscard]] std::vector<Attempt> attempts(std::uint64_t first, std::size_t count);

  private:
    struct State;
    explicit Generator(std::unique_ptr<State> state);
    std::unique_ptr<State> state_;
};

/// What a puzzle of so many givens counts for, if it comes of GenerateOptions::controlled_bias
/// and is to stand for all minimal puzzles of a grid: C(cells, givens), divided by that of
/// 26 in 81 cells (or as near to it as the board allows) to be of handy size.
[[nodiscard]] double weight(std::size_t cells, std::size_t givens);

/// What of a puzzle is a clue: a given, or of a sukaku an eliminated candidate.
[[nodiscard]] std::size_t clue_count(const Puzzle &puzzle);

struct MinimiseOptions {
    /// Givens that are symmetrical to each other go together or stay. Not of a sukaku.
    Symmetry symmetry = Symmetry::none;
    /// Both choose the order in which givens are tried, as of an attempt.
    std::uint64_t seed = 0;
    std::uint64_t number = 0;
    const std::atomic<bool> *cancelled = nullptr;
};

/// The puzzle without givens that it does not need; placed digits are left out. With a
/// symmetry single givens may be left that could go. Of a sukaku: with the eliminated candidates
/// back that can return. Once cancelled it may be less than minimal. Error if the puzzle has
/// not exactly one solution, or has givens and states candidates, or if it was cancelled before
/// that was known.
[[nodiscard]] Result<Puzzle> minimised(const Puzzle &puzzle, const MinimiseOptions &options = {});

struct VicinityOptions {
    std::uint64_t remove = 1; ///< givens to take away; of a sukaku: candidates to restore
    /// Givens to put in, also where one was taken away; of a sukaku: candidates to eliminate, none
    /// of them one that was restored.
    std::uint64_t add = 1;
    /// 0: every choice; else so many at random, of which some may be the same.
    std::uint64_t samples = 0;
    /// Both choose the samples, as of an attempt.
    std::uint64_t seed = 0;
    std::uint64_t number = 0;
    const std::atomic<bool> *cancelled = nullptr;
    /// Here it is told how much is tried, from 0 to 1.
    std::atomic<double> *share = nullptr;
};

/// Is called with each puzzle; returns false to end.
using OnPuzzle = std::function<bool(const Puzzle &near)>;

/// The puzzles with exactly one solution that come of a puzzle by taking givens away and
/// putting others in: each once, unless they are sampled. Placed digits are left out. A sukaku's
/// neighbours are sukaku. Error if it has too few givens or blanks, or has givens and states
/// candidates.
[[nodiscard]] Result<void> vicinity(const Puzzle &puzzle, const VicinityOptions &options,
                                    const OnPuzzle &on_puzzle);

} // namespace dokushin
