// The journal of a long search for what is near to puzzles: what was tried and found. Whatever ends
// the search, the same command goes on from its journal.
//
// It is text: a title, a line that identifies the run, and then, for each task that is done, a line
// for each puzzle that it found and one for the task, written together:
//
//   dokushin vicinity journal 1
//   run 0f3c…                        a checksum of the options and inputs
//   found 2 17 57....9…              in round 2, from record 17 of the inputs
//   unknown 2 17 .7....9…            the same, but a rating of it is not known
//   tried 2 40 29                    the first 29 parts of round 2's seed 40, from 0
//
// What stands behind the last whole line of a task was cut off when the process ended: that task is
// done again.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace dokushin::cli {

class VicinityJournal {
  public:
    struct Found {
        std::uint64_t round = 0;
        std::uint64_t index = 0; ///< the number of the record that it comes from
        bool is_rated = true;    ///< false: a rating that is wanted is not known
        std::string line{};      ///< the puzzle, in the usual alphabet of its board
    };
    /// All tasks up to this one are done. They are done in order.
    struct Position {
        std::uint64_t round = 0;
        std::uint64_t seed = 0;  ///< from 0 in its round
        std::uint64_t parts = 0; ///< so many parts of the seed's vicinity

        friend auto operator<=>(const Position &, const Position &) = default;
    };

    VicinityJournal() = default;
    ~VicinityJournal();
    VicinityJournal(const VicinityJournal &) = delete;
    VicinityJournal &operator=(const VicinityJournal &) = delete;

    /// Continues the journal of a file, or begins one. `run` identifies the run. On failure returns
    /// false, and error() states why.
    [[nodiscard]] bool open(const std::string &file, const std::string &run);

    /// What the tasks that are done found, in order.
    [[nodiscard]] const std::vector<Found> &found() const { return found_; }
    [[nodiscard]] const Position &position() const { return position_; }

    /// Adds a task that is done; false with an error(). Without open() nothing happens.
    [[nodiscard]] bool add(const Position &position, const std::vector<Found> &found);

    [[nodiscard]] const std::string &error() const { return error_; }

  private:
    [[nodiscard]] bool fail();
    [[nodiscard]] bool refuse(std::string_view what);
    [[nodiscard]] bool take_up(const std::string &text, const std::string &run);
    [[nodiscard]] bool take(const std::string &line, std::vector<Found> &of_task);

    std::string file_;
    int descriptor_ = -1;
    std::vector<Found> found_;
    Position position_;
    std::string error_;
};

} // namespace dokushin::cli
