// A chain path finds the steps of a universal order: singles, and the shortest chains where there
// are none. Its tables are those of a board; they last from step to step.
#pragma once

#include "rate/universal/simplest_first.h"

#include <dokushin/solution_path.h>

namespace dokushin::universal {

class ChainPath {
  public:
    /// `options` have chains and a solution. The object must stay where it is.
    ChainPath(const Shape &shape, const PathOptions &options);
    ChainPath(const ChainPath &) = delete;
    ChainPath &operator=(const ChainPath &) = delete;

    /// Finds the next step of a position; none if there is none, or the search ended early.
    [[nodiscard]] std::optional<PathStep> next(const Walk &position);
    /// Takes note of a step that was applied to the position.
    void apply(const Step &step);
    /// True if the last call of next() ended early.
    [[nodiscard]] bool gave_up() const { return gave_up_; }

  private:
    std::optional<PathStep> next_single();
    std::optional<PathStep> next_chain();

    Limits limits_;
    bool anew_;
    bool has_braids_;
    CspBoard board_;
    std::vector<std::uint8_t> is_true_;
    search::Watch watch_;
    SimplestFirst chains_;
    /// What is known of the position, with the singles in the order in which they arose; none: it
    /// is read from the position.
    std::optional<ResolutionState> known_{};
    std::vector<Candidate> placed_{}; ///< by the step that was found last
    std::vector<Candidate> eliminated_{};
    bool gave_up_ = false;
};

} // namespace dokushin::universal
