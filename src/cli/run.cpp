#include "cli/run.h"

#include <fmt/format.h>

namespace dokushin::cli {

void complain_of(const Flaw &flaw, const Job &job) {
    complain(placed_message(job.file, Error{ErrorCode::contradiction,
                                            flaw.text(job.record.puzzle.shape()),
                                            {},
                                            job.record.line,
                                            job.record.column}));
}

bool complain_of_contradiction(const Job &job) {
    const auto found = flaws(job.record.puzzle); // repeated digits come first
    const bool invalid = !found.empty() && found.front().kind == FlawKind::repeated_digit;
    if (invalid) {
        complain_of(found.front(), job);
    }
    return invalid;
}

Exit run_all(const Common &common, Output &output, Outcome &outcome, const Handlers &handlers) {
    watch_for_interrupts();
    Inputs inputs(common, output);
    Progress progress(!common.quiet, inputs.total_bytes());
    std::size_t index = 0;
    std::string last_place = "the beginning";
    std::optional<Item> ahead;
    while (!output.closed()) {
        std::optional<Item> item = ahead ? std::exchange(ahead, {}) : inputs.next();
        if (!item) {
            break;
        }
        ++index;
        if (handlers.look_ahead && index == 1) {
            ahead = inputs.next();
        }
        if (item->record) {
            const Job job{index, item->file, *item->record, index == 1 && !ahead};
            if (!handlers.on_record(job)) {
                last_place = fmt::format("{}:{}", item->file, item->record->line);
                --index;
                break;
            }
        } else {
            const std::string message = placed_message(item->file, item->record.error());
            complain(message);
            outcome.note(Exit::wrong);
            if (handlers.on_error) {
                handlers.on_error(index, message);
            }
        }
        if (interrupted().load(std::memory_order_relaxed) && item->record) {
            last_place = fmt::format("{}:{}", item->file, item->record->line);
        }
        progress.update(index, inputs.bytes_read());
    }
    output.flush();
    if (interrupted().load(std::memory_order_relaxed)) {
        complain(fmt::format("interrupted after {} puzzles, at {}", index, last_place));
        return Exit::interrupted;
    }
    return outcome.worst();
}

} // namespace dokushin::cli
