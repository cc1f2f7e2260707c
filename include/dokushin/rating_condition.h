// A rating condition asks for puzzles by a rating: "te>=3", "bxb>=7", "er>=11.6".
#pragma once

#include <dokushin/proved_rating.h>

#include <optional>
#include <span>
#include <string_view>

namespace [[gnu::visibility("default")]] dokushin {

class RatingCondition {
  public:
    /// Reads a scale, a comparison (<, <=, =, >=, >) and a number; nothing if the text is another.
    [[nodiscard]] static std::optional<RatingCondition> parse(std::string_view text);
    /// The scales: "er", Sudoku Explainer's, and the universal ones.
    [[nodiscard]] static std::span<const std::string_view> scales();

    /// Says whether a puzzle with one solution fulfils the condition; nothing if its rating is
    /// unknown, or above a limit that leaves it open.
    [[nodiscard]] std::optional<bool> holds(const Puzzle &puzzle, ProvingRater &rater) const;

  private:
    enum class Comparison : std::uint8_t { less, at_most, equal, at_least, more };

    RatingCondition(std::optional<UniversalScale> scale, Comparison comparison, double number)
        : scale_(scale), comparison_(comparison), number_(number) {}
    [[nodiscard]] bool is_met_by(double value) const;

    std::optional<UniversalScale> scale_; ///< none: er
    Comparison comparison_;
    double number_;
};

} // namespace dokushin
