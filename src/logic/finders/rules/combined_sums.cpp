// A house sum of five to eight open cells is filled, or two smaller ones with an open cell in
// common together: a candidate that is part of no filling is eliminated. With two sums it is what
// players do who subtract one from the other.
//
// Cost: a search for a filling for each candidate of each large sum, and of each pair of small ones
// that share a cell (position/joint_sums.h).
#include "logic/finders/house_sum_evidence.h"
#include "logic/finders/rules/rule_steps.h"
#include "logic/position/sum_choices.h"

#include <algorithm>
#include <initializer_list>

namespace dokushin::logic {
namespace {

/// Two sums of more open cells than these have too many fillings to be followed by hand.
constexpr std::size_t most_cells_together = 6;

class CombinedSums {
  public:
    CombinedSums(const Position &position, StepTaker &taker)
        : position_(position), layout_(position.layout()), taker_(taker) {
        const auto sums = layout_.house_sums();
        for (std::size_t at = 0; at < sums.size(); ++at) {
            SumChoices choices(position, sums[at]);
            if (choices.are_many()) {
                large_.push_back(at);
            }
            if (choices.cells().size() < 2 || !choices.are_few() || is_known(choices)) {
                continue;
            }
            auto left = choices.supported();
            if (!left) {
                continue; // the puzzle has no solution
            }
            open_.push_back({at, choices, *std::move(left)});
        }
    }

    bool run() {
        for (const std::size_t sum : large_) {
            if (taker_.is_cancelled() || !fill(sum)) {
                return false;
            }
        }
        for (std::size_t one = 0; one < open_.size(); ++one) {
            for (std::size_t other = one + 1; other < open_.size(); ++other) {
                if (taker_.is_cancelled() ||
                    (share_a_cell(one, other) && !combine(open_[one], open_[other]))) {
                    return false;
                }
            }
        }
        return true;
    }

  private:
    /// A house sum, its open cells, and what it leaves them by itself.
    struct Open {
        std::size_t sum;
        SumChoices choices;
        std::vector<DigitSet> left;
    };

    /// Is there the same equation before, or with all signs turned?
    [[nodiscard]] bool is_known(const SumChoices &choices) const {
        return std::ranges::any_of(open_, [&](const Open &open) {
            if (!std::ranges::equal(open.choices.cells(), choices.cells())) {
                return false;
            }
            const int sign = open.choices.weight(0) * choices.weight(0);
            for (std::size_t at = 1; at < choices.cells().size(); ++at) {
                if (open.choices.weight(at) * choices.weight(at) != sign) {
                    return false;
                }
            }
            return true;
        });
    }

    [[nodiscard]] bool share_a_cell(std::size_t one, std::size_t other) const {
        const auto cells = open_[other].choices.cells();
        return std::ranges::any_of(open_[one].choices.cells(), [&](Cell cell) {
            return std::ranges::find(cells, cell) != cells.end();
        });
    }

    /// Fills a large sum, unless nothing was found there since its last change.
    bool fill(std::size_t number) {
        const HouseSum &sum = layout_.house_sums()[number];
        const std::uint32_t changed =
            std::max(last_change(position_, sum.innies), last_change(position_, sum.outies));
        if (nothing_found_since(taker_, NothingFound::By::large_sums, number, changed)) {
            return true;
        }
        const SumChoices choices(position_, sum);
        JointSums filled(layout_);
        choices.add_to(filled, choices.candidates());
        if (!pass(filled, {number})) {
            return false;
        }
        note_nothing_found(taker_, NothingFound::By::large_sums, number, position_.clock());
        return true;
    }

    bool combine(const Open &one, const Open &other) {
        JointSums filled(layout_);
        one.choices.add_to(filled, one.left);
        other.choices.add_to(filled, other.left);
        return filled.cells().size() > most_cells_together || pass(filled, {one.sum, other.sum});
    }

    /// Passes what no filling of these sums has.
    bool pass(JointSums &filled, std::initializer_list<std::size_t> sums) {
        Step step;
        if (!conclude(step, filled)) {
            return true;
        }
        step.technique = Technique::combined_sums;
        step.size = static_cast<unsigned>(sums.size());
        Part cells{.role = Role::aligned};
        cells.cells.assign(filled.cells().begin(), filled.cells().end());
        cells.digits = union_of(filled.candidates());
        step.parts = {std::move(cells)};
        for (const std::size_t sum : sums) {
            add_evidence(step.nested.emplace_back(), position_, layout_.house_sums()[sum]);
        }
        return taker_.take(std::move(step));
    }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    std::vector<std::size_t> large_; ///< sums of five to eight open cells
    std::vector<Open> open_;         ///< smaller ones
};

} // namespace

bool find_combined_sums(const Position &position, StepTaker &taker) {
    return position.layout().house_sums().empty() || CombinedSums(position, taker).run();
}

} // namespace dokushin::logic
