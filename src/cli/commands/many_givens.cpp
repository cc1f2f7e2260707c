#include "cli/commands/many_givens.h"

#include "cli/options/stream_names.h"
#include "stream/process/interrupt.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>

namespace dokushin::cli {
namespace {

struct Usual {
    std::size_t attempts = 0;
    std::size_t least = max_cells;
    std::size_t most = 0;
};

Usual usual_givens(const Shape &shape, Symmetry symmetry) {
    Usual usual;
    GenerateOptions how;
    how.symmetry = symmetry;
    how.cancelled = &interrupted();
    auto generator = Generator::make(shape, how);
    if (!generator) {
        return usual;
    }
    // An attempt takes a fraction of a millisecond on 9×9, a fraction of a second on 16×16.
    for (const Attempt &attempt : generator->attempts(0, shape.side() <= 9 ? 64 : 3)) {
        // A puzzle that is not minimal counts too: a symmetry may demand a redundant given.
        if (attempt.fate == Fate::good || attempt.fate == Fate::not_minimal) {
            ++usual.attempts;
            usual.least = std::min(usual.least, attempt.given_count);
            usual.most = std::max(usual.most, attempt.given_count);
        }
    }
    return usual;
}

} // namespace

std::optional<std::string> more_than_minimal(std::size_t givens, const Shape &shape,
                                             Symmetry symmetry) {
    const std::size_t cells = shape.cell_count();
    if (shape.side() > 16) {
        return givens > cells / 2
                   ? std::optional(fmt::format("minimal puzzles have fewer than {} givens: some of "
                                               "these could go, as with --loose",
                                               givens))
                   : std::nullopt;
    }
    if (givens <= cells / 5) {
        return std::nullopt; // so few givens are common
    }
    const Usual usual = usual_givens(shape, symmetry);
    // One puzzle in some thousand has two givens more than the maximum of 64 attempts.
    if (usual.attempts == 0 || givens <= usual.most + std::max<std::size_t>(2, cells / 40)) {
        return std::nullopt;
    }
    assert(usual.least <= usual.most);
    return fmt::format("{} puzzles at random had {} to {} givens when none could go: of {} some "
                       "could, as with --loose",
                       usual.attempts, usual.least, usual.most, givens);
}

} // namespace dokushin::cli
