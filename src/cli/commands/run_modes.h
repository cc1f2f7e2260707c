// How a subcommand that reads inputs is run: whole; and where it answers puzzle by puzzle, a shard
// of it, or a part that somebody hands over.
#pragma once

#include "cli/commands/commands.h"

#include <functional>
#include <memory>
#include <type_traits>

namespace dokushin::cli {

/// `run` gets the options (with `common` in them).
template <class Options>
Command reading_command(const Arguments &arguments, const std::shared_ptr<Options> &options,
                        const std::type_identity_t<std::function<Exit(const Options &)>> &run) {
    return {arguments, [options, run] {
                settle_reading(options->common);
                return run(*options);
            }};
}

/// `Run` is made of the options (with `common` in them) and has run(). Its
/// tells_numbers(options) says whether what it answers has the puzzle's number in it, besides
/// in JSON.
template <class Run, class Options>
Command shared_command(const Arguments &arguments, const std::shared_ptr<Options> &options) {
    const auto settle = [arguments, options] {
        CommonOptions &common = options->common;
        common.numbered = common.json || Run::tells_numbers(*options);
        settle_reading(common);
        common.shard = expect_shard(common.shard_text, arguments, common.inputs);
    };
    const auto run = [settle, options] {
        settle();
        return Run(*options).run();
    };
    const auto run_part = [options](const WorkPart &part) {
        PartAnswer answer;
        Options mine = *options;
        mine.common.part = &part;
        mine.common.shard = {}; // whoever asks for the parts sees to that
        mine.common.answer = &answer;
        mine.common.quiet = true; // the terminal is somebody else's
        answer.worst = Run(mine).run();
        return answer;
    };
    return {arguments, run, run_part, &options->common, settle};
}

} // namespace dokushin::cli
