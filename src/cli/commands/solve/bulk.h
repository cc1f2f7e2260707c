// Files of 9×9 puzzles, a line each, on all cores: one thread reads, others answer runs of plain
// lines by the fast engine, and the calling one writes, in order. A line that is more than a puzzle
// comes as a record between the runs and is answered by the subcommand's own handlers.
#pragma once

#include "cli/options/stream_names.h"
#include "stream/record_loop.h"

namespace dokushin::cli {

struct BulkOptions {
    std::uint32_t solutions = 2; ///< to look for
    unsigned threads = 1;        ///< beside the calling one
};

/// As run_all(), for plain output of one solution a puzzle; `handlers` get what the
/// fast engine does not take. A kernel that can't be had is a usage error.
[[nodiscard]] Exit run_bulk(const RunOptions &common, const BulkOptions &options, Output &output,
                            Outcome &outcome, const Handlers &handlers);

} // namespace dokushin::cli
