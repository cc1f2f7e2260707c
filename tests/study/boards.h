// What the tests of studies share: boards from text, and the rated puzzles as a collection.
#pragma once

#include "search/searches.h"

#include <dokushin/solve.h>

#include <fstream>
#include <string>
#include <string_view>
#include <vector>

namespace dokushin::study_tests {

using searches::digits_of;
using searches::hard;
using searches::shape_of;

inline Puzzle puzzle_of(std::string_view text, const Shape &shape = shape_of("9")) {
    return *Puzzle::from_givens(shape, digits_of(text));
}

inline constexpr std::string_view easy =
    "000531609906480000304002058765010384139748006008000010083000165047160092090020400";
/// Singles need more than two placements here.
inline constexpr std::string_view stubborn =
    "..6..1....5..3....9..4....7..1....2..3..9....4..5....13.....68....3..2....2..8..3";

struct Rated {
    std::string puzzle;
    unsigned tenths = 0; ///< its hardest step on Sudoku Explainer's scale
};

/// 1,491 proper 9×9 puzzles, among them 161 of 17 givens.
inline std::vector<Rated> rated_puzzles() {
    std::ifstream in(DOKUSHIN_SOURCE_DIR "/tests/golden/explainer_ratings.txt");
    std::vector<Rated> all;
    for (std::string line; std::getline(in, line);) {
        if (!line.empty() && line.front() != '#') {
            const std::size_t space = line.find(' ');
            const std::size_t point = line.find('.', space);
            all.push_back(
                {line.substr(0, space),
                 static_cast<unsigned>(std::stoul(line.substr(space + 1, point - space - 1)) * 10 +
                                       std::stoul(line.substr(point + 1, 1)))});
        }
    }
    return all;
}

/// Solutions of a board, the first ones as they come.
inline std::vector<Grid> grids_of(const Puzzle &puzzle, std::size_t most) {
    std::vector<Grid> grids;
    SolveOptions options;
    options.limits.solutions = Limits::unlimited;
    static_cast<void>(enumerate(puzzle, options, [&](const Grid &grid) {
        grids.push_back(grid);
        return grids.size() < most;
    }));
    return grids;
}

} // namespace dokushin::study_tests
