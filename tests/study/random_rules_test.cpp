// Boards with one to four random rules of any kind: status, count and true candidates are those of
// all grids that keep the rules, as written out plainly (naive/constraints.h).
//   DOKUSHIN_BOARDS=20000 build/release/tests/study/test_study --gtest_filter='RandomRules.*'
#include "naive/constraints.h"

#include <dokushin/rules.h>
#include <dokushin/study.h>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <numeric>
#include <random>
#include <string>
#include <vector>

namespace dokushin {
namespace {

std::size_t boards_to_try() {
    constexpr std::size_t usual = 2000;
    const char *const asked = std::getenv("DOKUSHIN_BOARDS");
    return asked != nullptr ? std::strtoull(asked, nullptr, 10) : usual / DOKUSHIN_EVERY;
}

/// What stands behind the name of a kind.
enum class Form : std::uint8_t {
    cells,        ///< two to five cells
    pair,         ///< two cells
    number_cells, ///< a number and two to five cells
    number_pair,  ///< a number and two cells
    number_line,  ///< a number and a whole row or column, from either end
    two_lists,    ///< two lists
    digits_cells, ///< one to three digits and three to five cells
    counts_cells, ///< a count, a digit and three to five cells
    number_index, ///< a number, a cell, and a row or column
    weighted,     ///< a total and two lists with weights
};

struct KindForm {
    std::string_view name;
    Form form;
};
constexpr std::array kinds{
    KindForm{"different", Form::cells},
    KindForm{"less", Form::pair},
    KindForm{"cage", Form::number_cells},
    KindForm{"sum", Form::number_cells},
    KindForm{"arrow", Form::two_lists},
    KindForm{"thermometer", Form::cells},
    KindForm{"slow-thermometer", Form::cells},
    KindForm{"difference", Form::number_pair},
    KindForm{"ratio", Form::number_pair},
    KindForm{"whispers", Form::number_cells},
    KindForm{"palindrome", Form::cells},
    KindForm{"renban", Form::cells},
    KindForm{"between", Form::cells},
    KindForm{"equal", Form::cells},
    KindForm{"quadruple", Form::digits_cells},
    KindForm{"one-of", Form::digits_cells},
    KindForm{"sandwich", Form::number_line},
    KindForm{"not-sum", Form::number_pair},
    KindForm{"not-ratio", Form::number_pair},
    KindForm{"not-difference", Form::number_pair},
    KindForm{"equal-sums", Form::two_lists},
    KindForm{"entropic", Form::cells},
    KindForm{"modular", Form::number_cells},
    KindForm{"zipper", Form::cells},
    KindForm{"nabner", Form::cells},
    KindForm{"double-arrow", Form::cells},
    KindForm{"lockout", Form::number_cells},
    KindForm{"sequence", Form::cells},
    KindForm{"x-sum", Form::number_line},
    KindForm{"skyscraper", Form::number_line},
    KindForm{"hidden-skyscraper", Form::number_line},
    KindForm{"numbered-room", Form::number_line},
    KindForm{"lunchbox", Form::number_cells},
    KindForm{"indexing", Form::number_index},
    KindForm{"counting", Form::cells},
    KindForm{"look-and-say", Form::counts_cells},
    KindForm{"sum-line", Form::number_cells},
    KindForm{"weighted-sum", Form::weighted},
    KindForm{"rellik", Form::number_cells},
    KindForm{"equality-cage", Form::cells},
};

/// Makes rules at random on boards of one side.
class RuleMaker {
  public:
    RuleMaker(const Shape &shape, unsigned seed) : shape_(shape), random_(seed) {}

    [[nodiscard]] unsigned below(unsigned end) {
        return std::uniform_int_distribution<unsigned>(0, end - 1)(random_);
    }

    /// A rule in words, which need not be one of this board.
    [[nodiscard]] std::string rule() {
        const auto &[name, form] = kinds[below(kinds.size())];
        return fmt::format("{} {}", name, arguments(form));
    }

  private:
    [[nodiscard]] std::string arguments(Form form) {
        const unsigned number = below(2 * shape_.side() + 2);
        switch (form) {
        case Form::cells:
            return cells(2 + below(4));
        case Form::pair:
            return cells(2);
        case Form::number_cells:
            return fmt::format("{} {}", number, cells(2 + below(4)));
        case Form::number_pair:
            return fmt::format("{} {}", number, cells(2));
        case Form::number_line:
            return fmt::format("{} {}", number, line());
        case Form::two_lists:
            return fmt::format("{} : {}", cells(1 + below(2)), cells(1 + below(3)));
        case Form::digits_cells: {
            std::string digits;
            for (unsigned left = 1 + below(3); left > 0; --left) {
                digits += fmt::format("{} ", 1 + below(shape_.side()));
            }
            return digits + cells(3 + below(3));
        }
        case Form::counts_cells:
            return fmt::format("{} {} {}", below(3), 1 + below(shape_.side()), cells(3 + below(3)));
        case Form::number_index:
            return fmt::format("{} {} {}", 1 + below(shape_.side()), cells(1), line());
        case Form::weighted:
            return fmt::format("{} {} {} {} {}", static_cast<int>(below(9)) - 4,
                               static_cast<int>(below(3)) - 3, cells(1), 1 + below(2),
                               cells(1 + below(2)));
        }
        return {};
    }

