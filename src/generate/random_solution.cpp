// random_solution() picks one of a puzzle's solutions. Of some thousand it enumerates all; of more
// it decides cells in random order for random digits that some solution has. Cost: beside the
// enumeration, up to a search for each candidate of the board, of which most end at once, since
// such boards have many solutions.
#include "base/random.h"
#include "search/with_candidate.h"

#include <dokushin/generate.h>

#include <algorithm>
#include <vector>

namespace dokushin {
namespace {

/// The enumeration is given up after so many nodes, and the search for a digit that some solution
/// has after so many. Nearly all of these take fewer than 100; one on a blank 25×25 may take a
/// minute.
constexpr std::uint64_t most_nodes_of_all = 200'000;
constexpr std::uint64_t most_nodes_of_one = 1000;

/// Enumerates up to that many solutions; `solution` of the result is one of those found, each with
/// the same probability. The automatic method would leave large boards to CaDiCaL, which takes some
/// milliseconds for each of many solutions.
SolveResult pick_of_all(Solver &solver, const Puzzle &puzzle, SolveOptions options,
                        std::uint64_t most, Random &random) {
    options.limits.solutions = most;
    options.limits.nodes = std::min(options.limits.nodes, most_nodes_of_all);
    options.method = options.method == Method::automatic ? Method::search : options.method;
    Grid picked;
    std::uint32_t seen = 0;
    SolveResult result = solver.enumerate(puzzle, options, [&](const Grid &grid) {
        // The nth solution takes the place of the one before with a probability of 1/n.
        if (random.below(++seen) == 0) {
            picked = grid;
        }
        return true;
    });
    result.solution = std::move(picked);
    return result;
}

std::vector<Cell> shuffled_cells(const Shape &shape, Random &random) {
    std::vector<Cell> cells;
    for (std::size_t cell = 0; cell < shape.cell_count(); ++cell) {
        cells.push_back(cell_at(cell));
    }
    random.shuffle(std::span(cells));
    return cells;
}

std::vector<Digit> shuffled_digits(const DigitSet &set, Random &random) {
    std::vector<Digit> digits(set.begin(), set.end());
    random.shuffle(std::span(digits));
    return digits;
}

/// Decides one cell after the other for a random digit. `known` is a solution of the puzzle;
/// returns another, or the last one that was known when a limit was reached.
Grid decide_at_random(Solver &solver, const Puzzle &puzzle, SolveOptions options, Grid known,
                      Random &random) {
    options.limits.nodes = std::min(options.limits.nodes, most_nodes_of_one);
    Pencilmarks marks = puzzle.pencilmarks();
    for (const Cell cell : shuffled_cells(puzzle.shape(), random)) {
        if (puzzle.digit(cell) != Digit::blank) {
            continue;
        }
        for (const Digit digit : shuffled_digits(marks[index(cell)], random)) {
            if (known[index(cell)] != digit) {
                SolveResult with = search::solve_with(solver, puzzle, marks, cell, digit, options);
                if (with.status == Status::none || with.stop == Stop::nodes) {
                    continue;
                }
                if (with.solution.empty()) {
                    return known; // out of time, or cancelled
                }
                known = std::move(with.solution);
            }
            marks[index(cell)] = DigitSet::only(digit);
            break;
        }
    }
    return known;
}

} // namespace

SolveResult random_solution(const Puzzle &puzzle, const RandomSolutionOptions &options) {
    Random random(options.seed, options.number);
    Solver solver;
    SolveResult result = pick_of_all(solver, puzzle, options.each, options.most_enumerated, random);
    if (result.stop == Stop::nodes && result.solution.empty()) {
        result = solver.solve(puzzle, options.each); // hard to solve
    }
    if (result.stop != Stop::exhausted && !result.solution.empty()) {
        result.solution =
            decide_at_random(solver, puzzle, options.each, std::move(result.solution), random);
    }
    return result;
}

} // namespace dokushin
