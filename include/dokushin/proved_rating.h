// Rating with proof: a rating has a meaning only for a puzzle with one solution, so uniqueness is
// proved first. Easy steps that solve the puzzle are such a proof.
#pragma once

#include <dokushin/rate.h>
#include <dokushin/solve.h>
#include <dokushin/universal.h>

namespace [[gnu::visibility("default")]] dokushin {

/// The outcome of proving and rating a puzzle.
struct ProvedRating {
    /// The puzzle's status; Status::limit if the proof or the rating was given up.
    Status status = Status::unique;
    Rating rating;                      ///< by rate(), if the status is unique
    std::optional<HodokuRating> hodoku; ///< by rate_as_hodoku(), if the status is unique
    Grid solution;                      ///< empty if none or several were found
    std::chrono::nanoseconds took{};    ///< time for the steps, without the search for solutions
    std::vector<UniversalRating> universal{}; ///< by rate_universally(), if the status is unique
};

/// A rater that proves uniqueness itself and keeps its memory from puzzle to puzzle. Not for use
/// from two threads at once; make one a thread.
class ProvingRater {
  public:
    /// RateOptions::time bounds the proof and the rating separately.
    explicit ProvingRater(const RateOptions &options = {})
        : options_(options), rater_(options),
          universal_({.cancelled = options.cancelled, .time = options.time}) {}

    [[nodiscard]] ProvedRating rate(const Puzzle &puzzle);
    /// Rates on HoDoKu's scale; RateOptions::order and `most` have no effect.
    [[nodiscard]] ProvedRating rate_as_hodoku(const Puzzle &puzzle);

    /// Rates on universal scales, of a board that UniversalRater::rate() takes; RateOptions::order
    /// and `most` have no effect. The status is Status::limit if a rating is unknown.
    [[nodiscard]] ProvedRating rate_universally(const Puzzle &puzzle,
                                                std::span<const UniversalScale> scales);

    /// Proves only: sets status and solution.
    [[nodiscard]] ProvedRating prove(const Puzzle &puzzle);

  private:
    RateOptions options_;
    Rater rater_;
    UniversalRater universal_;
    Solver solver_;
};

} // namespace dokushin
