// A walk from a puzzle to its solution, step by step: the next step, and all steps of a technique.
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
    /// These and no others, in this order, instead; if empty, as `order` says.
    std::vector<Technique> own_order;
    /// The puzzle has one solution: techniques may rest on that. Not checked.
    bool proper = true;
    /// Nothing that the order tries later is looked for; none: all of it.
    std::optional<Technique> hardest;
    /// The deepest nesting of dynamic chains: 0 to 7 as in Step::nesting.
    unsigned nesting = 7;
    /// May grouped chains run through almost locked sets?
    bool almost_locked_in_chains = true;
    /// For trial and error, which places a digit of it; blank or wrong digits are not checked.
    std::optional<Grid> solution;
    /// When this becomes true, a search is given up.
    const std::atomic<bool> *cancelled = nullptr;
    /// After so long a search, for one step or for all of a technique, is given up.
    std::optional<std::chrono::nanoseconds> time;
};

/// A puzzle on the way to its solution. Steps are looked for with the easiest technique
/// first, in the order that is asked for.
class Walk {
  public:
    explicit Walk(const Puzzle &puzzle, const WalkOptions &options = {});
    /// With another puzzle; of the same shape it costs less than a new Walk.
    void restart(const Puzzle &puzzle);
    ~Walk();
    Walk(Walk &&) noexcept;
    Walk &operator=(Walk &&) noexcept;

    /// The next step; none when the puzzle is solved, no technique gets further, or the
    /// search was given up.
    [[nodiscard]] std::optional<Step> next() const;
    /// All instances of a technique here (of chains: the best), or some if given up: as it is
    /// usually defined, also where the order that was asked for admits less.
    [[nodiscard]] std::vector<Step> all(Technique technique) const;
    /// Was the last search of either given up before it was through? On boards with constraints,
    /// which steps can't honour (capability.h), each is given up at once.
    [[nodiscard]] bool gave_up() const;
    void apply(const Step &step);
    /// What WalkOptions::time says, from the next search on.
    void limit_time(std::optional<std::chrono::nanoseconds> time);

    [[nodiscard]] const Shape &shape() const;
    /// Part of the puzzle, not placed on the way.
    [[nodiscard]] bool is_given(Cell cell) const;
    [[nodiscard]] bool solved() const;
    /// An open cell without candidate: nothing solves this.
    [[nodiscard]] bool stuck() const;
    [[nodiscard]] const Grid &grid() const;
    /// Of open cells; empty for placed ones.
    [[nodiscard]] const Pencilmarks &pencilmarks() const;

    /// What a walk works on, for the library's own raters: src/logic/walk_state.h has its members.
    struct State;
    [[nodiscard]] State &state() { return *state_; }
    [[nodiscard]] const State &state() const { return *state_; }

  private:
    std::unique_ptr<State> state_;
};

} // namespace dokushin
