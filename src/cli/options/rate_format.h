// The --format of `dokushin rate` is a template with the % codes of Sudoku Explainer's serate, so
// that scripts written for serate run unchanged.
#pragma once

#include <dokushin/rate.h>
#include <dokushin/text.h>
#include <dokushin/universal.h>

#include <string>

namespace dokushin::cli {

/// A RatedPuzzle holds the values of the codes.
struct RatedPuzzle {
    const Record &record;
    std::size_t index = 1; ///< %n
    Rating rating;
    double seconds = 0;                           ///< %e
    std::optional<HodokuRating> hodoku{};         ///< set on HoDoKu's scale
    std::span<const UniversalRating> universal{}; ///< %u
};

/// The default template, which is serate's own.
inline constexpr std::string_view default_rate_format = "%g ED=%r/%p/%d";

/// The default template on HoDoKu's scale: level, score, the technique with the most points.
inline constexpr std::string_view hodoku_rate_format = "%g %h %s %H";

/// The default template on universal scales: each rating with its scale's name.
inline constexpr std::string_view universal_rate_format = "%g %u";

/// The codes of the values of each kind of scale.
inline constexpr std::string_view explainer_codes = "rpdRPDSTU";
inline constexpr std::string_view hodoku_codes = "hsH";
inline constexpr std::string_view universal_codes = "u";

/// Throws a usage error unless each % is followed by a code that all scales have, or one of `own`.
void expect_known_codes(std::string_view pattern, std::string_view own);

/// Does a template contain a code for ER, EP, ED or their techniques?
[[nodiscard]] bool has_codes_of_explainer(std::string_view pattern);

[[nodiscard]] std::string format_rating(std::string_view pattern, const RatedPuzzle &rated);

/// Returns tenths as text: "7.1".
[[nodiscard]] std::string rating_text(unsigned tenths);
/// Returns a technique's key with its nesting, "dynamic-cell+1"; "" if there is none.
[[nodiscard]] std::string technique_text(const RatedTechnique &rated);

} // namespace dokushin::cli
