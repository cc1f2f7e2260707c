// Other canonical forms: published lists that are in one, and laws.
#include "boards.h"
#include "naive/least_image.h"

#include <dokushin/canon_forms.h>

#include <rapidcheck.h>

#include <algorithm>
#include <fstream>

namespace dokushin {
namespace {

using canon_tests::digits_of;
using canon_tests::most_canonical;

const Shape &usual_board() {
    static const Shape shape = *Shape::classic(3);
    return shape;
}

Puzzle nine_by_nine(Grid givens) { return *Puzzle::from_givens(usual_board(), std::move(givens)); }

std::string text_of(const Grid &grid) {
    std::string text;
    for (const Digit digit : grid) {
        text += digit == Digit::blank ? '.' : static_cast<char>('0' + number(digit));
    }
    return text;
}

Canonical found_form(const Puzzle &puzzle, FormKind kind) {
    Canonicaliser canonicaliser;
    const Grid solution = needs_solution(kind) ? solve(puzzle).solution : Grid{};
    return form_of(puzzle, kind, canonicaliser, solution).value();
}

std::string form_text(const std::string &line, FormKind kind) {
    return text_of(found_form(nine_by_nine(digits_of(line)), kind).form);
}

// Monhard's lists have the form of champagne's, that of eleven and the controlled-bias collection
// have gsf's.
TEST(OtherForms, AreThoseOfPublishedLists) {
    for (const std::string line :
         {"987......65.94......3......2..4.51.....12..64....96..5..52....1....6..49....1.52.",
          "98.76.5..7.5.496...4.......67.89....5..4.6.7..94.5........8..........8.3......4.2"}) {
        EXPECT_EQ(form_text(line, FormKind::maxlex), line);
    }
    for (const std::string line :
         {".2....78.4.......6.9..7..1....5....3.....1.......9.12..7..1.8..5....4.....67.3...",
          // The solution has an automorphism.
          "1..4.6..9.5..8..6..9......42.....8..61...3.....591.......7.59...8...132.........."}) {
        EXPECT_EQ(form_text(line, FormKind::rowminlex), line);
    }
}

struct PublishedList {
    const char *file;
    FormKind kind;
    unsigned least_percent;
};

// The lists beside the project, where they are: nearly all lines of the second are in that form.
TEST(OtherForms, AreThoseOfWholeLists) {
    for (const PublishedList &list : {PublishedList{"te2_bxb.tsv", FormKind::rowminlex, 100},
                                      PublishedList{"te3.txt", FormKind::maxlex, 99},
                                      PublishedList{"min_expands.txt", FormKind::rowminlex, 100}}) {
        std::ifstream in(std::string(DOKUSHIN_SOURCE_DIR "/../shared/data/ratings/") + list.file);
        std::size_t number = 0;
        std::size_t looked_at = 0;
        std::size_t equal = 0;
        for (std::string line; std::getline(in, line);) {
            if (line.front() != '#' && number++ % (7 * DOKUSHIN_EVERY) == 0) {
                ++looked_at;
                equal += form_text(line.substr(0, 81), list.kind) == line.substr(0, 81) ? 1 : 0;
            }
        }
        EXPECT_GE(100 * equal, list.least_percent * looked_at) << list.file;
    }
}

std::vector<Puzzle> sample_puzzles() {
    std::vector<Puzzle> puzzles;
    for (const char *const line :
         {"1..4.6..9.5..8..6..9......42.....8..61...3.....591.......7.59...8...132..........",
          ".2....78.4.......6.9..7..1....5....3.....1.......9.12..7..1.8..5....4.....67.3...",
          "98.76.5..7.5.496...4.......67.89....5..4.6.7..94.5........8..........8.3......4.2",
          "........1.....2.34....56.....7.25....268.17..58.6..1...68......2.5.67..871...8..."}) {
        puzzles.push_back(nine_by_nine(digits_of(line)));
    }
    puzzles.push_back(nine_by_nine(most_canonical()));
    Grid most_but_two = most_canonical();
    most_but_two.front() = most_but_two.back() = Digit::blank;
    puzzles.push_back(nine_by_nine(most_but_two));
    return puzzles;
}

Puzzle random_image(const Puzzle &puzzle, std::mt19937_64 &random) {
    return random_transform(puzzle.shape(), [&random] { return random(); })
        .value()
        .apply(puzzle)
        .value();
}

std::string pattern_of(const Grid &grid) {
    std::string pattern = text_of(grid);
    std::ranges::transform(pattern, pattern.begin(), [](char c) { return c == '.' ? '0' : '1'; });
    return pattern;
}

TEST(OtherForms, AreSharedByEquivalentPuzzles) {
    const std::vector<Puzzle> puzzles = sample_puzzles();
    rc::check("a transform changes no form", [&] {
        const Puzzle &puzzle = puzzles[*rc::gen::inRange<std::size_t>(0, puzzles.size())];
        const FormKind kind = *rc::gen::elementOf(
            std::vector<FormKind>(all_form_kinds().begin(), all_form_kinds().end()));
        std::mt19937_64 random(*rc::gen::arbitrary<std::uint64_t>());
        const Puzzle other = random_image(puzzle, random);
        const Canonical found = found_form(puzzle, kind);
        const Canonical again = found_form(other, kind);
        RC_ASSERT(found.form == again.form);
        RC_ASSERT(found.automorphisms == again.automorphisms);
        const Grid from =
            kind == FormKind::solution_minlex ? solve(other).solution : other.givens();
        RC_ASSERT(again.transform.apply(usual_board(), from).value() == again.form);
        RC_ASSERT(found_form(nine_by_nine(found.form), kind).form == found.form);
        if (kind != FormKind::solution_minlex) {
            RC_ASSERT(found.automorphisms == canonical(puzzle).value().automorphisms);
        }
    });
}

TEST(OtherForms, ComeFirstAmongAllImages) {
    const std::vector<Puzzle> puzzles = sample_puzzles();
    rc::check("no image comes before the form", [&] {
        const Puzzle &puzzle = puzzles[*rc::gen::inRange<std::size_t>(0, puzzles.size())];
        std::mt19937_64 random(*rc::gen::arbitrary<std::uint64_t>());
        const Grid image = random_image(puzzle, random).givens();
        RC_ASSERT(image <= found_form(puzzle, FormKind::maxlex).form);
        RC_ASSERT(image >= found_form(puzzle, FormKind::minlex).form);
        const Grid by_pattern = found_form(puzzle, FormKind::pattern_first).form;
        RC_ASSERT(std::pair(pattern_of(by_pattern), by_pattern) <=
                  std::pair(pattern_of(image), image));
        RC_ASSERT(solve(nine_by_nine(found_form(puzzle, FormKind::rowminlex).form)).solution ==
                  found_form(puzzle, FormKind::solution_minlex).form);
    });
}

/// Returns the cells of a board in the order of an image, with labels in the order in which digits
/// occur: 1, 2, 3 … or 9, 8, 7 ….
Grid image_of(const Grid &board, const std::vector<unsigned> &rows,
              const std::vector<unsigned> &columns, bool transposed, bool is_downward) {
    Grid image(board.size());
    std::array<unsigned, 10> labels{};
    unsigned used = 0;
    for (std::size_t at = 0; at < image.size(); ++at) {
        const unsigned row = rows[at / 9];
        const unsigned column = columns[at % 9];
        const unsigned digit = number(board[transposed ? 9 * column + row : 9 * row + column]);
        if (digit != 0 && labels[digit] == 0) {
            labels[digit] = is_downward ? 9 - used : 1 + used;
            ++used;
        }
        image[at] = digit_of(labels[digit]);
    }
    return image;
}

// All 3,359,232 images of a puzzle, without a thought.
TEST(OtherForms, AreThoseOfTheOracle) {
    if (DOKUSHIN_EVERY > 1) {
        return; // long under sanitizers
    }
    const Puzzle puzzle = nine_by_nine(digits_of(
        ".2....78.4.......6.9..7..1....5....3.....1.......9.12..7..1.8..5....4.....67.3..."));
    const Grid &board = puzzle.givens();
    Grid greatest(81, Digit::blank);
    std::pair<std::vector<std::uint8_t>, Grid> by_pattern{std::vector<std::uint8_t>(81, 1), {}};
    const auto orders = naive::orders(9, 3);
    for (const bool transposed : {false, true}) {
        for (const auto &rows : orders) {
            for (const auto &columns : orders) {
                greatest = std::max(greatest, image_of(board, rows, columns, transposed, true));
                Grid image = image_of(board, rows, columns, transposed, false);
                std::vector<std::uint8_t> pattern(81);
                std::ranges::transform(image, pattern.begin(),
                                       [](Digit digit) { return digit == Digit::blank ? 0 : 1; });
                if (pattern <= by_pattern.first) {
                    by_pattern = std::min(by_pattern, {std::move(pattern), std::move(image)});
                }
            }
        }
    }
    EXPECT_EQ(found_form(puzzle, FormKind::maxlex).form, greatest);
    EXPECT_EQ(found_form(puzzle, FormKind::pattern_first).form, by_pattern.second);
}

/// Exchanges digits d and 10 − d, which turns the greatest grid into the least and back.
TEST(OtherForms, TheGreatestGridIsTheLeastTurnedRound) {
    Grid turned = found_form(nine_by_nine(most_canonical()), FormKind::minlex).form;
    std::ranges::transform(turned, turned.begin(),
                           [](Digit digit) { return digit_of(10 - number(digit)); });
    EXPECT_EQ(found_form(nine_by_nine(most_canonical()), FormKind::maxlex).form, turned);
}

TEST(OtherForms, AreOfTheUsualBoard) {
    Canonicaliser canonicaliser;
    const Puzzle small(*Shape::classic(2));
    EXPECT_TRUE(form_of(small, FormKind::minlex, canonicaliser));
    EXPECT_EQ(form_of(small, FormKind::maxlex, canonicaliser).error().code, ErrorCode::unsupported);
    const Puzzle twice = nine_by_nine(digits_of("11" + std::string(79, '.')));
    EXPECT_EQ(form_of(twice, FormKind::maxlex, canonicaliser).error().code,
              ErrorCode::contradiction);
    EXPECT_FALSE(form_of(nine_by_nine(most_canonical()), FormKind::rowminlex, canonicaliser));
}

TEST(OtherForms, KindsHaveNames) {
    for (const FormKind kind : all_form_kinds()) {
        EXPECT_EQ(form_kind_named(name(kind)), kind);
    }
    EXPECT_FALSE(form_kind_named("midlex"));
}

} // namespace
} // namespace dokushin
