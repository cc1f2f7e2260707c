// Bytes to and from a file descriptor, however the system cuts them: an interrupt or a part of
// what was asked for is no end.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace dokushin::stream {

/// As much as fits and is there, from an offset on; less only at the end, or if it can't be read.
[[nodiscard]] std::string_view read_at(int descriptor, std::uint64_t offset,
                                       std::span<char> buffer);

/// False: not all could be written; errno says why.
[[nodiscard]] bool write_all(int descriptor, std::string_view bytes);

} // namespace dokushin::stream
