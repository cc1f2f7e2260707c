// A near hunt looks for puzzles of wanted ratings near to some puzzles, in their vicinities
// (generate.h), of equivalent puzzles the first only; then, round by round, near to what it found.
// Hunters of the hardest puzzles work like this: eleven's "gotchi" loops are {−1+2} and {−2+1} in
// turn, with a selection by ratings.
//
// A hunt has neither threads nor files of its own. Its caller does the tasks on as many threads as
// it likes, hands them back in their order, and may keep lines of a journal, from which a hunt goes
// on after any end. What is found depends on neither.
#pragma once

#include <dokushin/generate.h>
#include <dokushin/rating_condition.h>

#include <atomic>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace [[gnu::visibility("default")]] dokushin {

/// NearWishes state what is wanted of the puzzles that are near.
struct NearWishes {
    VicinityOptions how{}; ///< of each vicinity
    bool minimal = false;
    bool all = false;                    ///< equivalent ones too
    std::vector<RatingCondition> keep{}; ///< all must hold
    std::uint64_t rounds = 1;            ///< 0: until one brings nothing new
    /// A task ends, incomplete, once it has found so many that are kept.
    std::uint64_t most = ~std::uint64_t{0};
    /// Nobody wants more once this is true; null: the hunt goes on to its end.
    const std::atomic<bool> *stopped = nullptr;
};

/// A NearSeed is a puzzle whose vicinity is searched: an input, or found near to one.
struct NearSeed {
    std::uint64_t number = 1;             ///< that of the input that it comes from, from 1
    std::optional<Puzzle> puzzle;         ///< nothing: the input has none that can be searched
    std::shared_ptr<const void> origin{}; ///< the caller's; what is found near has it too
};

/// A NearTask is some parts of the vicinity of one puzzle.
struct NearTask {
    NearSeed seed;
    std::uint64_t number = 0; ///< the seed's in its round, from 0
    std::uint64_t first_part = 0;
    std::uint64_t parts = 0; ///< 0: all were done before
    std::uint64_t all_parts = 0;
    bool begins = false; ///< is it the first task of its seed in this hunt?

    [[nodiscard]] bool ends() const { return first_part + parts >= all_parts; }
};

/// A NearPuzzle has exactly one solution, and is minimal where that is wanted.
struct NearPuzzle {
    Puzzle puzzle;
    std::optional<Grid> form;    ///< the canonical form, unless all are wanted or it has none
    std::optional<bool> is_kept; ///< does it have the ratings? nothing if one is unknown
};

/// A NearDone is a task that was done.
struct NearDone {
    NearTask task;
    Result<std::vector<NearPuzzle>> found;
    bool complete = true; ///< false: it was cancelled, stopped, or ended by NearWishes::most
};

/// A NearJournal says what a hunt has tried and found. It is text: a title, a line that identifies
/// the run, and then, for each task that is done, a line for each puzzle that it found and one for
/// the task, written together:
///
///   dokushin vicinity journal 1
///   run 0f3c…                        whatever identifies the options and inputs
///   found 2 17 57....9…              in round 2, from input 17
///   unknown 2 17 .7....9…            the same, but a rating of it is not known
///   tried 2 40 29                    the first 29 parts of round 2's seed 40, from 0
///
/// What stands behind the last whole line of a task was cut off when the process ended: that task
/// is done again.
struct NearJournal {
    struct Found {
        std::uint64_t round = 0;
        std::uint64_t number = 0; ///< of the input that it comes from
        bool is_rated = true;     ///< false: a rating that is wanted is not known
        std::string line{};       ///< the puzzle, in the usual alphabet of its board
    };
    /// All tasks up to this one are done. They are done in order.
    struct Position {
        std::uint64_t round = 0;
        std::uint64_t seed = 0;  ///< from 0 in its round
        std::uint64_t parts = 0; ///< so many parts of the seed's vicinity

        friend auto operator<=>(const Position &, const Position &) = default;
    };
    struct Flaw {
        enum class Kind : std::uint8_t { other_text, other_run, wrong_line };
        Kind kind{};
        std::string line{}; ///< the wrong one
    };

