// Arrangements are counted by the digits that the first cells have used: a set of n digits has 2^n
// such subsets, far fewer than arrangements.
#include "logic/finders/rules/cage_combinations.h"

#include "board/constraints/digit_sets.h"

namespace dokushin::logic {
namespace {

/// The arrangements of one set of digits in the cells of a cage.
class Arrangements {
  public:
    Arrangements(DigitSet digits, std::span<const DigitSet> left)
        : digits_(digits.begin(), digits.end()), left_(left) {
        reach();
    }

    [[nodiscard]] bool any() const { return to_end_.front(); }

    /// Adds to each cell the digits that it has in some arrangement.
    void add_to(std::vector<DigitSet> &supported) const {
        each_step([&](std::size_t cell, std::size_t used, std::size_t at) {
            if (from_start_[used] && to_end_[used | std::size_t{1} << at]) {
                supported[cell].insert(digits_[at]);
            }
        });
    }

  private:
    /// Calls `call(cell, used, at)` for each subset that the cells before may have used, in
    /// ascending order, and each further digit that the cell can take.
    template <class Call> void each_step(const Call &call) const {
        for (std::size_t used = 0; used + 1 < from_start_.size(); ++used) {
            const std::size_t cell = count_bits(used);
            for (std::size_t at = 0; at < digits_.size(); ++at) {
                if ((used >> at & 1U) == 0 && left_[cell].contains(digits_[at])) {
                    call(cell, used, at);
                }
            }
        }
    }

    /// Marks the subsets that are used on the way from the first cell, and those from which the
    /// last cell is reached.
    void reach() {
        from_start_.assign(std::size_t{1} << digits_.size(), false);
        to_end_ = from_start_;
        from_start_.front() = true;
        each_step([&](std::size_t /*cell*/, std::size_t used, std::size_t at) {
            if (from_start_[used]) {
                from_start_[used | std::size_t{1} << at] = true;
            }
        });
        to_end_.back() = from_start_.back();
        for (std::size_t used = to_end_.size() - 1; used-- > 0;) {
            const std::size_t cell = count_bits(used);
            for (std::size_t at = 0; at < digits_.size() && !to_end_[used]; ++at) {
                to_end_[used] = (used >> at & 1U) == 0 && left_[cell].contains(digits_[at]) &&
                                to_end_[used | std::size_t{1} << at];
            }
        }
    }

    std::vector<Digit> digits_;
    std::span<const DigitSet> left_;
    std::vector<bool> from_start_;
    std::vector<bool> to_end_;
};

/// Players write sets of one size by their small digits: 129 before 138. The first of two sets has
/// the least digit that only one of them has.
bool is_written_before(DigitSet one, DigitSet other) {
    const DigitSet differing = (one - other) | (other - one);
    return !differing.empty() && one.contains(differing.first());
}

} // namespace

Part CageCombinations::part() const {
    Part part{.role = rule ? Role::rule : Role::innie,
              .cells = cells,
              .digits = union_of(left),
              .combinations = combinations,
              .total = static_cast<int>(total)};
    if (rule) {
        part.rules = {*rule};
    }
    return part;
}

CageCombinations combinations_of(const Position &position, std::span<const Cell> cells,
                                 unsigned total) {
    CageCombinations found{.cells = {cells.begin(), cells.end()}, .total = total};
    found.left = left_in(position, cells);
    found.supported.resize(found.left.size());
    const DigitSet all = union_of(found.left);
    if (all.empty() || largest(all) > most_digit_of_cage) {
        return found;
    }
    const DigitSetSupport support(found.left);
    each_set_with_total(all, static_cast<unsigned>(found.left.size()), total, [&](DigitSet digits) {
        if (!support.is_possible(digits)) {
            return;
        }
        const Arrangements arrangements(digits, found.left);
        if (arrangements.any()) {
            arrangements.add_to(found.supported);
            found.combinations.push_back(digits);
        }
    });
    std::ranges::sort(found.combinations, is_written_before);
    return found;
}

CageCombinations combinations_of(const Position &position, RuleIndex rule) {
    const auto *const cage = std::get_if<Cage>(&position.layout().shape().constraints()[rule]);
    if (cage == nullptr) {
        return {};
    }
    CageCombinations found = combinations_of(position, cage->cells, cage->total);
    found.rule = rule;
    return found;
}

} // namespace dokushin::logic
