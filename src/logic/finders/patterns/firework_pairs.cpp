// Two fireworks a, b with the same three cells are a strong link of two cells: the crossing holds
// one of them at most, so one of the ends holds a or b. An almost locked set with a and b, whose
// places for them all see that end, then lacks the one that the end holds, and is locked.
//
//   firework pair  one set sees both ends. It is locked whichever end it is, with one of a and b;
//                  no end holds that one, so the crossing does
//   firework wing  a set sees one end, another set the other. One of them is locked
//
// A candidate is eliminated if it sees all places of a digit in the set, or in both; and the ends,
// if the digit is a or b, as it may be there instead. A set of one cell makes a W-wing of the pair.
#include "base/stable_sort.h"
#include "logic/finders/patterns/fireworks.h"
#include "logic/links/almost_locked_sets.h"

#include <map>

namespace dokushin::logic {
namespace {

class FireworkPairs {
  public:
    FireworkPairs(const Position &position, StepTaker &taker)
        : position_(position), layout_(position.layout()), taker_(taker), fireworks_(position),
          sets_(almost_locked_sets(position)) {}

    bool run(Technique technique) {
        fireworks_.each([&](const FireworkCells &cells) {
            if (taker_.is_cancelled()) {
                return false;
            }
            const DigitSet digits = fireworks_.digits(cells);
            for (const Digit one : digits) {
                for (const Digit other : digits) {
                    if (number(one) < number(other)) {
                        const Pair pair{cells, DigitSet::only(one) | DigitSet::only(other)};
                        technique == Technique::firework_pair ? with_one_set(pair)
                                                              : with_two_sets(pair);
                    }
                }
            }
            return true;
        });
        return !taker_.is_cancelled() && hand_over(technique);
    }

  private:
    using Set = const AlmostLockedSet *;

    struct Pair {
        FireworkCells cells;
        DigitSet digits;
    };

    void with_one_set(const Pair &pair) {
        const std::vector<Set> near_row = sets_at(pair, pair.cells.in_row);
        for (const Set set : sets_at(pair, pair.cells.in_column)) {
            if (std::ranges::find(near_row, set) != near_row.end()) {
                Step step;
                eliminate(step.eliminations, pair.cells.crossing,
                          position_.candidates(pair.cells.crossing) - pair.digits);
                keep(std::move(step), pair, {set});
            }
        }
    }

    void with_two_sets(const Pair &pair) {
        const std::vector<Set> near_row = sets_at(pair, pair.cells.in_row);
        if (near_row.empty()) {
            return;
        }
        for (const Set other : sets_at(pair, pair.cells.in_column)) {
            for (const Set one : near_row) {
                if (one != other) {
                    keep({}, pair, {one, other});
                }
            }
        }
    }

    /// Returns the sets with both digits whose places for them see the end, apart from the pair's
    /// cells.
    [[nodiscard]] std::vector<Set> sets_at(const Pair &pair, Cell end) const {
        const CellBits seen = CellBits::seen_from(layout_, end);
        const CellBits own = pair.cells.all();
        std::vector<Set> found;
        for (const AlmostLockedSet &set : sets_) {
            if ((pair.digits - set.digits).empty() && (set.cells & own).empty() &&
                std::ranges::all_of(pair.digits, [&](Digit digit) {
                    return set.places[set.slot(digit)].is_within(seen);
                })) {
                found.push_back(&set);
            }
        }
        return found;
    }

    /// Eliminates what the sets have in common. Keeps the step, if it is the smallest with its
    /// eliminations.
    void keep(Step step, const Pair &pair, const std::vector<Set> &sets) {
        const CellBits ends = CellBits::seen_from(layout_, pair.cells.in_row) &
                              CellBits::seen_from(layout_, pair.cells.in_column);
        for (const Digit digit : sets.front()->digits & sets.back()->digits) {
            CellBits lose = fireworks_.places(digit);
            for (const Set set : sets) {
                lose &= set->seen[set->slot(digit)];
            }
            eliminate(step.eliminations, pair.digits.contains(digit) ? lose & ends : lose, digit);
        }
        if (step.eliminations.empty()) {
            return;
        }
        sort_eliminations(step);
        for (const Set set : sets) {
            step.size += set->cells.size();
        }
        const auto [at, is_new] = best_.try_emplace(step.eliminations);
        if (!is_new && at->second.size <= step.size) {
            return;
        }
        describe(step, pair, sets);
        at->second = std::move(step);
    }

    void describe(Step &step, const Pair &pair, const std::vector<Set> &sets) const {
        step.parts = {
            {Role::pivot, {pair.cells.crossing}, pair.digits, fireworks_.houses(pair.cells)},
            {Role::pincer, {pair.cells.in_row, pair.cells.in_column}, pair.digits}};
        for (const Set set : sets) {
            step.parts.push_back({Role::almost_locked_set, cell_list(set->cells), set->digits});
        }
    }

    /// Passes the steps with the smallest sets first.
    bool hand_over(Technique technique) {
        std::vector<Step> steps;
        for (auto &[eliminated, step] : best_) {
            step.technique = technique;
            steps.push_back(std::move(step));
        }
        sort_stably(steps,
                    [](const Step &one, const Step &other) { return one.size < other.size; });
        return std::ranges::all_of(steps, [&](Step &step) { return taker_.take(std::move(step)); });
    }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    Fireworks fireworks_;
    std::vector<AlmostLockedSet> sets_;
    std::map<std::vector<Candidate>, Step> best_;
};

} // namespace

template <Technique Kind> bool find_firework_pairs(const Position &position, StepTaker &taker) {
    return !can_have_fireworks(position.layout()) || FireworkPairs(position, taker).run(Kind);
}

template bool find_firework_pairs<Technique::firework_pair>(const Position &, StepTaker &);
template bool find_firework_pairs<Technique::firework_wing>(const Position &, StepTaker &);

} // namespace dokushin::logic
