#include <dokushin/symmetry.h>

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace {

using namespace dokushin;

// The symmetries of the square are the subgroups of the dihedral group of eight.
TEST(Symmetry, MovesAreAsManyAsItsGroupHas) {
    const std::map<std::string_view, std::size_t> orders{
        {"none", 1}, {"180", 2},      {"90", 4},           {"horizontal", 2}, {"vertical", 2},
        {"both", 4}, {"diagonal", 2}, {"antidiagonal", 2}, {"full", 8}};
    for (const Symmetry symmetry : symmetries()) {
        EXPECT_EQ(moves(9, symmetry).size(), orders.at(name(symmetry))) << name(symmetry);
    }
}

TEST(Symmetry, MovesTakeACellToItsOrbit) {
    for (const Symmetry symmetry : symmetries()) {
        const auto all = moves(6, symmetry);
        for (const std::vector<Cell> &orbit : orbits(6, symmetry)) {
            std::set<Cell> images;
            for (const std::vector<Cell> &move : all) {
                images.insert(move[index(orbit.front())]);
            }
            EXPECT_EQ(images, std::set(orbit.begin(), orbit.end())) << name(symmetry);
        }
    }
}

// Fixed cells of a symmetry are parts by themselves; the others pair up, or meet in fours
// and eights (Burnside).
TEST(Symmetry, PartsOfTheUsualBoardAreAsManyAsBurnsideSays) {
    const std::map<std::string_view, std::size_t> parts{
        {"none", 81}, {"180", 41},      {"90", 21},           {"horizontal", 45}, {"vertical", 45},
        {"both", 25}, {"diagonal", 45}, {"antidiagonal", 45}, {"full", 15}};
    ASSERT_EQ(symmetries().size(), parts.size());
    for (const Symmetry symmetry : symmetries()) {
        EXPECT_EQ(orbits(9, symmetry).size(), parts.at(name(symmetry))) << name(symmetry);
    }
}

TEST(Symmetry, EachCellIsInOnePart) {
    for (const unsigned side : {4U, 6U, 9U, 16U}) {
        for (const Symmetry symmetry : symmetries()) {
            std::vector<unsigned> times(std::size_t{side} * side);
            for (const auto &part : orbits(side, symmetry)) {
                EXPECT_TRUE(std::ranges::is_sorted(part));
                for (const Cell cell : part) {
                    ++times[index(cell)];
                }
            }
            EXPECT_EQ(std::ranges::count(times, 1U), side * side) << name(symmetry);
        }
    }
}

TEST(Symmetry, PartsAreTheCellsThatItMovesToEachOther) {
    const auto with_r1c2 = [](Symmetry symmetry) {
        for (const auto &part : orbits(9, symmetry)) {
            if (std::ranges::find(part, cell_at(1)) != part.end()) {
                std::vector<std::size_t> cells;
                for (const Cell cell : part) {
                    cells.push_back(index(cell));
                }
                return cells;
            }
        }
        return std::vector<std::size_t>{};
    };
    using Cells = std::vector<std::size_t>;
    EXPECT_EQ(with_r1c2(Symmetry::half_turn), (Cells{1, 79}));
    EXPECT_EQ(with_r1c2(Symmetry::quarter_turn), (Cells{1, 17, 63, 79}));
    EXPECT_EQ(with_r1c2(Symmetry::horizontal), (Cells{1, 73}));
    EXPECT_EQ(with_r1c2(Symmetry::vertical), (Cells{1, 7}));
    EXPECT_EQ(with_r1c2(Symmetry::diagonal), (Cells{1, 9}));
    EXPECT_EQ(with_r1c2(Symmetry::antidiagonal), (Cells{1, 71}));
    EXPECT_EQ(with_r1c2(Symmetry::both), (Cells{1, 7, 73, 79}));
    EXPECT_EQ(with_r1c2(Symmetry::full), (Cells{1, 7, 9, 17, 63, 71, 73, 79}));
}

TEST(Symmetry, NamesAreReadBack) {
    for (const Symmetry symmetry : symmetries()) {
        EXPECT_EQ(symmetry_named(name(symmetry)), symmetry);
    }
    EXPECT_EQ(symmetry_named("360"), std::nullopt);
}

} // namespace
