// Locked candidates, which are the braids of one variable: where all candidates that a variable has
// left are linked to another candidate, that one is false.
#pragma once

#include "rate/universal/open_board.h"

namespace dokushin::universal {

/// Locks list, for the variables of an open board, which candidates have to go to leave others that
/// are all linked to some targets. One that is left alone is a single, and no lock is listed for
/// it.
class Locks {
  public:
    using Open = OpenBoard::Open;

    /// Fills the tables. Cost: the links of each candidate of each variable.
    explicit Locks(const OpenBoard &board);

    /// Returns the numbers of the locks of a variable: from the first to before the second.
    [[nodiscard]] std::pair<std::size_t, std::size_t> of(std::size_t variable) const {
        return {firsts_[variable], firsts_[variable + 1]};
    }
    /// Returns the candidates of the variable that have to go.
    [[nodiscard]] std::span<const Open> others(std::size_t lock) const { return others_[lock]; }
    /// Returns the candidates that are linked to all the rest.
    [[nodiscard]] std::span<const Open> targets(std::size_t lock) const { return targets_[lock]; }

  private:
    std::vector<std::size_t> firsts_{0}; ///< of each variable, and the end
    Lists<Open> others_;                 ///< of each lock, as the next
    Lists<Open> targets_;
};

} // namespace dokushin::universal
