// These functions parse the words of options and refuse wrong ones with a usage error.
#pragma once

#include "cli/options/stream_names.h"
#include "stream/process/usage_error.h"

#include <dokushin/technique.h>
#include <dokushin/text.h>

#include <string>
#include <string_view>
#include <vector>

namespace dokushin::cli {

/// Throws the usage error of a word that is none of `words`: it names what is missing ("no method")
/// and suggests the nearest word.
[[noreturn]] void refuse_word(const std::string &option, std::string_view word,
                              std::string_view kind, const std::vector<std::string> &words);

/// Returns the format that an option names; a wrong name is a usage error.
[[nodiscard]] Format expect_format(const std::string &option, std::string_view word);
/// Throws a usage error unless Alphabet::named() accepts the name for some side.
void expect_alphabet(const std::string &option, const std::string &word);

/// Returns the board that an option names; `jigsaw:` may be followed by the name of a file that
/// holds the map. A wrong name is a usage error.
[[nodiscard]] Shape expect_shape(const std::string &option, const std::string &word);

/// Returns the technique that an option names by its key; a wrong key is a usage error.
[[nodiscard]] Technique expect_technique(const std::string &option, const std::string &word);
/// Returns the keys of all techniques, for the help.
[[nodiscard]] std::vector<std::string> technique_keys();
/// These return the values of --from, --to, --alphabet and --shape; of shapes the common ones.
[[nodiscard]] std::vector<std::string> format_names();
[[nodiscard]] std::vector<std::string> alphabet_names();
[[nodiscard]] std::vector<std::string> usual_shapes();
/// Returns the values of --order that are no file.
[[nodiscard]] std::vector<std::string> order_names();
/// The orders of a path of chains, in the names of universal scales: universal is w.
[[nodiscard]] std::vector<std::string> universal_order_names();
/// Returns the values of --symmetry and --rule-symmetry.
[[nodiscard]] std::vector<std::string> symmetry_names();
/// Returns the values of --scale.
[[nodiscard]] std::vector<std::string> scale_names();
/// The names of scale_names(), then those of all_universal_scales().
[[nodiscard]] std::vector<std::string> all_scale_names();

/// Parses "4.0..4.9", "4.0..", "..4.9" or "4.2", which is both ends; anything else is a usage
/// error.
struct NumberRange {
    double least;
    double most;
};
[[nodiscard]] NumberRange expect_range(const std::string &option, std::string_view text,
                                       NumberRange widest);
/// Parses such a range of whole numbers.
[[nodiscard]] NumberRange expect_whole_range(const std::string &option, std::string_view text,
                                             NumberRange widest);

} // namespace dokushin::cli
