// Solution paths. Those of universal orders: each printed chain is verified from its text alone, by
// the definitions.
#include "logic/puzzles.h"
#include "naive/braids.h"

#include <dokushin/solution_path.h>
#include <dokushin/solve.h>
#include <dokushin/tell.h>
#include <dokushin/universal.h>

#include <gtest/gtest.h>

#include <map>
#include <regex>

namespace dokushin {
namespace {

using logic_tests::generated;
using logic_tests::puzzle_of;
using naive::Known;

/// The checker knows the candidates that are left, and takes only lines that follow from them.
class Checker {
  public:
    explicit Checker(const Puzzle &puzzle) : known_(puzzle) {}

    /// Verifies a line and applies it; says what is wrong with it.
    std::string take(const std::string &line) {
        static const std::regex single(R"(\w+-single: (\w+)\{(\w+)\} ==> (r\d+c\d+)=(\d+))");
        static const std::regex chain(R"((g-)?(whip|braid)\[(\d+)\]: (.*) ==> (r\d+c\d+)≠(\d+))");
        std::smatch found;
        if (std::regex_match(line, found, single)) {
            return take_single(found);
        }
        return std::regex_match(line, found, chain) ? take_chain(found) : "unknown: " + line;
    }
    [[nodiscard]] bool is_solved() const { return known_.is_solved(); }

  private:
    using Candidates = std::vector<Candidate>;

    [[nodiscard]] Candidate candidate(const std::string &cell, const std::string &digit) const {
        return {known_.shape.parse_cell(cell).value(),
                digit_of(static_cast<unsigned>(std::stoul(digit)))};
    }

    /// Returns all candidates that "r7c3", "r7n5", "b2n1" can have, present or not.
    [[nodiscard]] Candidates all_of(const std::string &variable) const {
        static const std::regex house(R"(([a-z])(\d+)n(\d+))");
        std::smatch found;
        Candidates all;
        if (!std::regex_match(variable, found, house)) {
            for (const Digit digit : known_.shape.all_digits()) {
                all.push_back({known_.shape.parse_cell(variable).value(), digit});
            }
            return all;
        }
        static const std::map<std::string, std::vector<HouseKind>> kinds{
            {"r", {HouseKind::row}},
            {"c", {HouseKind::column}},
            {"b", {HouseKind::box, HouseKind::region}},
            {"d", {HouseKind::diagonal}},
            {"w", {HouseKind::window}}};
        for (const House &one : known_.shape.houses()) {
            if (std::ranges::count(kinds.at(found[1]), one.kind) > 0 &&
                std::to_string(one.ordinal) == found[2]) {
                for (const Cell cell : one.cells) {
                    all.push_back({cell, digit_of(static_cast<unsigned>(std::stoul(found[3])))});
                }
            }
        }
        return all;
    }

    /// Returns those of these candidates that "n5", "c123" or "r1c23" names.
    [[nodiscard]] Candidates named(const Candidates &all, const std::string &place) const {
        static const std::regex parts(R"((?:n(\d+))?(?:r(\d+))?(?:c(\d+))?)");
        std::smatch found;
        EXPECT_TRUE(std::regex_match(place, found, parts)) << place;
        const auto has = [](const std::string &digits, unsigned one) {
            return digits.empty() || digits.find(std::to_string(one)) != std::string::npos;
        };
        Candidates those;
        for (const Candidate &one : all) {
            if (has(found[1], number(one.digit)) && has(found[2], known_.shape.row(one.cell) + 1) &&
                has(found[3], known_.shape.column(one.cell) + 1)) {
                those.push_back(one);
            }
        }
        return those;
    }

    [[nodiscard]] bool is_present(const Candidate &one) const {
        return known_.may_hold(one.cell, one.digit);
    }
    [[nodiscard]] bool is_linked(const Candidate &a, const Candidate &b) const {
        const auto peers = known_.shape.peers(a.cell);
        return a != b &&
               (a.cell == b.cell || (a.digit == b.digit && std::ranges::count(peers, b.cell) > 0));
    }
    [[nodiscard]] bool is_linked_to_all(const Candidate &one, const Candidates &others) const {
        return std::ranges::all_of(others,
                                   [&](const Candidate &other) { return is_linked(one, other); });
    }

    std::string take_single(const std::smatch &line) {
        const Candidate placed = candidate(line[3], line[4]);
        for (const Candidate &one : all_of(line[1])) {
            if (is_present(one) != (one == placed)) {
                return "no single: " + line.str();
            }
        }
        known_.place(placed);
        return "";
    }

