#include "cli/commands/many_givens.h"

#include "cli/options/stream_names.h"
#include "stream/process/interrupt.h"

#include <fmt/format.h>

#include <algorithm>

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
    // Of 9×9 an attempt takes a fraction of a millisecond, of 16×16 of a second.
    for (const Attempt &attempt : generator->attempts(0, shape.side() <= 9 ? 64 : 3)) {
        // A symmetry may want a given that could go; without it there would be fewer.
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
        return std::nullopt; // no need to try
    }
    const Usual usual = usual_givens(shape, symmetry);
    // One in some thousand has two more than the most of 64.
    if (usual.attempts == 0 || givens <= usual.most + std::max<std::size_t>(2, cells / 40)) {
        return std::nullopt;
    }
    return fmt::format("{} puzzles at random had {} to {} givens when none could go: of {} some "
                       "could, as with --loose",
                       usual.attempts, usual.least, usual.most, givens);
}

} // namespace dokushin::cli
