#include <dokushin/sukaku.h>

#include <numeric>

namespace dokushin {

bool is_sukaku(const Puzzle &puzzle) {
    return puzzle.has_candidates() && !puzzle.has_placed() && puzzle.given_count() == 0;
}

Pencilmarks eliminated(const Puzzle &puzzle) {
    const Pencilmarks &stated = puzzle.stated_candidates();
    Pencilmarks out(puzzle.shape().cell_count());
    for (std::size_t position = 0; position < stated.size(); ++position) {
        const Cell cell = cell_at(position);
        if (puzzle.digit(cell) != Digit::blank) {
            continue;
        }
        out[position] = puzzle.shape().all_digits() - stated[position];
        for (const Cell peer : puzzle.shape().peers(cell)) {
            out[position].erase(puzzle.digit(peer));
        }
    }
    return out;
}

std::size_t candidate_count(const Pencilmarks &marks) {
    return std::accumulate(marks.begin(), marks.end(), std::size_t{0},
                           [](std::size_t sum, DigitSet set) { return sum + set.size(); });
}

} // namespace dokushin
