#include "stream/process/descriptor_io.h"

#include "base/os/files.h"

#include <cassert>
#include <cerrno>

namespace dokushin::stream {

std::string_view read_at(int descriptor, std::uint64_t offset, std::span<char> buffer) {
    assert(descriptor >= 0);
    std::size_t had = 0;
    while (had < buffer.size()) {
        const std::int64_t got = os::read_some_at(descriptor, offset + had, buffer.subspan(had));
        if (got > 0) {
            had += static_cast<std::size_t>(got);
        } else if (got == 0 || errno != EINTR) {
            break;
        }
    }
    return {buffer.data(), had};
}

std::size_t append_at(int descriptor, std::uint64_t offset, std::size_t most, std::string &text) {
    const std::size_t had = text.size();
    text.resize_and_overwrite(had + most, [&](char *buffer, std::size_t) {
        return had + read_at(descriptor, offset, {buffer + had, most}).size();
    });
    return text.size() - had;
}

bool write_all(int descriptor, std::string_view bytes) {
    assert(descriptor >= 0);
    while (!bytes.empty()) {
        const std::int64_t written = os::write_some(descriptor, bytes);
        if (written >= 0) {
            bytes.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno != EINTR) {
            return false;
        }
    }
    return true;
}

} // namespace dokushin::stream
