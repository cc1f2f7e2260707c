// The kinds that say which digits stand in their cells, and how often.
#include "search/sat/line_machine.h"
#include "search/sat/rule_clauses.h"

#include <algorithm>
#include <functional>

namespace dokushin::search {
namespace {

/// Says of a number of cells whether so many may hold a digit.
using IsCount = std::function<bool(MachineState)>;

/// States how many of the cells hold a digit; counts from `most` on are one.
void count_up_to(Encoding &encoding, const std::vector<Cell> &cells, Digit digit, MachineState most,
                 const IsCount &is_count) {
    LineMachine machine{cells, 0, {}, is_count};
    machine.next = [=](MachineState count, std::size_t /*at*/, Digit here) {
        return std::optional(std::min(most, count + (here == digit ? 1 : 0)));
    };
    encode(encoding, machine);
}

/// States that one of the cells holds one of the digits.
void hold_one_of(Encoding &encoding, std::span<const Cell> cells, DigitSet digits) {
    Clause clause;
    for (const Cell cell : cells) {
        const Clause here = encoding.literals(cell, digits);
        clause.insert(clause.end(), here.begin(), here.end());
    }
    encoding.add(clause);
}

/// States that a digit stands as often in one list as in another.
void be_as_often(Encoding &encoding, const std::vector<Cell> &one, const std::vector<Cell> &other,
                 Digit digit) {
    LineMachine machine{one, 0, {}, [](MachineState more) { return more == 0; }};
    machine.cells.insert(machine.cells.end(), other.begin(), other.end());
    machine.next = [&](MachineState more, std::size_t at, Digit here) {
        const MachineState change = at < one.size() ? 1 : -1;
        return std::optional(here == digit ? more + change : more);
    };
    encode(encoding, machine);
}

} // namespace

void encode(Encoding &encoding, const OneOf &rule) {
    DigitSet permitted;
    for (const Digit digit : rule.digits) {
        permitted.insert(digit);
    }
    for (const Cell cell : rule.cells) {
        for (const Digit digit : encoding.candidates(cell) - permitted) {
            encoding.add({-encoding.literal(cell, digit)});
        }
    }
}

void encode(Encoding &encoding, const Quadruple &rule) {
    for (auto from = rule.digits.begin(); from != rule.digits.end();) {
        const auto next = std::ranges::upper_bound(from, rule.digits.end(), *from);
        const MachineState least = next - from;
        count_up_to(encoding, rule.cells, *from, least,
                    [least](MachineState count) { return count == least; });
        from = next;
    }
}

void encode(Encoding &encoding, const Counting &rule) {
    for (const Digit digit : encoding.shape().all_digits()) {
        const MachineState wanted = to_int(digit);
        count_up_to(encoding, rule.cells, digit, wanted + 1,
                    [wanted](MachineState count) { return count == 0 || count == wanted; });
    }
}

void encode(Encoding &encoding, const LookAndSay &rule) {
    for (const DigitCount &each : rule.counts) {
        count_up_to(encoding, rule.cells, each.digit, MachineState{each.count} + 1,
                    [&](MachineState count) { return count == each.count; });
    }
}

/// The state is the set of the digits so far; the last cell to be read says how many they are.
void encode(Encoding &encoding, const DistinctCount &rule) {
    LineMachine machine{rule.cells, 0, {}, [](MachineState state) { return state == 0; }};
    machine.cells.push_back(rule.count);
    machine.next = [&](MachineState state, std::size_t at,
                       Digit digit) -> std::optional<MachineState> {
        const DigitSet seen(static_cast<std::uint64_t>(state));
        if (at < rule.cells.size()) {
            return static_cast<MachineState>((seen | DigitSet::only(digit)).bits());
        }
        const bool is_count = number(digit) + rule.lowest - 1 == seen.size();
        return is_count ? std::optional<MachineState>(0) : std::nullopt;
    };
    encode(encoding, machine);
}

void encode(Encoding &encoding, const SameDigits &rule) {
    for (std::size_t at = 1; at < rule.lists.size(); ++at) {
        for (const Digit digit : encoding.shape().all_digits()) {
            be_as_often(encoding, rule.lists[at - 1], rule.lists[at], digit);
        }
    }
}

/// The thirds are those of Entropic.
void encode(Encoding &encoding, const Entropy &rule) {
    const unsigned outer = (rule.side + 1) / 3;
    const DigitSet low = DigitSet::all(outer);
    const DigitSet up_to_middle = DigitSet::all(rule.side - outer);
    hold_one_of(encoding, rule.cells, low);
    hold_one_of(encoding, rule.cells, up_to_middle - low);
    hold_one_of(encoding, rule.cells, DigitSet::all(rule.side) - up_to_middle);
}

void encode(Encoding &encoding, const Remainders &rule) {
    for (unsigned remainder = 0; remainder < rule.divisor; ++remainder) {
        DigitSet digits;
        for (const Digit digit : encoding.shape().all_digits()) {
            digits =
                number(digit) % rule.divisor == remainder ? digits | DigitSet::only(digit) : digits;
        }
        hold_one_of(encoding, rule.cells, digits);
    }
}

} // namespace dokushin::search
