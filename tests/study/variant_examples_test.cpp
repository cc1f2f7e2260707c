// examples/variants.jsonl has a puzzle for each word that a rule begins with, and
// examples/boards.jsonl one for each form of board that is not the usual one; docs/VARIANTS.md is
// drawn from them. Each needs its rule.
#include <dokushin/rules.h>
#include <dokushin/solve.h>
#include <dokushin/study.h>
#include <dokushin/text.h>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

namespace dokushin {
namespace {

struct NamedPuzzle {
    std::string name;
    Puzzle puzzle;
};

std::vector<NamedPuzzle> puzzles_in(const std::string &name_of_file) {
    std::ifstream file(DOKUSHIN_SOURCE_DIR "/examples/" + name_of_file);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    TextSource source(text);
    Reader reader(source);
    std::vector<NamedPuzzle> all;
    while (const auto record = reader.next()) {
        EXPECT_TRUE(*record) << record->error().message();
        if (*record) {
            const auto name = std::ranges::find((*record)->headers, "name",
                                                &std::pair<std::string, std::string>::first);
            EXPECT_NE(name, (*record)->headers.end());
            all.push_back({name->second, (*record)->puzzle});
        }
    }
    return all;
}

std::vector<NamedPuzzle> examples() { return puzzles_in("variants.jsonl"); }

/// The SAT solver's answer, which has nothing in common with that of the search.
SolveResult solved_by_sat(const Puzzle &puzzle) {
    SolveOptions options;
    options.method = Method::sat;
    return solve(puzzle, options);
}

TEST(BoardExamples, HaveOneSolutionAndNoGivenToSpare) {
    const std::vector<NamedPuzzle> forms = puzzles_in("boards.jsonl");
    EXPECT_EQ(forms.size(), 6U);
    for (const auto &[name, puzzle] : forms) {
        EXPECT_EQ(solve(puzzle).status, Status::unique) << name;
        EXPECT_EQ(solved_by_sat(puzzle).status, Status::unique) << name;
        EXPECT_TRUE(redundant_givens(puzzle).redundant.empty()) << name;
    }
}

TEST(VariantExamples, HaveOnePuzzleForEachWordOfARule) {
    const std::vector<NamedPuzzle> puzzles = examples();
    const std::vector<RuleWord> words = rule_words();
    ASSERT_EQ(puzzles.size(), words.size());
    const Shape nine = *Shape::classic(3);
    for (std::size_t at = 0; at < words.size(); ++at) {
        const auto shape = with_rules(nine, words[at].example);
        ASSERT_TRUE(shape) << words[at].name;
        EXPECT_EQ(puzzles[at].name, fmt::format("\"{}\"", words[at].name)); // as JSON has it
        EXPECT_EQ(puzzles[at].puzzle.shape().name(), shape->name()) << words[at].name;
    }
}

TEST(VariantExamples, HaveOneSolutionWithTheRuleAndSeveralWithout) {
    const Shape nine = *Shape::classic(3);
    for (const auto &[name, puzzle] : examples()) {
        const SolveResult solved = solve(puzzle);
        EXPECT_EQ(solved.status, Status::unique) << name;
        const SolveResult proved = solved_by_sat(puzzle);
        EXPECT_EQ(proved.status, Status::unique) << name;
        EXPECT_EQ(proved.solution, solved.solution) << name;
        const auto without = Puzzle::from_givens(nine, puzzle.givens());
        ASSERT_TRUE(without);
        EXPECT_EQ(solve(*without).status, Status::multiple) << name;
    }
}

TEST(VariantExamples, CanNotDoWithoutTheirOnlyRule) {
    std::size_t seen = 0;
    for (const auto &[name, puzzle] : examples()) {
        if (rules_of(puzzle.shape()).size() == 1) {
            const RuleRedundancy found = redundant_rules(puzzle);
            EXPECT_TRUE(found.complete && found.redundant.empty()) << name;
            ++seen;
        }
    }
    EXPECT_GT(seen, 60U);
}

// The signature of the search by rules: a change of this count is a change of the search.
TEST(VariantExamples, TakeAsManyNodesAsEver) {
    std::uint64_t nodes = 0;
    for (const NamedPuzzle &example : examples()) {
        nodes += solve(example.puzzle).counters.nodes;
    }
    EXPECT_EQ(nodes, 37'650U);
}

} // namespace
} // namespace dokushin
