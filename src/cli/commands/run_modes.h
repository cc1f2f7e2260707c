// These functions make the Command of a subcommand that reads inputs: it runs as a whole and, if it
// answers puzzle by puzzle, as a shard or as a part that a caller hands over.
#pragma once

#include "cli/commands/commands.h"

#include <functional>
#include <memory>
#include <type_traits>

namespace dokushin::cli {

/// Makes a Command that runs as a whole; `run` gets the options, which contain `common`.
template <class Options>
Command reading_command(const Arguments &arguments, const std::shared_ptr<Options> &options,
                        const std::type_identity_t<std::function<Exit(const Options &)>> &run) {
    return {arguments, [options, run] {
                settle_reading(options->common);
                return run(*options);
            }};
}

/// Makes a Command that also runs as a shard or a part. `Run` is made of the options, which contain
/// `common`, and has run(); Run::tells_numbers(options) is true if its answers contain the puzzle's
/// number even without --json.
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
        mine.common.shard = {}; // the caller writes the frame
        mine.common.answer = &answer;
        mine.common.quiet = true; // the caller draws the progress
        answer.worst = Run(mine).run();
        return answer;
    };
    return {arguments, run, run_part, &options->common, settle};
}

} // namespace dokushin::cli
