#include <dokushin/patterns_game.h>

#include <dokushin/solve.h>

#include <algorithm>
#include <iterator>

namespace dokushin {

PatternsGame::Posted PatternsGame::note_posted(const Puzzle &puzzle) {
    if (puzzle.shape() != shape_) {
        return Posted::other_board;
    }
    SolveOptions how;
    how.limits.cancelled = cancelled_;
    const Status status = solve(puzzle, how).status;
    if (status != Status::unique) {
        return status == Status::limit ? Posted::cancelled : Posted::not_proper;
    }
    const Rating rated = rater_.rate(puzzle);
    if (rated.stopped) {
        return Posted::cancelled;
    }
    const GameRating rating = GameRating::of(rated);
    static_cast<void>(is_new_form(puzzle));
    row_of(rating).posted += ratings_.insert(rating).second ? 1 : 0;
    return Posted::noted;
}

bool PatternsGame::takes(const Puzzle &puzzle, const GameRating &rating) {
    Row &row = row_of(rating);
    ++row.puzzles;
    if (ratings_.contains(rating) || !is_new_form(puzzle)) {
        return false;
    }
    ratings_.insert(rating);
    ++row.found;
    return true;
}

PatternsGame::Row &PatternsGame::row_of(const GameRating &rating) {
    Row &row = rows_[rating.hardest];
    row.tenths = rating.hardest;
    return row;
}

bool PatternsGame::is_new_form(const Puzzle &puzzle) {
    const auto canonical = canonicaliser_.canonical(puzzle);
    return !canonical || seen_.is_new(puzzle.shape(), canonical->form);
}

std::vector<PatternsGame::Row> PatternsGame::table() const {
    std::vector<Row> rows;
    std::ranges::transform(rows_, std::back_inserter(rows),
                           [](const auto &entry) { return entry.second; });
    return rows;
}

} // namespace dokushin
