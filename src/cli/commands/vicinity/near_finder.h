// A NearFinder finds what is near to a puzzle, filters it and rates it. Each thread has its own.
#pragma once

#include "cli/options/rating_condition.h"

#include <dokushin/canon.h>
#include <dokushin/generate.h>
#include <dokushin/seen_forms.h>

#include <atomic>
#include <mutex>
#include <optional>
#include <shared_mutex>
#include <vector>

namespace dokushin::cli {

/// KnownForms are the canonical forms of the puzzles that were met. Any thread may ask for one.
class KnownForms {
  public:
    [[nodiscard]] bool contain(const Shape &shape, const Grid &form) const {
        const std::shared_lock lock(mutex_);
        return forms_.contains(shape, form);
    }
    /// Adds a form; false if it was there.
    bool add(const Shape &shape, const Grid &form) {
        const std::unique_lock lock(mutex_);
        return forms_.is_new(shape, form);
    }

  private:
    mutable std::shared_mutex mutex_;
    SeenForms forms_;
};

/// What is wanted of the puzzles that are near.
struct NearWishes {
    VicinityOptions how{};
    bool minimal = false;
    bool all = false; ///< equivalent ones too
    std::vector<RatingCondition> keep{};
    const std::atomic<bool> *stopped = nullptr; ///< nobody wants more
};

/// A NearPuzzle has exactly one solution, and is minimal where that is wanted.
struct NearPuzzle {
    Puzzle puzzle;
    std::optional<Grid> form;    ///< the canonical form, unless all are wanted or it has none
    std::optional<bool> is_kept; ///< does it have the ratings? nothing if one is unknown
};

/// Returns the canonical form of a puzzle; nothing for stated candidates and for boards without.
[[nodiscard]] std::optional<Grid> canonical_form(const Puzzle &puzzle,
                                                 Canonicaliser &canonicaliser);

class NearFinder {
  public:
    NearFinder(const NearWishes &wishes, const KnownForms &known);

    /// Parts is a range of the parts that vicinity_parts() counts. The share of it that is done is
    /// written to `share`, unless that is nullptr.
    struct Parts {
        std::uint64_t first = 0;
        std::uint64_t count = 0;
        std::atomic<double> *share = nullptr;
    };
    /// Finds what is near to a puzzle, each form once, and none that is known already. `number` is
    /// that of the puzzle among the inputs.
    [[nodiscard]] Result<std::vector<NearPuzzle>> find(const Puzzle &puzzle, std::uint64_t number,
                                                       const Parts &parts);

  private:
    [[nodiscard]] std::optional<NearPuzzle> filtered(const Puzzle &near, SeenForms &found);
    [[nodiscard]] std::optional<bool> has_ratings(const Puzzle &near);

    const NearWishes &wishes_;
    const KnownForms &known_;
    Canonicaliser canonicaliser_;
    ProvingRater rater_;
};

} // namespace dokushin::cli
