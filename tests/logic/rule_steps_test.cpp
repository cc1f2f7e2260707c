// Steps of boards with rules that are no houses: each conclusion agrees with a solution, whatever
// the rules are, and each reason holds when it is checked anew.
#include "naive/random_cages.h"
#include "naive/rule_steps.h"

#include <dokushin/capability.h>
#include <dokushin/generate.h>
#include <dokushin/solve.h>
#include <dokushin/tell.h>
#include <dokushin/text.h>

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <map>
#include <random>

namespace dokushin {
namespace {

using naive::RuleStepCheck;

/// Under sanitizers a part of the boards must do.
constexpr bool is_sampled = DOKUSHIN_EVERY > 1;

/// Counts the steps of each technique.
using Counts = std::map<std::string_view, unsigned>;

void expect_agreement(const Step &step, const Grid &solution, const Shape &shape) {
    EXPECT_FALSE(step.placements.empty() && step.eliminations.empty());
    for (const Candidate &one : step.placements) {
        EXPECT_EQ(solution[index(one.cell)], one.digit) << tell(step, shape, Language::english);
    }
    for (const Candidate &one : step.eliminations) {
        EXPECT_NE(solution[index(one.cell)], one.digit) << tell(step, shape, Language::english);
    }
}

/// Goes along the path of an order, and holds each step against the solution and its own reason.
void expect_sound_path(const Puzzle &puzzle, const Grid &solution, Order order, Counts &counts,
                       bool proper = true) {
    WalkOptions options;
    options.order = order;
    options.proper = proper;
    options.nesting = 0;
    Walk walk(puzzle, options);
    while (const auto step = walk.next()) {
        expect_agreement(*step, solution, puzzle.shape());
        EXPECT_EQ(RuleStepCheck(walk, *step).fault(), "")
            << puzzle.shape().name() << "\n"
            << tell(*step, puzzle.shape(), Language::english);
        ++counts[info(step->technique).key];
        if (testing::Test::HasFailure()) {
            return;
        }
        walk.apply(*step);
    }
}

Grid full_grid(std::uint64_t seed, const Shape &shape) {
    RandomSolutionOptions options;
    options.seed = seed;
    return random_solution(Puzzle(shape), options).solution;
}

// A killer need not be proper for this: each step leaves every solution.
TEST(RuleSteps, OfRandomKillersAgreeWithTheirSolution) {
    std::mt19937_64 random(23);
    Counts counts;
    for (const std::string_view board : {"9x9", "9x9+diagonals", "6x6", "4x4"}) {
        const Shape shape = *Shape::parse(board);
        for (unsigned number = 0; number < (is_sampled ? 2 : 12); ++number) {
            const Grid solution = full_grid(random(), shape);
            const Shape killer = naive::with_random_cages(shape, solution, random);
            const Order order = number % 3 == 0   ? Order::explainer
                                : number % 3 == 1 ? Order::hodoku
                                                  : Order::sukaku;
            expect_sound_path(Puzzle(killer), solution, order, counts, false);
            ASSERT_FALSE(HasFailure());
        }
    }
    for (const std::string_view key :
         {"cage-hidden-single", "cage-combinations", "cage-arrangements", "cages-in-house",
          "cage-locked", "innies", "outies", "innies-and-outies", "rule-contradiction",
          "cage-comparison", "combined-sums", "rule-pointing"}) {
        EXPECT_TRUE(is_sampled || counts[key] > 0) << key;
    }
    if (!is_sampled) { // a signature: finders that find less make more of the last ones necessary
        EXPECT_EQ(counts["innies"], 428U);
        EXPECT_EQ(counts["cage-combinations"], 700U);
        EXPECT_EQ(counts["rule-pointing"], 108U);
        EXPECT_EQ(counts["rule-contradiction"], 230U);
    }
}

// Two cells that a palindrome makes equal see together what either sees: each place of 5 in row 1
// excludes the 5 in r5c8, the first by the palindrome's other end.
TEST(RuleSteps, PointThroughACellThatARuleFills) {
    const Shape shape = *Shape::parse("9x9+palindrome(r1c1,r5c5,r9c8)");
    Pencilmarks marks(81, DigitSet::all(9));
    const Digit five = digit_of(5);
    for (unsigned column = 1; column < 9; ++column) {
        if (column != 7) {
            marks[index(shape.cell(0, column))].erase(five);
        }
    }
    const Walk walk(*Puzzle::from_candidates(shape, marks));
    const std::vector<Step> steps = walk.all(Technique::rule_pointing);
    const auto found = std::ranges::find_if(steps, [&](const Step &step) {
        return step.eliminations.front() == Candidate{shape.cell(4, 7), five};
    });
    ASSERT_NE(found, steps.end());
    EXPECT_EQ(RuleStepCheck(walk, *found).fault(), "");
    const std::string text = tell(*found, shape, Language::english);
    EXPECT_NE(text.find("r1c1 = 5 → r9c8 = 5"), std::string::npos) << text;
    EXPECT_NE(text.find("r9c8 = 5 → r5c8 ≠ 5 (column 8 holds it once)"), std::string::npos) << text;
    // The oracle sees when the rule does not fill the cell, which sees the other.
    Step wrong = *found;
    for (Chain &chain : wrong.chains) {
        if (chain.links.size() == 3) {
            chain.links[1].candidate.cell = shape.cell(7, 7);
        }
    }
    EXPECT_NE(RuleStepCheck(walk, wrong).fault(), "");
}

// All finders are asked, also those that no order has: cells that differ by a rule alone are peers.
TEST(RuleSteps, OfAllTechniquesAgreeWithTheirSolution) {
    std::mt19937_64 random(7);
    const Shape nine = *Shape::classic(3);
    for (unsigned number = 0; number < (is_sampled ? 1 : 3); ++number) {
        const Grid solution = full_grid(random(), nine);
        const Shape killer = naive::with_random_cages(nine, solution, random);
        Grid givens(81);
        for (std::size_t at = 0; at < givens.size(); ++at) {
            givens[at] = random() % 3 == 0 ? solution[at] : Digit::blank;
        }
        const Puzzle puzzle = *Puzzle::from_givens(killer, givens);
        WalkOptions options;
        options.time = std::chrono::milliseconds(200);
        options.proper = solve(puzzle).status == Status::unique;
        const Walk walk(puzzle, options);
        for (const TechniqueInfo &technique : techniques()) {
            for (const Step &step : walk.all(technique.technique)) {
                expect_agreement(step, solution, killer);
                ASSERT_EQ(RuleStepCheck(walk, step).fault(), "")
                    << killer.name() << "\n"
                    << tell(step, killer, Language::english);
            }
        }
        ASSERT_FALSE(HasFailure());
    }
}

bool is_by_rule(const ChainLink &link) { return link.because == Because::rule; }
bool is_by_sum(const ChainLink &link) { return link.because == Because::advanced; }

/// Counts the links of alternating chains along an order by what they rest on.
struct LinkCounts {
    unsigned strong_by_rule = 0;
    unsigned weak_by_rule = 0;
    unsigned by_sum = 0;

