#include "cli/commands/vicinity/near_finder.h"

#include <dokushin/study.h>

namespace dokushin::cli {

std::optional<Grid> canonical_form(const Puzzle &puzzle, Canonicaliser &canonicaliser) {
    if (puzzle.has_candidates()) {
        return std::nullopt;
    }
    auto canonical = canonicaliser.canonical(puzzle);
    return canonical ? std::optional(std::move(canonical->form)) : std::nullopt;
}

NearFinder::NearFinder(const NearWishes &wishes, const KnownForms &known)
    : wishes_(wishes), known_(known), rater_({.cancelled = wishes.how.cancelled}) {}

Result<std::vector<NearPuzzle>> NearFinder::find(const Puzzle &puzzle, std::uint64_t number,
                                                 const Parts &parts) {
    VicinityOptions how = wishes_.how;
    how.number = number;
    how.first_part = parts.first;
    how.parts = parts.count;
    how.share = parts.share;
    std::vector<NearPuzzle> found;
    SeenForms forms;
    const auto done = vicinity(puzzle, how, [&](const Puzzle &near) {
        if (auto one = filtered(near, forms)) {
            found.push_back(*std::move(one));
        }
        return !wishes_.stopped->load(std::memory_order_relaxed);
    });
    if (!done) {
        return std::unexpected(done.error());
    }
    return found;
}

/// Returns the puzzle with what is known of it; nothing if it isn't minimal, or was met before.
std::optional<NearPuzzle> NearFinder::filtered(const Puzzle &near, SeenForms &found) {
    SolveOptions how;
    how.limits.cancelled = wishes_.how.cancelled;
    if (wishes_.minimal && !is_minimal(near, how).value_or(false)) {
        return std::nullopt;
    }
    NearPuzzle one{near, {}, {}};
    if (!wishes_.all) {
        one.form = canonical_form(near, canonicaliser_);
        if (one.form &&
            (known_.contain(near.shape(), *one.form) || !found.is_new(near.shape(), *one.form))) {
            return std::nullopt;
        }
    }
    one.is_kept = has_ratings(near);
    return one;
}

std::optional<bool> NearFinder::has_ratings(const Puzzle &near) {
    for (const RatingCondition &condition : wishes_.keep) {
        const auto holds = condition.holds(near, rater_);
        if (!holds || !*holds) {
            return holds;
        }
    }
    return true;
}

} // namespace dokushin::cli
