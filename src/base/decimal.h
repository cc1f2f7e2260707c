// Numbers with a point, read from text.
#pragma once

#include <cerrno>
#include <charconv>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>

namespace dokushin {

/// Reads as whole_decimal() does. strtod() alone reads more: blanks or a plus before the number,
/// and hexadecimal digits. Its point is a point, since no locale is ever set.
[[nodiscard]] inline std::optional<double> whole_decimal_by_strtod(std::string_view text) {
    constexpr std::string_view first = "0123456789.-inIN";
    if (text.empty() || !first.contains(text.front()) ||
        text.find_first_of("xX( \t\n\v\f\r") != text.npos) {
        return std::nullopt;
    }
    const std::string copy(text); // it ends with a zero byte
    char *end = nullptr;
    errno = 0;
    const double value = std::strtod(copy.c_str(), &end);
    const bool whole = errno == 0 && end == copy.c_str() + copy.size();
    return whole ? std::optional(value) : std::nullopt;
}

/// Reads the whole text as a number such as "4.5", "-1e3" or "inf"; nothing if it is none, or too
/// great for the type. LLVM's C++ library, which is Apple's too, has no std::from_chars for such
/// numbers before its version 20.
[[nodiscard]] inline std::optional<double> whole_decimal(std::string_view text) {
#if defined(__cpp_lib_to_chars)
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = error == std::errc{} && end == text.data() + text.size();
    return whole ? std::optional(value) : std::nullopt;
#else
    return whole_decimal_by_strtod(text);
#endif
}

} // namespace dokushin
