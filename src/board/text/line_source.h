// The stream cut into lines, with a bound on what one line may take.
#pragma once

#include "board/text/format.h"

#include <string>

namespace dokushin::text {

class LineSource {
  public:
    LineSource(ByteSource &source, std::size_t longest_line)
        : source_(source), longest_(longest_line) {}

    struct Next {
        Line line;
        bool too_long = false; ///< the line was passed over; its text is empty
    };
    /// The next line, without its end (LF, CRLF or a lone CR); nothing at the
    /// end of the input. The text lives until the next call.
    [[nodiscard]] std::optional<Next> next();

    /// Of the lines so far, with their ends.
    [[nodiscard]] std::uint64_t bytes_read() const { return bytes_read_ - (end_ - position_); }

  private:
    [[nodiscard]] bool fill();
    [[nodiscard]] std::string_view rest() const {
        return std::string_view(buffer_).substr(position_, end_ - position_);
    }
    [[nodiscard]] Next take(std::size_t size, std::size_t end_size);
    [[nodiscard]] Next skip_long_line();

    ByteSource &source_;
    std::size_t longest_;
    std::string buffer_;
    std::size_t position_ = 0; ///< of the first byte that was not handed out
    std::size_t end_ = 0;      ///< of the bytes that are there
    std::size_t scanned_ = 0;  ///< bytes behind position_ known to hold no line end
    std::size_t number_ = 0;
    std::uint64_t bytes_read_ = 0; ///< from the source
    bool at_end_ = false;
};

} // namespace dokushin::text
