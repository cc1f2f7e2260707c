// Each rule by itself is searched for candidates that it leaves no room: its own propagation
// (board/constraints) erases them. The technique is that of the rule's family.
#include "base/stable_sort.h"
#include "board/constraints.h"
#include "logic/finders/rules/cage_combinations.h"

#include <algorithm>
#include <concepts>
#include <numeric>

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

/// More limits than these are no easier to read than all cells, and rules of more cells take long.
constexpr std::size_t most_limits = 3;
constexpr std::size_t most_cells_with_limits = 12;

/// Does the rule prove the step, if its cells hold these candidates? It excludes all that the step
/// does, and a placed digit is the only one left in its cell.
bool proves(const Constraint &rule, std::span<const Cell> cells, std::vector<DigitSet> left,
            const Step &step) {
    if (!prune(rule, left)) {
        return false;
    }
    // A cell that is listed twice has what both leave.
    const auto left_in_cell = [&](Cell cell) {
        DigitSet digits = DigitSet::all(max_side);
        for (std::size_t at = 0; at < cells.size(); ++at) {
            digits = cells[at] == cell ? digits & left[at] : digits;
        }
        return digits;
    };
    const auto excludes = [&](const Candidate &one) {
        return !left_in_cell(one.cell).contains(one.digit);
    };
    const auto places = [&](const Candidate &one) {
        return left_in_cell(one.cell) == DigitSet::only(one.digit);
    };
    return std::ranges::all_of(step.eliminations, excludes) &&
           std::ranges::all_of(step.placements, places);
}

/// Adds the cells whose candidates the step rests on, if they are few. The others may hold any
/// digit: one by one, those with the most candidates first, they get all digits as long as the rule
/// proves the same.
void add_limits(Step &step, const Constraint &rule, std::span<const Cell> cells,
                std::span<const DigitSet> before, DigitSet all_digits) {
    if (cells.size() > most_cells_with_limits) {
        return;
    }
    std::vector<std::size_t> loosest_first(cells.size());
    std::iota(loosest_first.begin(), loosest_first.end(), std::size_t{0});
    sort_stably(loosest_first, [&](std::size_t one, std::size_t other) {
        return before[one].size() > before[other].size();
    });
    std::vector<DigitSet> left(before.begin(), before.end());
    std::vector<Part> limits;
    for (const std::size_t at : loosest_first) {
        if (std::ranges::any_of(
                limits, [&](const Part &part) { return part.cells.front() == cells[at]; })) {
            continue; // a cell that is listed twice
        }
        const DigitSet here = left[at];
        const auto set_to = [&](DigitSet digits) {
            for (std::size_t other = 0; other < cells.size(); ++other) {
                left[other] = cells[other] == cells[at] ? digits : left[other];
            }
        };
        set_to(all_digits);
        if (proves(rule, cells, left, step)) {
            continue;
        }
        set_to(here);
        if (limits.size() == most_limits) {
            return;
        }
        limits.push_back({.role = Role::limit, .cells = {cells[at]}, .digits = here});
    }
    if (limits.empty()) {
        limits.push_back({.role = Role::limit});
    }
    std::ranges::sort(limits, {}, [](const Part &part) { return part.cells; });
    step.parts.insert(step.parts.end(), limits.begin(), limits.end());
}

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
        add_limits(step, rules[at], cells, before, position.layout().shape().all_digits());
        if (!taker.take(std::move(step))) {
            return false;
        }
    }
    return true;
}

} // namespace dokushin::logic
