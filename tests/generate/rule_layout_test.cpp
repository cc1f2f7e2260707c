// Boards whose rules are laid at random: CaDiCaL proves what the search has made, and where the
// rules lie follows from the symmetry alone.
#include <dokushin/check.h>
#include <dokushin/generate.h>
#include <dokushin/rules.h>
#include <dokushin/solve.h>

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace {

using namespace dokushin;

Shape board_named(std::string_view name) { return *Shape::parse(name); }

GenerateOptions laying(std::vector<RuleWish> wishes, Symmetry symmetry = Symmetry::half_turn) {
    GenerateOptions options;
    options.rules.wishes = std::move(wishes);
    options.rules.symmetry = symmetry;
    options.seed = 11;
    return options;
}

std::vector<Attempt> laid(const Shape &shape, const GenerateOptions &options, std::size_t count,
                          std::size_t most_attempts = 2000) {
    Generator generator = *Generator::make(shape, options);
    std::vector<Attempt> good;
    for (std::size_t number = 0; number < most_attempts && good.size() < count; ++number) {
        Attempt attempt = std::move(generator.attempts(number, 1).front());
        if (attempt.fate == Fate::good) {
            good.push_back(std::move(attempt));
        }
    }
    return good;
}

Puzzle puzzle_of(const Attempt &attempt) {
    return *Puzzle::from_givens(*attempt.board, attempt.givens);
}

/// The sets of cells that rules lie on. The two ends of a rule that has a direction are equal here.
std::multiset<std::vector<Cell>> cells_of_rules(const Shape &board) {
    std::multiset<std::vector<Cell>> all;
    for (const Constraint &rule : board.constraints()) {
        std::vector<Cell> cells = cells_of(rule);
        std::ranges::sort(cells);
        all.insert(std::move(cells));
    }
    return all;
}

void expect_proper(const Attempt &attempt) {
    SolveOptions options;
    // On small boards a simple search takes no minutes.
    options.method = attempt.board->side() < 9 ? Method::mrv : Method::search;
    const SolveResult answer = solve(puzzle_of(attempt), options);
    EXPECT_EQ(answer.status, Status::unique);
    EXPECT_EQ(answer.solution, attempt.solution);
}

class EachRuleKind : public testing::TestWithParam<RuleKind> {};

/// The usual number; fewer diagonals, of which many take seconds to search.
RuleWish some_of(RuleKind kind) {
    return kind == RuleKind::little_killer ? RuleWish{kind, 4, 4} : RuleWish{.kind = kind};
}

TEST_P(EachRuleKind, MakesProperMinimalPuzzles) {
    const GenerateOptions options = laying({some_of(GetParam())});
    const std::size_t count = DOKUSHIN_EVERY > 1 ? 1 : 2;
    const auto puzzles = laid(board_named("9x9"), options, count);
    EXPECT_EQ(puzzles.size(), count);
    for (const Attempt &attempt : puzzles) {
        expect_proper(attempt);
        EXPECT_FALSE(attempt.board->constraints().empty());
        EXPECT_TRUE(redundant_givens(puzzle_of(attempt)).redundant.empty());
    }
}

TEST_P(EachRuleKind, LiesSymmetrically) {
    for (const Symmetry symmetry : {Symmetry::half_turn, Symmetry::diagonal, Symmetry::both}) {
        const GenerateOptions options = laying({some_of(GetParam())}, symmetry);
        const auto puzzles = laid(board_named("9x9"), options, 1, 200);
        for (const Attempt &attempt : puzzles) {
            const auto lain = cells_of_rules(*attempt.board);
            for (const std::vector<Cell> &move : moves(9, symmetry)) {
                std::multiset<std::vector<Cell>> moved;
                for (std::vector<Cell> cells : lain) {
                    for (Cell &cell : cells) {
                        cell = move[index(cell)];
                    }
                    std::ranges::sort(cells);
                    moved.insert(std::move(cells));
                }
                EXPECT_EQ(moved, lain) << name(symmetry);
            }
        }
    }
}

TEST_P(EachRuleKind, HasANameThatIsReadAgain) {
    EXPECT_EQ(rule_kind_named(name(GetParam())), GetParam());
}

INSTANTIATE_TEST_SUITE_P(RuleLayout, EachRuleKind,
                         testing::ValuesIn(all_rule_kinds().begin(), all_rule_kinds().end()),
                         [](const testing::TestParamInfo<RuleKind> &kind) {
                             std::string word(name(kind.param));
                             std::ranges::replace(word, '-', '_');
                             return word;
                         });

TEST(RuleLayout, CagesCoverTheBoardOnceAndHaveTheWishedCells) {
    GenerateOptions options = laying({{.kind = RuleKind::killer}});
    options.rules.least_cage = 3;
    options.rules.most_cage = 4;
    for (const Attempt &attempt : laid(board_named("9x9"), options, 5)) {
        std::vector<unsigned> times(81);
        for (const Constraint &rule : attempt.board->constraints()) {
            const Cage &cage = std::get<Cage>(rule);
            EXPECT_GE(cage.cells.size(), 3U);
            EXPECT_LE(cage.cells.size(), 4U);
            for (const Cell cell : cage.cells) {
                ++times[index(cell)];
            }
        }
        EXPECT_EQ(std::ranges::max(times), 1U);
        EXPECT_GE(std::ranges::count(times, 1U), 72); // some cells may be left alone
    }
}

TEST(RuleLayout, CagesStayInBoxesIfWished) {
    GenerateOptions options = laying({{.kind = RuleKind::killer}});
    options.rules.cages_in_boxes = true;
    const Shape nine = board_named("9x9");
    for (const Attempt &attempt : laid(nine, options, 3)) {
        for (const Constraint &rule : attempt.board->constraints()) {
            for (const Cell cell : cells_of(rule)) {
                EXPECT_EQ(nine.region_of(cell), nine.region_of(cells_of(rule).front()));
            }
        }
    }
}

TEST(RuleLayout, ThereAreAsManyRulesAsAreWished) {
    const GenerateOptions options = laying({{RuleKind::arrow, 4, 6}, {RuleKind::sandwich, 8, 8}});
    for (const Attempt &attempt : laid(board_named("9x9"), options, 5)) {
        std::size_t arrows = 0;
        std::size_t sandwiches = 0;
        for (const Constraint &rule : attempt.board->constraints()) {
            arrows += std::holds_alternative<Arrow>(rule) ? 1 : 0;
            sandwiches += std::holds_alternative<Sandwich>(rule) ? 1 : 0;
        }
        EXPECT_GE(arrows, 4U);
        EXPECT_LE(arrows, 6U);
        EXPECT_EQ(sandwiches, 8U);
    }
}

TEST(RuleLayout, WithoutGivensTheRulesDo) {
    GenerateOptions options = laying({{.kind = RuleKind::killer}});
    options.most_givens = 0;
    const auto puzzles = laid(board_named("9x9"), options, 3);
    ASSERT_EQ(puzzles.size(), 3U);
    for (const Attempt &attempt : puzzles) {
        EXPECT_EQ(attempt.given_count, 0U);
        expect_proper(attempt);
    }
}

TEST(RuleLayout, NoRuleCanGoIfTheyAreToBeMinimal) {
    GenerateOptions options = laying({{RuleKind::kropki, 1, 40}}, Symmetry::none);
    options.rules.minimal = true;
    for (const Attempt &attempt : laid(board_named("9x9"), options, 2)) {
        MinimalSetOptions rules_alone;
        rules_alone.removes_givens = false;
        EXPECT_TRUE(minimal_set(puzzle_of(attempt), rules_alone)->removed_rules.empty());
    }
}

TEST(RuleLayout, OtherBoardsHaveRulesToo) {
    for (const std::string_view board :
         {"4x4", "2x3", "9x9+diagonals", "jigsaw:AABBACBBACDDCCDD"}) {
        const auto options = laying({{.kind = RuleKind::killer}, {.kind = RuleKind::greater}});
        const auto puzzles = laid(board_named(board), options, 2);
        EXPECT_EQ(puzzles.size(), 2U) << board;
        for (const Attempt &attempt : puzzles) {
            expect_proper(attempt);
        }
    }
}

TEST(RuleLayout, AnAttemptFollowsFromItsNumber) {
    const GenerateOptions options = laying({{.kind = RuleKind::thermometer}});
    Generator one = *Generator::make(board_named("9x9"), options);
    Generator other = *Generator::make(board_named("9x9"), options);
    const auto first_six = one.attempts(0, 6);
    const auto last = other.attempts(5, 1);
    EXPECT_EQ(first_six.back().board->name(), last.front().board->name());
    EXPECT_EQ(first_six.back().givens, last.front().givens);
}

TEST(RuleLayout, AGeneratorWithoutLayoutsRefusesThemAndIsElseTheSame) {
    const Shape nine = *Shape::parse("9x9");
    GenerateOptions options;
    options.seed = 3;
    auto usual = *Generator::make(nine, options);
    auto without = *Generator::make_without_layout(nine, options);
    EXPECT_EQ(without.attempts(0, 1).front().givens, usual.attempts(0, 1).front().givens);
    options.rules.wishes = {RuleWish{.kind = RuleKind::killer}};
    const auto refused = Generator::make_without_layout(nine, options);
    ASSERT_FALSE(refused.has_value());
    EXPECT_EQ(refused.error().code, ErrorCode::unsupported);
    EXPECT_TRUE(Generator::make(nine, options).has_value());
}

TEST(RuleLayout, ARequestThatCantBeMetIsRefused) {
    const auto is_refused = [](const GenerateOptions &options, const Shape &shape) {
        return !Generator::make(shape, options).has_value();
    };
    const Shape nine = board_named("9x9");
    const std::vector<RuleWish> arrows{{.kind = RuleKind::arrow}};
    EXPECT_TRUE(is_refused(laying({arrows.front(), arrows.front()}), nine));
    EXPECT_TRUE(is_refused(laying({{RuleKind::arrow, 5, 4}}), nine));
    EXPECT_TRUE(is_refused(laying({{RuleKind::arrow, 50, 101, true}}), nine));
    EXPECT_TRUE(is_refused(laying(arrows), board_named("grid:6x8")));
    GenerateOptions cages = laying(arrows);
    cages.rules.least_cage = 6; // of five at most
    EXPECT_TRUE(is_refused(cages, nine));
    GenerateOptions sukaku = laying(arrows);
    sukaku.sukaku = true;
    EXPECT_TRUE(is_refused(sukaku, nine));
}

} // namespace
