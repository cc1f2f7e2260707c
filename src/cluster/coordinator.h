// The coordinator is rank 0: it hands out the chunks, a few to each rank and more as answers come,
// stores every answer at once, and at the end puts them together.
#pragma once

#include "cluster/network.h"
#include "cluster/run.h"

namespace dokushin::cluster {

/// Tells all other ranks that nothing more comes.
void end_all(Network &network);

/// Coordinates a run and returns its exit status. If the run can't go on, all ranks are ended.
[[nodiscard]] stream::Exit coordinate(Network &network, const Run &run, unsigned threads);

} // namespace dokushin::cluster
