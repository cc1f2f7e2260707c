// run_bulk() solves files of 9×9 puzzles, a line each, on all cores: one thread reads, others
// answer runs of plain lines by the fast engine, and the calling thread writes the answers in
// order. What is no such line is a record between the runs, which a thread solves as well and the
// subcommand's handlers tell.
#pragma once

#include "cli/commands/on_threads.h"

#include <dokushin/solve.h>

namespace dokushin::cli {

struct BulkOptions {
    std::uint32_t solutions = 2; ///< the number of solutions at which a search ends
    unsigned threads = 1;        ///< besides the calling one
};

/// Does what run_all() does, for plain output of one solution a puzzle. The records that the fast
/// engine does not take are solved by an `answerer`, of which each thread makes one; `handlers` get
/// them, and `found` points to the result then. A forced kernel must run here.
[[nodiscard]] Exit run_bulk(const RunOptions &common, const BulkOptions &options, Output &output,
                            Outcome &outcome, const Handlers &handlers,
                            const std::function<Answerer<SolveResult>()> &answerer,
                            const SolveResult *&found);

} // namespace dokushin::cli
