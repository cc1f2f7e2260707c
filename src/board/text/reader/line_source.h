// LineSource cuts a stream of bytes into lines, with a bound on the memory that a line takes.
#pragma once

#include "board/text/format.h"

#include "board/text/characters/utf16.h"

#include <optional>
#include <string>

namespace dokushin::text {

class LineSource {
  public:
    LineSource(ByteSource &source, std::size_t longest_line)
        : source_(source), longest_(longest_line) {}

    struct RawLine {
        Line line;
        bool too_long = false; ///< the text is only the beginning of the line
    };
    /// Reads the next line, without its end (LF, CRLF or a lone CR); nothing at the
    /// end of the input. The text is valid until the next call. The rest of a line that is too
    /// long is skipped, unless piece() reads it.
    [[nodiscard]] std::optional<RawLine> next();
    /// Reads the next part of a line that is too long, from its beginning on, cut between
    /// characters; nothing at its end.
    [[nodiscard]] std::optional<std::string_view> piece();

    /// Reads the plain lines (plain_line.h) with '.' or '0' for blanks that come next, as many as
    /// are in the buffer, which is filled if it has no whole line; nothing if another line is next.
    [[nodiscard]] std::optional<PlainLines> next_plain_lines();
    /// Is a whole line in the buffer?
    [[nodiscard]] bool has_line() const;

    /// The bytes of the lines so far, with their ends.
    [[nodiscard]] std::uint64_t bytes_read() const { return bytes_read_ - (end_ - position_); }

  private:
    [[nodiscard]] bool is_ok() const {
        return position_ <= end_ && end_ <= buffer_.size() && scanned_ <= end_ - position_;
    }
    [[nodiscard]] bool fill();
    [[nodiscard]] bool fill_decoded();
    void detect_utf16();
    [[nodiscard]] std::string_view rest() const {
        return std::string_view(buffer_).substr(position_, end_ - position_);
    }
    [[nodiscard]] RawLine take(std::size_t size, std::size_t end_size);
    [[nodiscard]] RawLine begin_long_line();
    void skip_order_mark();

    ByteSource &source_;
    std::size_t longest_;
    std::string buffer_;
    std::size_t position_ = 0; ///< the first byte that was not handed out
    std::size_t end_ = 0;      ///< behind the last byte that was read
    std::size_t scanned_ = 0;  ///< bytes behind position_ known to hold no line end
    std::size_t number_ = 0;
    std::size_t chunk_ = std::size_t{1} << 16; ///< bytes to ask the source for at once
    std::uint64_t bytes_read_ = 0;             ///< from the source
    bool at_end_ = false;
    bool seen_order_mark_ = false; ///< have the first bytes been checked for one?
    std::optional<Utf16> utf16_;   ///< the decoder, if the bytes are UTF-16
    bool in_long_line_ = false;
};

} // namespace dokushin::text
