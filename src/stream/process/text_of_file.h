// text_of_file() reads a file as a whole.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>

namespace dokushin::stream {

/// Returns the bytes of a file or a pipe, at most so many; nothing if it can't be read, as a
/// folder.
[[nodiscard]] std::optional<std::string>
text_of_file(const std::string &path,
             std::uint64_t most = std::numeric_limits<std::uint64_t>::max());

/// Is there a file of that name, and not a folder, a pipe or a device?
[[nodiscard]] bool is_file(const std::string &path);

} // namespace dokushin::stream
