// What is said of options whose values are wrong.
#pragma once

#include "cli/options/stream_names.h"
#include "stream/process/usage_error.h"

#include <dokushin/technique.h>
#include <dokushin/text.h>

#include <string>
#include <string_view>
#include <vector>

namespace dokushin::cli {

/// One of `words`, told by name ("no method") and with the nearest one else.
[[noreturn]] void refuse_word(const std::string &option, std::string_view word,
                              std::string_view kind, const std::vector<std::string> &words);

/// The format that an option names; else a usage error.
[[nodiscard]] Format expect_format(const std::string &option, std::string_view word);
/// A usage error unless Alphabet::named() could take it for some side.
void expect_alphabet(const std::string &option, const std::string &word);

/// The board that an option names; `jigsaw:` may have the name of a file behind it that holds the
/// map. Else a usage error.
[[nodiscard]] Shape expect_shape(const std::string &option, const std::string &word);

/// The technique that an option names by its key; else a usage error.
[[nodiscard]] Technique expect_technique(const std::string &option, const std::string &word);
/// The keys of all techniques, for the help.
[[nodiscard]] std::vector<std::string> technique_keys();
/// As --from, --to, --alphabet and --shape take them; of shapes those that many want.
[[nodiscard]] std::vector<std::string> format_names();
[[nodiscard]] std::vector<std::string> alphabet_names();
[[nodiscard]] std::vector<std::string> usual_shapes();
/// As --scale and --order take them.
[[nodiscard]] std::vector<std::string> scale_names();

/// From "4.0..4.9", "4.0..", "..4.9" or "4.2", which is both ends; else a usage error.
struct NumberRange {
    double least;
    double most;
};
[[nodiscard]] NumberRange expect_range(const std::string &option, std::string_view text,
                                       NumberRange widest);

} // namespace dokushin::cli
