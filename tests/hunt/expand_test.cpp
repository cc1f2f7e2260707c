// Expansions: published min-expands with their minimal puzzles, oracles by definition, and laws.
#include "logic/puzzles.h"
#include "naive/singles.h"

#include <dokushin/canon.h>
#include <dokushin/expand.h>
#include <dokushin/study.h>
#include <dokushin/text.h>
#include <dokushin/universal.h>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <fstream>
#include <functional>
#include <map>
#include <random>
#include <set>

namespace dokushin {
namespace {

using logic_tests::generated;
using logic_tests::puzzle_of;
using Lines = std::vector<std::string>;

std::string line_of(const Grid &givens) {
    std::string line;
    for (const Digit digit : givens) {
        line += digit == Digit::blank ? '.' : static_cast<char>('0' + number(digit));
    }
    return line;
}

Lines lines_of(const std::vector<Grid> &all) {
    Lines lines;
    std::ranges::transform(all, std::back_inserter(lines), line_of);
    return lines;
}

Grid solution_of(const Puzzle &puzzle) { return solve(puzzle).solution; }

Puzzle puzzle_with(const Puzzle &puzzle, Grid givens) {
    return *Puzzle::from_givens(puzzle.shape(), std::move(givens));
}

Expansions expanded(const Puzzle &puzzle, Expansion kind, const ExpandOptions &options = {}) {
    return Expander(options).expand(puzzle, kind).value();
}
Lines expanded(const std::string &line, Expansion kind, const ExpandOptions &options = {}) {
    return lines_of(expanded(puzzle_of(line), kind, options).givens);
}

bool is_part_of(const Grid &one, const Grid &other) {
    return std::ranges::equal(one, other,
                              [](Digit a, Digit b) { return a == Digit::blank || a == b; });
}

unsigned depth_of(const Puzzle &puzzle) {
    static UniversalRater rater;
    const auto ratings = rater.rate(puzzle, solution_of(puzzle), {{UniversalScale::te}});
    return ratings.value().front().value;
}

/// mith's min-expand and the minimal puzzles inside.
const std::string min_expand =
    "...4.6.8..571........32.....467..89...594....97.....54.64...9..5.8...47.79...4.6.";
const Lines minimals_inside{
    "...4.6.8..571........32.....467..89....94....97.....5..64...9..5.8...47.79.....6.",
    ".....6.8..571........32.....467..89...594....97.....54.64...9..5.8...47.79...4.6.",
};

TEST(Expand, FindsAllMinimalPuzzlesOfAMinExpand) {
    const Lines found = expanded(min_expand, Expansion::minimals);
    EXPECT_EQ(found.size(), 3U);
    for (const std::string &one : found) {
        EXPECT_EQ(expanded(one, Expansion::brt), Lines{min_expand});
        EXPECT_EQ(expanded(one, Expansion::min), Lines{min_expand});
        EXPECT_TRUE(is_minimal(puzzle_of(one)).value());
    }
}

Lines lines_of_file(const std::string &name) {
    std::ifstream in(DOKUSHIN_SOURCE_DIR "/../shared/data/ratings/" + name);
    Lines lines;
    for (std::string line; std::getline(in, line);) {
        lines.push_back(line);
    }
    return lines;
}

// The sample of mith's min-expands with all their minimal puzzles, where it is beside the project.
TEST(Expand, HasThePublishedMinExpandsAndMinimals) {
    const Lines min_expands = lines_of_file("min_expands.txt");
    std::map<std::string, std::set<std::string>> minimals;
    std::size_t count = 0;
    for (const std::string &line : lines_of_file("min_expands_minimals.txt")) {
        if (count++ % DOKUSHIN_EVERY == 0) {
            const Lines found = expanded(line, Expansion::brt);
            ASSERT_EQ(found.size(), 1U);
            minimals[found.front()].insert(line);
        }
    }
    for (std::size_t at = 0; at < min_expands.size(); at += 8) {
        const std::string &line = min_expands[at];
        EXPECT_EQ(expanded(line, Expansion::min), Lines{line});
        if (DOKUSHIN_EVERY == 1) { // else some of these minimal ones were not read
            const Lines found = expanded(line, Expansion::minimals);
            EXPECT_EQ(std::set(found.begin(), found.end()), minimals[line]);
        }
    }
    EXPECT_EQ(minimals.size(), DOKUSHIN_EVERY == 1 ? min_expands.size() : minimals.size());
}

TEST(Expand, PlacesWhatSinglesOfTheOraclePlace) {
    for (const Shape &shape :
         {*Shape::classic(3), *Shape::boxes(2, 3), *Shape::of_side(6)->with(Variant::diagonals)}) {
        for (const Puzzle &puzzle : generated(shape, 12 / DOKUSHIN_EVERY + 2)) {
            Grid known = puzzle.givens();
            while (naive::place_a_single(puzzle, known)) {
            }
            EXPECT_EQ(expanded(puzzle, Expansion::brt).givens, std::vector<Grid>(1, known));
        }
    }
}

TEST(Expand, AddsOneDigitInEachBlankCell) {
    const Puzzle puzzle = puzzle_of(min_expand);
    const Grid solution = solution_of(puzzle);
    const std::vector<Grid> ones = expanded(puzzle, Expansion::one).givens;
    EXPECT_EQ(ones.size(), 81 - puzzle.given_count());
    std::set<Grid> closed;
    for (const Grid &one : ones) {
        EXPECT_TRUE(is_part_of(puzzle.givens(), one) && is_part_of(one, solution));
        EXPECT_EQ(puzzle_with(puzzle, one).given_count(), puzzle.given_count() + 1);
        closed.insert(expanded(puzzle_with(puzzle, one), Expansion::brt).givens.front());
    }
    const std::vector<Grid> closed_ones = expanded(puzzle, Expansion::one_brt).givens;
    EXPECT_EQ(std::set(closed_ones.begin(), closed_ones.end()), closed);
    EXPECT_EQ(closed_ones.size(), closed.size());
}

/// Returns the proper puzzles inside one, by trying every set of its givens.
std::vector<Grid> proper_parts(const Puzzle &puzzle) {
    std::vector<std::size_t> cells;
    for (std::size_t cell = 0; cell < puzzle.givens().size(); ++cell) {
        if (puzzle.givens()[cell] != Digit::blank) {
            cells.push_back(cell);
        }
    }
    std::vector<Grid> parts;
    for (std::uint64_t set = 0; set < std::uint64_t{1} << cells.size(); ++set) {
        Grid part(puzzle.givens().size(), Digit::blank);
        for (std::size_t at = 0; at < cells.size(); ++at) {
            part[cells[at]] = (set >> at & 1) != 0 ? puzzle.givens()[cells[at]] : Digit::blank;
        }
        if (count(puzzle_with(puzzle, part)).status == Status::unique) {
            parts.push_back(std::move(part));
        }
    }
    return parts;
}

std::set<Grid> without_smaller_ones(const std::vector<Grid> &all) {
    std::set<Grid> least;
    std::ranges::copy_if(all, std::inserter(least, least.end()), [&](const Grid &one) {
        return std::ranges::none_of(
            all, [&](const Grid &other) { return other != one && is_part_of(other, one); });
    });
    return least;
}

TEST(Expand, FindsTheMinimalPuzzlesThatTheDefinitionDoes) {
    for (const Puzzle &minimal : generated(*Shape::boxes(2, 3), 6 / DOKUSHIN_EVERY + 1)) {
        const Grid solution = solution_of(minimal);
        Grid more = minimal.givens();
        for (std::size_t at = 0, added = 0; at < more.size() && added < 3; at += 2) {
            added += more[at] == Digit::blank ? 1 : 0;
            more[at] = solution[at];
        }
        const Puzzle puzzle = puzzle_with(minimal, more);
        const std::vector<Grid> found = expanded(puzzle, Expansion::minimals).givens;
        EXPECT_EQ(std::set(found.begin(), found.end()), without_smaller_ones(proper_parts(puzzle)));
        EXPECT_TRUE(std::ranges::is_sorted(found, std::greater()));
    }
}

/// Returns BRT-expansions that are not the solution, a few of the most that there are among puzzles
/// of 6×6.
std::vector<Puzzle> unsolved_by_singles() {
    std::vector<Puzzle> puzzles;
    for (const Puzzle &minimal : generated(*Shape::boxes(2, 3), 600 / DOKUSHIN_EVERY)) {
        const Puzzle whole = puzzle_with(minimal, expanded(minimal, Expansion::brt).givens.front());
        if (whole.given_count() < 36) {
            puzzles.push_back(whole);
        }
    }
    return puzzles;
}

TEST(Expand, FindsTheMinExpandsThatTheDefinitionDoes) {
    unsigned compared = 0;
    for (const Puzzle &whole : unsolved_by_singles()) {
        if (whole.given_count() > 15) { // too many sets of givens
            continue;
        }
        std::vector<Grid> closed = proper_parts(whole);
        std::erase_if(closed, [&](Grid part) {
            return naive::place_a_single(puzzle_with(whole, part), part);
        });
        const std::vector<Grid> found = expanded(whole, Expansion::min).givens;
        EXPECT_EQ(std::set(found.begin(), found.end()), without_smaller_ones(closed));
        ++compared;
    }
    EXPECT_GT(compared + DOKUSHIN_EVERY, 1U);
}

/// Returns the puzzles around one of at least that depth to which no digit of the solution can be
/// added, by adding digits one by one in every order.
std::set<Grid> deep_ones_around(const Puzzle &puzzle, const Grid &solution, unsigned depth) {
    std::set<Grid> seen{puzzle.givens()};
    std::set<Grid> last;
    std::vector<Grid> open{puzzle.givens()};
    while (!open.empty()) {
        const Grid one = open.back();
        open.pop_back();
        bool has_larger = false;
        for (std::size_t at = 0; at < one.size(); ++at) {
            Grid more = one;
            more[at] = solution[at];
            if (more != one && depth_of(puzzle_with(puzzle, more)) >= depth) {
                has_larger = true;
                if (seen.insert(more).second) {
                    open.push_back(more);
                }
            }
        }
        if (!has_larger) {
            last.insert(one);
        }
    }
    return last;
}

TEST(Expand, FindsTheDeepestSetsThatTheDefinitionDoes) {
    unsigned compared = 0;
    std::size_t most = 0;
    for (const Puzzle &whole : unsolved_by_singles()) {
        if (whole.given_count() < 18) { // too many puzzles around it
            continue;
        }
        const std::vector<Grid> found = expanded(whole, Expansion::max, {.depth = 1}).givens;
        EXPECT_EQ(std::set(found.begin(), found.end()),
                  deep_ones_around(whole, solution_of(whole), 1));
        EXPECT_TRUE(std::ranges::is_sorted(found, std::greater()));
        most = std::max(most, found.size());
        ++compared;
    }
    EXPECT_GT(compared + DOKUSHIN_EVERY, 1U);
    EXPECT_GT(most + DOKUSHIN_EVERY, 2U);
}

// Loki, by mith: depth 3.
TEST(Expand, LeavesTheDepthWithEachFurtherDigit) {
    const Puzzle loki =
        puzzle_of("57....9..........8.1.........168..4......28.9..2.9416.....2.....6."
                  "9.82.4...41.6..");
    const Expansions found = expanded(loki, Expansion::max);
    EXPECT_EQ(found.depth, 3U);
    EXPECT_TRUE(found.complete);
    ASSERT_EQ(found.givens.size(), 1U);
    const Puzzle whole = puzzle_with(loki, found.givens.front());
    EXPECT_EQ(depth_of(whole), 3U);
    EXPECT_EQ(expanded(whole, Expansion::brt).givens, found.givens);
    for (const Grid &one : expanded(whole, Expansion::one).givens) {
        EXPECT_LT(depth_of(puzzle_with(loki, one)), 3U);
    }
}

TEST(Expand, OfEquivalentPuzzlesIsEquivalent) {
    const std::vector<Puzzle> puzzles{puzzle_of(min_expand), puzzle_of(minimals_inside.front()),
                                      puzzle_of(minimals_inside.back())};
    rc::check("a transform changes no expansion otherwise", [&] {
        const Puzzle &puzzle = puzzles[*rc::gen::inRange<std::size_t>(0, puzzles.size())];
        const Expansion kind = *rc::gen::elementOf(
            std::vector{Expansion::brt, Expansion::one, Expansion::one_brt, Expansion::minimals});
        std::mt19937_64 random(*rc::gen::arbitrary<std::uint64_t>());
        const Transform transform =
            random_transform(puzzle.shape(), [&random] { return random(); }).value();
        std::set<Grid> images;
        for (const Grid &one : expanded(puzzle, kind).givens) {
            images.insert(transform.apply(puzzle.shape(), one).value());
        }
        const std::vector<Grid> found = expanded(transform.apply(puzzle).value(), kind).givens;
        RC_ASSERT(std::set(found.begin(), found.end()) == images);
    });
}

TEST(Expand, StopsAtLimits) {
    const Puzzle puzzle = puzzle_of(min_expand);
    const auto cut = [&](Expansion kind, const ExpandOptions &options) {
        const Expansions found = expanded(puzzle, kind, options);
        EXPECT_FALSE(found.complete) << name(kind);
        return found.givens.size();
    };
    EXPECT_EQ(cut(Expansion::minimals, {.most = 2}), 2U);
    EXPECT_EQ(cut(Expansion::min, {.most = 2}), 0U);
    EXPECT_EQ(cut(Expansion::one, {.most = 5}), 5U);
    EXPECT_TRUE(expanded(puzzle, Expansion::minimals, {.most = 3}).complete);
    const std::atomic<bool> cancelled = true;
    EXPECT_FALSE(Expander({.cancelled = &cancelled}).expand(puzzle, Expansion::max));
}

TEST(Expand, RefusesWhatHasNoExpansions) {
    Expander expander;
    EXPECT_FALSE(expander.expand(Puzzle(*Shape::classic(3)), Expansion::brt));
    EXPECT_FALSE(expander.expand(puzzle_of("11" + std::string(79, '.')), Expansion::brt));
    const Shape caged = *Shape::parse("9x9+cage(15:r1c1,r1c2)");
    EXPECT_EQ(expander.expand(Puzzle(caged), Expansion::one).error().code, ErrorCode::unsupported);
    const auto none = expander.expand(puzzle_of(min_expand), Expansion::max);
    EXPECT_TRUE(none && !none->givens.empty());
    EXPECT_TRUE(expanded(generated(*Shape::classic(2), 1).front(), Expansion::max, {.depth = 2})
                    .givens.empty());
}

TEST(Expand, KindsHaveNames) {
    for (const Expansion kind : all_expansions()) {
        EXPECT_EQ(expansion_named(name(kind)), kind);
    }
    EXPECT_FALSE(expansion_named("wider"));
}

} // namespace
} // namespace dokushin
