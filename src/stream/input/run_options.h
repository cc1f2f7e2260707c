// What a run reads, the whole or a part of it, and where it tells what comes of that.
#pragma once

#include "stream/input/shard.h"
#include "stream/process/outcome.h"

#include <dokushin/text.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace dokushin::stream {

/// A text to be answered in place of the inputs, as the part of them that it is.
struct WorkPart {
    std::string file; ///< its name in messages
    std::string text;
    std::size_t lines_before = 0;   ///< of that file
    std::size_t records_before = 0; ///< of all inputs
    std::optional<Error> error{};   ///< why the file can't be read, or not from there on
    /// Where there is no input, but puzzles are made: the attempts to make.
    std::uint64_t first_attempt = 0;
    std::uint64_t attempts = 0;
};

/// Answers a part of the inputs just as the whole run would, on the calling thread alone;
/// several may at a time.
using RunPart = std::function<PartAnswer(const WorkPart &)>;

struct RunOptions {
    std::vector<std::string> inputs{}; ///< standard input, if there are none
    ReadOptions reading{};
    Shard shard{};
    bool numbered = false; ///< do the answers tell the puzzle's number?
    bool quiet = false;
    const WorkPart *part = nullptr; ///< what to answer; else the inputs
    PartAnswer *answer = nullptr;   ///< where that is to be told
};

/// Is somebody to be told how far the run is? Who runs parts of it tells of the whole.
[[nodiscard]] inline bool is_progress_wanted(const RunOptions &options) {
    return !options.quiet && options.part == nullptr;
}

} // namespace dokushin::stream
