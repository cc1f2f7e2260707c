// Counting the solutions of many boards at once. Boards of the usual 9×9 go through the fast engine
// together, others are searched one by one.
#pragma once

#include <dokushin/batch.h>
#include <dokushin/solve.h>

namespace dokushin::generate {

/// A counter that keeps its memory from call to call.
class SolutionCounter {
  public:
    /// Errors: see choose_kernel().
    [[nodiscard]] static Result<SolutionCounter> make(const Shape &shape);

    /// Gives a search up after so many nodes, if boards are searched one by one. Its board counts
    /// as one with `most` solutions.
    void limit_nodes(std::uint64_t nodes) { most_nodes_ = nodes; }
    /// Was a search given up?
    [[nodiscard]] bool gave_up() const { return gave_up_; }

    /// True for each board with exactly one solution. All are false once cancelled.
    [[nodiscard]] std::vector<bool> are_unique(std::span<const Grid *const> boards,
                                               const std::atomic<bool> *cancelled);
    /// The number of solutions of each board, or `most` if it has more. Once cancelled the numbers
    /// are arbitrary.
    [[nodiscard]] std::vector<std::uint32_t> count(std::span<const Grid *const> boards,
                                                   std::uint32_t most,
                                                   const std::atomic<bool> *cancelled);

  private:
    explicit SolutionCounter(Shape shape) : shape_(std::move(shape)) {}
    void count_batch(std::span<const Grid *const> boards, const BatchOptions &options);
    [[nodiscard]] std::uint64_t count_one(const Grid &board, const SolveOptions &options);

    Shape shape_;
    std::optional<BatchSolver> batch_; ///< for the usual 9×9 only
    Solver solver_;
    Grid digits_; ///< of the boards asked about, one behind the other
    std::vector<BatchAnswer> answers_;
    std::uint64_t most_nodes_ = Limits::unlimited;
    bool gave_up_ = false;
};

} // namespace dokushin::generate
