// The subcommands: each adds itself to the program and returns what runs it.
#pragma once

#include "cli/options/arguments.h"
#include "cli/options/common_options.h"

#include <functional>

namespace dokushin::cli {

/// Runs a subcommand whose options have been parsed.
using Run = std::function<Exit()>;

struct Command {
    Arguments arguments;
    Run run;
    RunPart run_part{}; ///< of those that answer puzzle by puzzle and may take long
    /// The options of those of them that read inputs; lives as long as `run_part`.
    const RunOptions *common = nullptr;
    /// Before the first `run_part`: what of the options is a matter of all of them together.
    std::function<void()> settle = [] {};
};

[[nodiscard]] Command add_solve(CLI::App &program);
[[nodiscard]] Command add_check(CLI::App &program);
[[nodiscard]] Command add_generate(CLI::App &program);
[[nodiscard]] Command add_minimise(CLI::App &program);
[[nodiscard]] Command add_morph(CLI::App &program);
[[nodiscard]] Command add_hint(CLI::App &program);
[[nodiscard]] Command add_explain(CLI::App &program);
[[nodiscard]] Command add_rate(CLI::App &program);
[[nodiscard]] Command add_vicinity(CLI::App &program);
[[nodiscard]] Command add_count(CLI::App &program);
[[nodiscard]] Command add_canon(CLI::App &program);
[[nodiscard]] Command add_study(CLI::App &program);
[[nodiscard]] Command add_trace(CLI::App &program);
[[nodiscard]] Command add_compare(CLI::App &program);
[[nodiscard]] Command add_candidates(CLI::App &program);
[[nodiscard]] Command add_convert(CLI::App &program);
[[nodiscard]] Command add_print(CLI::App &program);
[[nodiscard]] Command add_join(CLI::App &program);
[[nodiscard]] Command add_formats(CLI::App &program);
[[nodiscard]] Command add_kernels(CLI::App &program);
[[nodiscard]] Command add_completions(CLI::App &program);
/// `see_also` names other pages, as "name(1), name(1)".
[[nodiscard]] Command add_man(CLI::App &program, const std::string &see_also = {});

} // namespace dokushin::cli
