// The evidence of a single or of a CSP-chain as a Step, which sentences and pictures are made from.
#pragma once

#include "rate/universal/csp_chain.h"

#include <dokushin/step.h>

namespace dokushin::universal {

[[nodiscard]] Step step_of(const CspBoard &board, const CspChain &chain);
[[nodiscard]] Step step_of(const CspBoard &board, Variable variable, Label single);

} // namespace dokushin::universal
