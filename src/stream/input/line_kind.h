// Lines of a file of puzzles, seen by themselves.
#pragma once

#include <dokushin/text.h>

#include <cstddef>
#include <string_view>

namespace dokushin::stream {

using dokushin::is_surely_a_record; // who looks at lines wants both

/// Empty, or a comment?
[[nodiscard]] bool says_nothing(std::string_view line);

/// Counts the ends of lines as the reader does: LF, CR LF, or a CR alone.
class LineEnds {
  public:
    /// The next of the text, cut anywhere.
    void add(std::string_view text);
    [[nodiscard]] std::size_t count() const { return count_; }

  private:
    std::size_t count_ = 0;
    bool after_return_ = false;
};

} // namespace dokushin::stream
