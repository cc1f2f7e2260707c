// run_bulk() solves files of 9×9 puzzles, a line each, on all cores: one thread reads, others
// answer runs of plain lines by the fast engine, and the calling thread writes the answers in
// order. A line that holds more than a puzzle is a record between the runs, which the subcommand's
// handlers answer.
#pragma once

#include "cli/options/stream_names.h"
#include "stream/record_loop.h"

namespace dokushin::cli {

struct BulkOptions {
    std::uint32_t solutions = 2; ///< the number of solutions at which a search ends
    unsigned threads = 1;        ///< besides the calling one
};

/// Does what run_all() does, for plain output of one solution a puzzle; `handlers` get the records
/// that the fast engine does not take. A forced kernel must run here.
[[nodiscard]] Exit run_bulk(const RunOptions &common, const BulkOptions &options, Output &output,
                            Outcome &outcome, const Handlers &handlers);

} // namespace dokushin::cli
