// Steps a search to its end, or to the first limit that it reaches.
#pragma once

#include <dokushin/trace.h>

namespace dokushin::search {

/// Steps `search` on from its present state and returns what it finds within `limits`.
/// `on_solution` may be null. At most Limits::nodes nodes are counted. Clock and cancel
/// flag are read every 65,536 / cells steps (about 800 on 9×9), as a step of the larger
/// boards costs more. `method` is only reported. The caller must check for givens that
/// contradict each other, since the result here is `none`.
[[nodiscard]] SolveResult run(Search &search, Method method, const Limits &limits,
                              const OnSolution *on_solution = nullptr);

} // namespace dokushin::search
