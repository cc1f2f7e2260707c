// Exocets: in the solution, the digits of the base are those of the targets, mirror nodes hold the
// digit of their target, and links hold digits of the base once in the lines across.
#include "logic/technique_lists.h"

#include <dokushin/tell.h>

namespace dokushin {
namespace {

using logic_tests::puzzle_of;

// Puzzles of the lists of the hardest.
constexpr std::array with_exocets{
    "98.7..6..5..6.......6.8..4.3...7......85..9.......8.3..2...1.7...54..8......2...1",
    "1..6....5.35.14.6.........2..8..3.2..2.....93.1..2.5..46937..58.7..5....85....7..",
    "........1..1..2....3..4..5......3.6.....6.5.7.6.7....4.5..3..7.2..8..9..3.8..9.4.",
    "..34.....4..7.9....9..1..4..3...1.7.8.......3..5.....2....6.5..57.1...6...2.....8",
    ".....6.8..5....1....81...64..5.614.8..1..46......2.....3.9.............7..4..58..",
};
constexpr std::array of_exocets{Technique::junior_exocet,  Technique::senior_exocet,
                                Technique::franken_exocet, Technique::exocet_mirror,
                                Technique::exocet_pairs,   Technique::exocet_locked_digits,
                                Technique::double_exocet};

/// The digits that a solution has in cells.
std::multiset<Digit> digits_at(const Grid &solution, const std::vector<Cell> &cells) {
    std::multiset<Digit> digits;
    for (const Cell cell : cells) {
        digits.insert(solution[index(cell)]);
    }
    return digits;
}

bool is_in(const Shape &shape, HouseIndex house, Cell cell) {
    const auto &cells = shape.houses()[house].cells;
    return std::ranges::find(cells, cell) != cells.end();
}

/// Calls `check(step, solution, shape)` for each step of the technique in these puzzles, and
/// returns how many there are.
template <typename Check> std::size_t for_each_step(Technique technique, const Check &check) {
    std::size_t count = 0;
    for (const char *const text : with_exocets) {
        const Puzzle puzzle = puzzle_of(text);
        const Grid solution = solve(puzzle).solution;
        for (const Step &step : Walk(puzzle).all(technique)) {
            check(step, solution, puzzle.shape());
            ++count;
        }
    }
    return count;
}

TEST(Exocets, HaveTheSameDigitsInBaseAndTargets) {
    for (const Technique technique : of_exocets) {
        const auto count =
            for_each_step(technique, [](const Step &step, const Grid &solution, const Shape &) {
                std::vector<Part> bases;
                std::vector<Part> targets;
                for (const Part &part : step.parts) {
                    if (part.role == Role::base) {
                        bases.push_back(part);
                    } else if (part.role == Role::target) {
                        targets.push_back(part);
                    }
                }
                ASSERT_EQ(bases.size(), targets.size());
                for (std::size_t at = 0; at < bases.size(); ++at) {
                    EXPECT_EQ(digits_at(solution, bases[at].cells),
                              digits_at(solution, targets[at].cells));
                }
            });
        EXPECT_GT(count, 0u) << info(technique).key;
    }
}

// A digit of the base is in three lines across, in a target and twice more: once in each link.
TEST(Exocets, HaveEachDigitOfTheBaseOnceInALink) {
    for (const Technique technique :
         {Technique::junior_exocet, Technique::senior_exocet, Technique::franken_exocet}) {
        for_each_step(technique, [](const Step &step, const Grid &solution, const Shape &shape) {
            const auto base = digits_at(solution, part_of(step, Role::base)->cells);
            const Part &target = *part_of(step, Role::target);
            EXPECT_EQ(target.houses.size(), 3u);
            for (const Part &link : step.parts) {
                if (link.role != Role::link || !base.contains(*link.digits.begin())) {
                    continue;
                }
                const auto holds = [&](Cell cell) {
                    return solution[index(cell)] == *link.digits.begin() &&
                           std::ranges::any_of(target.houses, [&](HouseIndex line) {
                               return is_in(shape, line, cell);
                           });
                };
                const auto &cells = shape.houses()[link.houses.front()].cells;
                EXPECT_EQ(std::ranges::count_if(cells, holds), 1);
            }
        });
    }
}

TEST(Exocets, AreNamedByTheirTargetsAndHouses) {
    const auto band_of = [](Cell cell, bool by_row) {
        return (by_row ? index(cell) / 9 : index(cell) % 9) / 3;
    };
    const auto in_band = [&](const Step &step) {
        const Part &base = *part_of(step, Role::base);
        const bool by_row = index(base.cells[0]) / 9 == index(base.cells[1]) / 9;
        return std::ranges::all_of(part_of(step, Role::target)->cells, [&](Cell cell) {
            return band_of(cell, by_row) == band_of(base.cells[0], by_row);
        });
    };
    const auto has_box = [](const Step &step, const Shape &shape) {
        return std::ranges::any_of(step.parts, [&](const Part &part) {
            return part.role == Role::link &&
                   shape.houses()[part.houses.front()].kind == HouseKind::box;
        });
    };
    for_each_step(Technique::junior_exocet,
                  [&](const Step &step, const Grid &, const Shape &shape) {
                      EXPECT_TRUE(in_band(step) && !has_box(step, shape));
                  });
    for_each_step(Technique::senior_exocet,
                  [&](const Step &step, const Grid &, const Shape &shape) {
                      EXPECT_TRUE(!in_band(step) && !has_box(step, shape));
                  });
    for_each_step(Technique::franken_exocet,
                  [&](const Step &step, const Grid &, const Shape &shape) {
                      EXPECT_TRUE(has_box(step, shape));
                  });
}

TEST(Exocets, HaveTheDigitOfATargetInItsMirrorNode) {
    for_each_step(
        Technique::exocet_mirror, [](const Step &step, const Grid &solution, const Shape &) {
            const Digit digit = solution[index(part_of(step, Role::pivot)->cells.front())];
            EXPECT_EQ(digits_at(solution, part_of(step, Role::pincer)->cells).count(digit), 1u);
        });
}

TEST(Exocets, HaveACompatiblePairInTheBase) {
    for_each_step(
        Technique::exocet_pairs, [](const Step &step, const Grid &solution, const Shape &) {
            DigitSet pair;
            for (const Digit digit : digits_at(solution, part_of(step, Role::base)->cells)) {
                pair.insert(digit);
            }
            EXPECT_TRUE(std::ranges::any_of(step.parts, [&](const Part &part) {
                return part.role == Role::common && part.digits == pair;
            }));
        });
}

// Two cells of a target hold a digit of the base, and one that a house has only there.
TEST(Exocets, MayHaveTwoCellsAsATarget) {
    const Puzzle puzzle = puzzle_of(
        ".4.7...6...39............57.......3.2...8.....19...57.6...4...5.5.1......2...6.84");
    const Grid solution = solve(puzzle).solution;
    const std::vector<Step> steps = Walk(puzzle).all(Technique::exocet_target_pair);
    ASSERT_FALSE(steps.empty());
    for (const Step &step : steps) {
        const Part &locked = *part_of(step, Role::set);
        auto targets = digits_at(solution, part_of(step, Role::target)->cells);
        EXPECT_TRUE(digits_at(solution, locked.cells).contains(*locked.digits.begin()));
        targets.erase(*locked.digits.begin());
        EXPECT_EQ(targets, digits_at(solution, part_of(step, Role::base)->cells));
        for (const Candidate &gone : step.eliminations) {
            EXPECT_NE(solution[index(gone.cell)], gone.digit);
        }
    }
}

TEST(DoubleExocets, HaveFourDigitsInTheirBases) {
    for_each_step(Technique::double_exocet,
                  [](const Step &step, const Grid &solution, const Shape &) {
                      std::set<Digit> digits;
                      for (const Part &part : step.parts) {
                          if (part.role == Role::base) {
                              for (const Digit digit : digits_at(solution, part.cells)) {
                                  digits.insert(digit);
                              }
                          }
                      }
                      EXPECT_EQ(digits.size(), 4u);
                  });
}

TEST(Exocets, AreToldWithTheirHouses) {
    const Walk walk(puzzle_of(with_exocets[1]));
    const std::string words = tell(walk.all(Technique::franken_exocet).front(), walk.shape(), {});
    EXPECT_TRUE(words.contains("4 in column 6 and box 1")) << words;
}

TEST(Exocets, AgreeWithTheSolutions) {
    logic_tests::expect_to_agree("forum_hardest_1106.txt", 375,
                                 {Technique::junior_exocet, Technique::senior_exocet,
                                  Technique::franken_exocet, Technique::exocet_pairs,
                                  Technique::exocet_mirror, Technique::double_exocet});
    logic_tests::expect_to_agree("top1465.txt", 1465,
                                 {Technique::exocet_locked_digits, Technique::exocet_target_pair});
}

} // namespace
} // namespace dokushin
