// Wishes are what a setter requires of a puzzle's difficulty; a Judge says whether a puzzle meets
// them.
#pragma once

#include <dokushin/capability.h>
#include <dokushin/rate.h>

#include <atomic>
#include <optional>
#include <vector>

namespace [[gnu::visibility("default")]] dokushin {

/// A closed interval of ratings.
struct RatingRange {
    double least = 0;
    double most = 0;
};

/// The interval of all ratings that a puzzle can have on a scale.
[[nodiscard]] RatingRange widest_range(Order scale);

/// Requirements on a puzzle's difficulty; all of them must hold.
struct Wishes {
    /// The program whose scale and order of techniques hold.
    Order order = Order::explainer;
    std::optional<RatingRange> rating; ///< ER, or HoDoKu's score
    std::optional<HodokuLevel> level;  ///< with Order::hodoku only
    /// Techniques that must each occur on the path of that order, with none harder than the
    /// hardest of them.
    std::vector<Technique> needs;
    std::vector<Technique> without; ///< none occurs
    bool singles = false;           ///< naked and hidden singles alone solve it

    [[nodiscard]] bool any() const {
        return rating || level || !needs.empty() || !without.empty() || singles;
    }
};

/// The reason why no puzzle can meet all wishes.
struct Conflict {
    enum class Kind : std::uint8_t {
        level_of_another_scale, ///< levels are HoDoKu's
        not_tried,              ///< a needed technique is not tried in that order
        unwanted,               ///< a needed technique must not occur, too
        harder_than_singles,    ///< singles alone must do, but come before a needed technique
        harder_than_rating,     ///< a needed technique is rated above the range
        harder_than_level,      ///< a needed technique is of a higher level
        easier_than_rating,     ///< singles, what is needed or the level are all below the range
    };
    Kind kind{};
    Technique technique{}; ///< the needed one; unused by the first and the last kind
};

/// Finds a conflict between the wishes; nothing if none shows without looking at a puzzle.
[[nodiscard]] std::optional<Conflict> conflict(const Wishes &wishes);

/// Refuses a shape whose puzzles can't be judged, since ratings do not honour its constraints.
/// `lays_rules` says that each puzzle gets constraints of its own (GenerateOptions::rules).
[[nodiscard]] Result<void> can_be_judged(const Wishes &wishes, const Shape &shape,
                                         bool lays_rules = false);

/// A filter: decides whether puzzles meet the wishes. Not for use from two threads at once: make
/// one a thread.
class Judge {
  public:
    /// `cancelled` may be null; once it is set, a judgement ends early and its result is void.
    explicit Judge(Wishes wishes, const std::atomic<bool> *cancelled = nullptr);

    /// Does a puzzle with one solution, which is given, meet the wishes?
    [[nodiscard]] bool grants(const Puzzle &puzzle, const Grid &solution);

    /// The rating of the last puzzle on the scale of the wishes; nothing if it was not rated.
    [[nodiscard]] const std::optional<Rating> &rating() const { return rating_; }
    [[nodiscard]] const std::optional<HodokuRating> &hodoku() const { return hodoku_; }
    /// The distance of that rating from the wished interval; 0 inside it, or without a rating.
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
