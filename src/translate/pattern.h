// A pattern is a sentence with holes; a text that was made from it is matched to find the fillers.
//
// A hole has a kind that limits its fillers, so that a pattern does not match another's texts:
//   {}   anything           {n}  a number        {w}  a word, without blanks: "r1c1", "9x9"
//   {c}  a character as errors show it: 'x', '\x07'
//   {p}  a number, or a sentence of the catalogue: "row 1"
// Behind the number 1 a noun in the plural stands for its singular, too: "{n} cells" makes "1
// cell". In a translation {} takes the fillers in order, {0} the first of them, {1} the second.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dokushin::translate {

struct Filler {
    char kind = 0; ///< the hole's: n, w, c, p, or 0 for {}
    std::string_view text;
};

/// Matches a text with a pattern and returns the fillers of its holes; nothing if it doesn't match.
/// `is_phrase` decides what can fill a {p} beside numbers.
[[nodiscard]] std::optional<std::vector<Filler>>
fillers_of(std::string_view pattern, std::string_view text, bool (*is_phrase)(std::string_view));

/// The number of bytes of a pattern outside of its holes.
[[nodiscard]] std::size_t literal_size(std::string_view pattern);

/// Has the pattern a hole of that kind?
[[nodiscard]] bool has_hole(std::string_view pattern, char kind);

[[nodiscard]] std::string filled(std::string_view pattern, std::span<const std::string> fillers);

} // namespace dokushin::translate
