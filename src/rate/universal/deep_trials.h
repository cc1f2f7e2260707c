// Trial and error of depth 2 and more over singles, T&E(BRT, n), or singles and locked candidates,
// T&E(B1, n): the innermost trials are the columns of a matrix.
#pragma once

#include "rate/universal/trial_matrix.h"
#include "search/watch.h"

#include <deque>
#include <optional>

namespace dokushin::universal {

class DeepTrials {
  public:
    explicit DeepTrials(const search::Watch &watch) : watch_(watch) {}

    /// Applies T&E(BRT, depth), or with locks T&E(B1, depth), to a state of the puzzle, until it is
    /// solved or quiet, or the watch stops it. `is_true`: an entry a label, 1 for those of the
    /// puzzle's only solution, which no trial can refute. Cost: at each depth from 2 all candidates
    /// as often as there are rounds, each at the cost of the next lower depth; at depth 1 that of a
    /// matrix.
    void apply(ResolutionState &state, bool has_locks, unsigned depth,
               std::span<const std::uint8_t> is_true);

  private:
    /// What is known of the state of a depth while it is worked on.
    struct Level {
        std::optional<TrialMatrix> asserted;
        std::vector<std::uint8_t> is_tried; ///< of each candidate, in this round
    };

    void close(TrialMatrix &state, unsigned depth, unsigned quiet = 0);
    bool try_all(TrialMatrix &state, unsigned depth);
    bool try_one(TrialMatrix &state, std::size_t candidate, unsigned depth);

    const search::Watch &watch_;
    std::optional<OpenBoard> board_;
    std::optional<Locks> locks_;
    std::vector<std::uint8_t> is_true_; ///< of each candidate
    std::deque<Level> levels_;          ///< from depth 2
    unsigned depth_ = 0;                ///< of the trials of the puzzle
    std::vector<Label> quiet_;          ///< the candidates of a state that those trials have left
    bool has_locks_ = false;
};

} // namespace dokushin::universal
