// Sums, alone or filled together, keep just the candidates that some filling has: all digits are
// tried.
#include "logic/position/joint_sums.h"
#include "logic/position/sum_choices.h"

#include <dokushin/shape.h>

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace dokushin::logic {
namespace {

struct Sum {
    std::vector<std::size_t> places; ///< in the list of all cells
    std::vector<int> weights;
    int total = 0;
};

struct Sums {
    std::vector<Cell> cells;
    std::vector<DigitSet> candidates;
    std::vector<Sum> sums;
};

/// Calls back with each choice of digits that satisfies all sums and differs where cells see each
/// other.
template <class OnFilling>
void each_filling(const Layout &layout, const Sums &all, std::vector<Digit> &chosen,
                  const OnFilling &on_filling) {
    const std::size_t at = chosen.size();
    if (at == all.cells.size()) {
        const bool is_right = std::ranges::all_of(all.sums, [&](const Sum &sum) {
            int total = 0;
            for (std::size_t term = 0; term < sum.places.size(); ++term) {
                total += sum.weights[term] * static_cast<int>(number(chosen[sum.places[term]]));
            }
            return total == sum.total;
        });
        if (is_right) {
            on_filling(chosen);
        }
        return;
    }
    for (const Digit digit : all.candidates[at]) {
        bool clashes = false;
        for (std::size_t before = 0; before < at; ++before) {
            clashes = clashes ||
                      (chosen[before] == digit && layout.sees(all.cells[before], all.cells[at]));
        }
        if (!clashes) {
            chosen.push_back(digit);
            each_filling(layout, all, chosen, on_filling);
            chosen.pop_back();
        }
    }
}

/// Cells of two rows, so that some see each other, and one sum or two over some of them.
Sums random_sums(const Shape &shape, std::mt19937 &random) {
    Sums all;
    const std::size_t cells = 2 + random() % 4;
    while (all.cells.size() < cells) {
        const Cell cell = cell_at(random() % (2 * shape.columns()));
        if (std::ranges::find(all.cells, cell) == all.cells.end()) {
            all.cells.push_back(cell);
            const std::uint64_t some = random() % 511 + 1; // digits 1 to 9
            all.candidates.emplace_back(some);
        }
    }
    for (std::size_t number = 0; number < 1 + random() % 2; ++number) {
        Sum &sum = all.sums.emplace_back();
        sum.total = static_cast<int>(random() % 21) - 3;
        for (std::size_t at = 0; at < cells; ++at) {
            if (random() % 3 != 0 || number == 0) {
                sum.places.push_back(at);
                sum.weights.push_back(random() % 4 == 0 ? -1 : 1);
            }
        }
    }
    return all;
}

/// What each cell holds in some filling; empty sets if there is none.
std::vector<DigitSet> supported_by_trial(const Layout &layout, const Sums &all) {
    std::vector<DigitSet> supported(all.cells.size());
    std::vector<Digit> chosen;
    each_filling(layout, all, chosen, [&](const std::vector<Digit> &digits) {
        for (std::size_t at = 0; at < digits.size(); ++at) {
            supported[at].insert(digits[at]);
        }
    });
    return supported;
}

/// A sum of two to four cells of the first two rows, so that some see each other.
Sums random_sum(const Shape &shape, std::mt19937_64 &random) {
    Sums all;
    Sum &sum = all.sums.emplace_back();
    sum.total = static_cast<int>(random() % (3 * shape.side())) - static_cast<int>(shape.side());
    const std::size_t cells = 2 + random() % 3;
    const std::uint64_t sets = (std::uint64_t{1} << shape.side()) - 1;
    while (all.cells.size() < cells) {
        const Cell cell = cell_at(random() % (2 * shape.columns()));
        const DigitSet digits(random() & sets);
        if (digits.size() > 1 && std::ranges::find(all.cells, cell) == all.cells.end()) {
            sum.places.push_back(all.cells.size());
            sum.weights.push_back(random() % 3 == 0 ? -1 : 1);
            all.cells.push_back(cell);
            all.candidates.push_back(digits);
        }
    }
    return all;
}

TEST(SumChoices, KeepTheCandidatesOfAllFillings) {
    std::mt19937_64 random(12);
    unsigned impossible = 0;
    for (const unsigned side : {4U, 9U, 16U}) {
        const Shape shape = *Shape::classic(side == 4 ? 2 : side == 9 ? 3 : 4);
        const Layout layout(shape);
        for (unsigned number = 0; number < 1'000; ++number) {
            const Sums all = random_sum(shape, random);
            const std::vector<DigitSet> expected = supported_by_trial(layout, all);
            HouseSum sum{.cages_total = all.sums.front().total};
            std::vector<DigitSet> candidates;
            std::vector<DigitSet> wanted;
            for (const int weight : {1, -1}) { // the outies first
                for (std::size_t at = 0; at < all.cells.size(); ++at) {
                    if (all.sums.front().weights[at] == weight) {
                        (weight > 0 ? sum.outies : sum.innies).push_back(all.cells[at]);
                        candidates.push_back(all.candidates[at]);
                        wanted.push_back(expected[at]);
                    }
                }
            }
            const auto found = SumChoices(layout, sum, candidates).supported();
            if (expected.front().empty()) {
                EXPECT_FALSE(found) << side << ' ' << number;
                ++impossible;
            } else {
                ASSERT_TRUE(found) << side << ' ' << number;
                EXPECT_TRUE(std::ranges::equal(*found, wanted)) << side << ' ' << number;
            }
        }
    }
    EXPECT_GT(impossible, 100U);
}

/// What each of so many innies of a row with this total holds.
DigitSet left_in_innies(std::size_t cells, int total) {
    const Layout layout(*Shape::classic(3));
    HouseSum sum{.cages_total = -total};
    for (std::size_t at = 0; at < cells; ++at) {
        sum.innies.push_back(cell_at(at));
    }
    const std::vector<DigitSet> all(cells, DigitSet::all(9));
    const auto left = SumChoices(layout, sum, all).supported();
    EXPECT_TRUE(left && std::ranges::count(*left, left->front()) == std::ssize(*left));
    return left ? left->front() : DigitSet();
}

// The tables of killer players: 1+2+3+4+5 is 15 and 1+2+3+4+6 is 16; of five cells 35 is 5 to 9.
TEST(SumChoices, OfManyInniesAreThoseOfACage) {
    EXPECT_EQ(left_in_innies(5, 15), DigitSet(0b11111));
    EXPECT_EQ(left_in_innies(5, 16), DigitSet(0b101111));
    EXPECT_EQ(left_in_innies(5, 35), DigitSet(0b111110000));
    EXPECT_EQ(left_in_innies(8, 36), DigitSet::all(8));
    EXPECT_EQ(left_in_innies(8, 40), DigitSet::all(9) - DigitSet::only(digit_of(5)));
}

TEST(SumChoices, HaveTheDigitsOfTheLargestBoards) {
    const Shape shape = *Shape::classic(8); // 64×64
    const Layout layout(shape);
    const auto left = [&](Cell one, Cell other, int total) {
        const HouseSum sum{.outies = {one, other}, .cages_total = total};
        const std::vector<DigitSet> all(2, DigitSet::all(64));
        return SumChoices(layout, sum, all).supported();
    };
    const DigitSet largest = DigitSet::only(digit_of(64));
    EXPECT_EQ(left(shape.cell(0, 0), shape.cell(9, 9), 128), (std::vector{largest, largest}));
    EXPECT_EQ(left(shape.cell(0, 0), shape.cell(0, 9), 128), std::nullopt); // of one row
    EXPECT_EQ(left(shape.cell(0, 0), shape.cell(0, 9), 2), std::nullopt);
}

TEST(JointSums, KeepTheCandidatesOfAllFillings) {
    const Shape shape = *Shape::classic(3);
    const Layout layout(shape);
    std::mt19937 random(11);
    unsigned impossible = 0;
    unsigned reduced = 0;
    for (unsigned number = 0; number < 2'000; ++number) {
        const Sums all = random_sums(shape, random);
        const std::vector<DigitSet> expected = supported_by_trial(layout, all);
        JointSums sums(layout);
        for (const Sum &sum : all.sums) {
            std::vector<Cell> cells;
            std::vector<DigitSet> candidates;
            for (const std::size_t place : sum.places) {
                cells.push_back(all.cells[place]);
                candidates.push_back(all.candidates[place]);
            }
            sums.add(cells, candidates, sum.weights, sum.total);
        }
        const auto found = sums.supported();
        if (expected.front().empty()) {
            EXPECT_FALSE(found) << number;
            ++impossible;
        } else {
            ASSERT_TRUE(found) << number;
            EXPECT_TRUE(std::ranges::equal(*found, expected)) << number;
            reduced += *found != all.candidates ? 1 : 0;
        }
    }
    EXPECT_GT(impossible, 100U);
    EXPECT_GT(reduced, 100U);
}

} // namespace
} // namespace dokushin::logic
