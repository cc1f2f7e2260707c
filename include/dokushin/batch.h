// Many ordinary 9×9 puzzles at once: the fast engine.
//
// solve() answers one puzzle of any shape; this answers thousands of 9×9 puzzles of
// 81 characters side by side in the lanes of the processor's vectors, many times
// faster. What it does is described in src/search/kernel, how fast it is in
// docs/PERFORMANCE.md.
#pragma once

#include <dokushin/result.h>
#include <dokushin/solve.h>

#include <memory>
#include <optional>
#include <span>
#include <string_view>

namespace [[gnu::visibility("default")]] dokushin {

/// One build of the engine for an instruction set.
struct Kernel {
    std::string_view name;  ///< "avx512", …, "portable"
    unsigned lanes;         ///< boards side by side
    std::string_view needs; ///< the instruction sets, as Linux and compilers name them
    bool runs_here;         ///< has this processor what it needs?
};

/// All that this library was built with, the fastest first. The last, "portable",
/// runs everywhere.
[[nodiscard]] std::span<const Kernel> kernels();

/// The kernel of that name or, if no name is given, the one that the environment
/// variable DOKUSHIN_KERNEL names or, if that is not set, the first that runs here.
/// An error if there is none of that name, or if it does not run here.
[[nodiscard]] Result<Kernel> choose_kernel(std::string_view name = {});

struct BatchOptions {
    /// Solutions of a puzzle to look for, at least 1: 2 prove uniqueness.
    std::uint32_t solutions = 2;
    /// When this becomes true the batch ends soon; puzzles without an answer by
    /// then have Status::limit and Stop::cancelled.
    const std::atomic<bool> *cancelled = nullptr;
};

struct BatchAnswer {
    Status status = Status::none;
    Stop stop = Stop::exhausted;
    std::uint32_t solutions = 0; ///< found, at most BatchOptions::solutions
    /// States that were looked at, as Counters::nodes: a guess makes two of one. Where
    /// lanes would be idle guesses are made ahead, so that a hard puzzle alone has more.
    std::uint32_t nodes = 0;
    /// The first character (or digit) that is no cell, or 81 if the puzzle has not just 81
    /// of them; −1 in order. A puzzle that can't be read has Status::invalid.
    int unreadable = -1;
};

/// How hard a batch worked. Deterministic for a kernel and a batch.
struct BatchWork {
    std::uint64_t rounds = 0; ///< of deduction, on all lanes together
    std::uint64_t splits = 0; ///< guesses
    std::uint64_t busy = 0;   ///< lanes that had a board, summed over the rounds

    BatchWork &operator+=(const BatchWork &other) {
        rounds += other.rounds;
        splits += other.splits;
        busy += other.busy;
        return *this;
    }
};

/// Keeps its memory (about 100 KB) from batch to batch. Not for use from two
/// threads at once; make one a thread.
class BatchSolver {
  public:
    /// Errors: see choose_kernel().
    [[nodiscard]] static Result<BatchSolver> make(std::string_view kernel = {});
    ~BatchSolver();
    BatchSolver(BatchSolver &&) noexcept;
    BatchSolver &operator=(BatchSolver &&) noexcept;

    [[nodiscard]] const Kernel &kernel() const;

    /// One or two puzzles at a time are answered as soon as can be: without the lanes,
    /// unless they turn out to be hard.
    ///
    /// Answers puzzles of 81 characters: `1`–`9`, and `.` or `0` for a blank.
    /// `answers` has one for each; `solutions` has 81 characters for each, which are
    /// written if it has a solution (which of several depends on the batch) and left
    /// alone if not, or is empty. Order is kept. An error only if sizes don't fit.
    Result<BatchWork> solve(std::span<const std::string_view> puzzles,
                            std::span<BatchAnswer> answers, std::span<char> solutions = {},
                            const BatchOptions &options = {});

    /// The same for puzzles that lie without a gap, 81 characters each.
    Result<BatchWork> solve(std::span<const char> puzzles, std::span<BatchAnswer> answers,
                            std::span<char> solutions = {}, const BatchOptions &options = {});

    /// The same for puzzles as digits 0–9, of which 0 is a blank; so are the solutions.
    Result<BatchWork> solve(std::span<const Digit> puzzles, std::span<BatchAnswer> answers,
                            std::span<Digit> solutions = {}, const BatchOptions &options = {});

  private:
    struct Memory;
    explicit BatchSolver(std::unique_ptr<Memory> memory);
    std::unique_ptr<Memory> memory_;
};

/// Counts the solutions of one 9×9 puzzle, digits 0–9 of which 0 is a blank, up to `limit`; of
/// givens that contradict the rules there are none. Nothing is returned if it takes more guesses
/// than `most_guesses`, or if the puzzle is not 81 digits of at most 9. It needs no memory and no
/// other engine, for programs that must be small.
[[nodiscard]] std::optional<std::uint32_t>
count_up_to(std::uint32_t limit, std::span<const Digit> puzzle, std::uint32_t most_guesses);

} // namespace dokushin
