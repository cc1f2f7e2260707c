// The notation of CSP-Rules: "whip[2]: r7n5{c1 c7} - c7n6{r7 .} ==> r9c1≠5".
#pragma once

#include "rate/universal/csp_chain.h"

#include <dokushin/solution_path.h>

#include <string>

namespace dokushin::universal {

[[nodiscard]] std::string notation_of(const CspBoard &board, UniversalPattern pattern,
                                      const CspChain &chain);
/// "hidden-single: r7n5{c1} ==> r7c1=5"
[[nodiscard]] std::string notation_of(const CspBoard &board, UniversalPattern pattern,
                                      Variable variable, Label single);

} // namespace dokushin::universal
