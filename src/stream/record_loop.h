// The loop that the subcommands share: every input record in its turn, wrong ones
// told and counted, interrupts and closed pipes noticed.
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

/// A readable record: its number from 1 among all, and its place.
struct Job {
    std::size_t index = 1;
    std::string_view file;
    const Record &record;
    bool alone = false;     ///< the only record of all inputs (looked for if asked to)
    const Outcome &outcome; ///< hears the complaints
    const Preceding &before;
};

struct Handlers {
    /// Answers a record. False: an interrupt came first, and the puzzle doesn't count.
    std::function<bool(const Job &)> on_record;
    /// What stands on stdout in place of a record that can't be read; it has been
    /// complained about already. Nothing by default.
    std::function<void(std::size_t index, const std::string &message)> on_error{};
    /// Shall the first record wait until it is known whether a second follows?
    bool look_ahead = false;
    /// The capabilities that the subcommand needs. A record whose board one of them can't honour is
    /// refused like one that can't be read.
    std::vector<Capability> asked{};
};

/// Complains of a flaw in a puzzle, at the puzzle's place; returns what was said.
std::string complain_of(const Flaw &flaw, const Job &job);

/// Complains of a puzzle that what was asked can't be had for, at the puzzle's place;
/// returns what was said.
std::string complain_of(Error error, const Job &job);

/// Complains of the first flaw that makes the puzzle invalid: a digit twice in a
/// house. What was said; nothing if there is none.
std::optional<std::string> complain_of_contradiction(const Job &job);

/// Takes records one by one: has them answered or complained about, numbers them,
/// and remembers where it was for the case that an interrupt comes.
class Records {
  public:
    Records(Output &output, Outcome &outcome, const Handlers &handlers, Preceding before)
        : output_(output), outcome_(outcome), handlers_(handlers), before_(std::move(before)) {}

    /// False: an interrupt came before it was answered.
    [[nodiscard]] bool take(std::string_view file, const Result<Record> &record,
                            bool alone = false);
    /// Puzzles that were answered without coming this way; `line` is the last one's.
    void skip(std::size_t puzzles, std::string_view file, std::size_t line);

    [[nodiscard]] std::size_t count() const { return count_; }
    /// Flushes, and returns the exit status of the whole, which an interrupt decides.
    [[nodiscard]] Exit end();

  private:
    void refuse(std::string_view file, Error error);
    /// Of the last record, for a message.
    [[nodiscard]] std::string place() const;

    Output &output_;
    Outcome &outcome_;
    const Handlers &handlers_;
    Preceding before_;
    std::size_t count_ = 0;
    std::string_view last_file_;
    std::size_t last_line_ = 0;
};

/// Runs through all inputs. Returns the exit status of the whole.
[[nodiscard]] Exit run_all(const RunOptions &options, Output &output, Outcome &outcome,
                           const Handlers &handlers);

} // namespace dokushin::stream
