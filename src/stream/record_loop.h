// run_all() is the loop that the subcommands share: it hands over each record of the inputs in
// turn, reports and counts the wrong ones, and ends at an interrupt or a closed pipe.
#pragma once

#include "stream/input/record_stream.h"
#include "stream/output.h"
#include "stream/process/interrupt.h"
#include "stream/process/progress.h"

#include <dokushin/capability.h>
#include <dokushin/check.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace dokushin::stream {

/// A Job is a readable record with its number and its place.
struct Job {
    std::size_t index = 1; ///< its number among all records, from 1
    std::string_view file;
    const Record &record;
    bool alone = false;     ///< the only record of all inputs (known with Handlers::look_ahead)
    const Outcome &outcome; ///< takes the complaints
    const Preceding &before;
};

struct Handlers {
    /// Answers a record; false if an interrupt came first, and the puzzle doesn't count.
    std::function<bool(const Job &)> on_record;
    /// Writes to stdout in place of a record that can't be read and has been reported on stderr;
    /// writes nothing by default.
    std::function<void(std::size_t index, const std::string &message)> on_error{};
    /// Does the first record wait until it is known whether a second follows?
    bool look_ahead = false;
    /// The capabilities that the subcommand needs. A record whose board one of them can't honour is
    /// refused like one that can't be read.
    std::vector<Capability> required{};
};

/// Complains of a flaw in a puzzle, at the puzzle's place; returns the message.
std::string complain_of(const Flaw &flaw, const Job &job);

/// Complains of an error in answering a puzzle, at the puzzle's place; returns the message.
std::string complain_of(Error error, const Job &job);

/// Complains of the first flaw that makes the puzzle invalid: a digit twice in a
/// house. Returns the message; nothing if there is no such flaw.
std::optional<std::string> complain_of_contradiction(const Job &job);

/// Records takes records one by one: it has each answered or complained about, numbers them, and
/// keeps the place of the last for an interrupt's message.
class Records {
  public:
    Records(Output &output, Outcome &outcome, const Handlers &handlers, Preceding before)
        : output_(output), outcome_(outcome), handlers_(handlers), before_(std::move(before)) {}

    /// Has a record answered; false if an interrupt came first.
    [[nodiscard]] bool take(std::string_view file, const Result<Record> &record,
                            bool alone = false);
    /// Counts puzzles that were answered elsewhere; `line` is the line of the last one.
    void skip(std::size_t puzzles, std::string_view file, std::size_t line);

    [[nodiscard]] std::size_t count() const { return count_; }
    /// Flushes, reports an interrupt if one came, and returns the exit status of the run.
    [[nodiscard]] Exit end();

  private:
    void refuse(std::string_view file, Error error);
    /// The place of the last record, for a message.
    [[nodiscard]] std::string place() const;

    Output &output_;
    Outcome &outcome_;
    const Handlers &handlers_;
    Preceding before_;
    std::size_t count_ = 0;
    std::string_view last_file_;
    std::size_t last_line_ = 0;
};

/// Runs through all inputs; returns the exit status of the run.
[[nodiscard]] Exit run_all(const RunOptions &options, Output &output, Outcome &outcome,
                           const Handlers &handlers);

} // namespace dokushin::stream