    [[nodiscard]] std::string cells(unsigned count) {
        std::vector<unsigned> all(shape_.cell_count());
        std::iota(all.begin(), all.end(), 0U);
        std::ranges::shuffle(all, random_);
        std::string text;
        for (unsigned at = 0; at < count; ++at) {
            text += fmt::format("{}{}", at == 0 ? "" : " ", shape_.cell_name(cell_at(all[at])));
        }
        return text;
    }

    [[nodiscard]] std::string line() {
        std::vector<Cell> cells;
        const unsigned fixed = below(shape_.side());
        const bool is_row = below(2) == 0;
        for (unsigned at = 0; at < shape_.side(); ++at) {
            cells.push_back(is_row ? shape_.cell(fixed, at) : shape_.cell(at, fixed));
        }
        if (below(2) == 0) {
            std::ranges::reverse(cells);
        }
        std::string text;
        for (const Cell cell : cells) {
            text += shape_.cell_name(cell) + " ";
        }
        return text;
    }

    Shape shape_;
    std::mt19937 random_;
};

/// Compares what the engine says of a puzzle with the grids that keep its rules.
void expect_answers(const Puzzle &puzzle, const std::vector<Grid> &kept, const std::string &rules) {
    const Status status = kept.empty()       ? Status::none
                          : kept.size() == 1 ? Status::unique
                                             : Status::multiple;
    const Status said = solve(puzzle).status;
    // A rule that no digits can keep, or that the givens break, may show before any search.
    EXPECT_TRUE(said == status || (kept.empty() && said == Status::invalid)) << rules;
    SolveOptions all;
    all.limits.solutions = Limits::unlimited;
    EXPECT_EQ(count(puzzle, all).solutions, kept.size()) << rules;
    Pencilmarks right(puzzle.shape().cell_count());
    for (const Grid &grid : kept) {
        for (std::size_t cell = 0; cell < grid.size(); ++cell) {
            right[cell].insert(grid[cell]);
        }
    }
    const TrueCandidates found = true_candidates(puzzle);
    EXPECT_TRUE(found.complete);
    EXPECT_EQ(found.candidates, right) << rules;
}

/// One board: rules that a random grid of `grids` mostly keeps, on givens that all of them have.
void expect_board(const Shape &shape, const Grid &givens, const std::vector<Grid> &grids,
                  RuleMaker &maker) {
    const Grid &target = grids[maker.below(static_cast<unsigned>(grids.size()))];
    std::string rules;
    Shape with = shape;
    const unsigned wanted = 1 + maker.below(4);
    const bool is_solvable = maker.below(5) != 0;
    for (unsigned tries = 0, made = 0; made < wanted && tries < 300; ++tries) {
        const std::string rule = maker.rule();
        const auto more = with_rules(with, rule);
        if (more && (!is_solvable || naive::keeps_constraints(*more, target))) {
            with = *more;
            rules += rule + "; ";
            ++made;
        }
    }
    std::vector<Grid> kept;
    std::ranges::copy_if(grids, std::back_inserter(kept),
                         [&](const Grid &grid) { return naive::keeps_constraints(with, grid); });
    expect_answers(*Puzzle::from_givens(with, givens), kept, rules);
}

std::vector<Grid> all_grids(const Puzzle &puzzle, std::size_t most) {
    std::vector<Grid> grids;
    SolveOptions all;
    all.limits.solutions = Limits::unlimited;
    static_cast<void>(enumerate(puzzle, all, [&](const Grid &grid) {
        grids.push_back(grid);
        return grids.size() < most;
    }));
    return grids;
}

TEST(RandomRules, OnFourByFour) {
    const Shape shape = *Shape::classic(2);
    const std::vector<Grid> grids = all_grids(Puzzle(shape), 1000);
    ASSERT_EQ(grids.size(), 288U);
    RuleMaker maker(shape, 1);
    for (std::size_t board = 0; board < boards_to_try() && !testing::Test::HasFailure(); ++board) {
        expect_board(shape, Grid(shape.cell_count()), grids, maker);
    }
}

TEST(RandomRules, OnSixBySix) {
    const Shape shape = *Shape::boxes(2, 3);
    constexpr std::size_t most = 300;
    const std::vector<Grid> some = all_grids(Puzzle(shape), most);
    RuleMaker maker(shape, 2);
    for (std::size_t board = 0; board < boards_to_try() && !testing::Test::HasFailure(); ++board) {
        // Givens until few grids are left.
        Grid givens(shape.cell_count());
        const Grid &from = some[maker.below(most)];
        std::vector<Grid> grids;
        do {
            const unsigned cell = maker.below(static_cast<unsigned>(givens.size()));
            givens[cell] = from[cell];
            grids = static_cast<std::size_t>(std::ranges::count(givens, Digit::blank)) > 28
                        ? std::vector<Grid>()
                        : all_grids(*Puzzle::from_givens(shape, givens), most);
        } while (grids.empty() || grids.size() == most);
        expect_board(shape, givens, grids, maker);
    }
}

} // namespace
} // namespace dokushin
