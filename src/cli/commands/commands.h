// This header lists the subcommands: each adds itself to the program and returns the Command that
// runs it. A new subcommand is a file in this folder, its declaration and its place in
// all_commands.
#pragma once

#include "cli/options/arguments.h"
#include "cli/options/common_options.h"

#include <array>
#include <functional>

namespace dokushin::cli {

/// Runs a subcommand whose options have been parsed.
using Run = std::function<Exit()>;

struct Command {
    Arguments arguments;
    Run run;
    RunPart run_part{}; ///< set for subcommands that answer puzzle by puzzle and may take long
    /// The options of such a subcommand if it reads inputs; they live as long as `run_part`.
    const RunOptions *common = nullptr;
    /// Checks and completes the options that all parts share; called once before the first
    /// `run_part`.
    std::function<void()> settle = [] {};
};

[[nodiscard]] Command add_solve(CLI::App &program);
[[nodiscard]] Command add_check(CLI::App &program);
[[nodiscard]] Command add_hint(CLI::App &program);
[[nodiscard]] Command add_explain(CLI::App &program);
[[nodiscard]] Command add_rate(CLI::App &program);
[[nodiscard]] Command add_count(CLI::App &program);
[[nodiscard]] Command add_generate(CLI::App &program);
[[nodiscard]] Command add_minimise(CLI::App &program);
[[nodiscard]] Command add_vicinity(CLI::App &program);
[[nodiscard]] Command add_expand(CLI::App &program);
[[nodiscard]] Command add_canon(CLI::App &program);
[[nodiscard]] Command add_morph(CLI::App &program);
[[nodiscard]] Command add_study(CLI::App &program);
[[nodiscard]] Command add_collection(CLI::App &program);
[[nodiscard]] Command add_print(CLI::App &program);
[[nodiscard]] Command add_read(CLI::App &program);
[[nodiscard]] Command add_trace(CLI::App &program);
[[nodiscard]] Command add_compare(CLI::App &program);
[[nodiscard]] Command add_candidates(CLI::App &program);
[[nodiscard]] Command add_convert(CLI::App &program);
[[nodiscard]] Command add_join(CLI::App &program);
[[nodiscard]] Command add_formats(CLI::App &program);
[[nodiscard]] Command add_rules(CLI::App &program);
[[nodiscard]] Command add_kernels(CLI::App &program);

/// All subcommands, in the order of the help.
inline constexpr std::array all_commands{
    add_solve,      add_check,      add_hint,     add_explain, add_rate,  add_count,
    add_generate,   add_minimise,   add_vicinity, add_expand,  add_canon, add_morph,
    add_study,      add_collection, add_print,    add_read,    add_trace, add_compare,
    add_candidates, add_convert,    add_join,     add_formats, add_rules, add_kernels};

} // namespace dokushin::cli
