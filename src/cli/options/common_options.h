// The options that are the same for every subcommand, and what follows from them.
#pragma once

#include "cli/options/stream_names.h"
#include "stream/input/run_options.h"

#include <chrono>
#include <optional>
#include <string>

namespace dokushin::cli {

class Arguments;

/// As they are typed; what a run reads follows from them when they are settled.
struct CommonOptions : RunOptions {
    std::string from;
    std::string alphabet;
    std::string shape;
    std::string color = "auto";
    bool json = false;
    std::string shard_text{}; ///< as --shard has it
};

void add_common_options(Arguments &arguments, CommonOptions &common);
/// Sets how to read from the words that say it; wrong ones are usage errors.
void settle_reading(CommonOptions &common);

/// The option --shard, read into `text`.
void add_shard_option(Arguments &arguments, std::string &text);
/// "3/10" as a shard of a run: of these arguments (but what does not change its answers) and
/// of such inputs: of their sizes, and of what stands at their ends. None if `text` is empty; wrong
/// text is a usage error.
[[nodiscard]] Shard expect_shard(const std::string &text, const Arguments &arguments,
                                 const std::vector<std::string> &inputs);

/// What --time-limit says; nothing for 0, which is no limit.
[[nodiscard]] std::optional<std::chrono::nanoseconds> time_limit(double seconds);

/// Threads to work with beside the calling one: as many as are asked for, or one for each core;
/// none for a part, whose thread somebody else has made.
[[nodiscard]] unsigned threads_for(const RunOptions &options, unsigned wanted);

/// Is the output to be read as it comes? A shard's and a part's is not.
[[nodiscard]] bool is_for_a_person(const RunOptions &options);

/// Are escape sequences wanted on stdout?
[[nodiscard]] bool use_color(const CommonOptions &common);

} // namespace dokushin::cli
