// Belts of crosses: the SK-loop of four, a belt of six, and crosses with decided cells.
#include "logic/technique_lists.h"

namespace dokushin {
namespace {

using logic_tests::puzzle_of;

// D. Berthier's example of a belt of six crosses ("x2y2-belts", Sudoku Players' Forum, 22 February
// 2008), centred in boxes 1, 3, 6, 5, 8 and 7. It has no solution, which does not matter here.
TEST(Belts, MayHaveSixCrosses) {
    const Walk walk(puzzle_of(
        "1...3...2.9.4...5...6...7...4.2..1..5...9..3......7..67..6......3..5..9...2..1..."));
    const std::vector<Step> steps = walk.all(Technique::sk_loop);
    const auto found =
        std::ranges::find_if(steps, [](const Step &step) { return step.parts.size() == 12; });
    ASSERT_NE(found, steps.end());
    EXPECT_EQ(found->size, 24u);
    // The digits that he states for the boxes.
    const std::map<std::size_t, std::pair<unsigned, unsigned>> inner{
        {0, {2, 7}}, {5, {2, 7}}, {7, {2, 7}}, {2, {1, 6}}, {4, {1, 6}}, {6, {1, 6}}};
    for (const Part &pair : found->parts) {
        const std::size_t cell = index(pair.cells.front());
        const auto [one, other] = inner.at(cell / 27 * 3 + cell % 9 / 3);
        EXPECT_TRUE(pair.digits.contains(digit_of(one)) && pair.digits.contains(digit_of(other)));
        EXPECT_EQ(pair.cells.size(), 2u);
    }
}

// Every digit of a cell of the belt is used where two pairs share it, so as many digits are shared
// as cells are open.
TEST(Belts, AgreeWithTheSolutions) {
    const Puzzle puzzle = puzzle_of(
        "1...63..7..3...265...5.....4.53.......2....3....8..92....1...7......8..2.89.5.6..");
    const Grid solution = solve(puzzle).solution;
    WalkOptions options;
    options.own_order = {Technique::hidden_single, Technique::naked_single, Technique::pointing,
                         Technique::claiming,      Technique::naked_pair,   Technique::naked_triple,
                         Technique::hidden_pair,   Technique::x_wing,       Technique::sk_loop};
    Walk walk(puzzle, options);
    unsigned belts = 0;
    while (const auto step = walk.next()) {
        for (const Candidate &gone : step->eliminations) {
            EXPECT_NE(solution[index(gone.cell)], gone.digit);
        }
        if (step->technique == Technique::sk_loop) {
            ++belts;
            EXPECT_EQ(step->size, 8u);
        }
        walk.apply(*step);
    }
    EXPECT_EQ(belts, 1u);
    logic_tests::expect_to_agree("forum_hardest_1106.txt", 375, {Technique::sk_loop});
}

} // namespace
} // namespace dokushin
