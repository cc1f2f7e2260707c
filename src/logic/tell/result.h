// What a step places and eliminates, put into words.
#pragma once

#include <dokushin/alphabet.h>
#include <dokushin/shape.h>
#include <dokushin/step.h>

#include <string>

namespace dokushin::logic {

/// "r1c3 = 5"; "r4c4 ≠ G" if not `on`.
[[nodiscard]] std::string candidate_text(const Candidate &candidate, bool on, const Shape &shape,
                                         const Alphabet &alphabet);

} // namespace dokushin::logic
