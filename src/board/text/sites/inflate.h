// Raw DEFLATE is the packing of penpa's links (RFC 1951), around it base64 (RFC 4648, section 4).
// This is no library's: the engine, also in the browser and in Python's wheel, depends on none for
// compression, and zlib for the links of one site would be a dependency of every build.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace dokushin::text {

/// Decodes base64, with or without its padding. Nothing if a character is none of its alphabet.
[[nodiscard]] std::optional<std::string> base64_decoded(std::string_view text);

/// Unpacks a raw DEFLATE stream. Nothing if it is none, if it ends early, or if it unpacks to more
/// than `most` bytes. What follows the last block is ignored. O(bytes in and out).
[[nodiscard]] std::optional<std::string> inflated(std::string_view packed, std::size_t most);

} // namespace dokushin::text
