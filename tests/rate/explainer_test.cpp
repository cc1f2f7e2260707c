// The ratings that Sudoku Explainer gives: tests/golden/explainer_ratings.txt has them,
// with the version and options that made them; and those of SukakuExplainer's default
// settings: tests/golden/sukaku_ratings.txt.
#include "logic/order.h"
#include "logic/puzzles.h"

#include <dokushin/rate.h>
#include <dokushin/solve.h>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace dokushin {
namespace {

using logic_tests::generated;
using logic_tests::puzzle_of;
using logic_tests::rated_lines;

std::string ratings(const Rating &rating) {
    const auto text = [](const RatedTechnique &one) {
        return fmt::format("{}.{}", one.tenths / 10, one.tenths % 10);
    };
    return fmt::format("{}/{}/{}", text(rating.hardest), text(rating.pearl), text(rating.diamond));
}

/// The golden lines with ER in this range, each rated.
void expect_golden(unsigned least, unsigned most, Order order = Order::explainer) {
    RateOptions options;
    options.order = order;
    Rater rater(options);
    std::size_t seen = 0;
    for (const auto &line :
         rated_lines(order == Order::sukaku ? "sukaku_ratings.txt" : "explainer_ratings.txt")) {
        if (line.hardest() >= least && line.hardest() <= most) {
            if (seen++ % (DOKUSHIN_EVERY > 1 ? 2 : 1) != 0) {
                continue;
            }
            EXPECT_EQ(ratings(rater.rate(puzzle_of(line.puzzle))), line.ratings) << line.puzzle;
        }
    }
    EXPECT_GE(seen, 3u); // the file has not been lost
}

TEST(ExplainerScale, SinglesAndTheirLike) { expect_golden(10, 25); }
TEST(ExplainerScale, SetsFishAndWings) { expect_golden(26, 49); }
TEST(ExplainerScale, QuadsBugsAndPairExclusion) { expect_golden(50, 64); }
TEST(ExplainerScale, ChainsAndLoops) { expect_golden(65, 74); }
TEST(ExplainerScale, NishioCellsAndHouses) { expect_golden(75, 89); }
TEST(ExplainerScale, DynamicChains) { expect_golden(90, 94); }
// Those beyond take minutes under the sanitizers; `bench/ratings.sh` has them all.
TEST(ExplainerScale, NestedChains) { expect_golden(95, 104); }

TEST(SukakuScale, SinglesAndTheirLike) { expect_golden(10, 25, Order::sukaku); }
TEST(SukakuScale, SetsFishWingsAndTwoLinks) { expect_golden(26, 49, Order::sukaku); }
TEST(SukakuScale, LinksWingsOfSetsAndBugs) { expect_golden(50, 64, Order::sukaku); }
TEST(SukakuScale, ChainsAndTheLargestWings) { expect_golden(65, 79, Order::sukaku); }
TEST(SukakuScale, CellsAndHouses) { expect_golden(80, 89, Order::sukaku); }

/// By each step of the path, as the scale is defined.
Rating rating_of_path(const Puzzle &puzzle, Order order) {
    WalkOptions options;
    options.order = order;
    Walk walk(puzzle, options);
    Rating rating;
    bool placed = false;
    while (const auto step = walk.next()) {
        rating.hardest.tenths =
            std::max(rating.hardest.tenths, explainer_rating(*step, puzzle.shape()));
        if (rating.diamond.tenths == 0) {
            rating.diamond = rating.hardest;
        }
        if (!placed && !step->placements.empty()) {
            placed = true;
            rating.pearl = rating.hardest;
        }
        walk.apply(*step);
    }
    return rating;
}

// What is taken at once, and left out once the rest is known, makes no difference.
TEST(RatingLaw, IsThatOfThePathStepByStep) {
    for (const std::string_view name : {"9", "2x3", "3x4", "9+diagonals"}) {
        const Shape shape = *Shape::parse(name);
        for (const Order order : {Order::explainer, Order::sukaku}) {
            RateOptions options;
            options.order = order;
            Rater rater(options);
            for (const Puzzle &puzzle : generated(shape, name == "9" ? 40 : 3)) {
                EXPECT_EQ(ratings(rater.rate(puzzle)), ratings(rating_of_path(puzzle, order)))
                    << name;
            }
        }
    }
}

// The first part of a rating takes nothing for granted: what it rates has one solution.
TEST(RatingLaw, EasyStepsShowThatThereIsOneSolution) {
    const auto lines = rated_lines();
    Rater rater;
    EXPECT_TRUE(rc::check([&] {
        const std::string line = lines[*rc::gen::inRange<std::size_t>(0, lines.size())].puzzle;
        Grid givens = puzzle_of(line).givens();
        const unsigned changes = *rc::gen::inRange(0U, 4U);
        for (unsigned change = 0; change < changes; ++change) {
            givens[*rc::gen::inRange<std::size_t>(0, givens.size())] =
                digit_of(*rc::gen::inRange(0U, 10U)); // 0: taken away
        }
        const Puzzle puzzle = *Puzzle::from_givens(*Shape::classic(3), givens);
        if (const auto easy = rater.rate_easy(puzzle)) {
            RC_ASSERT(solve(puzzle).status == Status::unique);
            RC_ASSERT(ratings(*easy) == ratings(rating_of_path(puzzle, Order::explainer)));
        }
    }));
}

TEST(ExplainerScale, WhatIsEasyIsRatedWithoutTheRest) {
    Rater rater;
    std::size_t easy = 0;
    for (const auto &line : rated_lines()) {
        const auto rating = rater.rate_easy(puzzle_of(line.puzzle));
        EXPECT_EQ(rating.has_value(), line.hardest() <= 44) << line.puzzle;
        easy += rating ? 1U : 0U;
        if (line.hardest() <= 60) {
            EXPECT_EQ(ratings(rating ? *rating : rater.go_on()), line.ratings) << line.puzzle;
        }
    }
    EXPECT_GT(easy, 100U);
}

TEST(ExplainerScale, StopsAboveTheMost) {
    const auto lines = rated_lines();
    for (const auto &line : lines) {
        if (line.hardest() > 70 && line.hardest() < 80) {
            RateOptions options;
            options.most = 45;
            const Rating rating = rate(puzzle_of(line.puzzle), options);
            EXPECT_TRUE(rating.stopped);
            EXPECT_GT(rating.hardest.tenths, 45u);
            break;
        }
    }
}

TEST(ExplainerScale, WithoutTimeItStopsAtOnce) {
    RateOptions options;
    options.time = std::chrono::nanoseconds(0);
    Rater rater(options);
    const auto lines = rated_lines();
    for (std::size_t at = 0; at < 3; ++at) { // one after another by the same rater
        const Rating rating = rater.rate(puzzle_of(lines[at].puzzle));
        EXPECT_TRUE(rating.stopped);
        EXPECT_FALSE(rating.solved);
        EXPECT_EQ(ratings(rating), "0.0/0.0/0.0");
    }
}

// What was begun for a puzzle that was given up doesn't change what comes after it.
TEST(ExplainerScale, WhoeverIsInTimeHasItsRating) {
    RateOptions options;
    options.time = std::chrono::milliseconds(2);
    Rater rater(options);
    std::size_t stopped = 0;
    std::size_t rated = 0;
    for (const auto &line : rated_lines()) {
        if (line.hardest() <= 94) {
            const Rating rating = rater.rate(puzzle_of(line.puzzle));
            (rating.stopped ? stopped : rated) += 1;
            if (!rating.stopped) {
                EXPECT_EQ(ratings(rating), line.ratings) << line.puzzle;
            } else {
                EXPECT_LE(rating.hardest.tenths, line.hardest()) << line.puzzle;
            }
        }
    }
    EXPECT_GT(stopped + rated, 10u);
    options.time = std::chrono::hours(24 * 365 * 250); // no limit at all
    const auto first = rated_lines().front();
    EXPECT_EQ(ratings(rate(puzzle_of(first.puzzle), options)), first.ratings);
}

TEST(ExplainerScale, HasANumberForJustWhatIsTried) {
    const Shape nine = *Shape::classic(3);
    Step step;
    step.parts = {{Role::base, {}, {}, {0}}};
    step.size = 3;
    for (const TechniqueInfo &row : techniques()) {
        step.technique = row.technique;
        // The programs don't know boards with rules that are no houses.
        const bool is_theirs =
            !logic::is_of_rules(row.technique) &&
            (is_tried(row.technique, Order::explainer) || is_tried(row.technique, Order::sukaku));
        EXPECT_EQ(explainer_rating(step, nine) > 0, is_theirs) << row.key;
    }
}

TEST(ExplainerScale, AStepKnowsItsNumber) {
    const Shape nine = *Shape::classic(3);
    Step step;
    step.technique = Technique::hidden_single;
    step.parts = {{Role::place, {}, {}, {0}}}; // row 1
    EXPECT_EQ(explainer_rating(step, nine), 15u);
    step.parts = {{Role::place, {}, {}, {18}}}; // box 1
    EXPECT_EQ(explainer_rating(step, nine), 12u);
    step.technique = Technique::two_strong_links;
    step.parts.assign(5, {Role::link_end, {cell_at(0)}, DigitSet::only(digit_of(1))});
    step.parts[0] = {Role::base, {}, {}, {0, 5}}; // rows 1 and 6: a skyscraper
    EXPECT_EQ(explainer_rating(step, nine), 40u);
    step.parts[0].houses = {0, 9}; // row 1 and column 1: a kite
    EXPECT_EQ(explainer_rating(step, nine), 41u);
    step.technique = Technique::three_strong_links;
    step.parts[0].houses = {0, 18, 11}; // a row, a box, a column
    EXPECT_EQ(explainer_rating(step, nine), 56u);
    step.parts[1].cells.push_back(cell_at(1));
    EXPECT_EQ(explainer_rating(step, nine), 57u);
    step.technique = Technique::set_vwxyz_wing;
    step.size = 5; // candidates of the largest cell
    EXPECT_EQ(explainer_rating(step, nine), 62u);
    step.technique = Technique::forcing_chain;
    step.complexity = 6;
    EXPECT_EQ(explainer_rating(step, nine), 70u);
    step.complexity = 7;
    EXPECT_EQ(explainer_rating(step, nine), 71u);
    step.technique = Technique::dynamic_cell;
    step.nesting = 5; // dynamic chains nested in dynamic ones, however deep
    EXPECT_EQ(explainer_rating(step, nine), 106u);
}

} // namespace
} // namespace dokushin
