// Two cages with cells that see each other are filled together: a candidate that is part of no such
// filling is eliminated. Cages within one house come before, by their combinations alone
// (cages_in_house.cpp); here the cells count as well.
//
// Cost: a search for a filling for each candidate of each pair of cages (position/joint_sums.h).
// Source: the players' rule, known as cage comparison.
#include "logic/finders/rules/cage_combinations.h"
#include "logic/position/joint_sums.h"

namespace dokushin::logic {
namespace {

class CageComparison {
  public:
    CageComparison(const Position &position, StepTaker &taker)
        : position_(position), layout_(position.layout()), taker_(taker),
          cages_(layout_.shape().constraints().size()) {}

    /// Searches each pair unless nothing was found there since its last change.
    bool run() {
        const auto pairs = layout_.cage_pairs();
        for (std::size_t at = 0; at < pairs.size(); ++at) {
            const auto [one, other] = pairs[at];
            const std::uint32_t changed =
                std::max(last_change(position_, layout_.cells_of_rule(one)),
                         last_change(position_, layout_.cells_of_rule(other)));
            if (nothing_found_since(taker_, NothingFound::By::cage_comparison, at, changed)) {
                continue;
            }
            if (taker_.is_cancelled() || !compare(one, other)) {
                return false;
            }
            note_nothing_found(taker_, NothingFound::By::cage_comparison, at, position_.clock());
        }
        return true;
    }

  private:
    [[nodiscard]] std::vector<Cell> open_cells(RuleIndex cage) const {
        std::vector<Cell> open;
        for (const Cell cell : layout_.cells_of_rule(cage)) {
            if (position_.is_open(cell)) {
                open.push_back(cell);
            }
        }
        return open;
    }

    /// Can what one cage holds exclude anything from the other?
    [[nodiscard]] bool may_exclude(std::span<const Cell> one, std::span<const Cell> other) const {
        return std::ranges::any_of(one, [&](Cell here) {
            return std::ranges::any_of(other, [&](Cell there) {
                return here == there ||
                       (layout_.sees(here, there) &&
                        !(position_.candidates(here) & position_.candidates(there)).empty());
            });
        });
    }

    bool compare(RuleIndex one, RuleIndex other) {
        const std::vector<Cell> here = open_cells(one);
        const std::vector<Cell> there = open_cells(other);
        if (here.size() < 2 || there.size() < 2 ||
            here.size() + there.size() > JointSums::most_cells || !may_exclude(here, there)) {
            return true;
        }
        const CageCombinations &first = combinations(one);
        const CageCombinations &second = combinations(other);
        if (first.empty() || second.empty()) {
            return true; // digits too large for sets, or no solution
        }
        JointSums filled(layout_);
        add(filled, first);
        add(filled, second);
        Step step;
        if (!conclude(step, filled)) {
            return true;
        }
        step.technique = Technique::cage_comparison;
        step.size = 2;
        step.parts = {first.part(), second.part()};
        return taker_.take(std::move(step));
    }

    const CageCombinations &combinations(RuleIndex rule) {
        CageCombinations &cage = cages_[rule];
        if (!cage.rule) {
            cage = combinations_of(position_, rule);
        }
        return cage;
    }

    /// Adds the equation of a cage's open cells, which hold what the cage by itself leaves them.
    void add(JointSums &filled, const CageCombinations &cage) const {
        std::vector<Cell> open;
        std::vector<DigitSet> left;
        int total = static_cast<int>(cage.total);
        for (std::size_t at = 0; at < cage.cells.size(); ++at) {
            if (position_.is_open(cage.cells[at])) {
                open.push_back(cage.cells[at]);
                left.push_back(cage.supported[at]);
            } else {
                total -= static_cast<int>(number(position_.digit(cage.cells[at])));
            }
        }
        filled.add(open, left, std::vector<int>(open.size(), 1), total);
    }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    std::vector<CageCombinations> cages_; ///< by rule, as they are needed
};

} // namespace

bool find_cage_comparisons(const Position &position, StepTaker &taker) {
    return CageComparison(position, taker).run();
}

} // namespace dokushin::logic
