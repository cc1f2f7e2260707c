// random_solution() picks one of a puzzle's solutions. Of some thousand it enumerates all; of more
// it decides cells in random order for random digits that some solution has. Cost: beside the
// enumeration, up to a search for each candidate of the board, of which most end at once, since
// such boards have many solutions.
#include "base/random.h"
#include "base/saturating.h"
#include "search/watch.h"
#include "search/with_candidate.h"

#include <dokushin/generate.h>

#include <algorithm>
#include <vector>

namespace dokushin {
namespace {

/// The enumeration is given up after so many nodes: most boards with a few thousand solutions take
/// fewer.
constexpr std::uint64_t most_nodes_of_all = 200'000;
/// The search for a digit that some solution has is given up after so many nodes. Nearly all take
/// fewer than 100; one on a blank 25×25 may take a minute.
constexpr std::uint64_t most_nodes_of_one = 1000;

/// A Searcher has one solver and one time limit for all searches of a random solution.
class Searcher {
  public:
    explicit Searcher(const SolveOptions &options) : options_(options), watch_(options.limits) {}

    /// The options for the next search: with what is left of the time, and at most `nodes`.
    [[nodiscard]] SolveOptions options(std::uint64_t nodes = Limits::unlimited) const {
        SolveOptions next = options_;
        next.limits.nodes = std::min(options_.limits.nodes, nodes);
        next.limits.time = watch_.time_left();
        return next;
    }

    Solver solver{};

  private:
    SolveOptions options_;
    search::Watch watch_;
};

/// Enumerates at most `most` solutions and one more, which shows that these are not all. The
/// solution of the result is one of those found, each with the same probability. The automatic
/// method would leave large boards to CaDiCaL, which takes some milliseconds for each of many
/// solutions.
SolveResult pick_of_all(Searcher &searcher, const Puzzle &puzzle, std::uint64_t most,
                        Random &random) {
    SolveOptions options = searcher.options(most_nodes_of_all);
    options.limits.solutions = saturating_sum(most, 1);
    options.method = options.method == Method::automatic ? Method::search : options.method;
    Grid picked;
    std::uint32_t seen = 0;
    SolveResult result = searcher.solver.enumerate(puzzle, options, [&](const Grid &grid) {
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

/// Decides one cell after the other for a random digit, and so comes from the solution of `result`
/// to another. Where time is up it stays at the last one, and `stop` says so.
void decide_at_random(Searcher &searcher, const Puzzle &puzzle, SolveResult &result,
                      Random &random) {
    Pencilmarks marks = puzzle.pencilmarks();
    for (const Cell cell : shuffled_cells(puzzle.shape(), random)) {
        if (puzzle.digit(cell) != Digit::blank) {
            continue;
        }
        for (const Digit digit : shuffled_digits(marks[index(cell)], random)) {
            if (result.solution[index(cell)] != digit) {
                SolveResult with = search::solve_with(searcher.solver, puzzle, marks, cell, digit,
                                                      searcher.options(most_nodes_of_one));
                if (with.stop == Stop::time || with.stop == Stop::cancelled) {
                    result.stop = with.stop;
                    return;
                }
                if (with.solution.empty()) {
                    continue; // no solution has it, or none was found within the nodes
                }
                result.solution = std::move(with.solution);
            }
            marks[index(cell)] = DigitSet::only(digit);
            break;
        }
    }
}

} // namespace

SolveResult random_solution(const Puzzle &puzzle, const RandomSolutionOptions &options) {
    Random random(options.seed, options.number);
    Searcher searcher(options.each);
    SolveResult result = pick_of_all(searcher, puzzle, options.most_enumerated, random);
    if (result.stop == Stop::nodes && result.solutions < 2) {
        // It is hard to solve: another method may be better, and may prove that there is no second.
        SolveOptions two = searcher.options();
        two.limits.solutions = 2;
        result = searcher.solver.solve(puzzle, two);
    }
    if (!result.solution.empty() &&
        (result.stop == Stop::solutions || result.stop == Stop::nodes)) {
        decide_at_random(searcher, puzzle, result, random);
    }
    return result;
}

} // namespace dokushin
