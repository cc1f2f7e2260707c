// "How many solutions has it?", asked of many boards at once: those of the usual 9×9 go
// through the fast engine side by side, others are searched one by one.
#pragma once

#include <dokushin/batch.h>
#include <dokushin/solve.h>

namespace dokushin::generate {

/// Keeps its memory from question to question.
class Uniqueness {
  public:
    /// Errors: see choose_kernel().
    [[nodiscard]] static Result<Uniqueness> make(const Shape &shape);

    /// Which boards have one solution only. None, once cancelled.
    [[nodiscard]] std::vector<bool> of(std::span<const Grid *const> boards,
                                       const std::atomic<bool> *cancelled);
    /// Solutions of each, or `most` if it has more. Anything, once cancelled.
    [[nodiscard]] std::vector<std::uint32_t> solutions(std::span<const Grid *const> boards,
                                                       std::uint32_t most,
                                                       const std::atomic<bool> *cancelled);

  private:
    explicit Uniqueness(Shape shape) : shape_(std::move(shape)) {}
    void ask_batch(std::span<const Grid *const> boards, const BatchOptions &options);
    [[nodiscard]] std::uint64_t ask(const Grid &board, const SolveOptions &options);

    Shape shape_;
    std::optional<BatchSolver> batch_; ///< for the usual 9×9 only
    Solver solver_;
    Grid digits_; ///< of the boards asked about, one behind the other
    std::vector<BatchAnswer> answers_;
};

} // namespace dokushin::generate
