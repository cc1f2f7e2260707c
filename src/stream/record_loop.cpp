#include "stream/record_loop.h"

#include "errors/catalogue.h"
#include "stream/process/memory.h"

#include <fmt/format.h>

#include <cassert>

namespace dokushin::stream {

std::string complain_of(const Flaw &flaw, const Job &job) {
    return complain_of(
        {ErrorCode::contradiction, flaw.text(job.record.puzzle.shape(), job.record.alphabet), {}},
        job);
}

std::string complain_of(Error error, const Job &job) {
    error.line = job.record.line + job.before.lines(job.file);
    error.column = job.record.column;
    std::string message = placed_message(job.file, error);
    job.outcome.complain(message);
    return message;
}

std::optional<std::string> complain_of_contradiction(const Job &job) {
    const auto found = flaws(job.record.puzzle); // contradictions come first
    if (found.empty() || !is_contradiction(found.front().kind)) {
        return std::nullopt;
    }
    return complain_of(found.front(), job);
}

/// Complains of a record that isn't answered, and counts it.
void Records::refuse(std::string_view file, Error error) {
    ++count_;
    error.line += error.line == 0 ? 0 : before_.lines(file);
    const std::string message = placed_message(file, error);
    outcome_.complain(message);
    outcome_.note(Exit::wrong);
    if (handlers_.on_error) {
        handlers_.on_error(before_.records() + count_, message);
    }
}

namespace {

/// Reports the rules that --ignore-unknown leaves out.
Error what_is_ignored(const std::vector<std::string> &objects) {
    return {ErrorCode::unsupported,
            {"the answer ignores the rules of {}",
             fmt::format("{:.200}", fmt::to_string(fmt::join(objects, ", ")))},
            {}};
}

} // namespace

bool Records::take(std::string_view file, const Result<Record> &record, bool alone) {
    expect_memory();
    if (!record) {
        refuse(file, record.error());
        return true;
    }
    for (const Capability capability : handlers_.required) {
        if (auto honours = can_honour(capability, record->puzzle.shape()); !honours) {
            Error error = std::move(honours.error());
            error.line = record->line;
            error.column = record->column;
            refuse(file, std::move(error));
            return true;
        }
    }
    last_file_ = file;
    last_line_ = record->line;
    const Job job{before_.records() + count_ + 1, file, *record, alone, outcome_, before_};
    if (!record->ignored.empty()) {
        complain_of(what_is_ignored(record->ignored), job);
    }
    output_.remark(record->ignored);
    const bool answered = handlers_.on_record(job);
    output_.remark({});
    count_ += answered ? 1 : 0;
    return answered;
}

void Records::skip(std::size_t puzzles, std::string_view file, std::size_t line) {
    assert(puzzles > 0 && line > 0);
    count_ += puzzles;
    last_file_ = file;
    last_line_ = line;
}

Exit Records::end() {
    output_.flush();
    if (interrupted().load(std::memory_order_relaxed)) {
        complain_of_interrupt(fmt::format("interrupted after {}, at {}",
                                          counted(count_, "puzzle", "puzzles"), place()),
                              outcome_);
        return Exit::interrupted;
    }
    output_.end();
    return outcome_.worst();
}

std::string Records::place() const {
    if (last_file_.empty()) {
        return "the beginning";
    }
    // An interrupt must not wait until everything before a shard is counted.
    if (!before_.begun_file.empty() && last_file_.data() == before_.begun_file.data()) {
        return fmt::format("line {} of this shard's part of {}", last_line_, last_file_);
    }
    return fmt::format("{}:{}", last_file_, last_line_ + before_.lines(last_file_));
}

Exit run_all(const RunOptions &options, Output &output, Outcome &outcome,
             const Handlers &handlers) {
    watch_for_interrupts();
    RecordStream inputs(options, [&output] { output.flush(); });
    Progress progress(is_progress_wanted(options), {inputs.total_bytes()});
    Records records(output, outcome, handlers, inputs.before());
    std::optional<Item> ahead;
    while (!output.closed()) {
        std::optional<Item> item = ahead ? std::exchange(ahead, {}) : inputs.next();
        if (!item) {
            break;
        }
        if (handlers.look_ahead && records.count() == 0) {
            ahead = inputs.next();
        }
        if (!records.take(item->file, item->record, records.count() == 0 && !ahead)) {
            break;
        }
        progress.update(records.count(), item->bytes_read);
    }
    return records.end();
}

} // namespace dokushin::stream
