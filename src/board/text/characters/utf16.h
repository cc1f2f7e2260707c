// A decoder from UTF-16 to UTF-8 that takes pieces of any size.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace dokushin::text {

class Utf16 {
  public:
    /// Makes a decoder if a text begins with UTF-16's byte-order mark; else nothing.
    [[nodiscard]] static std::optional<Utf16> of_order_mark(std::string_view first_bytes);
    static constexpr std::size_t order_mark_size = 2;

    /// Appends the decoded bytes. An incomplete character at their end waits for the next call.
    void decode(std::string_view bytes, std::string &utf8);
    /// Ends the text: an incomplete character becomes U+FFFD.
    void finish(std::string &utf8);

  private:
    explicit Utf16(bool big_endian) : big_endian_(big_endian) {}
    void take(char32_t unit, std::string &utf8);

    bool big_endian_;
    std::optional<unsigned char> half_{}; ///< the first byte of two
    char32_t high_ = 0;                   ///< the first of two surrogates
};

/// Is every other byte zero, as in Latin text in UTF-16?
[[nodiscard]] bool looks_like_utf16(std::string_view bytes);

} // namespace dokushin::text
