// A task of a near hunt: the vicinity, and what of it is wanted.
#include "hunt/near_state.h"

#include <dokushin/study.h>

namespace dokushin {

using hunt::canonical_form;

std::optional<Grid> hunt::canonical_form(const Puzzle &puzzle, Canonicaliser &canonicaliser) {
    if (puzzle.has_candidates()) {
        return std::nullopt;
    }
    auto canonical = canonicaliser.canonical(puzzle);
    return canonical ? std::optional(std::move(canonical->form)) : std::nullopt;
}

struct NearFinder::State {
    explicit State(const NearHunt::State &of_hunt)
        : hunt(of_hunt), rater({.cancelled = of_hunt.wishes.how.cancelled}) {}

    /// Returns the puzzle with what is known of it; nothing if it isn't minimal, or was met before.
    [[nodiscard]] std::optional<NearPuzzle> filtered(const Puzzle &near, SeenForms &found) {
        const NearWishes &wishes = hunt.wishes;
        SolveOptions how;
        how.limits.cancelled = wishes.how.cancelled;
        if (wishes.minimal && !is_minimal(near, how).value_or(false)) {
            return std::nullopt;
        }
        NearPuzzle one{near, {}, {}};
        if (!wishes.all) {
            one.form = canonical_form(near, canonicaliser);
            if (one.form && (hunt.known.contain(near.shape(), *one.form) ||
                             !found.is_new(near.shape(), *one.form))) {
                return std::nullopt;
            }
        }
        one.is_kept = has_ratings(near);
        return one;
    }

    [[nodiscard]] std::optional<bool> has_ratings(const Puzzle &near) {
        for (const RatingCondition &condition : hunt.wishes.keep) {
            const auto holds = condition.holds(near, rater);
            if (!holds || !*holds) {
                return holds;
            }
        }
        return true;
    }

    const NearHunt::State &hunt;
    Canonicaliser canonicaliser;
    ProvingRater rater;
};

NearFinder::NearFinder(const NearHunt &hunt) : state_(std::make_unique<State>(*hunt.state_)) {}
NearFinder::~NearFinder() = default;
NearFinder::NearFinder(NearFinder &&) noexcept = default;
NearFinder &NearFinder::operator=(NearFinder &&) noexcept = default;

NearDone NearFinder::done(NearTask task, std::atomic<double> *share) {
    if (!task.seed.puzzle) {
        return {std::move(task), {}};
    }
    const NearWishes &wishes = state_->hunt.wishes;
    VicinityOptions how = wishes.how;
    how.number = task.seed.number;
    how.first_part = task.first_part;
    how.parts = task.parts;
    how.share = task.parts == task.all_parts ? share : nullptr;
    std::vector<NearPuzzle> found;
    SeenForms forms;
    // If all parts of a puzzle are done, none is tried; an error about it is reported again.
    std::uint64_t kept = 0;
    const auto is_stopped = [&] {
        return wishes.stopped != nullptr && wishes.stopped->load(std::memory_order_relaxed);
    };
    const auto tried = vicinity(*task.seed.puzzle, how, [&](const Puzzle &near) {
        if (auto one = state_->filtered(near, forms)) {
            kept += one->is_kept.value_or(false) ? 1 : 0;
            found.push_back(*std::move(one));
        }
        return kept < wishes.most && !is_stopped();
    });
    const bool is_cancelled = how.cancelled != nullptr && how.cancelled->load();
    const bool is_complete = !is_cancelled && !is_stopped() && kept < wishes.most;
    // What an earlier round has found may be a full grid, with no room for what is to be put in.
    if (!tried && state_->hunt.round == 1) {
        return {std::move(task), std::unexpected(tried.error()), is_complete};
    }
    return {std::move(task), std::move(found), is_complete};
}

} // namespace dokushin
