// Attempts at puzzles as `dokushin generate` counts and prints them.
#pragma once

#include <dokushin/generate.h>
#include <dokushin/rate.h>
#include <dokushin/text.h>

#include <array>
#include <limits>
#include <optional>
#include <string>

namespace dokushin::cli {

/// Made is an attempt with its rating.
struct Made {
    Attempt attempt;
    std::uint64_t number = 0;
    std::string rating;
    std::optional<Rating> steps{}; ///< on Sudoku Explainer's scale, if it was rated on that
    double distance = 0;           ///< how far its rating is from what was wished
};

/// Returns the givens of an attempt, or its candidates, as a line.
[[nodiscard]] std::string line_of(const Attempt &attempt, const Alphabet &alphabet);

/// FailedAttempts counts the attempts that failed by reason, for the message if all of them do.
class FailedAttempts {
  public:
    /// Counts a failed attempt; cancelled ones are none.
    void note(const Made &made, const GenerateOptions &wanted, const Alphabet &alphabet);
    [[nodiscard]] std::uint64_t attempts() const { return attempts_; }
    /// Returns the message after so many seconds, and so many puzzles that were made.
    [[nodiscard]] std::string give_up_text(double seconds, std::uint64_t made) const;

  private:
    void note_closest(double distance, const std::string &why, const Made &made,
                      const Alphabet &alphabet);

    std::uint64_t attempts_ = 0;
    std::uint64_t too_few_ = 0; ///< attempts of these with fewer givens than wanted
    std::array<std::uint64_t, 8> fates_{};
    double distance_ = std::numeric_limits<double>::infinity();
    std::string closest_;
};

} // namespace dokushin::cli
