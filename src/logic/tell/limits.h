// The cells that exclude candidates by a rule, put into words: "As r1c1 = 5 and r1c3 can only be 1
// or 2, ". What is excluded follows.
#pragma once

#include "logic/tell/phrases.h"

#include <dokushin/step.h>

#include <string>

namespace dokushin::logic {

/// Returns the beginning of a sentence about a step by a rule (Role::limit). Without such parts the
/// step rests on all candidates of the rule's cells.
[[nodiscard]] std::string limits_of(const Step &step, const Shape &shape, const Alphabet &alphabet,
                                    const Phrases &phrases);

} // namespace dokushin::logic
