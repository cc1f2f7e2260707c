// The check of a request before any attempt: can a puzzle meet it?
#pragma once

#include "generate/givens.h"

#include <dokushin/generate.h>

namespace dokushin::generate {

/// The error of a request that no puzzle can meet: options that exclude each other, fewer givens
/// than any puzzle of the shape has, or a range of givens without a sum of the symmetry's orbits.
[[nodiscard]] Result<void> check(const Shape &shape, const GenerateOptions &options,
                                 const std::vector<Orbit> &orbits);

} // namespace dokushin::generate
