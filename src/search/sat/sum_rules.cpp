// The kinds with sums, whose machines keep the sum so far.
#include "search/sat/line_machine.h"
#include "search/sat/rule_clauses.h"

#include <algorithm>
#include <array>

namespace dokushin::search {
namespace {

/// A weighted sum of cells, each term with a cell and the number that its digit is multiplied by.
using Terms = std::vector<WeightedCell>;

void add_terms(Terms &terms, std::span<const Cell> cells, int weight) {
    for (const Cell cell : cells) {
        terms.push_back({weight, cell});
    }
}

/// States a total. Of what can't be reached any more the diagram drops all.
void add_up(Encoding &encoding, const Terms &terms, int total) {
    LineMachine machine;
    for (const WeightedCell &term : terms) {
        machine.cells.push_back(term.cell);
    }
    machine.next = [&](MachineState sum, std::size_t at, Digit digit) {
        return std::optional(sum + MachineState{terms[at].weight} * to_int(digit));
    };
    machine.accepts = [total](MachineState sum) { return sum == total; };
    encode(encoding, machine);
}

/// States that two lists of cells have the same sum.
void be_equal(Encoding &encoding, std::span<const Cell> one, std::span<const Cell> other) {
    Terms terms;
    add_terms(terms, one, 1);
    add_terms(terms, other, -1);
    add_up(encoding, terms, 0);
}

/// States the total of the digits between two, which are among different digits of a line.
void enclose(Encoding &encoding, const std::vector<Cell> &line, std::array<Digit, 2> ends,
             unsigned total) {
    // Before the first end the state is −1, behind the last one −2, and between them it is the sum.
    LineMachine machine{line, -1, {}, [](MachineState state) { return state == -2; }};
    machine.next = [&](MachineState state, std::size_t /*at*/,
                       Digit digit) -> std::optional<MachineState> {
        const bool is_end = digit == ends[0] || digit == ends[1];
        if (state < 0) {
            return state == -1 && is_end ? std::optional<MachineState>(0)
                   : is_end              ? std::nullopt
                                         : std::optional(state);
        }
        if (is_end) {
            return state == to_int(total) ? std::optional<MachineState>(-2) : std::nullopt;
        }
        const MachineState sum = state + to_int(digit);
        return sum <= to_int(total) ? std::optional(sum) : std::nullopt;
    };
    encode(encoding, machine);
}

/// States that pieces with a total follow each other, the first of which has `begun` before the
/// line, and the last one has as much at its end.
void cut(Encoding &encoding, const std::vector<Cell> &line, unsigned total, unsigned begun) {
    LineMachine machine{line, begun, {}, [begun](MachineState sum) { return sum == begun; }};
    machine.next = [total](MachineState sum, std::size_t /*at*/,
                           Digit digit) -> std::optional<MachineState> {
        const MachineState more = sum + to_int(digit);
        return more < total    ? std::optional(more)
               : more == total ? std::optional<MachineState>(0)
                               : std::nullopt;
    };
    encode(encoding, machine);
}

} // namespace

void encode(Encoding &encoding, const Sum &rule) {
    Terms terms;
    add_terms(terms, rule.cells, 1);
    add_up(encoding, terms, to_int(rule.total));
}

/// The shaft less the number in the bulb, whose last cell counts ones, is the rest.
void encode(Encoding &encoding, const Arrow &rule) {
    Terms terms;
    int place = 1;
    for (std::size_t at = rule.bulb.size(); at-- > 0; place *= 10) {
        terms.push_back({-place, rule.bulb[at]});
    }
    std::ranges::reverse(terms); // great weights first, for fewer states
    add_terms(terms, rule.shaft, 1);
    add_up(encoding, terms, rule.rest);
}

void encode(Encoding &encoding, const WeightedSum &rule) {
    add_up(encoding, rule.terms, rule.total);
}

void encode(Encoding &encoding, const DoubleArrow &rule) {
    const std::array ends{rule.cells.front(), rule.cells.back()};
    be_equal(encoding, ends, std::span(rule.cells).subspan(1, rule.cells.size() - 2));
}

void encode(Encoding &encoding, const EqualSums &rule) {
    for (std::size_t at = 1; at < rule.pieces.size(); ++at) {
        be_equal(encoding, rule.pieces[at - 1], rule.pieces[at]);
    }
}

void encode(Encoding &encoding, const Zipper &rule) {
    const auto mirrored = [&](std::size_t at) {
        const std::size_t other = rule.cells.size() - 1 - at;
        std::vector<Cell> pair{rule.cells[at]};
        if (other != at) {
            pair.push_back(rule.cells[other]);
        }
        return pair;
    };
    for (std::size_t at = 1; at < (rule.cells.size() + 1) / 2; ++at) {
        be_equal(encoding, mirrored(at - 1), mirrored(at));
    }
}

void encode(Encoding &encoding, const Sandwich &rule) {
    const std::array ends{digit_of(1), digit_of(static_cast<unsigned>(rule.cells.size()))};
    enclose(encoding, rule.cells, ends, rule.total);
}

/// Tries each two digits as the least and the greatest of the cells.
void encode(Encoding &encoding, const Lunchbox &rule) {
    Clause chosen;
    const auto apart = static_cast<unsigned>(rule.cells.size()) - 1;
    for (unsigned low = 1; low <= encoding.shape().side(); ++low) {
        for (unsigned high = low + apart; high <= encoding.shape().side(); ++high) {
            const DigitSet within = DigitSet::all(high) - DigitSet::all(low - 1);
            chosen.push_back(encoding.new_variable());
            encoding.under(chosen.back(), [&] {
                for (const Cell cell : rule.cells) {
                    for (const Digit digit : encoding.candidates(cell) - within) {
                        encoding.add({-encoding.literal(cell, digit)});
                    }
                }
                enclose(encoding, rule.cells, {digit_of(low), digit_of(high)}, rule.total);
            });
        }
    }
    encoding.add(chosen);
}

void encode(Encoding &encoding, const XSum &rule) {
    // The state has the sum and the number of cells that still count; it is −1 before the first.
    constexpr MachineState counts = 256;
    LineMachine machine{
        rule.cells, -1, {}, [&](MachineState state) { return state == rule.total * counts; }};
    machine.next = [&](MachineState state, std::size_t at,
                       Digit digit) -> std::optional<MachineState> {
        if (at > 0 && state % counts == 0) {
            return state;
        }
        const MachineState left = at == 0 ? to_int(digit) - 1 : state % counts - 1;
        const MachineState sum = (at == 0 ? 0 : state / counts) + to_int(digit);
        return sum <= rule.total ? std::optional(sum * counts + left) : std::nullopt;
    };
    encode(encoding, machine);
}

void encode(Encoding &encoding, const SumLine &rule) { cut(encoding, rule.cells, rule.total, 0); }

/// Tries each sum that the piece over the first cell's edge has before that cell.
void encode(Encoding &encoding, const SumLoop &rule) {
    Clause chosen;
    for (unsigned begun = 0; begun < rule.total; ++begun) {
        chosen.push_back(encoding.new_variable());
        encoding.under(chosen.back(), [&] { cut(encoding, rule.cells, rule.total, begun); });
    }
    encoding.add(chosen);
}

} // namespace dokushin::search
