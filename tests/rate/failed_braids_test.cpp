// What is remembered of searches for braids is what a new search finds.
#include "logic/puzzles.h"
#include "rate/universal/braids.h"
#include "rate/universal/failed_braids.h"

#include <dokushin/solve.h>

#include <gtest/gtest.h>

#include <random>

namespace dokushin::universal {
namespace {

TEST(FailedBraids, AreThoseOfANewSearchAfterAnyElimination) {
    std::mt19937_64 random(7);
    unsigned remembered = 0;
    const search::Watch watch{Limits{}};
    const std::vector<std::pair<Shape, bool>> boards{
        {*Shape::classic(3), false},
        {*Shape::boxes(2, 3), true},
        {*Shape::jigsaw("AAABBBAAABBBCCCDDDCCCDDDEEEFFFEEEFFF"), false}};
    for (const auto &[shape, has_groups] : boards) {
        const CspBoard board(shape, has_groups);
        BraidSearch braids(board, watch);
        for (const Puzzle &puzzle : logic_tests::generated(shape, 2 / DOKUSHIN_EVERY + 10)) {
            const auto is_true = true_labels(board, solve(puzzle).solution);
            FailedBraids failed(board);
            ResolutionState state(board, puzzle);
            state.take_singles();
            while (!state.is_solved()) {
                failed.enter(state);
                std::vector<Label> wrong;
                for (std::size_t at = 0; at < board.label_count(); ++at) {
                    const auto label = static_cast<Label>(at);
                    if (!state.is_candidate(label) || is_true[at] != 0) {
                        continue;
                    }
                    wrong.push_back(label);
                    const bool has_braid = braids.has_braid(state, label, 4);
                    if (failed.has_none(label, 4)) {
                        ++remembered;
                        EXPECT_FALSE(has_braid) << shape.name();
                    } else if (!has_braid) {
                        failed.add(label, 4, braids.layers());
                        EXPECT_TRUE(failed.has_none(label, 3));
                    }
                }
                state.eliminate(wrong[random() % wrong.size()]);
                state.take_singles();
            }
        }
    }
    EXPECT_GT(remembered, 0U);
}

} // namespace
} // namespace dokushin::universal
