// Recognises numbers of givens that random minimal puzzles never have: a user who asks for so many
// does not want minimal ones.
#pragma once

#include <dokushin/generate.h>

#include <optional>
#include <string>

namespace dokushin::cli {

/// Returns a message if minimal puzzles of that shape and symmetry do not have so many givens, as
/// judged by some attempts with a fixed seed. Nothing if they may, or if it takes too long to find
/// out (on boards over 16×16, up to half of the cells).
[[nodiscard]] std::optional<std::string> more_than_minimal(std::size_t givens, const Shape &shape,
                                                           Symmetry symmetry);

} // namespace dokushin::cli
