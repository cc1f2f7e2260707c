// The kinds that machines read along a line: what they compare, remember of the digits before, or
// have as an automaton of their own.
#include "search/sat/line_machine.h"
#include "search/sat/rule_clauses.h"

#include <algorithm>
#include <functional>

namespace dokushin::search {
namespace {

using Next = std::optional<MachineState>;

/// Greater than any digit, so that two digits are a state.
constexpr MachineState base = MachineState{2} * max_side;

/// States what the ends of a line are to each other, and each other cell to both.
void compare_with_ends(Encoding &encoding, const std::vector<Cell> &line,
                       const std::function<bool(int low, int high)> &are_ends,
                       const std::function<bool(int low, int digit, int high)> &is_inner) {
    LineMachine machine;
    machine.cells = {line.front(), line.back()};
    machine.cells.insert(machine.cells.end(), line.begin() + 1, line.end() - 1);
    machine.next = [&](MachineState ends, std::size_t at, Digit digit) -> Next {
        const int here = to_int(digit);
        if (at == 0) {
            return here;
        }
        if (at == 1) {
            const auto [low, high] = std::minmax({static_cast<int>(ends), here});
            return are_ends(low, high) ? Next(low * base + high) : std::nullopt;
        }
        const bool fits =
            is_inner(static_cast<int>(ends / base), here, static_cast<int>(ends % base));
        return fits ? Next(ends) : std::nullopt;
    };
    machine.accepts = [](MachineState) { return true; };
    encode(encoding, machine);
}

void accept(Encoding &encoding, const DigitAutomaton &automaton, const std::vector<Cell> &line) {
    const std::size_t side = encoding.shape().side();
    LineMachine machine{line, 0, {}, {}};
    machine.next = [&](MachineState state, std::size_t /*at*/, Digit digit) -> Next {
        const auto next =
            automaton.next[static_cast<std::size_t>(state) * side + number(digit) - 1];
        return next == DigitAutomaton::nowhere ? std::nullopt : Next(next);
    };
    machine.accepts = [&](MachineState state) {
        return automaton.accepts[static_cast<std::size_t>(state)];
    };
    if (automaton.accepts.empty()) {
        encoding.add(Clause{});
        return;
    }
    encode(encoding, machine);
}

} // namespace

void encode(Encoding &encoding, const Between &rule) {
    compare_with_ends(
        encoding, rule.cells, [](int, int) { return true; },
        [](int low, int digit, int high) { return low < digit && digit < high; });
}

void encode(Encoding &encoding, const Lockout &rule) {
    compare_with_ends(
        encoding, rule.cells,
        [apart = to_int(rule.difference)](int low, int high) { return high - low >= apart; },
        [](int low, int digit, int high) { return digit < low || digit > high; });
}

/// The state has the last digit, and, from the second cell on, how it changed.
void encode(Encoding &encoding, const Sequence &rule) {
    LineMachine machine{rule.cells, 0, {}, [](MachineState) { return true; }};
    machine.next = [](MachineState state, std::size_t at, Digit digit) -> Next {
        const MachineState change = to_int(digit) - state % base;
        if (at == 0) {
            return to_int(digit);
        }
        if (at > 1 && change != state / base - base) {
            return std::nullopt;
        }
        return (change + base) * base + to_int(digit);
    };
    encode(encoding, machine);
}

/// The state has the greatest digit so far, and how many are seen.
void encode(Encoding &encoding, const Skyscraper &rule) {
    LineMachine machine{
        rule.cells, 0, {}, [&](MachineState state) { return state / base == rule.visible; }};
    machine.next = [&](MachineState state, std::size_t /*at*/, Digit digit) -> Next {
        const MachineState top = state % base;
        if (to_int(digit) < top) {
            return state;
        }
        const bool has_height = rule.lowest > 0 || number(digit) > 1;
        const MachineState seen = state / base + (has_height ? 1 : 0);
        return seen <= rule.visible ? Next(seen * base + to_int(digit)) : std::nullopt;
    };
    encode(encoding, machine);
}

/// The state is the greatest digit so far, or −1 behind the first hidden one.
void encode(Encoding &encoding, const HiddenSkyscraper &rule) {
    LineMachine machine{rule.cells, 0, {}, [](MachineState state) { return state == -1; }};
    machine.next = [&](MachineState top, std::size_t /*at*/, Digit digit) -> Next {
        if (top == -1 || to_int(digit) > top) {
            return top == -1 ? top : to_int(digit);
        }
        return number(digit) == rule.hidden ? Next(-1) : std::nullopt;
    };
    encode(encoding, machine);
}

/// The state says whether the last digit was a 1, or is a middle one that needs the greatest digit
/// behind it.
void encode(Encoding &encoding, const Flatmates &rule) {
    enum : MachineState { any, one, in_need };
    const unsigned middle = (rule.side + 1) / 2;
    LineMachine machine{rule.cells, any, {}, [](MachineState state) { return state != in_need; }};
    machine.next = [&](MachineState state, std::size_t /*at*/, Digit digit) -> Next {
        if (state == in_need && number(digit) != rule.side) {
            return std::nullopt;
        }
        const bool lacks_one = number(digit) == middle && state != one;
        return lacks_one ? in_need : number(digit) == 1 ? one : any;
    };
    encode(encoding, machine);
}

void encode(Encoding &encoding, const Regex &rule) { accept(encoding, rule.automaton, rule.cells); }

void encode(Encoding &encoding, const Automaton &rule) {
    accept(encoding, rule.automaton, rule.cells);
}

} // namespace dokushin::search
