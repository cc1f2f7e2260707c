// Any puzzle on a small board: every method has to count the same solutions.
#include <dokushin/check.h>
#include <dokushin/solve.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace {

using namespace dokushin;

/// The first byte names the board, each further one is a cell: 0–3 of 4 leave it
/// blank, so that most inputs have a few givens.
Puzzle puzzle_of(const std::uint8_t *data, std::size_t size) {
    static constexpr std::array<std::string_view, 6> shapes{
        "4", "2x3", "4+diagonals", "9", "9+windoku", "jigsaw:AAABACBBCCBDCDDD"};
    const Shape shape = *Shape::parse(shapes[size == 0 ? 0 : data[0] % shapes.size()]);
    Grid givens(shape.cell_count());
    for (std::size_t cell = 0; cell < givens.size() && cell + 1 < size; ++cell) {
        const std::uint8_t byte = data[cell + 1];
        givens[cell] = digit_of(byte % 4 == 3 ? byte / 4 % (shape.side() + 1) : 0);
    }
    return *Puzzle::from_givens(shape, std::move(givens));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    const Puzzle puzzle = puzzle_of(data, size);
    SolveOptions options{Method::search, {}};
    options.limits.solutions = 3;
    options.limits.nodes = 20'000;
    const SolveResult first = solve(puzzle, options);
    for (const Method method : {Method::automatic, Method::bands, Method::singles, Method::mrv,
                                Method::dlx, Method::sat}) {
        options.method = method;
        const SolveResult other = solve(puzzle, options);
        if (first.stop == Stop::nodes || other.stop == Stop::nodes) {
            continue;
        }
        const bool right = other.solution.empty() || is_solution(puzzle, other.solution);
        if (other.solutions != first.solutions || other.status != first.status || !right) {
            std::abort();
        }
    }
    return 0;
}
