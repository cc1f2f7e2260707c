// --format of `dokushin rate`: a template with % codes, those of Sudoku Explainer's
// serate, so that scripts which were written for it run as they are.
#pragma once

#include <dokushin/rate.h>
#include <dokushin/text.h>

#include <string>

namespace dokushin::cli {

/// What the codes stand for.
struct RatedPuzzle {
    const Record &record;
    std::size_t index = 1; ///< %n
    Rating rating;
    double seconds = 0;                   ///< %e
    std::optional<HodokuRating> hodoku{}; ///< with that scale
};

/// serate's own default.
inline constexpr std::string_view default_rate_format = "%g ED=%r/%p/%d";

/// With HoDoKu's scale: its level, its score, the technique with the most points.
inline constexpr std::string_view hodoku_rate_format = "%g %h %s %H";

/// A usage error unless each % has a code of that scale behind it.
void expect_known_codes(std::string_view pattern, bool hodoku);

/// Does a template ask for ER, EP, ED or their techniques?
[[nodiscard]] bool has_codes_of_explainer(std::string_view pattern);

[[nodiscard]] std::string format_rating(std::string_view pattern, const RatedPuzzle &rated);

/// "7.1"
[[nodiscard]] std::string rating_text(unsigned tenths);
/// "dynamic-cell+1", or "" if there was none.
[[nodiscard]] std::string technique_text(const RatedTechnique &rated);

} // namespace dokushin::cli
