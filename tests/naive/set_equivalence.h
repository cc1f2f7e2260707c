// The oracle of set equivalence: each house of both groups has its digit once, and all choices of
// places for them are tried. It knows nothing of areas.
#pragma once

#include <dokushin/shape.h>
#include <dokushin/step.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace dokushin::naive {

class SetEquivalenceCheck {
  public:
    /// `left` has what each cell may hold: its candidates, or the digit that stands there.
    SetEquivalenceCheck(const Shape &shape, const Step &step, const Pencilmarks &left)
        : shape_(shape), step_(step), left_(left) {}

    /// Why the step is not right; empty if it is.
    [[nodiscard]] std::string fault() const {
        const Part &base = *part_of(step_, Role::base);
        const Part &cover = *part_of(step_, Role::cover);
        if (base.houses.size() != cover.houses.size()) {
            return "the groups have different numbers of houses";
        }
        if (base.cells.size() != cover.cells.size()) {
            return "the areas have different sizes";
        }
        std::vector<HouseIndex> houses = base.houses;
        houses.insert(houses.end(), cover.houses.begin(), cover.houses.end());
        for (const Candidate &one : step_.eliminations) {
            if (base.digits != DigitSet::only(one.digit)) {
                return "another digit is eliminated";
            }
            std::vector<Cell> chosen{one.cell};
            if (can_place(houses, 0, one.digit, chosen)) {
                return "the digit has a place in each house";
            }
        }
        return {};
    }

  private:
    [[nodiscard]] bool is_in(HouseIndex house, Cell cell) const {
        const auto &cells = shape_.houses()[house].cells;
        return std::ranges::find(cells, cell) != cells.end();
    }

    /// Can the digit have a place in each house from `at` on, one in each house in all?
    [[nodiscard]] bool can_place(const std::vector<HouseIndex> &houses, std::size_t at, Digit digit,
                                 std::vector<Cell> &chosen) const {
        if (at == houses.size()) {
            return true;
        }
        const auto places =
            std::ranges::count_if(chosen, [&](Cell cell) { return is_in(houses[at], cell); });
        if (places > 0) {
            return places == 1 && can_place(houses, at + 1, digit, chosen);
        }
        return std::ranges::any_of(shape_.houses()[houses[at]].cells, [&](Cell cell) {
            const bool is_second =
                std::any_of(houses.begin(), houses.begin() + static_cast<std::ptrdiff_t>(at),
                            [&](HouseIndex house) { return is_in(house, cell); });
            if (is_second || !left_[index(cell)].contains(digit)) {
                return false;
            }
            chosen.push_back(cell);
            const bool is_possible = can_place(houses, at + 1, digit, chosen);
            chosen.pop_back();
            return is_possible;
        });
    }

    const Shape &shape_;
    const Step &step_;
    const Pencilmarks &left_;
};

} // namespace dokushin::naive
