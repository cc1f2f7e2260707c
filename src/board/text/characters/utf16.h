// UTF-16 as UTF-8, in pieces of any size.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace dokushin::text {

class Utf16 {
  public:
    /// The decoder of a text that begins so, if it begins with UTF-16's byte-order mark.
    [[nodiscard]] static std::optional<Utf16> of_order_mark(std::string_view first_bytes);
    static constexpr std::size_t order_mark_size = 2;

    /// What half a character at the end of `bytes` begins is kept for the next call.
    void decode(std::string_view bytes, std::string &utf8);
    /// Behind the last bytes.
    void finish(std::string &utf8);

  private:
    explicit Utf16(bool big_endian) : big_endian_(big_endian) {}
    void take(char32_t unit, std::string &utf8);

    bool big_endian_;
    std::optional<unsigned char> half_{}; ///< the first byte of two
    char32_t high_ = 0;                   ///< the first of two surrogates
};

/// Is every other byte of it zero, as of Latin text in UTF-16?
[[nodiscard]] bool looks_like_utf16(std::string_view bytes);

} // namespace dokushin::text
