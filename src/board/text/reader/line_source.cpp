// The buffer keeps the bytes from the first one that was not handed out to the last one read; it
// grows only for a line that does not fit. memmove() brings the rest to the front at each refill.
#include "board/text/reader/line_source.h"

#include "board/text/plain_line.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <utility>

namespace dokushin::text {
namespace {

constexpr std::size_t chunk = std::size_t{1} << 16;
/// About 3,000 plain lines: enough that filling and emptying the lanes of the fast engine does not
/// count, few enough to stay in the second-level cache.
constexpr std::size_t most_at_once = std::size_t{1} << 18;
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

/// Finds the first LF or CR at or behind `from`, by two runs of memchr: most lines
/// are short and have no CR, and find_first_of() would call memchr for each byte.
std::size_t line_end(std::string_view text, std::size_t from) {
    const std::size_t feed = text.find('\n', from);
    const std::size_t carriage = text.substr(0, feed).find('\r', from);
    return carriage != std::string_view::npos ? carriage : feed;
}

} // namespace

/// Reads more bytes behind those in the buffer; false at the end of the input.
bool LineSource::fill() {
    assert(is_ok());
    if (at_end_) {
        return false;
    }
    if (position_ > 0) {
        std::memmove(buffer_.data(), buffer_.data() + position_, end_ - position_);
        end_ -= position_;
        position_ = 0;
    }
    if (utf16_) {
        return fill_decoded();
    }
    if (buffer_.size() - end_ < chunk_) {
        buffer_.resize(end_ + chunk_);
    }
    const std::size_t got = source_.read(std::span(buffer_).subspan(end_));
    assert(got <= buffer_.size() - end_);
    if (got == buffer_.size() - end_) {
        chunk_ = std::min(2 * chunk_, most_at_once); // a file, or a pipe that is ahead of us
    }
    end_ += got;
    bytes_read_ += got;
    at_end_ = got == 0;
    if (!seen_order_mark_ && (end_ >= Utf16::order_mark_size || at_end_)) {
        detect_utf16();
    }
    return got != 0;
}

/// Recognises UTF-16 by its byte-order mark, and then decodes what is in the buffer already.
void LineSource::detect_utf16() {
    seen_order_mark_ = true;
    const std::string_view here = rest();
    utf16_ = Utf16::of_order_mark(here);
    if (utf16_) {
        std::string decoded;
        utf16_->decode(here.substr(Utf16::order_mark_size), decoded);
        buffer_ = std::move(decoded);
        end_ = buffer_.size();
        scanned_ = 0;
    }
}

bool LineSource::fill_decoded() {
    assert(utf16_ && position_ == 0);
    std::string bytes(chunk, '\0');
    const std::size_t got = source_.read(bytes);
    bytes_read_ += got;
    at_end_ = got == 0;
    buffer_.resize(end_);
    if (at_end_) {
        utf16_->finish(buffer_);
    } else {
        utf16_->decode(std::string_view(bytes).substr(0, got), buffer_);
    }
    end_ = buffer_.size();
    return true;
}

void LineSource::skip_order_mark() {
    if (number_ == 0 && rest().starts_with(byte_order_mark)) {
        position_ += byte_order_mark.size();
        scanned_ -= std::min(scanned_, byte_order_mark.size());
    }
}

LineSource::RawLine LineSource::take(std::size_t size, std::size_t end_size) {
    assert(is_ok() && size + end_size <= rest().size());
    const RawLine next{{rest().substr(0, size), ++number_}};
    position_ += size + end_size;
    scanned_ = 0;
    return next;
}

LineSource::RawLine LineSource::begin_long_line() {
    assert(!in_long_line_);
    in_long_line_ = true;
    scanned_ = 0;
    return {{rest().substr(0, longest_ + 1), ++number_}, true};
}

std::optional<LineSource::RawLine> LineSource::next() {
    while (piece()) {
    }
    for (;;) {
        skip_order_mark();
        const std::string_view here = rest();
        const std::size_t found = line_end(here, scanned_);
        if (std::min(found, here.size()) > longest_) {
            return begin_long_line(); // however much of it happened to be read at once
        }
        if (found != std::string_view::npos) {
            const bool carriage = here[found] == '\r';
            // A CR that is the last byte so far may be half of a CRLF.
            if (!carriage || found + 1 < here.size() || at_end_) {
                return take(found, carriage && here.substr(found).starts_with("\r\n") ? 2 : 1);
            }
            scanned_ = found;
        } else {
            scanned_ = here.size();
        }
        if (!fill() && found == std::string_view::npos) {
            if (rest().empty()) {
                return std::nullopt;
            }
            return take(rest().size(), 0);
        }
    }
}

bool LineSource::has_line() const {
    return !in_long_line_ && line_end(rest(), scanned_) < rest().size();
}

std::optional<PlainLines> LineSource::next_plain_lines() {
    while (piece()) {
    }
    skip_order_mark();
    while (rest().size() <= plain_cells + 1 && rest().find('\n') == std::string_view::npos &&
           fill()) {
        skip_order_mark();
    }
    const std::string_view here = rest();
    const std::string_view behind = here.substr(std::min(plain_cells, here.size()));
    const std::string_view line_end = behind.starts_with("\r\n") ? "\r\n" : "\n";
    const std::size_t stride = plain_cells + line_end.size();
    std::size_t size = 0;
    while (here.size() - size >= stride && here.substr(size + plain_cells).starts_with(line_end)) {
        const auto blank = blank_of_plain_line(here.substr(size, plain_cells));
        if (blank != '.' && blank != '0') {
            break;
        }
        size += stride;
    }
    if (size == 0) {
        return std::nullopt;
    }
    assert(size % stride == 0 && size <= here.size());
    const PlainLines lines{here.substr(0, size), number_ + 1, stride};
    number_ += lines.size();
    position_ += size;
    scanned_ = 0;
    return lines;
}

std::optional<std::string_view> LineSource::piece() {
    if (!in_long_line_) {
        return std::nullopt;
    }
    while (rest().size() < chunk && fill()) {
    }
    const std::string_view here = rest().substr(0, chunk);
    const std::size_t found = line_end(here, 0);
    if (found == 0 || here.empty()) {
        in_long_line_ = false;
        position_ += here.empty() ? 0 : rest().starts_with("\r\n") ? 2 : 1;
        return std::nullopt;
    }
    std::size_t size = std::min(found, here.size());
    const bool may_go_on = found == std::string_view::npos && (size < rest().size() || !at_end_);
    const auto in_character = [&](std::size_t at) {
        return (static_cast<unsigned char>(here[at]) & 0xC0U) == 0x80;
    };
    // The last character may be cut in two: then it goes to the next piece.
    for (int most = 4; may_go_on && most > 0 && size > 4; --most) {
        --size;
        if (!in_character(size)) {
            break;
        }
    }
    assert(size > 0 && scanned_ == 0); // an empty piece would be read again without end
    position_ += size;
    return here.substr(0, size);
}

} // namespace dokushin::text
