// Translation of errors into the language of those who have to correct the input.
//
// An error is made of sentences (sentence.h), which have a text in each language.
#pragma once

#include <dokushin/language.h>
#include <dokushin/result.h>

#include <string>

namespace [[gnu::visibility("default")]] dokushin {

/// Returns the error with its texts in that language, as verbatim sentences. A text that has
/// nothing to translate ("81") stays as it is.
[[nodiscard]] Error in_language(Error error, Language language);

/// Returns Error::message() in that language: one line, without the place.
[[nodiscard]] std::string message(const Error &error, Language language);

} // namespace dokushin
