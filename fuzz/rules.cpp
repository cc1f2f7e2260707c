// Solves 4×4 boards with up to four rules of any kinds: status, number of solutions and true
// candidates are those of the 288 grids, each tried on the rules as they are written out plainly.
#include "calling.h"
#include "naive/constraints.h"
#include "study/rule_maker.h"

#include <dokushin/count.h>
#include <dokushin/rules.h>
#include <dokushin/solve.h>
#include <dokushin/study.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

namespace {

using namespace dokushin;

std::vector<Grid> grids_of(const Puzzle &puzzle) {
    std::vector<Grid> grids;
    SolveOptions all;
    all.limits.solutions = Limits::unlimited;
    static_cast<void>(enumerate(puzzle, all, [&](const Grid &grid) {
        grids.push_back(grid);
        return true;
    }));
    return grids;
}

void expect(bool holds, const char *what, const std::string &rules) {
    if (!holds) {
        std::fprintf(stderr, "not %s: %s\n", what, rules.c_str());
        std::abort();
    }
}

/// Compares the engine's answers with the grids that keep the rules.
void require_answers(const Puzzle &puzzle, const std::vector<Grid> &kept,
                     const std::string &rules) {
    const Status status = kept.empty()       ? Status::none
                          : kept.size() == 1 ? Status::unique
                                             : Status::multiple;
    const Status answer = solve(puzzle).status;
    expect(answer == status || (kept.empty() && answer == Status::invalid), "the status", rules);
    expect(grids_of(puzzle).size() == kept.size(), "the number of solutions", rules);
    Pencilmarks right(puzzle.shape().cell_count());
    for (const Grid &grid : kept) {
        for (std::size_t cell = 0; cell < grid.size(); ++cell) {
            right[cell].insert(grid[cell]);
        }
    }
    expect(true_candidates(puzzle).candidates == right, "the true candidates", rules);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    static const Shape plain = *Shape::classic(2);
    static const std::vector<Grid> grids = grids_of(Puzzle(plain));
    const RuleMaker maker(
        plain, [bytes = Bytes(data, size)](unsigned end) mutable { return bytes.next() % end; });
    Shape shape = plain;
    std::string stated;
    for (unsigned left = 1 + maker.below(4); left > 0; --left) {
        const std::string rule = maker.rule();
        if (const auto more = with_rules(shape, rule)) {
            shape = *more;
            stated += rule + "; ";
        }
    }
    std::vector<Grid> kept;
    for (const Grid &grid : grids) {
        if (naive::keeps_constraints(shape, grid)) {
            kept.push_back(grid);
        }
    }
    require_answers(Puzzle(shape), kept, stated);
    return 0;
}
