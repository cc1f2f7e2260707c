// What is said of options whose values are wrong.
#pragma once

#include <dokushin/text.h>

#include <string>
#include <string_view>
#include <vector>

namespace dokushin::cli {

/// Ends the run with "dokushin: OPTION: what is wrong; see …".
[[noreturn]] void refuse_usage(const std::string &option, const std::string &what);

/// One of `words`, told by name ("no method") and with the nearest one else.
[[noreturn]] void refuse_word(const std::string &option, std::string_view word,
                              std::string_view kind, const std::vector<std::string> &words);

/// The format that an option names; else a usage error.
[[nodiscard]] Format expect_format(const std::string &option, std::string_view word);
/// A usage error unless Alphabet::named() could take it for some side.
void expect_alphabet(const std::string &option, const std::string &word);

} // namespace dokushin::cli
