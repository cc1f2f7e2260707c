// What a setter may wish for of a puzzle's difficulty, and whether a puzzle has it.
#pragma once

#include <dokushin/capability.h>
#include <dokushin/rate.h>

#include <atomic>
#include <optional>
#include <vector>

namespace [[gnu::visibility("default")]] dokushin {

/// A rating in it is as wished for; both ends are.
struct RatingRange {
    double least = 0;
    double most = 0;
};

/// All ratings of a scale that make sense to wish for.
[[nodiscard]] RatingRange widest_range(Order scale);

struct Wishes {
    /// Whose rating, and whose order of techniques.
    Order order = Order::explainer;
    std::optional<RatingRange> rating; ///< ER, or HoDoKu's score
    std::optional<HodokuLevel> level;  ///< with Order::hodoku only
    /// Each occurs on the path of that order, and nothing harder than the hardest of them.
    std::vector<Technique> needs;
    std::vector<Technique> without; ///< none occurs
    bool singles = false;           ///< naked and hidden singles alone solve it

    [[nodiscard]] bool any() const {
        return rating || level || !needs.empty() || !without.empty() || singles;
    }
};

/// Why no puzzle can have it all.
struct Conflict {
    enum class Kind : std::uint8_t {
        level_of_another_scale, ///< levels are HoDoKu's
        not_tried,              ///< a technique that is needed is not tried in that order
        unwanted,               ///< it is needed, and must not occur
        harder_than_singles,    ///< it is needed, and singles come before it in that order
        harder_than_rating,     ///< it is needed, and rated above the range
        harder_than_level,      ///< it is needed, and of a higher level
        easier_than_rating,     ///< singles, what is needed or the level are all below the range
    };
    Kind kind{};
    Technique technique{}; ///< of all but the first and the last
};

/// Nothing if the wishes go together, as far as can be told from them.
[[nodiscard]] std::optional<Conflict> conflict(const Wishes &wishes);

/// Refuses a shape on which no wish can be judged, since ratings can't honour its constraints.
[[nodiscard]] Result<void> can_be_judged(const Wishes &wishes, const Shape &shape);

/// Judges puzzles. Not for use from two threads at once: make one a thread.
class Judge {
  public:
    /// `cancelled` may be null; it ends a judgement, with whatever it says.
    explicit Judge(Wishes wishes, const std::atomic<bool> *cancelled = nullptr);

    /// Of a puzzle with one solution.
    [[nodiscard]] bool grants(const Puzzle &puzzle, const Grid &solution);

    /// How the last puzzle was rated on the scale of the wishes; nothing if it wasn't.
    [[nodiscard]] const std::optional<Rating> &rating() const { return rating_; }
    [[nodiscard]] const std::optional<HodokuRating> &hodoku() const { return hodoku_; }
    /// How far that was from what was wished for; 0 if it was not, or not looked at.
    [[nodiscard]] double distance() const { return distance_; }

  private:
    [[nodiscard]] bool is_cancelled() const;
    [[nodiscard]] bool has_techniques(const Puzzle &puzzle, const Grid &solution) const;
    [[nodiscard]] unsigned difficulty(const Step &step, const Shape &shape) const;
    [[nodiscard]] bool is_solved_by_singles(const Puzzle &puzzle) const;
    bool is_rated(const Puzzle &puzzle);
    bool is_rated_as_hodoku(const Puzzle &puzzle, const Grid &solution);
    bool is_in_range(double rating);

    Wishes wishes_;
    const std::atomic<bool> *cancelled_;
    Rater rater_;
    std::optional<Rating> rating_;
    std::optional<HodokuRating> hodoku_;
    double distance_ = 0;
};

} // namespace dokushin
