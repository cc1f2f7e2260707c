// Minimality: a puzzle is minimal if no given and no elimination of a candidate is redundant.
#include <dokushin/study.h>
#include <dokushin/sukaku.h>

namespace dokushin {

std::optional<bool> is_minimal(const Redundancy &givens, const Restorable &candidates) {
    if (!givens.redundant.empty() || candidate_count(candidates.candidates) > 0) {
        return false;
    }
    return givens.complete && candidates.complete ? std::optional(true) : std::nullopt;
}

std::optional<bool> is_minimal(const Puzzle &puzzle, const SolveOptions &options) {
    const Redundancy givens = redundant_givens(puzzle, options);
    return is_minimal(givens, givens.redundant.empty() ? restorable_candidates(puzzle, options)
                                                       : Restorable{});
}

} // namespace dokushin
