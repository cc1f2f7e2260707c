// Ratings of a collection's puzzles: which are missing, how they are found, and how they are kept.
//
// What is known is not looked for again. A rating that was given up at a time limit counts as
// missing for whoever has more time.
#pragma once

#include "collection/database.h"

#include <dokushin/proved_rating.h>

#include <expected>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace dokushin::collection {

/// A family of scales that are rated together: er, ep and ed are one.
struct ScaleFamily {
    std::string_view name;                ///< "se", "sukaku", "hodoku", or a universal scale's
    std::vector<std::string_view> scales; ///< those of the collection
};

/// Returns the names of all families, in the order of rating_scales().
[[nodiscard]] std::vector<std::string> family_names();
/// Returns the families with these names, each once; er, ep and ed name that of Sudoku Explainer.
/// The error is the first word that names none.
[[nodiscard]] std::expected<std::vector<const ScaleFamily *>, std::string>
families_named(std::span<const std::string> words);

/// A FoundRating is a rating as a collection keeps it.
struct FoundRating {
    enum class Kind : std::uint8_t { exact, above, infinite, unknown };
    std::string_view scale;
    Kind kind = Kind::exact;
    unsigned value = 0; ///< in units of the scale's divisor
    std::string technique{};
};

/// A puzzle with the families that it misses.
struct Unrated {
    std::int64_t id = 0;
    Grid grid;
    std::vector<const ScaleFamily *> missing;
};

struct Rated {
    std::int64_t id = 0;
    std::vector<FoundRating> ratings;
};

/// UnratedPuzzles goes through the proper puzzles that miss ratings, by ascending numbers.
class UnratedPuzzles {
  public:
    /// `seconds` is the time limit of the run, 0 for none.
    [[nodiscard]] static Result<UnratedPuzzles>
    make(const Database &database, std::vector<const ScaleFamily *> families, double seconds);
    /// The number of all of them.
    [[nodiscard]] Result<std::int64_t> count();
    /// Returns the next ones, up to `most`; none at the end.
    [[nodiscard]] Result<std::vector<Unrated>> next(std::size_t most);

  private:
    UnratedPuzzles(std::vector<const ScaleFamily *> families, Statement select, Statement count)
        : families_(std::move(families)), select_(std::move(select)), count_(std::move(count)) {}

    std::vector<const ScaleFamily *> families_;
    Statement select_;
    Statement count_;
    std::int64_t last_ = 0;
};

/// A PuzzleRater finds the ratings that a puzzle misses. Make one for each thread.
class PuzzleRater {
  public:
    PuzzleRater(std::optional<std::chrono::nanoseconds> time, const std::atomic<bool> *cancelled);

    /// Returns nothing if it was cancelled.
    [[nodiscard]] std::optional<Rated> rate(const Unrated &puzzle);

  private:
    void rate_family(const Puzzle &puzzle, const ScaleFamily &family, Rated &rated);
    void add_steps(const ProvedRating &found, Rated &rated) const;

    const std::atomic<bool> *cancelled_;
    ProvingRater explainer_;
    ProvingRater sukaku_;
};

/// Stores ratings in one transaction, in place of older ones of the same scales. `seconds` is the
/// time limit with which they were found.
[[nodiscard]] Result<void> keep_ratings(const Database &database, std::span<const Rated> rated,
                                        double seconds);

} // namespace dokushin::collection
