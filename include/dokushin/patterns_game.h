// The Patterns Game of the New Sudoku Players' Forum (threads 5209 and 6290): for one pattern of
// givens, minimal puzzles are looked for that have a rating of Sudoku Explainer (ER/EP/ED) which no
// puzzle before had, and that are equivalent to none before.
#pragma once

#include <dokushin/canon.h>
#include <dokushin/rate.h>
#include <dokushin/seen_forms.h>

#include <atomic>
#include <compare>
#include <cstdint>
#include <map>
#include <set>
#include <vector>

namespace [[gnu::visibility("default")]] dokushin {

/// A GameRating is ER, EP and ED, in tenths.
struct GameRating {
    unsigned hardest = 0;
    unsigned pearl = 0;
    unsigned diamond = 0;

    [[nodiscard]] static GameRating of(const Rating &rating) {
        return {rating.hardest.tenths, rating.pearl.tenths, rating.diamond.tenths};
    }
    friend auto operator<=>(const GameRating &, const GameRating &) = default;
};

/// A PatternsGame knows the ratings and the forms of all puzzles before.
class PatternsGame {
  public:
    /// `cancelled`: note_posted() ends once this is true; null: it doesn't.
    explicit PatternsGame(Shape shape, const std::atomic<bool> *cancelled = nullptr)
        : shape_(std::move(shape)), cancelled_(cancelled),
          rater_(RateOptions{.cancelled = cancelled}) {}

    enum class Posted : std::uint8_t { noted, other_board, not_proper, cancelled };
    /// Rates and notes a puzzle that was posted before, unless it is wrong.
    [[nodiscard]] Posted note_posted(const Puzzle &puzzle);

    /// Says whether a minimal puzzle has a rating that none before had, and is equivalent to none
    /// before; notes it if so.
    [[nodiscard]] bool takes(const Puzzle &puzzle, const GameRating &rating);

    /// A Row states of an ER how many puzzles had it, and how many different ratings with it were
    /// posted before and found now.
    struct Row {
        unsigned tenths = 0;       ///< ER
        std::uint64_t puzzles = 0; ///< minimal puzzles that were rated
        std::uint64_t posted = 0;
        std::uint64_t found = 0;
    };
    /// Returns the rows of all ER that occurred, ascending.
    [[nodiscard]] std::vector<Row> table() const;

  private:
    [[nodiscard]] bool is_new_form(const Puzzle &puzzle);
    [[nodiscard]] Row &row_of(const GameRating &rating);

    Shape shape_;
    const std::atomic<bool> *cancelled_;
    std::set<GameRating> ratings_;
    std::map<unsigned, Row> rows_; ///< by ER
    Rater rater_;
    Canonicaliser canonicaliser_;
    SeenForms seen_;
};

} // namespace dokushin
