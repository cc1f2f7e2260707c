// These functions read and write all bytes of a request to a file descriptor, going on after an
// interrupted or partial system call.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace dokushin::stream {

/// Fills the buffer from an offset on; returns less than a full buffer only at the end of the file
/// or if it can't be read.
[[nodiscard]] std::string_view read_at(int descriptor, std::uint64_t offset,
                                       std::span<char> buffer);

/// Appends up to `most` bytes of the file from an offset on to `text`, and returns their number; it
/// is less only where read_at() returns less.
std::size_t append_at(int descriptor, std::uint64_t offset, std::size_t most, std::string &text);

/// Writes all bytes; on failure returns false and leaves the reason in errno.
[[nodiscard]] bool write_all(int descriptor, std::string_view bytes);

} // namespace dokushin::stream
