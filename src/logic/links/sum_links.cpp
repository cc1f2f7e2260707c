// Links of a house sum: all choices of digits for its open cells are tried, and what two cells hold
// together is noted.
#include "logic/links/rule_links.h"
#include "logic/position/sum_choices.h"

namespace dokushin::logic {
namespace {

/// A PairedDigits says what each two open cells of a house sum hold together in its choices.
class PairedDigits {
  public:
    explicit PairedDigits(SumChoices &choices) : together_(choices.cells().size() * per_cell) {
        const std::size_t cells = choices.cells().size();
        choices.each([&](const SumChoices::Chosen &chosen) {
            for (std::size_t one = 0; one < cells; ++one) {
                for (std::size_t other = 0; other < cells; ++other) {
                    together_[one * per_cell + number(chosen[one])][other].insert(chosen[other]);
                }
            }
        });
    }

    /// What another cell holds in the choices in which the cell has the digit.
    [[nodiscard]] DigitSet with(std::size_t cell, Digit digit, std::size_t other) const {
        return together_[cell * per_cell + number(digit)][other];
    }

  private:
    static constexpr std::size_t per_cell = max_side + 1;

    /// Of each cell and digit.
    std::vector<std::array<DigitSet, SumChoices::most_cells>> together_;
};

} // namespace

void RuleLinks::add_links(std::uint16_t number, const HouseSum &sum) {
    const RuleOrSum by{.is_sum = true, .number = number};
    SumChoices choices(position_, sum);
    const auto cells = choices.cells();
    if (cells.size() < 2 || !choices.are_few()) {
        return;
    }
    const PairedDigits paired(choices);
    for (std::size_t one = 0; one < cells.size(); ++one) {
        for (std::size_t other = 0; other < cells.size(); ++other) {
            if (one == other) {
                continue;
            }
            DigitSet all;
            for (const Digit digit : position_.candidates(cells[one])) {
                all = all | paired.with(one, digit, other);
            }
            for (const Digit digit : position_.candidates(cells[one])) {
                const DigitSet with = paired.with(one, digit, other);
                for (const Digit lost : with.empty() ? DigitSet() : all - with) {
                    add_weak({cells[one], digit}, {cells[other], lost}, by);
                }
                if (with.size() == 1 && all.size() > 1) {
                    add_filled({cells[one], digit}, {cells[other], with.first()}, by);
                }
                DigitSet without;
                for (const Digit more : position_.candidates(cells[one]) - DigitSet::only(digit)) {
                    without = without | paired.with(one, more, other);
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
