// A trial matrix follows singles from all candidates of a state at once, a bit a trial: its rows
// are the candidates, its columns the trials, and one column more, "the state", asserts nothing. A
// candidate whose trial ends in a contradiction goes from all columns, and singles go on from
// there: when all is quiet, this is T&E(BRT, 1). The result does not depend on the order.
//
//     row      the state  asserts 0  asserts 1  …      1: possible in that trial
//     0        1          1          0
//     1        1          0          1
//
// Since what follows from more assumptions has all that follows from fewer, the matrix of the state
// with a candidate asserted begins with what the quiet matrix says in that candidate's column.
#pragma once

#include "rate/universal/lanes.h"
#include "rate/universal/locks.h"

namespace dokushin::universal {

class TrialMatrix {
  public:
    using Open = OpenBoard::Open;

    /// Asserts each candidate in its column. `locks`: those of the board, or none, with which
    /// locked candidates are not used. Both stay where they are.
    TrialMatrix(const OpenBoard &board, const Locks *locks);

    /// Takes singles in all columns, and locked candidates, and eliminates what they refute, until
    /// there is nothing more to do or the state is contradictory. Cost: a few operations for each
    /// candidate of each variable that has lost some, for all trials together.
    void close();
    /// Asserts a candidate of a quiet state in all columns.
    void assert_all(std::size_t candidate);
    /// Eliminates a candidate in all columns.
    void eliminate(std::size_t candidate);

    [[nodiscard]] bool is_contradictory() const { return is_contradictory_; }
    /// Says whether a candidate is possible in the state, be it decided or not.
    [[nodiscard]] bool is_possible(std::size_t candidate) const {
        return is_possible_in(candidate, state_column);
    }
    /// Says whether a candidate was decided in the state.
    [[nodiscard]] bool is_placed(std::size_t candidate) const {
        return placed_[candidate * blocks_].has(state_column);
    }

  private:
    static constexpr std::size_t state_column = 0;
    /// The columns of the candidates come after that of the state.
    static constexpr std::size_t column_of(std::size_t candidate) { return candidate + 1; }

    [[nodiscard]] bool is_possible_in(std::size_t candidate, std::size_t column) const {
        return possible_[candidate * blocks_ + column / Lanes::count].has(column % Lanes::count);
    }

    void touch(Open variable);
    void touch_variables_of(std::size_t candidate);
    void examine(Open variable, std::size_t block);
    void take_singles();
    void lock(Open variable, std::size_t block);
    void place(std::size_t candidate, std::size_t block, const Lanes &lanes);
    void refute(std::size_t block, const Lanes &lanes);

    const OpenBoard *board_;
    const Locks *locks_;
    std::size_t blocks_;                   ///< sets of lanes in a row
    std::vector<Lanes> possible_;          ///< row by row
    std::vector<Lanes> placed_;            ///< row by row
    std::vector<Lanes> open_;              ///< the columns that are not refuted
    std::vector<Open> touched_;            ///< variables that have lost candidates, to be examined
    std::vector<std::uint8_t> is_touched_; ///< of each variable
    std::vector<Open> examined_;           ///< variables whose locks may have changed
    bool is_contradictory_ = false;
};

} // namespace dokushin::universal
