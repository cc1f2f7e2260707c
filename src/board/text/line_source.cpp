#include "board/text/line_source.h"

#include <algorithm>
#include <cstring>

namespace dokushin::text {
namespace {

constexpr std::size_t chunk = std::size_t{1} << 16;
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

/// The first LF or CR at or behind `from`; two runs of memchr, since most lines
/// are short and have no CR, and find_first_of() would call it for each byte.
std::size_t line_end(std::string_view text, std::size_t from) {
    const std::size_t feed = text.find('\n', from);
    const std::size_t carriage = text.substr(0, feed).find('\r', from);
    return carriage != std::string_view::npos ? carriage : feed;
}

} // namespace

/// Reads on behind the bytes that are there. False: nothing more comes.
bool LineSource::fill() {
    if (at_end_) {
        return false;
    }
    if (position_ > 0) {
        std::memmove(buffer_.data(), buffer_.data() + position_, end_ - position_);
        end_ -= position_;
        position_ = 0;
    }
    if (buffer_.size() - end_ < chunk) {
        buffer_.resize(end_ + chunk);
    }
    const std::size_t got = source_.read(std::span(buffer_).subspan(end_));
    end_ += got;
    bytes_read_ += got;
    at_end_ = got == 0;
    return got != 0;
}

LineSource::Next LineSource::take(std::size_t size, std::size_t end_size) {
    Next next{{rest().substr(0, size), ++number_}, size > longest_};
    position_ += size + end_size;
    scanned_ = 0;
    if (next.too_long) { // however much of it happened to be read at once
        next.line.text = {};
    } else if (number_ == 1 && next.line.text.starts_with(byte_order_mark)) {
        next.line.text.remove_prefix(byte_order_mark.size());
    }
    return next;
}

std::optional<LineSource::Next> LineSource::next() {
    for (;;) {
        const std::string_view here = rest();
        const std::size_t found = line_end(here, scanned_);
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
        if (here.size() > longest_) {
            return skip_long_line();
        }
        if (!fill() && found == std::string_view::npos) {
            if (rest().empty()) {
                return std::nullopt;
            }
            return take(rest().size(), 0);
        }
    }
}

/// Reads to the end of the line without keeping it.
LineSource::Next LineSource::skip_long_line() {
    const Next next{{{}, ++number_}, true};
    for (;;) {
        const std::size_t found = line_end(rest(), 0);
        if (found != std::string_view::npos) {
            position_ += found;
            if (rest().size() < 2) {
                (void)fill();
            }
            position_ += rest().starts_with("\r\n") ? 2 : 1;
            break;
        }
        position_ = end_;
        if (!fill()) {
            break;
        }
    }
    scanned_ = 0;
    return next;
}

} // namespace dokushin::text
