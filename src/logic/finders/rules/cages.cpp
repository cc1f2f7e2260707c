// A killer cage by itself is searched for what its combinations exclude and demand.
//
//   cage combinations   a candidate in no combination is eliminated
//   cage arrangements   a candidate that its cell has in no arrangement of them, too
//   hidden single       a digit of all combinations has one cell of the cage left
//   locked in a cage    a digit of all combinations is eliminated from the cells that see all its
//                       places in the cage
#include "logic/finders/rules/cage_combinations.h"

namespace dokushin::logic {
namespace {

class Cages {
  public:
    Cages(const Position &position, StepTaker &taker)
        : position_(position), layout_(position.layout()), taker_(taker) {}

    /// Searches each cage unless nothing was found there since its last change. What its peers lose
    /// later makes no new step.
    bool run() {
        const auto rules = layout_.shape().constraints();
        for (std::size_t rule = 0; rule < rules.size(); ++rule) {
            const auto *const cage = std::get_if<Cage>(&rules[rule]);
            if (cage == nullptr || nothing_found_since(taker_, NothingFound::By::cages, rule,
                                                       last_change(position_, cage->cells))) {
                continue;
            }
            const CageCombinations found = combinations_of(position_, static_cast<RuleIndex>(rule));
            if (!found.empty() && !(in_none(found) && in_all(found))) {
                return false;
            }
            note_nothing_found(taker_, NothingFound::By::cages, rule, position_.clock());
        }
        return true;
    }

  private:
    /// Passes a step that leaves these digits to the cells of a cage, if it eliminates any.
    bool leave(const CageCombinations &cage, Technique technique, std::span<const DigitSet> before,
               std::span<const DigitSet> digits) {
        Step step;
        step.technique = technique;
        conclude(step, cage.cells, before, digits);
        step.parts = {cage.part()};
        return step.eliminations.empty() || taker_.take(std::move(step));
    }

    /// Searches candidates in no combination, then those in no arrangement of one.
    bool in_none(const CageCombinations &cage) {
        const std::vector<DigitSet> kept = kept_of(cage.left, union_of(cage.combinations));
        return leave(cage, Technique::cage_combinations, cage.left, kept) &&
               leave(cage, Technique::cage_arrangements, kept, cage.supported);
    }

    /// Searches the digits that are in all combinations and not yet placed.
    bool in_all(const CageCombinations &cage) {
        DigitSet common = cage.combinations.front();
        for (const DigitSet combination : cage.combinations) {
            common = common & combination;
        }
        for (const Digit digit : common) {
            std::vector<Cell> places;
            bool is_placed = false;
            for (std::size_t at = 0; at < cage.left.size(); ++at) {
                const Cell cell = cage.cells[at];
                if (cage.left[at].contains(digit)) {
                    places.push_back(cell);
                    is_placed = is_placed || !position_.is_open(cell);
                }
            }
            if (!is_placed && !(places.size() == 1 ? single(cage, places.front(), digit)
                                                   : locked(cage, places, digit))) {
                return false;
            }
        }
        return true;
    }

    bool single(const CageCombinations &cage, Cell cell, Digit digit) {
        Step step;
        step.technique = Technique::cage_hidden_single;
        step.placements = {{cell, digit}};
        step.parts = {{Role::place, {cell}, DigitSet::only(digit)}, cage.part()};
        return taker_.take(std::move(step));
    }

    bool locked(const CageCombinations &cage, const std::vector<Cell> &places, Digit digit) {
        Step step;
        step.technique = Technique::cage_locked;
        for (const Cell cell : layout_.shape().peers(places.front())) {
            if (position_.has(cell, digit) && std::ranges::all_of(places, [&](Cell place) {
                    return layout_.sees(place, cell);
                })) {
                step.eliminations.push_back({cell, digit});
            }
        }
        step.parts = {{Role::base, places, DigitSet::only(digit)}, cage.part()};
        return step.eliminations.empty() || taker_.take(std::move(step));
    }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
};

} // namespace

bool find_cages(const Position &position, StepTaker &taker) { return Cages(position, taker).run(); }

} // namespace dokushin::logic
