// Any puzzle with one solution: every step of its path agrees with that, is told without
// trouble, and its rating can be told.
#include <dokushin/explain.h>
#include <dokushin/rate.h>
#include <dokushin/solve.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace {

using namespace dokushin;

/// The first byte names the board and the order of techniques, the second how many cells of a grid
/// stay, each further one takes a cell away: most inputs are proper puzzles.
Puzzle puzzle_of(const std::uint8_t *data, std::size_t size) {
    static constexpr std::array<std::string_view, 6> shapes{
        "4", "2x3", "9", "9+diagonals", "9+windoku", "jigsaw:AAABACBBCCBDCDDD"};
    const Shape shape = *Shape::parse(shapes[size == 0 ? 0 : data[0] % shapes.size()]);
    SolveOptions one;
    one.limits.solutions = 1;
    Grid givens = solve(Puzzle(shape), one).solution;
    for (std::size_t at = 1; at < size; ++at) {
        const std::size_t cell = (std::size_t{data[at]} * 7 + at) % givens.size();
        const Digit taken = givens[cell];
        givens[cell] = Digit::blank;
        if (solve(*Puzzle::from_givens(shape, givens)).status != Status::unique) {
            givens[cell] = taken;
        }
    }
    return *Puzzle::from_givens(shape, std::move(givens));
}

void expect(bool right) {
    if (!right) {
        std::abort();
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    const Puzzle puzzle = puzzle_of(data, size < 200 ? size : 200);
    const Shape &shape = puzzle.shape();
    const Grid solution = solve(puzzle).solution;
    WalkOptions options;
    options.nesting = 0;
    options.order = size > 0 && data[0] >= 128 ? Order::hodoku : Order::explainer;
    options.solution = solution;
    Walk walk(puzzle, options);
    while (const auto step = walk.next()) {
        expect(!step->placements.empty() || !step->eliminations.empty());
        for (const Candidate &candidate : step->placements) {
            expect(solution[index(candidate.cell)] == candidate.digit);
        }
        for (const Candidate &candidate : step->eliminations) {
            expect(solution[index(candidate.cell)] != candidate.digit);
        }
        for (const Language language : {Language::english, Language::japanese, Language::chinese}) {
            expect(!tell(*step, shape, language).empty());
            expect(!tell_where(*step, shape, language).empty());
        }
        expect(!draw_svg(walk, *step, Language::english).empty());
        expect(explainer_rating(*step, shape) < 200 && hodoku_score(step->technique).points > 0);
        walk.apply(*step);
    }
    return 0;
}
