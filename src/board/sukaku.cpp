// What a sukaku states is compared with what its digits and rules leave.
#include <dokushin/sukaku.h>

#include <cassert>
#include <numeric>

namespace dokushin {

bool is_sukaku(const Puzzle &puzzle) {
    return puzzle.has_candidates() && !puzzle.has_placed() && puzzle.given_count() == 0;
}

Pencilmarks eliminated(const Puzzle &puzzle) {
    const Pencilmarks &stated = puzzle.stated_candidates();
    Pencilmarks out(puzzle.shape().cell_count());
    if (!puzzle.has_candidates()) {
        return out;
    }
    // The candidates that the rules allow beside the digits that stand, whatever is stated.
    const Pencilmarks allowed = Puzzle::from_givens(puzzle.shape(), puzzle.digits())->pencilmarks();
    for (std::size_t position = 0; position < stated.size(); ++position) {
        assert((stated[position] - puzzle.shape().all_digits()).empty());
        if (puzzle.digit(cell_at(position)) == Digit::blank) {
            out[position] = allowed[position] - stated[position];
        }
    }
    return out;
}

std::size_t candidate_count(const Pencilmarks &marks) {
    return std::accumulate(marks.begin(), marks.end(), std::size_t{0},
                           [](std::size_t sum, DigitSet set) { return sum + set.size(); });
}

} // namespace dokushin
