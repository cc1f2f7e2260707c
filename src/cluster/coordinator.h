// Rank 0: hands out the chunks, a few to each rank and more as it answers, keeps every answer
// at once, and at the end puts them together.
#pragma once

#include "cluster/network.h"
#include "cluster/run.h"

namespace dokushin::cluster {

/// Tells all other ranks that nothing more comes.
void end_all(Network &network);

/// The exit status of the run. If it can't go on, all ranks are ended.
[[nodiscard]] stream::Exit coordinate(Network &network, const Run &run, unsigned threads);

} // namespace dokushin::cluster
