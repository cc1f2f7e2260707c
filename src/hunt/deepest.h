// The T&E(d)-expands of a puzzle: the largest sets of givens around it whose depth of trial and
// error is still d or more.
//
// What trial and error of depth d − 1 decides can be added without changing what it does, so that
// the search is one among its states. From a state each undecided cell is added by itself; where
// that solves the puzzle, it does so in all larger sets too, and the cell is left out from there
// on. The first of the others is then added, and after that excluded, in the manner of Bron and
// Kerbosch ("Finding all cliques of an undirected graph", 1973): a set to which an excluded cell
// can be added was found before. Cost: a trial and error for each cell for each set on the way.
#pragma once

#include "rate/universal/trial_and_error.h"

#include <dokushin/expand.h>

#include <functional>

namespace dokushin::hunt {

class DeepestSets {
  public:
    /// Is called with each set; returns false to end the search.
    using OnSet = std::function<bool(const Grid &givens)>;

    /// `is_true`: an entry a label, 1 for those of the solution.
    DeepestSets(const universal::CspBoard &board, const Grid &solution, const search::Watch &watch,
                const OnSet &on_set);
    DeepestSets(const DeepestSets &) = delete; // its trials refer to its watch
    DeepestSets &operator=(const DeepestSets &) = delete;

    /// Finds the sets around some givens from which trial and error of depth − 1 does not lead to
    /// the solution; in the order of the first cell in which two differ, the one with a given
    /// first. Returns false if it was stopped. `depth` is 1 or more.
    bool find(const Grid &givens, unsigned depth);

    /// Returns the least depth that solves a puzzle, but `most` if all lesser ones don't; nothing
    /// if it was stopped.
    [[nodiscard]] std::optional<unsigned> depth_of(const Grid &givens, unsigned most);

  private:
    using State = universal::ResolutionState;
    using Cells = std::vector<std::size_t>;

    [[nodiscard]] bool is_stopped() const { return is_over_ || watch_.stop_now().has_value(); }
    [[nodiscard]] bool remains_deep(State &state);
    [[nodiscard]] std::optional<State> with(const State &state, std::span<const std::size_t> cells);
    void keep_those_that_fit(const State &state, Cells &cells);
    [[nodiscard]] bool can_add_an_excluded(const State &state, const Cells &excluded);
    void extend(const State &state, Cells open, Cells excluded);
    void tell(const State &state);

    const universal::CspBoard &board_;
    const Grid &solution_;
    search::Watch watch_;
    universal::TrialAndError trials_;
    const OnSet &on_set_;
    unsigned depth_ = 0; ///< of the trial and error that must not solve a set
    bool is_over_ = false;
};

} // namespace dokushin::hunt