    void add(const Step &step) {
        for (const ChainLink &link : step.chains.front().links) {
            strong_by_rule += is_by_rule(link) && link.on ? 1 : 0;
            weak_by_rule += is_by_rule(link) && !link.on ? 1 : 0;
            by_sum += is_by_sum(link) ? 1 : 0;
        }
    }
};

constexpr std::array alternating{Technique::continuous_nice_loop,
                                 Technique::discontinuous_nice_loop,
                                 Technique::aic,
                                 Technique::grouped_continuous_nice_loop,
                                 Technique::grouped_discontinuous_nice_loop,
                                 Technique::grouped_aic};

// r1c1 is 1 or 5 and r1c2, beside it by a dot, 2 or 6; r5c3 is 1 or 5 and r5c2 2 or 6. If r1c1 is
// not 5, r1c2 is 2, so r5c2 is not and r5c3 is 5.
TEST(RuleChains, GoThroughTwoDots) {
    const Shape nine = *Shape::classic(3);
    const Shape shape =
        *nine.with(std::vector<Constraint>{Difference{1, {nine.cell(0, 0), nine.cell(0, 1)}},
                                           Difference{1, {nine.cell(4, 1), nine.cell(4, 2)}}});
    Pencilmarks marks(81, DigitSet::all(9));
    const DigitSet low = DigitSet::only(digit_of(1)) | DigitSet::only(digit_of(5));
    const DigitSet high = DigitSet::only(digit_of(2)) | DigitSet::only(digit_of(6));
    marks[index(shape.cell(0, 0))] = marks[index(shape.cell(4, 2))] = low;
    marks[index(shape.cell(0, 1))] = marks[index(shape.cell(4, 1))] = high;
    const Walk walk(*Puzzle::from_candidates(shape, marks));
    const std::vector<Step> steps = walk.all(Technique::aic);
    const auto found = std::ranges::find_if(steps, [&](const Step &step) {
        const auto &links = step.chains.front().links;
        return links.size() == 4 &&
               links.front().candidate == Candidate{shape.cell(0, 0), digit_of(5)} &&
               links.back().candidate == Candidate{shape.cell(4, 2), digit_of(5)};
    });
    ASSERT_NE(found, steps.end());
    EXPECT_EQ(tell_result(*found, shape, Language::english),
              "r1c3 ≠ 5; r2c3 ≠ 5; r3c3 ≠ 5; r4c1 ≠ 5; r5c1 ≠ 5; r6c1 ≠ 5");
    EXPECT_EQ(RuleStepCheck(walk, *found).fault(), "");
    EXPECT_NE(
        tell(*found, shape, Language::english)
            .find("(1) r1c1 ≠ 5 → r1c2 = 2 (else the difference of 1 at r1c1 and r1c2 can't be "
                  "filled)"),
        std::string::npos)
        << tell(*found, shape, Language::english);
    // The oracle sees when a link names the other dot.
    Step wrong = *found;
    wrong.chains.front().links[1].rule = 1;
    EXPECT_EQ(RuleStepCheck(walk, wrong).fault(), "link 1 is none");
}

// All chains are asked for, in positions that patterns no longer get further in.
TEST(RuleChains, OfRandomKillersAgreeWithTheirSolution) {
    std::mt19937_64 random(5);
    const Shape nine = *Shape::classic(3);
    LinkCounts counts;
    for (unsigned number = 0; number < (is_sampled ? 1 : 6); ++number) {
        const Grid solution = full_grid(random(), nine);
        const Shape killer = naive::with_random_cages(nine, solution, random);
        WalkOptions options;
        options.order = Order::hodoku;
        Walk walk(Puzzle(killer), options);
        while (const auto step = walk.next()) {
            if (std::ranges::find(alternating, step->technique) != alternating.end()) {
                break;
            }
            walk.apply(*step);
        }
        for (const Technique technique : alternating) {
            for (const Step &step : walk.all(technique)) {
                expect_agreement(step, solution, killer);
                ASSERT_EQ(RuleStepCheck(walk, step).fault(), "")
                    << tell(step, killer, Language::english);
                counts.add(step);
            }
        }
        ASSERT_FALSE(HasFailure());
    }
    EXPECT_TRUE(is_sampled || counts.strong_by_rule > 0);
    EXPECT_TRUE(is_sampled || counts.weak_by_rule > 0);
    EXPECT_TRUE(is_sampled || counts.by_sum > 0);
}

// One example of each kind of rule, each with one solution.
TEST(RuleSteps, OfEachKindAgreeWithTheSolution) {
    std::ifstream file(DOKUSHIN_SOURCE_DIR "/examples/variants.jsonl");
    const std::string text(std::istreambuf_iterator<char>(file), {});
    TextSource source(text);
    Reader reader(source);
    Counts counts;
    unsigned boards = 0;
    while (const auto record = reader.next()) {
        ASSERT_TRUE(*record);
        const Puzzle &puzzle = (*record)->puzzle;
        if (!can_honour(Capability::steps, puzzle.shape())) {
            continue;
        }
        const SolveResult proved = solve(puzzle);
        ASSERT_EQ(proved.status, Status::unique);
        if (++boards % (is_sampled ? 5 : 1) != 0) {
            continue;
        }
        expect_sound_path(puzzle, proved.solution, Order::hodoku, counts);
        ASSERT_FALSE(HasFailure()) << puzzle.shape().name();
    }
    EXPECT_GT(boards, 50U);
    for (const std::string_view key :
         {"comparison-rule", "line-rule", "counting-rule", "sum-rule", "outside-rule"}) {
        EXPECT_TRUE(is_sampled || counts[key] > 0) << key;
    }
}

} // namespace
} // namespace dokushin
