#include "cli/givens_alone.h"

namespace dokushin::cli {

Puzzle givens_alone(const Puzzle &puzzle) {
    Puzzle plain = *Puzzle::from_givens(puzzle.shape(), puzzle.givens());
    if (!puzzle.has_candidates()) {
        return plain;
    }
    Pencilmarks stated = puzzle.stated_candidates();
    for (std::size_t at = 0; at < stated.size(); ++at) {
        // What is stated of a cell with a digit is of no account.
        stated[at] =
            puzzle.digit(cell_at(at)) == Digit::blank ? stated[at] : puzzle.shape().all_digits();
    }
    Puzzle struck = plain;
    const bool fine = struck.set_candidates(std::move(stated)).has_value(); // as they were
    return fine && struck.pencilmarks() != plain.pencilmarks() ? struck : plain;
}

} // namespace dokushin::cli
