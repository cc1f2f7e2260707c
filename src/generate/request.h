// What can be asked for at all: that is told before any attempt.
#pragma once

#include "generate/digging.h"

#include <dokushin/generate.h>

namespace dokushin::generate {

/// Error if the range of givens is below what a puzzle of the shape needs, or if parts of
/// the symmetry can't add up to any number of it.
[[nodiscard]] Result<void> check(const Shape &shape, const GenerateOptions &options,
                                 const std::vector<Part> &parts);

} // namespace dokushin::generate
