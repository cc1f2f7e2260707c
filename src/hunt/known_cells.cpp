#include "hunt/known_cells.h"

#include <cassert>

namespace dokushin::hunt {

using universal::CspBoard;
using universal::ResolutionState;

Grid decided_in(const ResolutionState &state, const Grid &solution) {
    Grid known(solution.size(), Digit::blank);
    for (std::size_t cell = 0; cell < solution.size(); ++cell) {
        if (is_decided(state, cell)) {
            known[cell] = solution[cell];
        }
    }
    return known;
}

ResolutionState state_of(const CspBoard &board, const Grid &givens) {
    const auto puzzle = Puzzle::from_givens(board.shape(), givens);
    assert(puzzle); // a part of a solution
    return {board, *puzzle};
}

Grid closed_by_singles(const CspBoard &board, const Grid &givens, const Grid &solution) {
    ResolutionState state = state_of(board, givens);
    state.take_singles();
    return decided_in(state, solution);
}

} // namespace dokushin::hunt
