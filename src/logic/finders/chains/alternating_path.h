// A path of links through an inference graph, as the search for alternating chains finds it, and
// the evidence that it becomes.
#pragma once

#include "logic/links/inference_graph.h"

#include <dokushin/step.h>

#include <vector>

namespace dokushin::logic {

struct Visited {
    NodeNumber node;
    const GraphLink *by; ///< null for the start
};
using Path = std::vector<Visited>; ///< false, true, false, …, true

/// Does the path meet a node twice? It may end where it starts.
[[nodiscard]] bool meets_itself(const Path &path);

/// Does the path have a node of several cells, or a link through a set?
[[nodiscard]] bool is_grouped(const InferenceGraph &graph, const Path &path);

/// Sets the chain and the parts of a step, and the house sums on which its links rest as nested
/// steps.
void add_evidence(Step &step, const Position &position, const InferenceGraph &graph,
                  const Path &path);

} // namespace dokushin::logic
