// What every subcommand shares: its input options, and how a run ends.
#pragma once

#include "stream/input/shard.h"

#include <dokushin/text.h>

#include <algorithm>
#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace dokushin::cli {

class Arguments;

/// Exit statuses, worst last, so that a run ends with the worst that it met.
enum class Exit : int {
    good = 0,         ///< every puzzle has exactly one solution, or what was asked holds
    not_so = 1,       ///< some puzzle has none or several, or a limit came first
    wrong = 2,        ///< some input is wrong, or the usage is
    interrupted = 130 ///< Ctrl-C, as shells number it
};

/// What a part of a run came to, where it is kept and not told at once.
struct PartAnswer {
    std::string output{};
    std::string complaints{};
    Exit worst = Exit::good;
};

class Outcome {
  public:
    /// What is to be told goes to the process's own streams, or else into `kept`.
    explicit Outcome(PartAnswer *kept = nullptr) : kept_(kept) {}

    void note(Exit exit) { worst_ = std::max(worst_, exit); }
    [[nodiscard]] Exit worst() const { return worst_; }
    /// As complain().
    void complain(std::string_view line) const;
    [[nodiscard]] PartAnswer *kept() const { return kept_; }

  private:
    PartAnswer *kept_;
    Exit worst_ = Exit::good;
};

/// A text to be answered in place of the inputs, as the part of them that it is.
struct Part {
    std::string file; ///< its name in messages
    std::string text;
    std::size_t lines_before = 0;   ///< of that file
    std::size_t records_before = 0; ///< of all inputs
    std::optional<Error> error{};   ///< why the file can't be read, or not from there on
    /// Where there is no input, but puzzles are made: the attempts to make.
    std::uint64_t first_attempt = 0;
    std::uint64_t attempts = 0;
};

/// The options that are the same everywhere.
struct Common {
    std::vector<std::string> inputs;
    std::string from;
    std::string alphabet;
    std::string shape;
    std::string color = "auto";
    bool json = false;
    bool quiet = false;
    bool numbered = false;    ///< do the answers tell the puzzle's number?
    std::string shard_text{}; ///< as --shard has it
    Shard shard{};
    const Part *part = nullptr;   ///< what to answer; else the inputs
    PartAnswer *answer = nullptr; ///< where that is to be told
};

void add_common_options(Arguments &arguments, Common &common);

/// The reader's options; wrong names are usage errors.
[[nodiscard]] ReadOptions read_options(const Common &common);

/// What --time-limit says; nothing for 0, which is no limit.
[[nodiscard]] std::optional<std::chrono::nanoseconds> time_limit(double seconds);

/// Is somebody to be told how far the run is? Who runs parts of it tells of the whole.
[[nodiscard]] inline bool is_progress_wanted(const Common &common) {
    return !common.quiet && common.part == nullptr;
}

/// One line on stderr, "dokushin: " in front of it where no file is to be named.
void complain(std::string_view line);

/// A file's name as a message can hold it: control characters, which could break
/// the line or move the cursor, as \x1b; an empty name as ''.
[[nodiscard]] std::string printable(std::string_view name);

/// "1 guess", "2 guesses".
[[nodiscard]] std::string counted(std::uint64_t count, std::string_view one,
                                  std::string_view several);

/// "file:line:column: what, expected …"
[[nodiscard]] std::string placed_message(std::string_view file, const Error &error);

} // namespace dokushin::cli
