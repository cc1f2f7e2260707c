// redundant_givens() decides which givens can go. A given is redundant when the puzzle
// without it still has no second solution, that is: no solution has another digit in its
// cell. Searching for just such a solution (the given replaced by "any digit but this")
// needs one solution at most, instead of counting to two.
#include <dokushin/solve.h>

namespace dokushin {
namespace {

/// Returns the puzzle with the given of `cell` replaced by every other digit.
[[nodiscard]] std::optional<Puzzle> without(const Puzzle &puzzle, Cell cell) {
    Grid givens = puzzle.givens();
    const Digit given = givens[index(cell)];
    givens[index(cell)] = Digit::blank;
    Pencilmarks marks = puzzle.has_candidates()
                            ? puzzle.stated_candidates()
                            : Pencilmarks(givens.size(), puzzle.shape().all_digits());
    for (const Cell other : puzzle.shape().peers(cell)) {
        if (givens[index(other)] == given) {
            return std::nullopt; // contradictory givens
        }
    }
    marks[index(cell)] = puzzle.shape().all_digits() - DigitSet::only(given);
    auto opposite = Puzzle::from_givens(puzzle.shape(), std::move(givens));
    if (!opposite || !opposite->set_candidates(std::move(marks))) {
        return std::nullopt;
    }
    return *std::move(opposite);
}

} // namespace

Redundancy redundant_givens(const Puzzle &puzzle, const SolveOptions &options) {
    Redundancy found;
    Solver solver;
    SolveOptions once = options;
    once.limits.solutions = 1;
    for (std::size_t position = 0; position < puzzle.givens().size(); ++position) {
        const Cell cell = cell_at(position);
        if (puzzle.given(cell) == Digit::blank) {
            continue;
        }
        const std::optional<Puzzle> opposite = without(puzzle, cell);
        if (!opposite) {
            found.complete = false;
            continue;
        }
        const SolveResult result = solver.solve(*opposite, once);
        if (result.stop == Stop::exhausted && result.solutions == 0) {
            found.redundant.push_back(cell);
        } else if (result.solutions == 0) {
            found.complete = false;
        }
    }
    return found;
}

} // namespace dokushin
