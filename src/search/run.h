// Steps a search to its end, or to the first limit that it reaches.
#pragma once

#include <dokushin/trace.h>

namespace dokushin::search {

/// What `search`, which is stepped from where it stands, finds within `limits`.
/// `on_solution` may be null. At most Limits::nodes nodes are counted. Clock and
/// cancel flag are looked at every 65,536 / cells steps (about 800 on 9×9), as a
/// step of the larger boards costs more. `method` is only reported; that the
/// givens contradict each other is for the caller to see: here it reads `none`.
[[nodiscard]] SolveResult run(Search &search, Method method, const Limits &limits,
                              const OnSolution *on_solution = nullptr);

} // namespace dokushin::search
