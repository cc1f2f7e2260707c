// Errors for C: the codes' names, and translations of a dokushin_error.
#include "c/convert.h"

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
/// The names of codes that result.h doesn't have.
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

/// Returns the text before the zero byte, or all of it.
template <std::size_t Size> std::string text_of(const char (&place)[Size]) {
    return {place, std::ranges::find(place, '\0')};
}

/// Makes an Error of a caller's texts; its code is not used.
Error texts_of(const dokushin_error &mistake) {
    return {ErrorCode::unsupported, text_of(mistake.what), text_of(mistake.expected)};
}

} // namespace

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
                      [&]() -> c::Outcome {
                          const auto wanted = c::language_of(language);
                          if (!wanted) {
                              return std::unexpected(wanted.error());
                          }
                          const Error its = in_language(c::texts_of(*mistake), *wanted);
                          c::report(told, c::Failure{mistake->code, its.what, its.expected,
                                                     mistake->line, mistake->column});
                          return {};
                      });
}

dokushin_code dokushin_error_message(const dokushin_error *mistake, const char *language,
                                     char **text, dokushin_error *error) {
    return c::guarded(error, {c::given("mistake", mistake), c::given("text", text)},
                      [&]() -> c::Outcome {
                          const auto wanted = c::language_of(language);
                          if (!wanted) {
                              return std::unexpected(wanted.error());
                          }
                          return c::give_text(text, message(c::texts_of(*mistake), *wanted));
                      });
}