    std::vector<Found> found; ///< by the tasks that are done, in order
    Position position{};
    /// The length of the text up to the end of the last task; what is behind it has to be cut off.
    /// 0: the text is to begin with heading().
    std::size_t end = 0;

    [[nodiscard]] static std::string heading(std::string_view run);
    /// Reads the journal of a run. An empty text, or one that was cut off in its first lines, is a
    /// new one.
    [[nodiscard]] static std::expected<NearJournal, Flaw> read(const std::string &text,
                                                               std::string_view run);
};

/// NearNews are the puzzles that a task, or the journal, adds.
struct NearNews {
    std::vector<NearSeed> kept;
    std::vector<NearSeed> unknown; ///< a rating of these is not known
    std::string lines;             ///< for the journal; empty: nothing is to be noted
};

class NearHunt;

/// NearTasks divides the seeds of a round into tasks, of which those that the journal has are done
/// already.
class NearTasks {
  public:
    using NextSeed = std::function<std::optional<NearSeed>()>;

    /// The first `seeds_done` seeds are done, and the first `parts_done` parts of the next one.
    NearTasks(const VicinityOptions &how, NextSeed next_seed, std::uint64_t seeds_done = 0,
              std::uint64_t parts_done = 0);

    /// Returns the next task; nothing at the end. Each seed has one at least.
    [[nodiscard]] std::optional<NearTask> next();

  private:
    [[nodiscard]] bool begin_seed();
    [[nodiscard]] std::uint64_t parts_of_task() const;

    VicinityOptions how_;
    NextSeed next_seed_;
    std::uint64_t seeds_done_;
    std::uint64_t parts_done_;
    std::uint64_t seeds_ = 0; ///< that were begun
    NearTask task_{};         ///< the last one
};

/// A NearFinder does tasks of a hunt. It must not be used from two threads at once: make one a
/// thread.
class NearFinder {
  public:
    explicit NearFinder(const NearHunt &hunt);
    ~NearFinder();
    NearFinder(NearFinder &&) noexcept;
    NearFinder &operator=(NearFinder &&) noexcept;

    /// Finds what is near to the task's seed, each form once, and none that the hunt knows already;
    /// an error if an input has no room for what is to be taken away or put in. In later rounds
    /// nothing is near to such a puzzle.
    /// The share of a whole vicinity that is done is written to `share`, unless that is null.
    [[nodiscard]] NearDone done(NearTask task, std::atomic<double> *share = nullptr);

  private:
    struct State;
    std::unique_ptr<State> state_;
};

/// A NearHunt knows the forms that were met, and the seeds of the next round. One thread may use
/// it; other threads do its tasks, each with a NearFinder of its own.
class NearHunt {
  public:
    explicit NearHunt(NearWishes wishes, NearJournal past = {});
    ~NearHunt();
    NearHunt(NearHunt &&) noexcept;
    NearHunt &operator=(NearHunt &&) noexcept;

    [[nodiscard]] const NearWishes &wishes() const;
    /// The round at hand, from 1.
    [[nodiscard]] std::uint64_t round() const;
    /// Divides the seeds of the round: in the first the inputs, then seeds().
    [[nodiscard]] NearTasks tasks(NearTasks::NextSeed next_seed) const;

    /// Begins with an input in its turn, which has a puzzle. Returns what the journal has found
    /// near to it; an error if the journal's puzzle can't be read.
    [[nodiscard]] Result<NearNews> begin(const NearSeed &input);
    /// Takes a task that is done, in its turn. Without its error, if it has one.
    [[nodiscard]] NearNews take(const NearDone &done);
    /// Goes to the next round; false if there is none, or nothing to go on from.
    bool next_round();
    /// Returns the seeds of a round behind the first.
    [[nodiscard]] const std::vector<NearSeed> &seeds() const;
    /// Returns what the journal has found in a round behind the first; an error as begin().
    [[nodiscard]] Result<NearNews> past();

  private:
    friend class NearFinder;
    struct State;
    std::unique_ptr<State> state_;
};

} // namespace dokushin
