// Minimising: a puzzle without its redundant givens, or a sukaku with all candidates restored that
// can return.
#include "base/stop.h"
#include "errors/try.h"
#include "generate/digging.h"
#include "generate/restoring.h"
#include "generate/solution_counter.h"

#include <dokushin/capability.h>
#include <dokushin/generate.h>
#include <dokushin/sukaku.h>

namespace dokushin {
namespace {

using generate::refused;

Result<Puzzle> minimised_sukaku(const Puzzle &puzzle, const MinimiseOptions &options) {
    if (options.symmetry != Symmetry::none) {
        return refused({"a sukaku with symmetry {}", name(options.symmetry)}, {"symmetry none"});
    }
    Solver solver;
    SolveOptions proper;
    proper.limits.cancelled = options.cancelled;
    const bool unique = solver.solve(puzzle, proper).status == Status::unique;
    if (!unique) {
        return is_cancelled(options.cancelled) ? generate::refused_too_soon()
                                               : generate::refused_improper();
    }
    Random random(options.seed, options.number);
    std::vector<Candidate> order = generate::listed(eliminated(puzzle));
    random.shuffle(std::span(order));
    return Puzzle::from_candidates(puzzle.shape(),
                                   generate::restored(puzzle, order, solver, options.cancelled));
}

/// Returns the cells whose givens are removed together. Boards that are not square, or have
/// variables, have no symmetries: each cell is by itself.
std::vector<generate::Orbit> orbits_of(const Shape &shape, Symmetry symmetry) {
    if (symmetry != Symmetry::none) {
        return orbits(shape.side(), symmetry);
    }
    std::vector<generate::Orbit> cells;
    for (std::size_t cell = 0; cell < shape.cell_count(); ++cell) {
        cells.push_back({cell_at(cell)});
    }
    return cells;
}

} // namespace

std::size_t clue_count(const Puzzle &puzzle) {
    return is_sukaku(puzzle) ? candidate_count(eliminated(puzzle)) : puzzle.given_count();
}

Result<Puzzle> minimised(const Puzzle &puzzle, const MinimiseOptions &options) {
    if (options.symmetry != Symmetry::none) {
        DOKUSHIN_CHECK(can_honour(Capability::generate, puzzle.shape()));
    }
    if (is_sukaku(puzzle)) {
        return minimised_sukaku(puzzle, options);
    }
    if (puzzle.has_candidates()) {
        return generate::refused_mixture();
    }
    DOKUSHIN_TRY(counter, generate::SolutionCounter::make(puzzle.shape()));
    const Grid *const whole = &puzzle.givens();
    const bool unique = counter.are_unique(std::span(&whole, 1), options.cancelled).front();
    if (!unique && is_cancelled(options.cancelled)) {
        return generate::refused_too_soon();
    }
    if (!unique) {
        return generate::refused_improper();
    }
    Random random(options.seed, options.number);
    const std::vector<generate::Orbit> orbits = orbits_of(puzzle.shape(), options.symmetry);
    generate::Digging digging(puzzle.givens(), generate::shuffled(orbits, random), 0);
    generate::dig(std::span(&digging, 1), counter, options.cancelled);
    return Puzzle::from_givens(puzzle.shape(), digging.givens());
}

} // namespace dokushin
