// What went wrong, for those who call from C: codes and their names, and the caller's
// dokushin_error filled in.
#include "c/guard.h"

#include <dokushin/translate.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace dokushin::c {
namespace {

struct CodeName {
    dokushin_code code;
    const char *name;
};
/// Those that result.h doesn't have.
constexpr std::array<CodeName, 8> own_names{{
    {DOKUSHIN_OK, "ok"},
    {DOKUSHIN_NULL_ARGUMENT, "null_argument"},
    {DOKUSHIN_BAD_HANDLE, "bad_handle"},
    {DOKUSHIN_BAD_ARGUMENT, "bad_argument"},
    {DOKUSHIN_TOO_SMALL, "too_small"},
    {DOKUSHIN_END, "end"},
    {DOKUSHIN_NO_MEMORY, "no_memory"},
    {DOKUSHIN_CANCELLED, "cancelled"},
}};

static_assert(DOKUSHIN_BAD_CHARACTER == static_cast<int>(ErrorCode::bad_character) + 1 &&
                  DOKUSHIN_UNSUPPORTED == static_cast<int>(ErrorCode::unsupported) + 1,
              "the codes of result.h, in its order, from 1 on");

/// As much of it as there is room for, cut before a character of UTF-8.
template <std::size_t Size> void copy_text(char (&place)[Size], std::string_view text) {
    std::size_t length = std::min(text.size(), Size - 1);
    while (length < text.size() && length > 0 &&
           (static_cast<unsigned char>(text[length]) & 0xC0U) == 0x80U) {
        --length;
    }
    std::ranges::copy(text.substr(0, length), place);
    place[length] = '\0';
}

std::uint32_t in_range(std::size_t number) {
    return static_cast<std::uint32_t>(std::min(number, std::size_t{0xFFFF'FFFF}));
}

/// What stands before the zero byte, or all of it.
template <std::size_t Size> std::string text_of(const char (&place)[Size]) {
    return {place, std::ranges::find(place, '\0')};
}

/// The texts of a caller's error; what kind it is they don't tell.
Error texts_of(const dokushin_error &mistake) {
    return {ErrorCode::unsupported, text_of(mistake.what), text_of(mistake.expected)};
}

} // namespace

dokushin_code code_of(ErrorCode code) { return static_cast<dokushin_code>(code) + 1; }

dokushin_code tell(dokushin_error *error, const Trouble &trouble) noexcept {
    if (error != nullptr) {
        error->code = trouble.code;
        error->line = in_range(trouble.line);
        error->column = in_range(trouble.column);
        copy_text(error->what, trouble.what);
        copy_text(error->expected, trouble.expected);
    }
    return trouble.code;
}

dokushin_code tell(dokushin_error *error, const Check &check) {
    if (check.code == DOKUSHIN_NULL_ARGUMENT) {
        return tell(error,
                    Trouble{check.code, fmt::format("the argument '{}' is NULL", check.argument),
                            "a pointer"});
    }
    return tell(error,
                Trouble{check.code,
                        fmt::format("the argument '{}' is another kind of handle, or was freed",
                                    check.argument),
                        fmt::format("a dokushin_{}", check.kind)});
}

dokushin_code tell_no_memory(dokushin_error *error, const char *what) noexcept {
    if (error != nullptr) {
        error->code = DOKUSHIN_NO_MEMORY;
        error->line = 0;
        error->column = 0;
        copy_text(error->what, what == nullptr ? "no memory is left" : what);
        copy_text(error->expected, "memory");
    }
    return DOKUSHIN_NO_MEMORY;
}

} // namespace dokushin::c

using namespace dokushin;

const char *dokushin_code_name(dokushin_code code) {
    for (const c::CodeName &own : c::own_names) {
        if (own.code == code) {
            return own.name;
        }
    }
    return code >= DOKUSHIN_BAD_CHARACTER && code <= DOKUSHIN_UNSUPPORTED
               ? c::literal(name(static_cast<ErrorCode>(code - 1)))
               : "unknown";
}

dokushin_code dokushin_error_in_language(const dokushin_error *mistake, const char *language,
                                         dokushin_error *told, dokushin_error *error) {
    return c::guarded(error, {c::given("mistake", mistake), c::given("told", told)},
                      [&]() -> c::Answer {
                          const auto wanted = c::language_of(language);
                          if (!wanted) {
                              return std::unexpected(wanted.error());
                          }
                          const Error its = in_language(c::texts_of(*mistake), *wanted);
                          c::tell(told, c::Trouble{mistake->code, its.what, its.expected,
                                                   mistake->line, mistake->column});
                          return {};
                      });
}

dokushin_code dokushin_error_message(const dokushin_error *mistake, const char *language,
                                     char **text, dokushin_error *error) {
    return c::guarded(error, {c::given("mistake", mistake), c::given("text", text)},
                      [&]() -> c::Answer {
                          const auto wanted = c::language_of(language);
                          if (!wanted) {
                              return std::unexpected(wanted.error());
                          }
                          return c::give_text(text, message(c::texts_of(*mistake), *wanted));
                      });
}
