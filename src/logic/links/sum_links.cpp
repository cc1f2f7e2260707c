// Links of a house sum. All choices of different digits for its open cells are tried, and what two
// cells hold together is noted.
#include "logic/links/rule_links.h"

#include <array>

namespace dokushin::logic {
namespace {

/// More cells have too many choices: with six the longest hint on killers took seven times as long.
constexpr std::size_t most_open = 4;

/// The open cells of a house sum, each with weight +1 (an outie) or −1 (an innie), and the digits
/// that they hold in the choices that make the sum.
class Choices {
  public:
    Choices(const Position &position, const HouseSum &sum)
        : position_(position), rest_(sum.difference()) {
        add(sum.outies, 1);
        add(sum.innies, -1);
    }

    [[nodiscard]] std::span<const Cell> cells() const { return cells_; }

    void try_all() {
        together_.assign(cells_.size() * (max_side + 1), {});
        choose(0, rest_);
    }

    /// What another cell holds in the choices in which the cell has the digit.
    [[nodiscard]] DigitSet with(std::size_t cell, Digit digit, std::size_t other) const {
        return together_[cell * (max_side + 1) + number(digit)][other];
    }

  private:
    void add(std::span<const Cell> cells, int weight) {
        for (const Cell cell : cells) {
            if (position_.is_open(cell)) {
                cells_.push_back(cell);
                weights_.push_back(weight);
            } else {
                rest_ -= weight * static_cast<int>(number(position_.digit(cell)));
            }
        }
    }

    [[nodiscard]] bool clashes(std::size_t at, Digit digit) const {
        for (std::size_t before = 0; before < at; ++before) {
            if (chosen_[before] == digit && position_.layout().sees(cells_[before], cells_[at])) {
                return true;
            }
        }
        return false;
    }

    void choose(std::size_t at, int rest) {
        if (at + 1 == cells_.size()) { // the last digit follows
            const int last = rest * weights_[at];
            if (last < 1 || last > static_cast<int>(position_.side())) {
                return;
            }
            chosen_[at] = digit_of(static_cast<unsigned>(last));
            if (position_.has(cells_[at], chosen_[at]) && !clashes(at, chosen_[at])) {
                note();
            }
            return;
        }
        for (const Digit digit : position_.candidates(cells_[at])) {
            if (!clashes(at, digit)) {
                chosen_[at] = digit;
                choose(at + 1, rest - weights_[at] * static_cast<int>(number(digit)));
            }
        }
    }

    void note() {
        for (std::size_t one = 0; one < cells_.size(); ++one) {
            for (std::size_t other = 0; other < cells_.size(); ++other) {
                together_[one * (max_side + 1) + number(chosen_[one])][other].insert(
                    chosen_[other]);
            }
        }
    }

    const Position &position_;
    int rest_;
    std::vector<Cell> cells_;
    std::vector<int> weights_;
    std::array<Digit, most_open> chosen_{};
    std::vector<std::array<DigitSet, most_open>> together_; ///< of each cell and digit
};

} // namespace

void RuleLinks::add_links(std::uint16_t number, const HouseSum &sum) {
    const RuleOrSum by{.is_sum = true, .number = number};
    Choices choices(position_, sum);
    const auto cells = choices.cells();
    if (cells.size() < 2 || cells.size() > most_open) {
        return;
    }
    choices.try_all();
    for (std::size_t one = 0; one < cells.size(); ++one) {
        for (std::size_t other = 0; other < cells.size(); ++other) {
            if (one == other) {
                continue;
            }
            DigitSet all;
            for (const Digit digit : position_.candidates(cells[one])) {
                all = all | choices.with(one, digit, other);
            }
            for (const Digit digit : position_.candidates(cells[one])) {
                const DigitSet with = choices.with(one, digit, other);
                for (const Digit lost : with.empty() ? DigitSet() : all - with) {
                    add_weak({cells[one], digit}, {cells[other], lost}, by);
                }
                DigitSet without;
                for (const Digit more : position_.candidates(cells[one]) - DigitSet::only(digit)) {
                    without = without | choices.with(one, more, other);
                }
                if (without.size() == 1 && all.size() > 1) {
                    strong_.push_back({digit, CellBits::only(cells[one]), without.first(),
                                       CellBits::only(cells[other]), by});
                }
            }
        }
    }
}

} // namespace dokushin::logic
