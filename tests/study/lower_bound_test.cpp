#include "study/boards.h"

#include <dokushin/study.h>

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace dokushin {
namespace {

using namespace study_tests;
using Sets = std::vector<std::vector<Cell>>;

bool meet(const std::vector<Cell> &one, const std::vector<Cell> &other) {
    return std::ranges::find_first_of(one, other) != one.end();
}

bool all_disjoint(const Sets &sets) {
    for (std::size_t one = 0; one < sets.size(); ++one) {
        for (std::size_t other = 0; other < one; ++other) {
            if (meet(sets[one], sets[other])) {
                return false;
            }
        }
    }
    return true;
}

Sets chosen_of(const Sets &sets, const DisjointSets &disjoint) {
    Sets chosen;
    for (const std::size_t at : disjoint.chosen) {
        chosen.push_back(sets.at(at));
    }
    EXPECT_TRUE(std::ranges::is_sorted(disjoint.chosen));
    return chosen;
}

/// By trying all choices.
std::size_t naive_most(const Sets &sets) {
    std::size_t most = 0;
    for (std::uint32_t choice = 0; choice < 1U << sets.size(); ++choice) {
        Sets chosen;
        for (std::size_t at = 0; at < sets.size(); ++at) {
            if ((choice >> at & 1) != 0) {
                chosen.push_back(sets[at]);
            }
        }
        most = chosen.size() > most && all_disjoint(chosen) ? chosen.size() : most;
    }
    return most;
}

TEST(LowerBound, NoChoiceHasMoreSets) {
    std::mt19937 random(3);
    for (unsigned tries = 0; tries < 200; tries += DOKUSHIN_EVERY) {
        Sets sets(random() % 11);
        for (auto &set : sets) {
            for (unsigned cells = 2 + random() % 4; cells > 0; --cells) {
                set.push_back(cell_at(random() % 20));
            }
        }
        const DisjointSets disjoint = disjoint_sets(sets);
        EXPECT_TRUE(disjoint.complete);
        EXPECT_TRUE(all_disjoint(chosen_of(sets, disjoint)));
        EXPECT_EQ(disjoint.chosen.size(), naive_most(sets));
    }
}

TEST(LowerBound, NoPuzzleHasFewerGivens) {
    const auto all = rated_puzzles();
    std::size_t of_17 = 0;
    for (std::size_t at = 0; at < all.size(); ++at) {
        const Puzzle puzzle = puzzle_of(all[at].puzzle);
        const bool wanted = puzzle.given_count() == 17 ? ++of_17 % 8 == 0 : at % 80 == 0;
        if (!wanted || at % DOKUSHIN_EVERY != 0) {
            continue;
        }
        const Sets sets = unavoidable_sets(puzzle.shape(), solve(puzzle).solution)->sets;
        const DisjointSets disjoint = disjoint_sets(sets);
        EXPECT_TRUE(disjoint.complete);
        EXPECT_TRUE(all_disjoint(chosen_of(sets, disjoint)));
        EXPECT_LE(disjoint.chosen.size(), puzzle.given_count());
    }
}

// The fewest givens of a 4×4 grid are 4, for each of them (85,632 minimal puzzles, tests/generate).
TEST(LowerBound, SmallGridsNeedFourAtMost) {
    const Shape shape = shape_of("4");
    const auto grids = grids_of(Puzzle(shape), 1000);
    ASSERT_EQ(grids.size(), 288U);
    for (const Grid &grid : grids) {
        const std::size_t bound = disjoint_sets(unavoidable_sets(shape, grid)->sets).chosen.size();
        EXPECT_LE(bound, 4U);
        EXPECT_GE(bound, 2U);
    }
}

TEST(LowerBound, LimitsAreTold) {
    const Puzzle puzzle = puzzle_of(hard);
    const Sets sets = unavoidable_sets(puzzle.shape(), solve(puzzle).solution)->sets;
    Limits limits;
    limits.nodes = 12;
    const DisjointSets begun = disjoint_sets(sets, limits);
    EXPECT_FALSE(begun.complete);
    EXPECT_TRUE(all_disjoint(chosen_of(sets, begun)));
    EXPECT_LE(begun.chosen.size(), disjoint_sets(sets).chosen.size());
    const std::atomic<bool> cancelled = true;
    limits = {};
    limits.cancelled = &cancelled;
    EXPECT_FALSE(disjoint_sets(sets, limits).complete);
    EXPECT_TRUE(disjoint_sets({}).chosen.empty());
    EXPECT_TRUE(disjoint_sets({}).complete);
}

} // namespace
} // namespace dokushin
