// Minimality: a puzzle is minimal if no given and no elimination of a candidate is redundant.
#include <dokushin/study.h>
#include <dokushin/sukaku.h>

namespace dokushin {

std::optional<bool> is_minimal(const Puzzle &puzzle, const SolveOptions &options) {
    const Redundancy givens = redundant_givens(puzzle, options);
    if (!givens.redundant.empty()) {
        return false;
    }
    const Restorable candidates = restorable_candidates(puzzle, options);
    if (candidate_count(candidates.candidates) > 0) {
        return false;
    }
    return givens.complete && candidates.complete ? std::optional(true) : std::nullopt;
}

} // namespace dokushin
