// CommonOptions are the options that every subcommand has; these functions add and evaluate them.
#pragma once

#include "cli/options/rule_options.h"
#include "cli/options/stream_names.h"
#include "stream/input/run_options.h"

#include <chrono>
#include <optional>
#include <string>

namespace dokushin::cli {

class Arguments;

/// The options as typed, and the RunOptions that settle_reading() derives from them.
struct CommonOptions : RunOptions {
    std::string from;
    std::string alphabet;
    std::string shape;
    RuleOptions rules{};
    std::string color = "auto";
    bool json = false;
    std::string shard_text{}; ///< the value of --shard
};

void add_common_options(Arguments &arguments, CommonOptions &common);
/// Derives the ReadOptions from the options' words; wrong words are usage errors.
void settle_reading(CommonOptions &common);

/// Adds the option --shard, whose value goes into `text`.
void add_shard_option(Arguments &arguments, std::string &text);
/// Parses "3/10" as a shard. Its run is identified by the arguments that change answers and by the
/// inputs' sizes, beginnings and ends. No shard if `text` is empty; wrong text is a usage error.
[[nodiscard]] Shard expect_shard(const std::string &text, const Arguments &arguments,
                                 const std::vector<std::string> &inputs);

/// Returns the limit of --time-limit; nothing for 0, which means none.
[[nodiscard]] std::optional<std::chrono::nanoseconds> time_limit(double seconds);

/// Returns the number of threads besides the calling one: `wanted`, or one for each core if that is
/// 0; none for a part, which runs on the caller's thread.
[[nodiscard]] unsigned threads_for(const RunOptions &options, unsigned wanted);

/// Is the output read on a terminal as it comes? A shard's and a part's is not.
[[nodiscard]] bool is_for_a_person(const RunOptions &options);

/// Does stdout take escape sequences, by --color, NO_COLOR and the terminal?
[[nodiscard]] bool use_color(const CommonOptions &common);

} // namespace dokushin::cli
