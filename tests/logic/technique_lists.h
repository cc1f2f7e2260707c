// Checks of techniques by lists: cases in HoDoKu's format (technique_cases.h), and puzzles whose
// solutions no step may contradict.
#pragma once

#include "logic/puzzles.h"
#include "logic/technique_cases.h"

#include <dokushin/solve.h>
#include <dokushin/walk.h>

#include <gtest/gtest.h>

#include <fstream>
#include <map>

namespace dokushin::logic_tests {

/// A case is found with exactly its conclusion, or nothing is found where it states so.
inline void expect_case(const std::string &line) {
    const auto one = case_of(line);
    ASSERT_TRUE(one) << line;
    if (one->variant == "x") {
        for (const Technique technique : codes().at(one->code).techniques) {
            EXPECT_TRUE(Walk(one->puzzle).all(technique).empty()) << line;
        }
        return;
    }
    const Judged judged = judge(*one);
    EXPECT_TRUE(judged.exact && judged.told) << line;
}

/// The cases of a file of ../shared, where it is beside the project, are as it states.
inline void expect_cases(const std::string &file) {
    std::ifstream in(DOKUSHIN_SOURCE_DIR "/../shared/data/ratings/technique_cases/" + file);
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with(':')) {
            expect_case(line);
        }
    }
}

/// Walks through a sample of the first lines of a file of ../shared, where it is beside the
/// project, with easy techniques and these. Expects that no step contradicts the solution and that
/// some puzzle of the whole list has a step of each.
inline void expect_to_agree(const std::string &file, unsigned last,
                            const std::vector<Technique> &techniques) {
    using T = Technique;
    WalkOptions options;
    options.own_order = {T::hidden_single, T::naked_single, T::pointing,    T::claiming,
                         T::naked_pair,    T::naked_triple, T::hidden_pair, T::x_wing};
    options.own_order.insert(options.own_order.end(), techniques.begin(), techniques.end());
    std::ifstream in(DOKUSHIN_SOURCE_DIR "/../shared/data/" + file);
    std::map<std::string_view, unsigned> steps;
    unsigned puzzles = 0;
    unsigned lines = 0;
    for (std::string line; lines < last && std::getline(in, line); ++lines) {
        if (lines % DOKUSHIN_EVERY != 0) {
            continue;
        }
        const Puzzle puzzle = puzzle_of(line.substr(0, 81));
        const Grid solution = solve(puzzle).solution;
        ++puzzles;
        Walk walk(puzzle, options);
        while (const auto step = walk.next()) {
            ++steps[info(step->technique).key];
            for (const Candidate &gone : step->eliminations) {
                ASSERT_NE(solution[index(gone.cell)], gone.digit) << line;
            }
            for (const Candidate &placed : step->placements) {
                ASSERT_EQ(solution[index(placed.cell)], placed.digit) << line;
            }
            walk.apply(*step);
        }
    }
    for (const Technique technique : techniques) {
        const unsigned found = steps[info(technique).key];
        EXPECT_TRUE(puzzles == 0 || found > 0 || DOKUSHIN_EVERY > 1)
            << info(technique).key << " in none of " << puzzles;
    }
}

} // namespace dokushin::logic_tests
