// A RatingCondition asks for puzzles by a rating: "te>=3", "bxb>=7", "er>=11.6".
#pragma once

#include <dokushin/proved_rating.h>

#include <optional>
#include <string>
#include <string_view>

namespace dokushin::cli {

class RatingCondition {
  public:
    /// Reads a scale, a comparison and a number, or ends the program with a message that names the
    /// option.
    [[nodiscard]] static RatingCondition expect(std::string_view option, const std::string &text);

    /// Says whether a puzzle with one solution fulfils the condition; nothing if its rating is
    /// unknown, or above a limit that leaves it open.
    [[nodiscard]] std::optional<bool> holds(const Puzzle &puzzle, ProvingRater &rater) const;

  private:
    enum class Comparison : std::uint8_t { less, at_most, equal, at_least, more };

    RatingCondition(std::optional<UniversalScale> scale, Comparison comparison, double number)
        : scale_(scale), comparison_(comparison), number_(number) {}
    [[nodiscard]] bool is_met_by(double value) const;

    std::optional<UniversalScale> scale_; ///< none: er, Sudoku Explainer's
    Comparison comparison_;
    double number_;
};

} // namespace dokushin::cli
