#include "stream/process/text_of_file.h"

#include "base/os/files.h"

#include <algorithm>
#include <cerrno>
#include <vector>

namespace dokushin::stream {

std::optional<std::string> text_of_file(const std::string &path, std::uint64_t most) {
    constexpr std::chrono::milliseconds wait{50};
    constexpr std::size_t piece = std::size_t{1} << 16;
    const int descriptor = os::open_to_read(path);
    if (descriptor < 0) {
        return std::nullopt;
    }
    std::string text;
    std::vector<char> buffer(piece);
    std::int64_t got = 1;
    while (got != 0 && text.size() < most) {
        if (!os::wait_to_read(descriptor, wait)) {
            continue;
        }
        const std::uint64_t size = std::min<std::uint64_t>(piece, most - text.size());
        got = os::read_some(descriptor, std::span(buffer).first(size));
        if (got > 0) {
            text.append(buffer.data(), static_cast<std::size_t>(got));
        } else if (got < 0 && errno != EINTR && errno != EAGAIN) {
            break;
        }
    }
    os::close_file(descriptor);
    return got < 0 ? std::nullopt : std::optional(std::move(text));
}

bool is_file(const std::string &path) {
    const auto status = os::status_of(path);
    return status && status->is_regular;
}

} // namespace dokushin::stream
