// The names of error codes, and the message of an error.
#include <dokushin/result.h>

#include <array>

namespace dokushin {

std::string_view name(ErrorCode code) {
    static constexpr std::array<std::string_view, 10> names{
        "bad_character", "wrong_length", "out_of_range", "ragged",      "contradiction",
        "bad_shape",     "bad_format",   "too_long",     "empty_input", "unsupported"};
    return names[static_cast<std::size_t>(code)];
}

std::string Error::message() const {
    return expected.empty() ? what : what + ", expected " + expected;
}

} // namespace dokushin
