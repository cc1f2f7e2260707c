// How many lines end in a text that comes in parts.
#pragma once

#include <cstddef>
#include <string_view>

namespace dokushin::stream {

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
