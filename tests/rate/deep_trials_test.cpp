// Trials in the columns of a matrix find what trial and error finds that follows its definition.
#include "logic/puzzles.h"
#include "rate/universal/braid_closure.h"
#include "rate/universal/deep_trials.h"

#include <gtest/gtest.h>

#include <random>

namespace dokushin::universal {
namespace {

/// T&E(Bp, depth) by definition: all candidates are tried anew after each elimination.
void apply_naively(BraidClosure &braids, ResolutionState &state, unsigned longest, unsigned depth) {
    braids.apply(state, longest);
    bool is_quiet = depth == 0;
    while (!is_quiet && !state.is_contradictory()) {
        is_quiet = true;
        for (std::size_t at = 0; is_quiet && at < state.board().label_count(); ++at) {
            const auto label = static_cast<Label>(at);
            if (!state.is_candidate(label)) {
                continue;
            }
            ResolutionState asserted = state;
            asserted.place(label);
            apply_naively(braids, asserted, longest, depth - 1);
            if (asserted.is_contradictory()) {
                state.eliminate(label);
                braids.apply(state, longest);
                is_quiet = false;
            }
        }
    }
}

std::vector<Label> candidates_of(const ResolutionState &state) {
    std::vector<Label> all;
    for (std::size_t at = 0; at < state.board().label_count(); ++at) {
        if (state.is_candidate(static_cast<Label>(at))) {
            all.push_back(static_cast<Label>(at));
        }
    }
    return all;
}

void expect_equal_trials(const Puzzle &puzzle, bool has_locks, unsigned depth) {
    const CspBoard board(puzzle.shape());
    ResolutionState ours(board, puzzle);
    ResolutionState naive = ours;
    // No label is said to be true, since a puzzle may have several solutions here.
    const std::vector<std::uint8_t> is_true(board.label_count(), 0);
    const search::Watch watch{Limits{}};
    DeepTrials trials(watch);
    BraidClosure braids(board, watch);
    for (unsigned at = 1; at <= depth; ++at) { // the second time from a state that is known
        trials.apply(ours, has_locks, at, is_true);
    }
    apply_naively(braids, naive, has_locks ? 1 : 0, depth);
    ASSERT_EQ(ours.is_contradictory(), naive.is_contradictory()) << puzzle.shape().name();
    if (!naive.is_contradictory()) {
        EXPECT_EQ(candidates_of(ours), candidates_of(naive)) << puzzle.shape().name();
    }
}

/// Returns a puzzle with some givens less, and one that may be wrong.
Puzzle changed(const Puzzle &puzzle, std::size_t less, std::mt19937 &random) {
    Grid givens = puzzle.givens();
    while (less > 0) {
        Digit &given = givens[random() % givens.size()];
        less -= given == Digit::blank ? 0U : 1U;
        given = Digit::blank;
    }
    const auto at = random() % givens.size();
    const auto others = puzzle.pencilmarks()[at];
    if (givens[at] == Digit::blank && !others.empty()) {
        givens[at] = *others.begin();
    }
    return *Puzzle::from_givens(puzzle.shape(), std::move(givens));
}

TEST(DeepTrials, AreThoseOfTheDefinition) {
    std::mt19937 random(1);
    for (const Shape &shape : {*Shape::classic(2), *Shape::boxes(2, 3),
                               *Shape::jigsaw("AAABBBAAABBBCCCDDDCCCDDDEEEFFFEEEFFF"),
                               *Shape::of_side(6)->with(Variant::diagonals)}) {
        for (const Puzzle &puzzle : logic_tests::generated(shape, 2 / DOKUSHIN_EVERY + 1)) {
            const unsigned most = shape.side() == 4 ? 3 : 2; // the definition is slow
            for (unsigned depth = 1; depth <= most; ++depth) {
                for (const bool has_locks : {false, true}) {
                    expect_equal_trials(puzzle, has_locks, depth);
                    expect_equal_trials(changed(puzzle, 1, random), has_locks, depth);
                    expect_equal_trials(changed(puzzle, 2, random), has_locks, depth);
                }
            }
        }
    }
}

TEST(DeepTrials, HaveAsManyColumnsAsCandidates) {
    std::mt19937 random(2);
    for (const Puzzle &puzzle : logic_tests::generated(*Shape::classic(3), 4)) {
        const Puzzle open = changed(puzzle, 8, random);
        const CspBoard board(open.shape());
        EXPECT_GT(OpenBoard(ResolutionState(board, open)).candidate_count(), Lanes::count);
        expect_equal_trials(open, false, 1);
        expect_equal_trials(open, true, 1);
    }
}

} // namespace
} // namespace dokushin::universal
