// Solves 4×4 boards with up to four rules of any kinds: status, number of solutions and true
// candidates are those of the 288 grids, each tried on the rules as they are written out plainly.
#include "calling.h"
#include "naive/constraints.h"
#include "study/kept_grids.h"
#include "study/rule_maker.h"

#include <dokushin/rules.h>
#include <dokushin/solve.h>
#include <dokushin/true_candidates.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

namespace {

using namespace dokushin;

constexpr std::size_t most_grids = 1000; ///< more than a board of 4×4 has

void expect(bool holds, const char *what, const std::string &rules) {
    if (!holds) {
        std::fprintf(stderr, "not %s: %s\n", what, rules.c_str());
        std::abort();
    }
}

/// Compares the engine's answers with the grids that keep the rules.
void require_answers(const Puzzle &puzzle, const std::vector<Grid> &kept,
                     const std::string &rules) {
    expect(is_right(solve(puzzle).status, kept), "the status", rules);
    expect(all_grids(puzzle, most_grids).size() == kept.size(), "the number of solutions", rules);
    expect(true_candidates(puzzle).candidates == candidates_in(kept, puzzle.shape().cell_count()),
           "the true candidates", rules);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    static const Shape plain = *Shape::classic(2);
    static const std::vector<Grid> grids = all_grids(Puzzle(plain), most_grids);
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
