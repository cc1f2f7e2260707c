// The failures of calls of the C interface, and how they are reported to the caller. All of it is
// inline, since src/c/print uses it too, which is a library of its own.
#pragma once

#include "errors/catalogue.h"

#include <dokushin/c.h>
#include <dokushin/result.h>

#include <algorithm>
#include <cassert>
#include <expected>
#include <string>
#include <string_view>
#include <utility>

namespace dokushin::c {

static_assert(DOKUSHIN_BAD_CHARACTER == static_cast<int>(ErrorCode::bad_character) + 1 &&
                  DOKUSHIN_UNSUPPORTED == static_cast<int>(ErrorCode::unsupported) + 1,
              "the codes of result.h, in its order, from 1 on");

/// The reason why a call fails: a dokushin_error before it is written. An error of the library
/// becomes one where a call passes it on (errors/try.h).
struct Failure {
    dokushin_code code;
    Sentence what;
    Sentence expected;
    std::size_t line = 0;
    std::size_t column = 0;

    Failure(dokushin_code its, Sentence mistake, Sentence wanted)
        : code(its), what(std::move(mistake)), expected(std::move(wanted)) {}
    Failure(Error error)
        : code(static_cast<dokushin_code>(error.code) + 1), what(std::move(error.what)),
          expected(std::move(error.expected)), line(error.line), column(error.column) {}
};

/// The outcome of a call's work. Results are written to the caller's memory last, after all that
/// can fail.
using Outcome = std::expected<void, Failure>;

[[nodiscard]] inline std::unexpected<Failure> failed(dokushin_code code, Sentence what,
                                                     Sentence expected) {
    return std::unexpected(Failure(code, std::move(what), std::move(expected)));
}
/// Outcomes without a result: nothing more comes, or the call was cancelled.
[[nodiscard]] inline std::unexpected<Failure> ended(Sentence what) {
    return failed(DOKUSHIN_END, std::move(what), {});
}
[[nodiscard]] inline std::unexpected<Failure> cancelled() {
    return failed(DOKUSHIN_CANCELLED, {"given up before its end"}, {});
}

/// Copies a packed sentence. Of one that is too long nothing is kept: then only its text is there.
template <std::size_t Size> void copy_packed(char (&place)[Size], std::string_view packed) {
    packed = packed.size() < Size ? packed : std::string_view{};
    std::ranges::copy(packed, place);
    place[packed.size()] = '\0';
}

/// Copies as much of a text as there is room for, cut before a character of UTF-8.
template <std::size_t Size> void copy_text(char (&place)[Size], std::string_view text) {
    static_assert(Size > 0);
    std::size_t length = std::min(text.size(), Size - 1);
    while (length < text.size() && length > 0 &&
           (static_cast<unsigned char>(text[length]) & 0xC0U) == 0x80U) {
        --length;
    }
    std::ranges::copy(text.substr(0, length), place);
    assert(length < Size);
    place[length] = '\0';
}

[[nodiscard]] inline std::uint32_t in_range(std::size_t number) {
    return static_cast<std::uint32_t>(std::min(number, std::size_t{0xFFFF'FFFF}));
}

/// Fills in the caller's error, if there is one, and returns its code.
inline dokushin_code report(dokushin_error *error, const Failure &failure) {
    assert(failure.code != DOKUSHIN_OK);
    if (error != nullptr) {
        error->code = failure.code;
        error->line = in_range(failure.line);
        error->column = in_range(failure.column);
        copy_text(error->what, failure.what.text());
        copy_text(error->expected, failure.expected.text());
        copy_packed(error->packed_what, failure.what.packed());
        copy_packed(error->packed_expected, failure.expected.packed());
    }
    return failure.code;
}

/// Reports that memory ran out, without allocating any. `what` may be NULL.
inline dokushin_code report_no_memory(dokushin_error *error, const char *what) noexcept {
    if (error != nullptr) {
        error->code = DOKUSHIN_NO_MEMORY;
        error->line = 0;
        error->column = 0;
        copy_text(error->what, what == nullptr ? "no memory is left" : what);
        copy_text(error->expected, "memory");
        // A pattern without holes is packed as it is.
        copy_packed(error->packed_what, what == nullptr ? error->what : "");
        copy_packed(error->packed_expected, error->expected);
    }
    return DOKUSHIN_NO_MEMORY;
}

} // namespace dokushin::c
