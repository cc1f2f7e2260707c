// How the values of options are checked, and what is said of a wrong one.
#pragma once

#include <dokushin/text.h>

#include <CLI/CLI.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace dokushin::cli {

/// A whole number of 1 or more.
[[nodiscard]] CLI::Validator positive_number();
/// A finite number between the two, both included.
[[nodiscard]] CLI::Validator number_between(double least, double most);

/// One of `words`, told by name ("no method") and with the nearest one else.
[[noreturn]] void refuse_word(const std::string &option, std::string_view word,
                              std::string_view kind, const std::vector<std::string> &words);

/// The format that an option names; else a usage error.
[[nodiscard]] Format expect_format(const std::string &option, std::string_view word);
/// A usage error unless Alphabet::named() could take it for some side.
void expect_alphabet(const std::string &option, const std::string &word);

} // namespace dokushin::cli
