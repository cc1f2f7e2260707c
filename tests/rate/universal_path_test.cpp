// Universal paths: each printed chain is verified from its text alone, by the definitions.
#include "logic/puzzles.h"
#include "naive/braids.h"

#include <dokushin/solve.h>
#include <dokushin/tell.h>
#include <dokushin/universal_path.h>
#include <dokushin/walk.h>

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

/// Verifies the path of a puzzle; returns the length of its longest chain.
unsigned verified_length(const Puzzle &puzzle, UniversalChains chains) {
    const Grid solution = solve(puzzle).solution;
    UniversalPath path = UniversalPath::begin(puzzle, solution, chains).value();
    Checker checker(puzzle);
    unsigned longest = 0;
    while (const auto step = path.next()) {
        EXPECT_EQ(checker.take(step->notation), "");
        longest = std::max(longest, step->length);
        for (const Candidate &placed : step->step.placements) {
            EXPECT_EQ(solution[index(placed.cell)], placed.digit);
        }
        for (const Candidate &gone : step->step.eliminations) {
            EXPECT_NE(solution[index(gone.cell)], gone.digit);
        }
        if (step->length > 0) {
            const std::string text = tell(step->step, puzzle.shape(), Language::english);
            EXPECT_EQ(std::ranges::count(text, '\n'),
                      1 + std::ssize(step->step.chains[0].links) - 1)
                << text;
        }
    }
    EXPECT_EQ(path.solved(), checker.is_solved());
    return path.solved() ? longest : 1000;
}

std::string rated_alone(const Puzzle &puzzle, UniversalScale scale) {
    const std::array scales{scale};
    return to_text(UniversalRater().rate(puzzle, solve(puzzle).solution, scales).value().front());
}

TEST(UniversalPath, IsVerifiedByItsTextAndAsLongAsTheRating) {
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

TEST(UniversalPath, OfAPublishedPuzzleHasWhipsGroupsAndBraids) {
    // cbg-000 #2862 of the controlled-bias collection: W 7, gW 2, B 6.
    const Puzzle puzzle =
        puzzle_of("1....6..9..........8.1..56..3.6..8.1........7.....8246.4.9...2.56."
                  "841.....7..3...");
    EXPECT_EQ(verified_length(puzzle, UniversalChains::whips), 7);
    EXPECT_EQ(verified_length(puzzle, UniversalChains::g_whips), 2);
    EXPECT_EQ(verified_length(puzzle, UniversalChains::braids), 6);
}

/// Returns the chains of a path on which each search begins anew, from a position with placed
/// digits and eliminated candidates.
std::vector<std::string> chains_from_positions(const Puzzle &puzzle, UniversalChains chains) {
    const Grid solution = solve(puzzle).solution;
    std::vector<std::string> notations;
    Walk walk(puzzle);
    Puzzle position = puzzle;
    while (auto step = UniversalPath::begin(position, solution, chains).value().next()) {
        if (step->length > 0) {
            notations.push_back(step->notation);
        }
        walk.apply(step->step);
        Grid placed = walk.grid();
        for (std::size_t at = 0; at < placed.size(); ++at) {
            placed[at] = puzzle.givens()[at] == Digit::blank ? placed[at] : Digit::blank;
        }
        EXPECT_TRUE(position.set_placed(std::move(placed)).has_value());
        EXPECT_TRUE(position.set_candidates(walk.pencilmarks()).has_value());
    }
    EXPECT_TRUE(walk.solved());
    return notations;
}

// "Simplest first" looks at the position alone, whatever led to it (PBCS2, chapter 5).
TEST(UniversalPath, GoesOnFromAnyPositionAsItWouldHave) {
    const Puzzle puzzle =
        puzzle_of("1....6..9..........8.1..56..3.6..8.1........7.....8246.4.9...2.56."
                  "841.....7..3...");
    for (const auto chains : {UniversalChains::whips, UniversalChains::g_braids}) {
        UniversalPath path = UniversalPath::begin(puzzle, solve(puzzle).solution, chains).value();
        std::vector<std::string> notations;
        while (const auto step = path.next()) {
            if (step->length > 0) {
                notations.push_back(step->notation);
            }
        }
        EXPECT_EQ(chains_from_positions(puzzle, chains), notations);
    }
}

} // namespace
} // namespace dokushin
