// A run of the cluster: its subcommand and options, which each rank reads from the command line.
#pragma once

#include "stream/input/run_options.h"

#include <cstdint>
#include <optional>
#include <string>

namespace dokushin::cluster {

/// The number of puzzles to make, for runs that make puzzles.
struct Wanted {
    std::uint64_t count = 1;
    double seconds = 60; ///< the time for one; 0: as long as it takes
};

struct Run {
    std::string command;
    stream::RunPart run_part;
    const stream::RunOptions *common = nullptr; ///< for runs that read inputs
    std::optional<Wanted> wanted;               ///< for runs that make puzzles
    bool json = false;
    std::string out;
    std::string word;        ///< identifies the run (Journal)
    std::size_t chunk = 1;   ///< lines, or attempts
    unsigned threads = 0;    ///< each rank's; 0: its fair share of the cores
    double lost_after = 120; ///< seconds without a message
    bool plan = false;
    bool quiet = false;
};

} // namespace dokushin::cluster
