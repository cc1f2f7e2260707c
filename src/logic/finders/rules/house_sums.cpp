// House sums (position/house_sums.h) are searched for candidates that no digits of the cells fit:
// every choice of different digits for cells that see each other is tried. Sums of more open cells
// only have their bounds.
//
// Cost: 9³ choices for four open cells at most, since the last one follows; bounds end most of
// them early.
#include "board/constraints/linear.h"
#include "logic/finders/house_sum_evidence.h"
#include "logic/finders/rules/rule_steps.h"

#include <array>

namespace dokushin::logic {
namespace {

/// More cells have too many choices: six took five times as long for one path in seventy.
constexpr std::size_t most_open = 4;

/// The open cells of a house sum, each with weight +1 (an outie) or −1 (an innie), and what they
/// must add up to.
class OpenCells {
  public:
    OpenCells(const Position &position, const HouseSum &sum)
        : position_(position), rest_(sum.difference()) {
        add(sum.outies, 1);
        add(sum.innies, -1);
    }

    [[nodiscard]] std::span<const Cell> cells() const { return cells_; }
    [[nodiscard]] std::span<const DigitSet> candidates() const { return candidates_; }

    /// Returns, for each cell, the candidates that are part of some choice, or within the bounds;
    /// nothing if there are none, so that the puzzle has no solution.
    [[nodiscard]] std::vector<DigitSet> supported() {
        if (cells_.size() > most_open) {
            supported_ = candidates_;
            const auto weight = [&](std::size_t at) { return std::int64_t{weights_[at]}; };
            return prune_linear(weight, rest_, supported_) ? supported_ : std::vector<DigitSet>();
        }
        supported_.assign(cells_.size(), {});
        choose(0, rest_);
        const bool is_possible = cells_.empty() || !supported_.front().empty();
        return is_possible ? supported_ : std::vector<DigitSet>();
    }

  private:
    void add(std::span<const Cell> cells, int weight) {
        for (const Cell cell : cells) {
            if (!position_.is_open(cell)) {
                rest_ -= weight * static_cast<int>(number(position_.digit(cell)));
                continue;
            }
            cells_.push_back(cell);
            weights_.push_back(weight);
            candidates_.push_back(position_.candidates(cell));
        }
    }

    /// Can cells from `at` on make the rest, as far as their smallest and largest digits tell?
    [[nodiscard]] bool may_make(std::size_t at, int rest) const {
        int least = 0;
        int most = 0;
        for (; at < cells_.size(); ++at) {
            const int low = static_cast<int>(number(candidates_[at].first()));
            const int high = static_cast<int>(std::bit_width(candidates_[at].bits()));
            least += weights_[at] > 0 ? low : -high;
            most += weights_[at] > 0 ? high : -low;
        }
        return rest >= least && rest <= most;
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
        if (at == cells_.size()) {
            for (std::size_t cell = 0; rest == 0 && cell < at; ++cell) {
                supported_[cell].insert(chosen_[cell]);
            }
            return;
        }
        for (const Digit digit : candidates_[at]) {
            const int behind = rest - weights_[at] * static_cast<int>(number(digit));
            if (!clashes(at, digit) && may_make(at + 1, behind)) {
                chosen_[at] = digit;
                choose(at + 1, behind);
            }
        }
    }

    const Position &position_;
    int rest_;
    std::vector<Cell> cells_;
    std::vector<int> weights_;
    std::vector<DigitSet> candidates_;
    std::array<Digit, most_open> chosen_{};
    std::vector<DigitSet> supported_;
};

} // namespace

template <SumOf Which> bool find_house_sums(const Position &position, StepTaker &taker) {
    const auto sums = position.layout().house_sums();
    for (std::size_t at = 0; at < sums.size(); ++at) {
        const HouseSum &sum = sums[at];
        if ((sum.houses.size() == 1) != (Which == SumOf::one_house)) {
            continue;
        }
        const std::uint32_t changed =
            std::max(last_change(position, sum.innies), last_change(position, sum.outies));
        if (nothing_found_since(taker, NothingFound::By::house_sums, at, changed)) {
            continue;
        }
        OpenCells open(position, sum);
        const std::vector<DigitSet> supported = open.supported();
        Step step;
        if (!supported.empty()) {
            conclude(step, open.cells(), open.candidates(), supported);
        }
        if (step.eliminations.empty()) {
            note_nothing_found(taker, NothingFound::By::house_sums, at, position.clock());
            continue;
        }
        add_evidence(step, position, sum);
        if (!taker.take(std::move(step))) {
            return false;
        }
    }
    return true;
}

template bool find_house_sums<SumOf::one_house>(const Position &, StepTaker &);
template bool find_house_sums<SumOf::several_houses>(const Position &, StepTaker &);

} // namespace dokushin::logic
