// dokushin collection merge: takes what others have, such as those of several machines.
#include "cli/commands/collection/actions.h"
#include "cli/commands/json.h"
#include "cli/options/usage.h"
#include "collection/merge.h"
#include "collection/schema.h"
#include "stream/process/interrupt.h"

#include <fmt/format.h>

#include <filesystem>

namespace dokushin::cli {

Exit run_merge(const CollectionOptions &options) {
    watch_for_interrupts();
    if (options.common.inputs.empty()) {
        refuse_usage("merge", "names nothing to merge, expected other collections");
    }
    for (const std::string &other : options.common.inputs) {
        std::error_code missing;
        if (std::filesystem::equivalent(options.file, other, missing)) {
            refuse_usage("merge", "names a collection twice, expected others");
        }
    }
    const auto database = collection::open_collection(
        options.file, collection::Database::Access::create, &interrupted());
    if (!database) {
        return refuse_collection(options, database.error());
    }
    database->end_when_cancelled(interrupted());
    Outcome outcome;
    Output output(outcome);
    for (const std::string &other : options.common.inputs) {
        const auto merged = collection::merge(*database, other);
        if (interrupted()) {
            output.flush();
            complain_of_interrupt(
                fmt::format("{}: interrupted; nothing of it was merged", printable(other)));
            return Exit::interrupted;
        }
        if (!merged) {
            complain(fmt::format("{}: {}", printable(other), merged.error().message()));
            outcome.note(Exit::wrong);
            continue;
        }
        output.line(options.common.json ? one_line({{"file", other},
                                                    {"added", merged->fresh},
                                                    {"known", merged->known},
                                                    {"ratings", merged->ratings}})
                                        : fmt::format("{}: added {}, known already {}, ratings {}",
                                                      printable(other), merged->fresh,
                                                      merged->known, merged->ratings));
        output.flush();
    }
    return outcome.worst();
}

} // namespace dokushin::cli
