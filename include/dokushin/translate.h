// Translation of errors into the language of those who have to correct the input.
//
// The library makes its errors in English. Like gettext, a catalogue has each English sentence
// with holes for what varies, and the same sentence in the other languages.
#pragma once

#include <dokushin/language.h>
#include <dokushin/result.h>

#include <string>

namespace [[gnu::visibility("default")]] dokushin {

/// Returns the error with its texts in that language. A text that the library never makes, or
/// that has nothing to translate ("81"), stays as it is.
[[nodiscard]] Error in_language(Error error, Language language);

/// Returns Error::message() in that language: one line, without the place.
[[nodiscard]] std::string message(const Error &error, Language language);

} // namespace dokushin
