#include "stream/input/text_decoder.h"

#include "base/os/files.h"
#include "errors/catalogue.h"
#include "stream/process/interrupt.h"
#include "stream/process/messages.h"

#include <cassert>
#include <cerrno>
#include <cstring>
#include <utility>

namespace dokushin::stream {
namespace {

constexpr std::size_t piece_size = std::size_t{1} << 18;

/// Says what is wrong with data, and what was expected.
Error error_of(DataFlaw flaw, const CompressionInfo &info) {
    switch (flaw) {
    case DataFlaw::other_format:
        return {ErrorCode::bad_format,
                {"no {} data", info.name},
                {"{} data in a file whose name ends with {}", info.name, info.suffix}};
    case DataFlaw::damaged:
        return {ErrorCode::bad_format, {"damaged {} data", info.name}, {"it as it was written"}};
    case DataFlaw::cut_short:
        return {
            ErrorCode::bad_format, {"{} data that is cut short", info.name}, {"the rest of it"}};
    case DataFlaw::trailing:
        return {ErrorCode::bad_format,
                {"something else behind the {} data", info.name},
                {"its end, or more such data"}};
    case DataFlaw::too_large:
        break;
    }
    return {ErrorCode::too_long,
            {"{} data that needs more than {n} megabytes of memory", info.name,
             Decoder::most_megabytes},
            {"it written with a smaller window"}};
}

} // namespace

Piece TextDecoder::next() {
    assert(made_ == 0);
    text_.resize(piece_size);
    made_ = line_begin_.copy(text_.data(), line_begin_.size());
    line_begin_.clear();
    return piece_of(fill());
}

/// Decodes until the text is full, or something ends that.
TextDecoder::Stop TextDecoder::fill() {
    bool may_have_more = true; // in the decoder, without more data
    while (made_ < piece_size) {
        if (data_begin_ == data_end_ && !may_have_more) {
            if (const auto stop = read_more()) {
                return *stop;
            }
        }
        if (const auto stop = decode_some()) {
            return *stop;
        }
        may_have_more = false;
    }
    return Stop::full;
}

/// Reads more data, waiting for it if there is no whole line to hand over before.
std::optional<TextDecoder::Stop> TextDecoder::read_more() {
    constexpr std::chrono::milliseconds longest_wait{50};
    const bool has_line =
        std::string_view(text_).substr(0, made_).find('\n') != std::string_view::npos;
    while (!stopped_ && !interrupted().load(std::memory_order_relaxed)) {
        if (!os::wait_to_read(descriptor_,
                              has_line ? std::chrono::milliseconds{0} : longest_wait)) {
            if (has_line) {
                return Stop::would_wait;
            }
            continue;
        }
        const std::int64_t got = os::read_some(descriptor_, data_);
        if (got > 0) {
            data_begin_ = 0;
            data_end_ = static_cast<std::size_t>(got);
            data_read_ += data_end_;
            return std::nullopt;
        }
        if (got == 0) {
            const auto end = decoder_->end();
            if (!end) {
                flaw_ = end.error();
            }
            return end ? Stop::at_end : Stop::failed;
        }
        if (errno != EINTR && errno != EAGAIN) {
            system_error_ = errno;
            return Stop::failed;
        }
    }
    return Stop::given_up;
}

std::optional<TextDecoder::Stop> TextDecoder::decode_some() {
    const auto progress =
        decoder_->decode(std::string_view(data_).substr(data_begin_, data_end_ - data_begin_),
                         std::span(text_).subspan(made_));
    if (!progress) {
        flaw_ = progress.error();
        return Stop::failed;
    }
    data_begin_ += progress->taken;
    made_ += progress->made;
    assert(data_begin_ <= data_end_ && made_ <= text_.size());
    return std::nullopt;
}

/// Makes a piece of what is decoded. All but the end of the text and a line longer than a piece is
/// cut behind its last line.
Piece TextDecoder::piece_of(Stop stop) {
    Piece piece;
    piece.is_last = stop != Stop::full && stop != Stop::would_wait;
    piece.data_read = data_read_;
    const std::size_t end = std::string_view(text_).substr(0, made_).rfind('\n');
    const bool has_line = end != std::string_view::npos;
    std::size_t size = made_;
    if (stop != Stop::at_end && (has_line || piece.is_last)) {
        size = has_line ? end + 1 : 0;
        line_begin_.assign(text_, size, made_ - size);
    }
    text_.resize(size);
    piece.text = std::exchange(text_, {});
    made_ = 0;
    lines_.add(piece.text);
    if (stop == Stop::failed) {
        piece.error = error();
    }
    return piece;
}

Error TextDecoder::error() const {
    if (!flaw_) {
        return program_error(ErrorCode::empty_input, std::strerror(system_error_), {});
    }
    Error error = error_of(*flaw_, info_);
    if (*flaw_ != DataFlaw::other_format) {
        error.line = lines_.count() + 1;
        error.column = 1;
    }
    return error;
}

} // namespace dokushin::stream
