// Files of 9×9 puzzles, a line each, on all cores: pieces of the inputs are read,
// answered by the fast engine and told, all at the same time and in order. Lines
// that are no such puzzles are handed to the reader, in their place; an input that
// begins with something else is read by the reader from there to its end.
#pragma once

#include "cli/options/stream_names.h"
#include "stream/record_loop.h"

#include <dokushin/batch.h>

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
