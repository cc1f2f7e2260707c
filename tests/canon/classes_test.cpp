// How many boards there are that are really different: numbers that others have counted.
#include "canon/boards.h"

#include <algorithm>
#include <map>
#include <set>

namespace dokushin {
namespace {

using namespace canon_tests;

/// The classes met so far, and how many symmetries each has.
class PartitionNumber {
  public:
    explicit PartitionNumber(Shape shape) : shape_(std::move(shape)) {}
    void take(const Grid &grid) {
        const Canonical found = *canonicaliser_.canonical(shape_, grid);
        automorphisms_[found.form] = found.automorphisms;
    }
    [[nodiscard]] std::size_t count() const { return automorphisms_.size(); }
    /// How many boards are in all of them, `group` being the transforms there are: those
    /// that rename only digits that don't occur lead to the same board.
    [[nodiscard]] std::uint64_t boards(std::uint64_t group) const {
        std::uint64_t sum = 0;
        for (const auto &[form, automorphisms] : automorphisms_) {
            std::uint64_t unused = 1;
            for (unsigned left = shape_.side() - number(std::ranges::max(form)); left > 1; --left) {
                unused *= left;
            }
            sum += group / (automorphisms * unused);
        }
        return sum;
    }
    [[nodiscard]] const auto &automorphisms() const { return automorphisms_; }

  private:
    Shape shape_;
    Canonicaliser canonicaliser_;
    std::map<Grid, std::uint64_t> automorphisms_;
};

constexpr std::uint64_t group_of_four = 2ULL * 8 * 8 * 24;

TEST(PartitionNumber, TwoOf4x4Grids) {
    PartitionNumber classes(shape_of("4x4"));
    const auto grids = some_grids(shape_of("4x4"), "................", 300);
    ASSERT_EQ(grids.size(), 288U);
    std::ranges::for_each(grids, [&](const Grid &grid) { classes.take(grid); });
    std::multiset<std::uint64_t> sizes;
    for (const auto &[form, automorphisms] : classes.automorphisms()) {
        sizes.insert(group_of_four / automorphisms);
    }
    EXPECT_EQ(sizes, (std::multiset<std::uint64_t>{96, 192}));
}

/// The minimal puzzles of a 4×4 grid: sets of cells that each other grid differs in, and
/// that lose this with each cell taken away.
std::vector<Grid> minimal_puzzles(const Grid &grid, const std::vector<Grid> &grids) {
    std::vector<unsigned> differences;
    for (const Grid &other : grids) {
        unsigned cells = 0;
        for (std::size_t cell = 0; cell < 16; ++cell) {
            cells |= unsigned{grid[cell] != other[cell]} << cell;
        }
        if (cells != 0) {
            differences.push_back(cells);
        }
    }
    const auto proper = [&](unsigned cells) {
        return std::ranges::all_of(differences, [&](unsigned one) { return (one & cells) != 0; });
    };
    std::vector<Grid> puzzles;
    for (unsigned cells = 0; cells < 1U << 16; ++cells) {
        bool minimal = proper(cells);
        for (unsigned rest = cells; minimal && rest != 0; rest &= rest - 1) {
            minimal = !proper(cells & ~(rest & -rest));
        }
        if (minimal) {
            puzzles.push_back(grid);
            for (std::size_t cell = 0; cell < 16; ++cell) {
                puzzles.back()[cell] = (cells >> cell & 1U) != 0 ? grid[cell] : Digit::blank;
            }
        }
    }
    return puzzles;
}

TEST(PartitionNumber, MinimalPuzzlesOf4x4) {
    const Shape shape = shape_of("4x4");
    const auto grids = some_grids(shape, "................", 300);
    PartitionNumber of_grids(shape);
    std::ranges::for_each(grids, [&](const Grid &grid) { of_grids.take(grid); });
    std::map<std::ptrdiff_t, PartitionNumber> by_givens;
    for (const auto &[grid, automorphisms] : of_grids.automorphisms()) {
        for (const Grid &puzzle : minimal_puzzles(grid, grids)) {
            const auto givens = 16 - std::ranges::count(puzzle, Digit::blank);
            by_givens.try_emplace(givens, shape).first->second.take(puzzle);
        }
    }
    ASSERT_EQ(by_givens.size(), 3U);
    EXPECT_EQ(by_givens.at(4).count(), 13U);
    EXPECT_EQ(by_givens.at(5).count(), 22U);
    EXPECT_EQ(by_givens.at(6).count(), 1U);
    EXPECT_EQ(by_givens.at(4).boards(group_of_four), 25'728U);
    EXPECT_EQ(by_givens.at(5).boards(group_of_four), 58'368U);
    EXPECT_EQ(by_givens.at(6).boards(group_of_four), 1'536U);
}

TEST(PartitionNumber, FortyNineOf6x6Grids) {
    // Each class has grids that begin with 123456; 720 times as many have any first row.
    PartitionNumber classes(shape_of("2x3"));
    const auto grids = some_grids(shape_of("2x3"), "123456" + std::string(30, '.'), 100'000);
    ASSERT_EQ(grids.size(), 28'200'960U / 720);
    std::ranges::for_each(grids, [&](const Grid &grid) { classes.take(grid); });
    EXPECT_EQ(classes.count(), 49U);
    EXPECT_EQ(classes.boards(48ULL * 72 * 720), 28'200'960U);
}

/// Fills boxes 2 and 3 of a band in all ways in which their top rows ascend.
void fill_band(Grid &band, std::size_t cell, PartitionNumber &classes) {
    if (cell == 27) {
        if (number(band[3]) < number(band[6])) { // boxes 2 and 3 can be exchanged
            classes.take(band);
        }
        return;
    }
    if (cell % 9 < 3) {
        fill_band(band, cell + 3, classes);
        return;
    }
    for (unsigned digit = 1; digit <= 9; ++digit) {
        const auto taken = [&](std::size_t other) { return number(band[other]) == digit; };
        bool fits = cell > 8 || cell % 3 == 0 || number(band[cell - 1]) < digit;
        for (std::size_t i = 0; i < 9; ++i) {
            fits = fits && !taken(cell / 9 * 9 + i) && !taken(cell % 9 / 3 * 3 + i / 3 * 9 + i % 3);
        }
        if (fits) {
            band[cell] = digit_of(digit);
            fill_band(band, cell + 1, classes);
            band[cell] = Digit::blank;
        }
    }
}

TEST(PartitionNumber, FourHundredAndSixteenBands) {
    PartitionNumber classes(shape_of("9x9"));
    Grid band = digits_of("123......456......789......" + std::string(54, '.'));
    fill_band(band, 3, classes);
    EXPECT_EQ(classes.count(), 416U);
    // Six chutes can hold a band; 9! × 56 × 6⁶ are the bands in one of them.
    EXPECT_EQ(classes.boards(3'359'232ULL * 362'880), 6 * 948'109'639'680ULL);
}

TEST(PartitionNumber, TheMostSymmetricalGridHas648) {
    const Shape shape = shape_of("9x9");
    const Canonical found = *canonical(shape, most_canonical());
    EXPECT_EQ(found.automorphisms, 648U);
    EXPECT_EQ(found.form, most_canonical());
}

} // namespace
} // namespace dokushin
