// Errors for C: the codes' names, and translations of a dokushin_error.
#include "c/convert.h"
#include "errors/try.h"

#include <dokushin/translate.h>

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

/// Returns the sentence that was packed, or else the text.
Sentence sentence_of(std::string packed, std::string_view text) {
    auto sentence = Sentence::unpacked(std::move(packed));
    return sentence && !sentence->empty() ? *std::move(sentence) : Sentence::verbatim(text);
}

/// Makes an Error of a caller's texts; its code is not used.
Error texts_of(const dokushin_error &mistake) {
    return {ErrorCode::unsupported,
            sentence_of(text_of(mistake.packed_what), text_of(mistake.what)),
            sentence_of(text_of(mistake.packed_expected), text_of(mistake.expected))};
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
                          DOKUSHIN_TRY(wanted, c::language_of(language));
                          const Error its = in_language(c::texts_of(*mistake), wanted);
                          if (told != mistake) {
                              *told = *mistake; // with its packed texts, for other languages
                          }
                          c::copy_text(told->what, its.what.text());
                          c::copy_text(told->expected, its.expected.text());
                          return {};
                      });
}

dokushin_code dokushin_error_message(const dokushin_error *mistake, const char *language,
                                     char **text, dokushin_error *error) {
    return c::guarded(error, {c::given("mistake", mistake), c::given("text", text)},
                      [&]() -> c::Outcome {
                          DOKUSHIN_TRY(wanted, c::language_of(language));
                          return c::give_text(text, message(c::texts_of(*mistake), wanted));
                      });
}