    std::string take_chain(const std::smatch &line) {
        static const std::regex link(R"((\w+)\{(\w+) (\w+|\.)\}(?: - )?)");
        const Candidate target = candidate(line[5], line[6]);
        const bool is_whip = line[2] == "whip";
        std::vector<Candidates> placed{{target}};
        std::vector<std::string> variables;
        Candidates lefts;
        std::size_t groups = 0;
        const std::string links = line[4];
        for (std::sregex_iterator at(links.begin(), links.end(), link), end; at != end; ++at) {
            const Candidates all = all_of((*at)[1]);
            const Candidates left = named(all, (*at)[2]);
            if (left.size() != 1 || !is_present(left.front()) ||
                std::ranges::count(lefts, left.front()) > 0 ||
                std::ranges::count(variables, (*at)[1].str()) > 0) {
                return "left-linking: " + line.str();
            }
            const auto before = std::span(placed).last(is_whip ? 1 : placed.size());
            if (std::ranges::none_of(before, [&](const Candidates &one) {
                    return is_linked_to_all(left.front(), one);
                })) {
                return "not linked: " + line.str();
            }
            lefts.push_back(left.front());
            variables.push_back((*at)[1]);
            const bool is_last = (*at)[3] == ".";
            const Candidates right = is_last ? Candidates{} : named(all, (*at)[3]);
            if (std::ranges::count(right, left.front()) > 0) {
                return "left-linking within a group: " + line.str();
            }
            groups += right.size() > 1 ? 1 : 0;
            for (const Candidate &one : all) {
                const bool is_compatible =
                    is_present(one) && one != target &&
                    std::ranges::none_of(placed, [&](const Candidates &these) {
                        return is_linked_to_all(one, these);
                    });
                if (is_compatible && std::ranges::count(right, one) == 0) {
                    return "another candidate: " + line.str();
                }
            }
            placed.push_back(right);
        }
        if (variables.size() != std::stoul(line[3]) || !placed.back().empty() ||
            (groups > 0) != line[1].matched) {
            return "length, end or groups: " + line.str();
        }
        known_.left[index(target.cell)].erase(target.digit);
        return "";
    }

