// Cages within one house can't share a digit, so their combinations are chosen together, with those
// of the cells that they leave over. A combination that goes with none of the others' is excluded,
// and so is a candidate that is only in such ones; digits that each choice uses are eliminated from
// the rest of the house. Pairs are searched first, then all of a house.
//
// Cost: combinations of all cages of a house, tried with a set of the digits used.
#include "logic/finders/rules/cage_combinations.h"

namespace dokushin::logic {
namespace {

/// Chooses a combination for each cage, so that no digit is used twice, and keeps those that are
/// part of a choice.
class Together {
  public:
    explicit Together(std::span<const CageCombinations *const> cages)
        : cages_(cages), used_in_(cages.size()) {
        for (std::size_t at = 0; at < cages.size(); ++at) {
            used_in_[at].assign(cages[at]->combinations.size(), false);
        }
        choose(0, {});
    }

    /// The digits that each choice uses.
    [[nodiscard]] DigitSet in_all() const { return in_all_; }
    /// The combinations of a cage that are part of a choice.
    [[nodiscard]] std::vector<DigitSet> left_to(std::size_t cage) const {
        std::vector<DigitSet> left;
        for (std::size_t at = 0; at < used_in_[cage].size(); ++at) {
            if (used_in_[cage][at]) {
                left.push_back(cages_[cage]->combinations[at]);
            }
        }
        return left;
    }

  private:
    bool choose(std::size_t cage, DigitSet used) {
        if (cage == cages_.size()) {
            in_all_ = in_all_ & used;
            return true;
        }
        bool any = false;
        const std::vector<DigitSet> &combinations = cages_[cage]->combinations;
        for (std::size_t at = 0; at < combinations.size(); ++at) {
            if ((combinations[at] & used).empty() && choose(cage + 1, used | combinations[at])) {
                used_in_[cage][at] = true;
                any = true;
            }
        }
        return any;
    }

    std::span<const CageCombinations *const> cages_;
    std::vector<std::vector<bool>> used_in_;
    DigitSet in_all_ = DigitSet(~std::uint64_t{0});
};

class CagesInHouse {
  public:
    CagesInHouse(const Position &position, StepTaker &taker)
        : position_(position), layout_(position.layout()), taker_(taker) {}

    bool run() {
        const auto rules = layout_.shape().constraints();
        cages_.resize(rules.size());
        for (HouseNumber house = 0; house < layout_.house_count(); ++house) {
            const std::uint32_t changed = position_.changed(house);
            if (nothing_found_since(taker_, NothingFound::By::cages_in_house, house, changed)) {
                continue;
            }
            if (!search(house)) {
                return false;
            }
            note_nothing_found(taker_, NothingFound::By::cages_in_house, house, position_.clock());
        }
        return true;
    }

  private:
    using List = std::vector<const CageCombinations *>;

    /// Returns the cages that lie in the house, and the cells that they leave over.
    List cages_within(HouseNumber house) {
        List within;
        for (const RuleIndex rule : layout_.cages_in(house)) {
            CageCombinations &cage = cages_[rule];
            if (!cage.rule) {
                cage = combinations_of(position_, rule);
            }
            if (!cage.empty()) {
                within.push_back(&cage);
            }
        }
        if (!within.empty()) {
            rest_ = left_over(house, within);
            if (!rest_.empty()) {
                within.push_back(&rest_);
            }
        }
        return within;
    }

    /// The cells of the house that its cages leave over have its total less theirs.
    CageCombinations left_over(HouseNumber house, const List &within) const {
        unsigned total = layout_.side() * (layout_.side() + 1) / 2;
        std::vector<Cell> cells(layout_.cells_in(house).begin(), layout_.cells_in(house).end());
        for (const CageCombinations *const cage : within) {
            total -= cage->total;
            std::erase_if(cells, [&](Cell cell) {
                return std::ranges::find(cage->cells, cell) != cage->cells.end();
            });
        }
        return combinations_of(position_, cells, total);
    }

    bool search(HouseNumber house) {
        const List within = cages_within(house);
        for (std::size_t one = 0; one < within.size(); ++one) {
            for (std::size_t other = one + 1; other < within.size(); ++other) {
                if (!together(house, {within[one], within[other]})) {
                    return false;
                }
            }
        }
        return within.size() < 3 || together(house, within);
    }

    bool together(HouseNumber house, const List &cages) {
        const Together choices(cages);
        Step step;
        step.technique = Technique::cages_in_house;
        step.size = static_cast<unsigned>(cages.size());
        step.parts = {{.role = Role::unit, .houses = house_list({house})}};
        for (std::size_t at = 0; at < cages.size(); ++at) {
            Part part = cages[at]->part();
            part.combinations = choices.left_to(at);
            const DigitSet some = union_of(part.combinations);
            if (some.empty()) {
                return true; // the puzzle has no solution
            }
            conclude(step, cages[at]->cells, cages[at]->left, kept_of(cages[at]->left, some));
            step.parts.push_back(std::move(part));
        }
        eliminate_elsewhere(step, house, cages, choices.in_all());
        return step.eliminations.empty() || taker_.take(std::move(step));
    }

    /// Eliminates digits from the cells of the house that are in none of these cages.
    void eliminate_elsewhere(Step &step, HouseNumber house, const List &cages, DigitSet digits) {
        for (const Cell cell : layout_.cells_in(house)) {
            const bool is_elsewhere = std::ranges::none_of(cages, [&](const auto *cage) {
                return std::ranges::find(cage->cells, cell) != cage->cells.end();
            });
            if (is_elsewhere) {
                eliminate(step.eliminations, cell, position_.candidates(cell) & digits);
            }
        }
        sort_eliminations(step);
    }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    std::vector<CageCombinations> cages_; ///< by rule, as they are needed
    CageCombinations rest_;               ///< of the house at hand
};

} // namespace

bool find_cages_in_house(const Position &position, StepTaker &taker) {
    return CagesInHouse(position, taker).run();
}

} // namespace dokushin::logic
