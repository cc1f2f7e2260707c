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

std::string Error::message() const { return dokushin::message(*this, Language::english); }

Error in_language(Error error, Language language) {
    if (language != Language::english) {
        error.what = Sentence::verbatim(error.what.text(language));
        error.expected = Sentence::verbatim(error.expected.text(language));
    }
    return error;
}

std::string message(const Error &error, Language language) {
    static constexpr std::array<std::string_view, 3> joints{", expected ", "。必要なもの：",
                                                            "；应为："};
    std::string text = error.what.text(language);
    if (!error.expected.empty()) {
        text += joints[static_cast<std::size_t>(language)];
        text += error.expected.text(language);
    }
    return text;
}

} // namespace dokushin
