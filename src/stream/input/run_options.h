// RunOptions state what a run reads, all inputs or a part of them, and where its answers go.
#pragma once

#include "stream/input/shard.h"
#include "stream/process/outcome.h"

#include <dokushin/text.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace dokushin::stream {

/// A WorkPart is a part of the inputs, as text, that is answered in place of the inputs.
struct WorkPart {
    std::string file; ///< its name in messages
    std::string text;
    std::size_t lines_before = 0;   ///< lines of that file before the text
    std::size_t records_before = 0; ///< records of all inputs before the text
    std::optional<Error> error{};   ///< why the file can't be read, or not beyond the text
    /// The attempts to make, where puzzles are generated and there is no input.
    std::uint64_t first_attempt = 0;
    std::uint64_t attempts = 0;
};

/// A RunPart answers a part of the inputs as the whole run would, on the calling thread alone;
/// several calls may run at a time.
using RunPart = std::function<PartAnswer(const WorkPart &)>;

struct RunOptions {
    std::vector<std::string> inputs{}; ///< standard input, if there are none
    ReadOptions reading{};
    Shard shard{};
    bool numbered = false; ///< do the answers contain the puzzle's number?
    bool quiet = false;
    const WorkPart *part = nullptr; ///< the part to answer; nullptr: all inputs
    PartAnswer *answer = nullptr;   ///< where the answer to `part` is kept
};

/// Does the run draw its progress? A part does not: the caller that runs the parts draws the
/// progress of the whole.
[[nodiscard]] inline bool is_progress_wanted(const RunOptions &options) {
    return !options.quiet && options.part == nullptr;
}

} // namespace dokushin::stream
