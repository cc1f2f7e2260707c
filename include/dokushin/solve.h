// Solve, prove unique, count, enumerate: one call for every shape and method.
//
// Every answer is exact or says that it is not: a search that stops at one of
// its limits returns Status::limit and what it had found by then, never a guess.
#pragma once

#include <dokushin/capability.h>
#include <dokushin/puzzle.h>

#include <atomic>
#include <chrono>
#include <functional>
#include <optional>
#include <span>

namespace [[gnu::visibility("default")]] dokushin {

/// The search methods. `backtrack`, `mrv`, `singles` and `dlx` are a learner's, in ascending order.
/// Every method is complete, so that it can prove uniqueness and count. `bands` applies to solve()
/// on the usual 9×9 board, to puzzles that do not take it 200,000 guesses. A method that can't
/// honour a constraint of the board (capability.h) leaves the board to `search`;
/// SolveResult::method names the one that answered.
enum class Method : std::uint8_t {
    automatic, ///< the engine that a measurement in bench/ found best for the board
    backtrack, ///< the tutorials' search: first blank cell, digits ascending
    mrv,       ///< backtrack, but on the cell with the fewest candidates
    singles,   ///< naked and hidden singles until nothing moves, then a guess as mrv does
    dlx,       ///< exact cover with dancing links
    search,    ///< candidates, singles, locked candidates, good branching
    bands,     ///< the usual 9×9 on bands of bits; where it does not apply, `search`
    sat,       ///< CaDiCaL, incrementally; in a library without it, `search`
};

/// The name that the command line and JSON use: "auto", "backtrack", …
[[nodiscard]] std::string_view name(Method method);
[[nodiscard]] std::optional<Method> method_named(std::string_view name);
/// For `automatic` it is that of `search`, to which it leaves boards with constraints.
[[nodiscard]] Capability capability_of(Method method);
/// All methods, in the order of the enumeration; without `sat` in a library that was
/// built without CaDiCaL.
[[nodiscard]] std::span<const Method> methods();

/// The limits at which a search stops. By default only the solutions are limited:
/// two of them are enough to distinguish unique from multiple.
struct Limits {
    static constexpr std::uint64_t unlimited = ~std::uint64_t{0};
    std::uint64_t solutions = 2;
    std::uint64_t nodes = unlimited;
    std::optional<std::chrono::nanoseconds> time;
    /// When this becomes true the search ends as soon as it sees it.
    const std::atomic<bool> *cancelled = nullptr;
};

enum class Status : std::uint8_t {
    unique,   ///< exactly one solution, proved
    multiple, ///< two or more
    none,     ///< no solution, proved
    invalid,  ///< the digits that stand contradict the rules before any search: see flaws()
    limit,    ///< stopped before any of these was proved
};
[[nodiscard]] std::string_view name(Status status);

/// The reason why a search ended, in C a dokushin_ended; a dokushin_stop there is what `cancelled`
/// is here. (`memory` only ends a count by states: see count.h.)
enum class Stop : std::uint8_t { exhausted, solutions, nodes, time, cancelled, memory };
[[nodiscard]] std::string_view name(Stop stop);

/// The counters of a search's work.
struct Counters {
    /// States after propagation, the start among them (`backtrack`: placements
    /// + 1; `sat`: calls of the SAT solver).
    std::uint64_t nodes = 0;
    /// Choices among two or more (0 for `sat`, which does not report them).
    std::uint64_t guesses = 0;
    /// Guesses undone; for `backtrack`, as the tutorials count, each time that
    /// a placed digit is taken back.
    std::uint64_t backtracks = 0;

    Counters &operator+=(const Counters &other) {
        nodes += other.nodes;
        guesses += other.guesses;
        backtracks += other.backtracks;
        return *this;
    }
    friend bool operator==(const Counters &, const Counters &) = default;
};

/// RunParts does the parts 0 to `count` − 1 of some work, each once, on as many threads as it has,
/// and returns when all are done.
using RunParts =
    std::function<void(std::size_t count, const std::function<void(std::size_t)> &part)>;

struct SolveOptions {
    Method method = Method::automatic;
    Limits limits;
    /// Runs the parts of one board that is searched in parts, as a hard sukaku of 9×9 is. None: one
    /// after another. The result is the same.
    RunParts run_parts{};
};

struct SolveResult {
    Status status = Status::none;
    /// Solutions found; at most Limits::solutions. All there are, if stop is exhausted.
    std::uint64_t solutions = 0;
    /// The first solution found; empty if there was none, or if only counted.
    Grid solution;
    Counters counters;
    /// The engine that gave the answer; never `automatic`.
    Method method = Method::search;
    Stop stop = Stop::exhausted;
};

/// Looks for solutions until none is left or a limit is reached. A player's
/// placed digits and stated candidates count as part of the puzzle.
[[nodiscard]] SolveResult solve(const Puzzle &puzzle, const SolveOptions &options = {});

/// Counts as solve() does, up to Limits::solutions, which is 2 unless set, but keeps no grid.
/// Boards with unused symbols are counted by their symmetry: where k digits occur neither among the
/// givens nor in a choice so far, one choice stands for all k. Counts saturate at 2⁶⁴ − 1 (then
/// stop is Stop::solutions).
[[nodiscard]] SolveResult count(const Puzzle &puzzle, const SolveOptions &options = {});

/// Is called with each solution; returns false to end the enumeration.
using OnSolution = std::function<bool(const Grid &)>;

/// Solves as solve() does and hands over each solution when it is found. If the
/// callback ends the enumeration, the result has Stop::cancelled.
[[nodiscard]] SolveResult enumerate(const Puzzle &puzzle, const SolveOptions &options,
                                    const OnSolution &on_solution);

/// A solver that keeps its memory from puzzle to puzzle: for files of them.
/// Not for use from two threads at once; make one a thread.
class Solver {
  public:
    Solver();
    ~Solver();
    Solver(Solver &&) noexcept;
    Solver &operator=(Solver &&) noexcept;

    /// Both do what the functions of the same name do.
    [[nodiscard]] SolveResult solve(const Puzzle &puzzle, const SolveOptions &options = {});
    [[nodiscard]] SolveResult enumerate(const Puzzle &puzzle, const SolveOptions &options,
                                        const OnSolution &on_solution);

  private:
    struct Memory;
    std::unique_ptr<Memory> memory_;
};

/// Do the givens and the rules alone make a proper puzzle? The puzzle itself is known to have one
/// solution; but what a player placed or eliminated proves nothing of the givens, and techniques
/// that rest on uniqueness (WalkOptions::proper) need them. True at once where nothing was placed
/// or eliminated, and for a sukaku: stated candidates on a board without givens and rules are the
/// puzzle itself. False if a limit comes first (Limits::solutions is not used).
[[nodiscard]] bool givens_are_proper(const Puzzle &puzzle, const SolveOptions &options = {});

/// Is every given needed? Cells whose given follows from the others, ascending.
/// Meaningful for a proper puzzle; the givens are tried one by one, each within
/// the limits (Limits::solutions is not used). Placed digits are left out.
struct Redundancy {
    std::vector<Cell> redundant;
    bool complete = true; ///< false: a limit was reached, some givens were not decided
};
[[nodiscard]] Redundancy redundant_givens(const Puzzle &puzzle, const SolveOptions &options = {});

} // namespace dokushin
