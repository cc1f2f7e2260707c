// Sentences with holes, and what filled them in a text that was made from one.
//
// A hole tells what can fill it, so that a sentence takes no text of another one for its own:
//   {}   anything           {n}  a number        {w}  a word, without blanks: "r1c1", "9x9"
//   {c}  a character as errors show it: 'x', '\x07'
//   {p}  a number, or a sentence of the catalogue: "row 1"
// Behind the number 1 a noun in the plural stands for its singular, too: "{n} cells" makes "1
// cell". In what is filled {} takes the fillers in turn, {0} the first of them, {1} the second.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dokushin::translate {

struct Filler {
    char kind = 0; ///< of the hole: n, w, c, p; else 0
    std::string_view text;
};

/// What filled the holes of `pattern` to make `text`; nothing if it makes no such text.
/// `is_phrase` knows what can fill a {p} besides numbers.
[[nodiscard]] std::optional<std::vector<Filler>>
fillers_of(std::string_view pattern, std::string_view text, bool (*is_phrase)(std::string_view));

/// The characters of a pattern that are not its holes'.
[[nodiscard]] std::size_t literal_size(std::string_view pattern);

/// Has it a hole of that kind?
[[nodiscard]] bool has_hole(std::string_view pattern, char kind);

[[nodiscard]] std::string filled(std::string_view pattern, std::span<const std::string> fillers);

} // namespace dokushin::translate
