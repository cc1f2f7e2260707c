// Base64 writes bytes as characters of six bits each (RFC 4648), and sites' keys of bits use its
// alphabets.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace dokushin::text {

/// The alphabet of section 4 of the RFC.
inline constexpr std::string_view base64_alphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
/// The alphabet for addresses, of section 5.
inline constexpr std::string_view base64_alphabet_of_urls =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Decodes base64, with or without its padding. Nothing if a character is none of the alphabet.
[[nodiscard]] std::optional<std::string> base64_decoded(std::string_view text,
                                                        std::string_view alphabet);

} // namespace dokushin::text
