// Each rule by itself is searched for candidates that it leaves no room: its own propagation
// (board/constraints) erases them. The technique is that of the rule's family.
#include "board/constraints.h"
#include "logic/finders/rules/cage_combinations.h"

#include <concepts>

namespace dokushin::logic {
namespace {

template <class Kind, class... Kinds>
concept OneOfKinds = (std::same_as<Kind, Kinds> || ...);

/// Returns the technique of a kind's family. A new kind must be listed in one of them.
template <class Kind> constexpr Technique family_of() {
    if constexpr (OneOfKinds<Kind, Less, Difference, Ratio, Whispers, NotSum, NotRatio,
                             NotDifference, Nabner, Pairs, AllPairs, Thermometer, SlowThermometer,
                             Flatmates, Taxicab, Different>) {
        return Technique::comparison_rule;
    } else if constexpr (OneOfKinds<Kind, Cage, Sum, Arrow, DoubleArrow, EqualSums, Zipper, SumLine,
                                    SumLoop, WeightedSum, Rellik>) {
        return Technique::sum_rule;
    } else if constexpr (OneOfKinds<Kind, Palindrome, Equal, Renban, Between, Lockout, Entropic,
                                    Modular, Sequence, SameDigits, Regex, Automaton>) {
        return Technique::line_rule;
    } else if constexpr (OneOfKinds<Kind, Sandwich, XSum, Skyscraper, HiddenSkyscraper,
                                    NumberedRoom, Lunchbox, FullRank, SharedRank>) {
        return Technique::outside_rule;
    } else {
        static_assert(
            OneOfKinds<Kind, Quadruple, OneOf, Indexing, Counting, DistinctCount, LookAndSay,
                       EqualityCage, Entropy, Remainders, DifferentLines, ValueIndexing, AnyOf>);
        return Technique::counting_rule;
    }
}

constexpr auto families = []<class... Kinds>(const std::variant<Kinds...> * /*kinds*/) {
    return std::array{family_of<Kinds>()...};
}(static_cast<const ConstraintKinds *>(nullptr));

/// find_cages() has these, and finds more.
bool is_searched_by_combinations(const Constraint &rule, unsigned side) {
    return std::get_if<Cage>(&rule) != nullptr && side <= most_digit_of_cage;
}

} // namespace

bool find_by_rule(const Position &position, StepTaker &taker) {
    const auto rules = position.layout().shape().constraints();
    for (std::size_t at = 0; at < rules.size(); ++at) {
        const auto cells = position.layout().cells_of_rule(static_cast<RuleIndex>(at));
        if (is_searched_by_combinations(rules[at], position.side())) {
            continue;
        }
        if (nothing_found_since(taker, NothingFound::By::by_rule, at,
                                last_change(position, cells))) {
            continue;
        }
        const std::vector<DigitSet> before = left_in(position, cells);
        std::vector<DigitSet> after = before;
        Step step;
        if (prune(rules[at], after)) { // else the puzzle has no solution
            conclude(step, cells, before, after);
        }
        if (step.eliminations.empty()) {
            note_nothing_found(taker, NothingFound::By::by_rule, at, position.clock());
            continue;
        }
        step.technique = families[rules[at].index()];
        step.parts = {{.role = Role::rule,
                       .cells = {cells.begin(), cells.end()},
                       .digits = union_of(before),
                       .rules = {static_cast<RuleIndex>(at)}}};
        if (!taker.take(std::move(step))) {
            return false;
        }
    }
    return true;
}

} // namespace dokushin::logic