    Known known_;
};

SolutionPath begin_universal(const Puzzle &puzzle, UniversalChains chains, bool anew = false) {
    PathOptions how;
    how.solution = solve(puzzle).solution;
    how.chains = chains;
    how.anew = anew;
    return SolutionPath::begin(puzzle, how).value();
}

/// Verifies the path of a puzzle; returns the length of its longest chain.
unsigned verified_length(const Puzzle &puzzle, UniversalChains chains) {
    const Grid solution = solve(puzzle).solution;
    SolutionPath path = begin_universal(puzzle, chains);
    Checker checker(puzzle);
    unsigned longest = 0;
    while (const auto step = path.next()) {
        path.apply(step->step);
        const PatternInstance &instance = step->instance.value();
        EXPECT_EQ(checker.take(instance.notation), "");
        longest = std::max(longest, instance.length);
        for (const Candidate &placed : step->step.placements) {
            EXPECT_EQ(solution[index(placed.cell)], placed.digit);
        }
        for (const Candidate &gone : step->step.eliminations) {
            EXPECT_NE(solution[index(gone.cell)], gone.digit);
        }
        if (instance.length > 0) {
            const std::string text = tell(step->step, puzzle.shape(), Language::english);
            EXPECT_EQ(std::ranges::count(text, '\n'),
                      1 + std::ssize(step->step.chains[0].links) - 1)
                << text;
        }
    }
    EXPECT_EQ(path.walk().solved(), checker.is_solved());
    return path.walk().solved() ? longest : 1000;
}

std::string rated_alone(const Puzzle &puzzle, UniversalScale scale) {
    const std::array scales{scale};
    return to_text(UniversalRater().rate(puzzle, solve(puzzle).solution, scales).value().front());
}

TEST(SolutionPath, OfUniversalOrderIsVerifiedByItsTextAndAsLongAsTheRating) {
    using enum UniversalChains;
    const Shape jigsaw = *Shape::jigsaw("AAABBBAAABBBCCCDDDCCCDDDEEEFFFEEEFFF");
    for (const Shape &shape : {*Shape::classic(2), *Shape::boxes(2, 3), jigsaw,
                               *Shape::of_side(6)->with(Variant::diagonals), *Shape::classic(3)}) {
        for (const Puzzle &puzzle : generated(shape, 6 / DOKUSHIN_EVERY + 2)) {
            for (const auto &[chains, scale] :
                 {std::pair(whips, UniversalScale::w), std::pair(g_whips, UniversalScale::gw),
                  std::pair(braids, UniversalScale::b), std::pair(g_braids, UniversalScale::gb)}) {
                const unsigned length = verified_length(puzzle, chains);
                const std::string rated = rated_alone(puzzle, scale);
                EXPECT_EQ(length == 1000 ? "inf" : std::to_string(length), rated) << shape.name();
            }
        }
    }
}

TEST(SolutionPath, OfAPublishedPuzzleHasWhipsGroupsAndBraids) {
    // cbg-000 #2862 of the controlled-bias collection: W 7, gW 2, B 6.
    const Puzzle puzzle =
        puzzle_of("1....6..9..........8.1..56..3.6..8.1........7.....8246.4.9...2.56."
                  "841.....7..3...");
    EXPECT_EQ(verified_length(puzzle, UniversalChains::whips), 7);
    EXPECT_EQ(verified_length(puzzle, UniversalChains::g_whips), 2);
    EXPECT_EQ(verified_length(puzzle, UniversalChains::braids), 6);
}

using Texts = std::vector<std::string>;

/// Adds the notation of a chain.
void note_chain(const PathStep &step, Texts &notations) {
    if (step.instance->length > 0) {
        notations.push_back(step.instance->notation);
    }
}

Texts chains_of(SolutionPath path) {
    Texts notations;
    while (const auto step = path.next()) {
        note_chain(*step, notations);
        path.apply(step->step);
    }
    EXPECT_TRUE(path.walk().solved());
    return notations;
}

/// Returns the chains of many paths, each of which begins at the position behind one step of the
/// path before, with placed digits and eliminated candidates.
Texts chains_from_positions(const Puzzle &puzzle, UniversalChains chains) {
    Texts notations;
    SolutionPath path = begin_universal(puzzle, chains);
    while (const auto step = path.next()) {
        note_chain(*step, notations);
        path.apply(step->step);
        path = begin_universal(path.walk().position(), chains);
    }
    EXPECT_TRUE(path.walk().solved());
    return notations;
}

// "Simplest first" looks at the position alone, whatever led to it (PBCS2, chapter 5).
TEST(SolutionPath, GoesOnFromAnyPositionAsItWouldHave) {
    const Puzzle puzzle =
        puzzle_of("1....6..9..........8.1..56..3.6..8.1........7.....8246.4.9...2.56."
                  "841.....7..3...");
    for (const auto chains : {UniversalChains::whips, UniversalChains::g_braids}) {
        const Texts notations = chains_of(begin_universal(puzzle, chains));
        EXPECT_EQ(chains_of(begin_universal(puzzle, chains, true)), notations);
        EXPECT_EQ(chains_from_positions(puzzle, chains), notations);
    }
}

// A step of another order is as good as one of its own: what follows depends on the position.
TEST(SolutionPath, OfUniversalOrderGoesOnAfterAStepOfAnotherOrder) {
    const Puzzle puzzle =
        puzzle_of("1....6..9..........8.1..56..3.6..8.1........7.....8246.4.9...2.56."
                  "841.....7..3...");
    SolutionPath mixed = begin_universal(puzzle, UniversalChains::whips);
    SolutionPath logic = SolutionPath::begin(puzzle).value();
    for (bool of_logic = false; !mixed.walk().solved(); of_logic = !of_logic) {
        const auto step = of_logic ? logic.next() : mixed.next();
        ASSERT_TRUE(step);
        EXPECT_NE(of_logic, step->instance.has_value());
        mixed.apply(step->step);
        logic.apply(step->step);
        EXPECT_EQ(mixed.walk().pencilmarks(), logic.walk().pencilmarks());
    }
    EXPECT_EQ(mixed.walk().grid(), solve(puzzle).solution);
}

TEST(SolutionPath, KnowsEveryOrderByItsName) {
    const Puzzle puzzle =
        puzzle_of("1....6..9..........8.1..56..3.6..8.1........7.....8246.4.9...2.56."
                  "841.....7..3...");
    const Grid solution = solve(puzzle).solution;
    for (const std::string_view word : path_orders()) {
        const auto order = path_order_named(word);
        ASSERT_TRUE(order) << word;
        PathOptions how;
        how.order = order->order;
        how.chains = order->chains;
        how.solution = solution;
        SolutionPath path = SolutionPath::begin(puzzle, how).value();
        while (const auto step = path.next()) {
            EXPECT_EQ(step->instance.has_value(), order->chains.has_value());
            EXPECT_NE(explainer_rating(*step, puzzle.shape()) > 0, order->chains.has_value());
            EXPECT_NE(hodoku_score(*step).has_value(), order->chains.has_value());
            path.apply(step->step);
        }
        EXPECT_EQ(path.walk().grid(), solution) << word;
    }
    EXPECT_FALSE(path_order_named("whips"));
}

TEST(SolutionPath, OfChainsNeedsTheSolution) {
    PathOptions how;
    how.chains = UniversalChains::whips;
    for (const std::optional<Grid> &solution : {std::optional<Grid>(), std::optional(Grid(16))}) {
        how.solution = solution;
        const auto path = SolutionPath::begin(puzzle_of(std::string(81, '.')), how);
        ASSERT_FALSE(path);
        EXPECT_EQ(path.error().code, ErrorCode::contradiction);
    }
}

TEST(SolutionPath, GivesUpAtOnceWhenItIsCancelled) {
    const std::atomic<bool> cancelled = true;
    const Puzzle puzzle =
        puzzle_of(".....1..2....3..4...52..1....36...1..2..7...89....57....9..7....8.9...."
                  "43...4..8.");
    for (const std::optional<UniversalChains> chains :
         {std::optional<UniversalChains>(), std::optional(UniversalChains::g_whips)}) {
        PathOptions how;
        how.solution = solve(puzzle).solution;
        how.cancelled = &cancelled;
        how.chains = chains;
        SolutionPath path = SolutionPath::begin(puzzle, how).value();
        while (const auto step = path.next()) {
            path.apply(step->step);
        }
        EXPECT_TRUE(path.gave_up());
        EXPECT_FALSE(path.walk().solved());
    }
}

} // namespace
} // namespace dokushin
