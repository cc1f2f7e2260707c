// LineEnds counts the lines of a text that arrives in parts.
#pragma once

#include <cstddef>
#include <string_view>

namespace dokushin::stream {

/// Counts the ends of lines as the reader does: LF, CR LF, or a CR alone.
class LineEnds {
  public:
    /// Counts the next part of the text; a part may end anywhere, between CR and LF too.
    void add(std::string_view text);
    [[nodiscard]] std::size_t count() const { return count_; }

  private:
    std::size_t count_ = 0;
    bool after_return_ = false;
};

} // namespace dokushin::stream
