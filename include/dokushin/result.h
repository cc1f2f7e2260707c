// Errors are values: what is wrong, what was expected, and where.
//
// Nothing in the library throws, prints or aborts because of its input. A call
// that input can make fail returns Result<T>; the caller decides how to tell it.
#pragma once

#include <dokushin/sentence.h>

#include <cstddef>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

namespace [[gnu::visibility("default")]] dokushin {

/// The kinds of mistake that input can hold. `name()` gives the stable text
/// that programs see (in JSON, for instance).
enum class ErrorCode : std::uint8_t {
    bad_character, ///< a character that is neither a digit of the board nor a blank
    wrong_length,  ///< too few or too many cells
    out_of_range,  ///< a number that is no digit of the board
    ragged,        ///< rows of different lengths
    contradiction, ///< givens that break a house, or a cell without candidate
    bad_shape,     ///< a board that can't exist, or a name that means no board
    bad_format,    ///< text that is not in the format that it was said to be in
    too_long,      ///< a line or a file beyond the reader's limits
    empty_input,   ///< nothing to read
    unsupported,   ///< well formed, but this operation can't be had for it
};

[[nodiscard]] std::string_view name(ErrorCode code);

/// A mistake in some input. `line` and `column` count from 1; 0 means that the
/// input has no such thing as a line (a call with a bad argument).
struct Error {
    ErrorCode code = ErrorCode::bad_format;
    Sentence what;     ///< "80 cells", "'x' is no digit of a 9×9 board"
    Sentence expected; ///< "81 cells", "1–9 or one of . 0 * _ - ?"; may be empty
    std::size_t line = 0;
    std::size_t column = 0;

    /// "WHAT, expected EXPECTED", in English: one line, without the place.
    [[nodiscard]] std::string message() const;

    friend bool operator==(const Error &, const Error &) = default;
};

/// A value, or what is wrong with the input.
template <typename T> using Result = std::expected<T, Error>;

} // namespace dokushin
