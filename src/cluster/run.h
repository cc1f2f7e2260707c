// What a run of the cluster is to do, as all its ranks have read it from the command line.
#pragma once

#include "stream/input/run_options.h"

#include <cstdint>
#include <optional>
#include <string>

namespace dokushin::cluster {

/// Puzzles that are made, and not read.
struct Wanted {
    std::uint64_t count = 1;
    double seconds = 60; ///< for one; 0: as long as it takes
};

struct Run {
    std::string command;
    stream::RunPart run_part;
    const stream::RunOptions *common = nullptr; ///< where inputs are read
    std::optional<Wanted> wanted;               ///< where puzzles are made
    bool json = false;
    std::string out;
    std::string word;        ///< the same for the same run (Journal)
    std::size_t chunk = 1;   ///< lines, or attempts
    unsigned threads = 0;    ///< of each rank; 0: its fair share of the cores
    double lost_after = 120; ///< seconds without a word
    bool plan = false;
    bool quiet = false;
};

} // namespace dokushin::cluster
