// A puzzle without the givens that it does not need.
#include "generate/cancelled.h"
#include "generate/digging.h"
#include "generate/uniqueness.h"

#include <dokushin/generate.h>

namespace dokushin {

Result<Puzzle> minimised(const Puzzle &puzzle, const MinimiseOptions &options) {
    const auto refused = [](const char *what, const char *expected) {
        return std::unexpected(Error{ErrorCode::unsupported, what, expected, 0, 0});
    };
    if (puzzle.has_candidates()) {
        return refused("a puzzle that states candidates", "one of givens alone");
    }
    auto uniqueness = generate::Uniqueness::make(puzzle.shape());
    if (!uniqueness) {
        return std::unexpected(uniqueness.error());
    }
    const Grid *const whole = &puzzle.givens();
    const bool unique = uniqueness->of(std::span(&whole, 1), options.cancelled).front();
    if (!unique && generate::is_cancelled(options.cancelled)) {
        return refused("a puzzle that was cancelled before anything was known of it", "");
    }
    if (!unique) {
        return refused("a puzzle without exactly one solution", "a proper one");
    }
    Random random(options.seed, options.number);
    const std::vector<generate::Part> parts = orbits(puzzle.shape().side(), options.symmetry);
    generate::Digging digging(puzzle.givens(), generate::shuffled(parts, random), 0);
    generate::dig(std::span(&digging, 1), *uniqueness, options.cancelled);
    return Puzzle::from_givens(puzzle.shape(), digging.givens());
}

} // namespace dokushin
