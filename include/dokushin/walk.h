// A walk leads from a puzzle to its solution, step by step. It finds the next step, or all steps of
// a technique.
#pragma once

#include <dokushin/puzzle.h>
#include <dokushin/step.h>

#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace [[gnu::visibility("default")]] dokushin {

struct WalkOptions {
    Order order = Order::explainer;
    /// Only these techniques are tried, in this order; if empty, those of `order`.
    std::vector<Technique> own_order;
    /// Techniques may rest on the puzzle's having one solution by its givens and rules, which is
    /// not checked (givens_are_proper() does). On boards with rules that are no houses, they rest
    /// on patterns of cells that no rule has.
    bool proper = true;
    /// The order ends with this technique; none: with its last.
    std::optional<Technique> hardest;
    /// The deepest nesting of dynamic chains: 0 to 7 as in Step::nesting.
    unsigned nesting = 7;
    /// Grouped chains may run through almost locked sets.
    bool almost_locked_in_chains = true;
    /// Trial and error places digits of this grid; blank or wrong ones are not checked.
    std::optional<Grid> solution;
    /// A search ends early once this is true.
    const std::atomic<bool> *cancelled = nullptr;
    /// The time limit for one call of next() or all(); none: as long as it takes.
    std::optional<std::chrono::nanoseconds> time;
};

/// A Walk is a puzzle on the way to its solution. It tries the techniques of its order, the easiest
/// first.
class Walk {
  public:
    explicit Walk(const Puzzle &puzzle, const WalkOptions &options = {});
    /// Begins with another puzzle, with the same options except `solution`. If the puzzle has the
    /// same shape, this costs less than a new Walk.
    void restart(const Puzzle &puzzle);
    ~Walk();
    Walk(Walk &&) noexcept;
    Walk &operator=(Walk &&) noexcept;

    /// Finds the next step; none if the puzzle is solved, no technique finds anything, or the
    /// search ended early.
    [[nodiscard]] std::optional<Step> next() const;
    /// Finds all instances of a technique by its usual definition, also those that the order does
    /// not admit; of chains only the best, and only some if the search ended early.
    [[nodiscard]] std::vector<Step> all(Technique technique) const;
    /// True if the last call of next() or all() ended early. On boards whose form steps can't
    /// honour (capability.h), each call ends at once.
    [[nodiscard]] bool gave_up() const;
    void apply(const Step &step);
    /// Sets WalkOptions::time from the next search on.
    void limit_time(std::optional<std::chrono::nanoseconds> time);

    [[nodiscard]] const Shape &shape() const;
    /// True if the puzzle has the cell's digit; false for digits placed by steps.
    [[nodiscard]] bool is_given(Cell cell) const;
    [[nodiscard]] bool solved() const;
    /// True if an open cell has no candidate, so that the puzzle has no solution.
    [[nodiscard]] bool stuck() const;
    [[nodiscard]] const Grid &grid() const;
    /// Returns the candidates of open cells; placed cells have none.
    [[nodiscard]] const Pencilmarks &pencilmarks() const;
    /// Makes a puzzle of the position: the givens, what was placed, and the candidates.
    [[nodiscard]] Puzzle position() const;

    /// The state is for the library's own raters; src/logic/walk_state.h has its members.
    struct State;
    [[nodiscard]] State &state() { return *state_; }
    [[nodiscard]] const State &state() const { return *state_; }

  private:
    std::unique_ptr<State> state_;
};

} // namespace dokushin
