// A resolution state is what is known of a puzzle while it is solved: the labels that were decided,
// and the candidates that are left. Basic resolution theory (BRT) is singles and contradictions.
#pragma once

#include "rate/universal/csp_board.h"

#include <dokushin/puzzle.h>

namespace dokushin::universal {

/// A ResolutionState keeps for each variable how many candidates are left. A variable with one is a
/// single; one with none is a contradiction, after which nothing more may be asked of the state.
/// The board must outlive it.
class ResolutionState {
  public:
    /// Begins with all candidates.
    explicit ResolutionState(const CspBoard &board);
    /// Places the givens and placed digits, and eliminates what the puzzle's candidates leave out.
    /// Singles are not taken yet.
    ResolutionState(const CspBoard &board, const Puzzle &puzzle);

    [[nodiscard]] const CspBoard &board() const { return *board_; }
    /// A label that was decided is no candidate any more.
    [[nodiscard]] bool is_candidate(Label label) const {
        return labels_[index(label)] == Status::candidate;
    }
    /// Writes an entry a label: `yes` for candidates, `no` for the others. Compilers make vector
    /// instructions of it, unlike of is_candidate() in a loop that writes bytes: RelaxedSingles'
    /// begin() fell from 16 % of `rate --scale bxb` to 2 %.
    void write_candidates(std::span<std::uint8_t> entries, std::uint8_t yes, std::uint8_t no) const;
    [[nodiscard]] bool is_decided(Variable variable) const {
        return left_[index(variable)] == decided;
    }
    /// Returns how many candidates a variable has that is not decided.
    [[nodiscard]] unsigned left(Variable variable) const { return left_[index(variable)]; }
    /// Returns left() of all variables, in their order.
    [[nodiscard]] std::span<const std::uint8_t> all_left() const { return left_; }
    [[nodiscard]] bool is_contradictory() const { return is_contradictory_; }
    [[nodiscard]] bool is_solved() const { return open_cells_ == 0 && !is_contradictory_; }

    /// Returns the only candidate of a variable that has one.
    [[nodiscard]] Label only_candidate_of(Variable variable) const;
    /// Returns the variables that came to have one candidate, in that order. Some may be decided
    /// by now.
    [[nodiscard]] std::span<const Variable> singles() const { return singles_; }

    /// Returns the groups that came to have all candidates of their variables, in that order. Some
    /// may have fewer than two by now.
    [[nodiscard]] std::span<const Group> groups() const { return groups_; }
    /// Says whether at least two candidates of a variable are left, all of them in this group.
    [[nodiscard]] bool holds_all(Group group) const {
        return beside_[index(group)] == 0 && may_hold_all(group);
    }
    /// Says whether a variable is not decided and has at least two candidates in a group.
    [[nodiscard]] bool may_hold_all(Group group) const;
    /// Returns, for each group, how many candidates its variable has outside it.
    [[nodiscard]] std::span<const std::uint8_t> all_beside() const { return beside_; }

    /// Decides a candidate and eliminates what it is linked to. Cost: its links.
    void place(Label label);
    void eliminate(Label label) {
        if (is_candidate(label)) { // most are none any more
            remove(label);
        }
    }
    /// Eliminates what a group is linked to.
    void place(Group group);
    /// Takes over what is known in another state of the puzzle, which may contradict this one. Says
    /// whether that was new.
    bool adopt(const ResolutionState &other);
    /// Takes singles until there are none, or a contradiction.
    void take_singles();
    /// Takes singles, and places groups that hold all candidates of their variables.
    void take_singles_and_groups();

    /// Returns the labels that were placed since the beginning or forget_placed().
    [[nodiscard]] std::span<const Label> placed() const { return placed_; }
    void forget_placed() { placed_.clear(); }

  private:
    void remove(Label label);

    enum class Status : std::uint8_t { eliminated, candidate, placed };
    static constexpr std::uint8_t decided = 0xFF;

    const CspBoard *board_;
    std::vector<Status> labels_;
    std::vector<std::uint8_t> left_;   ///< of each variable; `decided`
    std::vector<std::uint8_t> beside_; ///< of each group
    std::vector<Variable> singles_;
    std::vector<Group> groups_;
    std::vector<Label> placed_;
    std::size_t open_cells_;
    bool is_contradictory_ = false;
};

} // namespace dokushin::universal
