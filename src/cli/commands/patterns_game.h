// The Patterns Game of the New Sudoku Players' Forum (threads 5209 and 6290): for one pattern of
// givens, minimal puzzles are looked for that have a rating of Sudoku Explainer (ER/EP/ED) which no
// puzzle before had, and that are equivalent to none before.
#pragma once

#include <dokushin/canon.h>
#include <dokushin/seen_forms.h>

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace dokushin::cli {

class PatternsGame {
  public:
    /// Notes the puzzles of a file that were posted before, with their ratings; wrong puzzles, and
    /// those of another board, are usage errors.
    void note_posted(const std::string &file, const Shape &shape);

    /// Says whether a puzzle has a rating that none before had, and is equivalent to none before;
    /// notes it if so. `rating` is " ED=ER/EP/ED".
    [[nodiscard]] bool takes(const Puzzle &puzzle, std::string_view rating);

    /// Returns the lines of the table: for each ER the number of puzzles that had it, and the
    /// numbers of different ratings that were posted before and found now.
    [[nodiscard]] std::vector<std::string> table() const;

  private:
    struct Row {
        std::uint64_t puzzles = 0; ///< minimal puzzles that were rated
        std::uint64_t posted = 0;
        std::uint64_t found = 0;
    };
    [[nodiscard]] Row &row_of(std::string_view rating);
    [[nodiscard]] bool is_new_form(const Puzzle &puzzle);

    std::set<std::string, std::less<>> ratings_;
    std::map<double, Row> rows_; ///< by ER
    Canonicaliser canonicaliser_;
    SeenForms seen_;
};

} // namespace dokushin::cli
