// Rules that need words stand in lines below the board.
#pragma once

#include <dokushin/print.h>

namespace dokushin::print {

class RulesInWords {
  public:
    /// Breaks the words into lines for a board with room of that width and height.
    RulesInWords(const std::vector<std::string> &words, double grid);

    static constexpr std::size_t most_lines = 8;

    [[nodiscard]] const std::vector<std::string> &lines() const { return lines_; }
    /// The height of all lines, with the gap to the board above them; 0 without any.
    [[nodiscard]] double height() const;
    /// Adds the lines to a page; `foot` is the middle of what they stand below.
    void add_to(Page &page, PagePoint foot) const;

  private:
    std::vector<std::string> lines_;
    double grid_;
};

} // namespace dokushin::print
