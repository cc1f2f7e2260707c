// Prove, then rate: a rating means something only of a puzzle with one solution, and easy steps
// prove that by themselves.
#pragma once

#include <dokushin/rate.h>
#include <dokushin/solve.h>

namespace [[gnu::visibility("default")]] dokushin {

/// What proving and rating a puzzle came to.
struct ProvedRating {
    /// The puzzle's; Status::limit if the proof or the rating was given up.
    Status status = Status::unique;
    Rating rating;                      ///< by rate(), if the status is unique
    std::optional<HodokuRating> hodoku; ///< by rate_as_hodoku(), if the status is unique
    Grid solution;                      ///< empty if none or several were found
    std::chrono::nanoseconds took{};    ///< for the steps, the search for solutions left out
};

/// A rater that takes nothing for granted, and keeps its memory from puzzle to puzzle. Not for use
/// from two threads at once; make one a thread.
class ProvingRater {
  public:
    /// RateOptions::time holds for the proof and for the rating, each by itself.
    explicit ProvingRater(const RateOptions &options = {}) : options_(options), rater_(options) {}

    [[nodiscard]] ProvedRating rate(const Puzzle &puzzle);
    /// Likewise on HoDoKu's scale; RateOptions::order and most don't matter.
    [[nodiscard]] ProvedRating rate_as_hodoku(const Puzzle &puzzle);

    /// The proof alone: status and solution.
    [[nodiscard]] ProvedRating prove(const Puzzle &puzzle);

  private:
    RateOptions options_;
    Rater rater_;
    Solver solver_;
};

} // namespace dokushin
