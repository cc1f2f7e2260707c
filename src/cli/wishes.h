// What a setter may wish for of a puzzle's difficulty, and whether a puzzle has it.
#pragma once

#include "cli/usage.h"

#include <dokushin/rate.h>

#include <optional>

namespace dokushin::cli {

class Arguments;

/// As the options say it.
struct WishOptions {
    std::string scale = "se";
    std::string rating;
    std::string level;
    std::string needs;
    std::string without;
    bool singles = false;
};

void add_wishes(Arguments &arguments, WishOptions &options);
/// A word that symmetry_named() knows.
void add_symmetry(Arguments &arguments, std::string &symmetry);

struct Wishes {
    Order order = Order::explainer;
    std::optional<NumberRange> rating; ///< ER, or HoDoKu's score
    std::optional<HodokuLevel> level;
    std::vector<Technique> needs;
    std::vector<Technique> without;
    bool singles = false;

    [[nodiscard]] bool any() const {
        return rating || level || !needs.empty() || !without.empty() || singles;
    }
};

/// Wrong words, and wishes that don't go together, are usage errors.
[[nodiscard]] Wishes expect_wishes(const WishOptions &options);

/// Not for use from two threads at once: make one a thread.
class Judge {
  public:
    /// `cancelled` ends a judgement, with whatever it says.
    Judge(const Wishes &wishes, const std::atomic<bool> &cancelled);

    /// Of a puzzle with one solution.
    [[nodiscard]] bool grants(const Puzzle &puzzle, const Grid &solution);

    /// Of the last puzzle: " ED=4.2/1.2/1.2" or " hard 1080 x-wing"; empty if not rated.
    [[nodiscard]] const std::string &rating_text() const { return rating_text_; }
    /// How far the last rating was from what was wished for; 0 if it was, or was not looked at.
    [[nodiscard]] double distance() const { return distance_; }

  private:
    [[nodiscard]] bool has_techniques(const Puzzle &puzzle, const Grid &solution) const;
    [[nodiscard]] unsigned difficulty(const Step &step, const Shape &shape) const;
    [[nodiscard]] bool is_solved_by_singles(const Puzzle &puzzle) const;
    bool is_rated(const Puzzle &puzzle);
    bool is_rated_as_hodoku(const Puzzle &puzzle, const Grid &solution);
    bool is_in_range(double rating);

    Wishes wishes_;
    const std::atomic<bool> &cancelled_;
    Rater rater_;
    std::string rating_text_;
    double distance_ = 0;
};

} // namespace dokushin::cli
