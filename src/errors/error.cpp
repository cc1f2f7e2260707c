// The names of error codes, and errors as messages and in other languages.
#include <dokushin/result.h>
#include <dokushin/translate.h>

#include <array>

namespace dokushin {

std::string_view name(ErrorCode code) {
    static constexpr std::array<std::string_view, 10> names{
        "bad_character", "wrong_length", "out_of_range", "ragged",      "contradiction",
        "bad_shape",     "bad_format",   "too_long",     "empty_input", "unsupported"};
    return names[static_cast<std::size_t>(code)];
}

namespace {

std::string joined(const std::string &what, const char *joint, const std::string &expected) {
    return expected.empty() ? what : what + joint + expected;
}

} // namespace

std::string Error::message() const { return joined(what.text(), ", expected ", expected.text()); }

Error in_language(Error error, Language language) {
    if (language != Language::english) {
        error.what = Sentence::verbatim(error.what.text(language));
        error.expected = Sentence::verbatim(error.expected.text(language));
    }
    return error;
}

std::string message(const Error &error, Language language) {
    if (language == Language::english) {
        return error.message();
    }
    const char *const joint = language == Language::japanese ? "。必要なもの：" : "；应为：";
    return joined(error.what.text(language), joint, error.expected.text(language));
}

} // namespace dokushin
