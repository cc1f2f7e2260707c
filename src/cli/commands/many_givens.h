// Recognises numbers of givens that random minimal puzzles never have: a user who asks for so many
// does not want minimal ones.
#pragma once

#include <dokushin/generate.h>

#include <optional>
#include <string>

namespace dokushin::cli {

/// What to say if so many givens are more than minimal puzzles of that shape and symmetry have, as
/// far as some attempts tell, the same each time. Nothing if they are not, or if it would take too
/// long to know (on boards over 16×16, and up to half of the cells).
[[nodiscard]] std::optional<std::string> more_than_minimal(std::size_t givens, const Shape &shape,
                                                           Symmetry symmetry);

} // namespace dokushin::cli
