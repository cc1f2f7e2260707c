// inflated() unpacks raw DEFLATE, in which penpa's links are packed (RFC 1951).
// The project has its own code for it because the engine, also in the browser and in Python's
// wheel, depends on no library for compression: zlib would be a dependency of every build for the
// links of one site.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace dokushin::text {

/// Unpacks a raw DEFLATE stream. Nothing if it is none, if it ends early, or if it unpacks to more
/// than `most` bytes. What follows the last block is ignored. O(bytes in and out).
[[nodiscard]] std::optional<std::string> inflated(std::string_view packed, std::size_t most);

} // namespace dokushin::text
