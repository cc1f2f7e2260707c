// The kinds that compare whole lines.
#include "search/sat/line_machine.h"
#include "search/sat/rule_clauses.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace dokushin::search {
namespace {

/// A line of the board, read from an end.
using Line = std::vector<Cell>;

/// How a line compares with another; a set of them has several bits.
enum Comparison : unsigned { is_less = 1, is_equal = 2, is_greater = 4 };

/// States how a line compares with another of the same length.
void compare(Encoding &encoding, const Line &line, const Line &other, unsigned permitted) {
    // The digits are read by turns. While all are equal the state is 0, or the line's digit if the
    // other's is to be read; at the first difference it is −is_less or −is_greater.
    LineMachine machine;
    for (std::size_t at = 0; at < line.size(); ++at) {
        machine.cells.push_back(line[at]);
        machine.cells.push_back(other[at]);
    }
    machine.next = [](MachineState state, std::size_t at, Digit digit) {
        if (state < 0) {
            return std::optional(state);
        }
        if (at % 2 == 0) {
            return std::optional<MachineState>(to_int(digit));
        }
        const MachineState differs = state < to_int(digit) ? is_less : is_greater;
        return std::optional<MachineState>(state == to_int(digit) ? 0 : -differs);
    };
    machine.accepts = [permitted](MachineState state) {
        return ((state == 0 ? is_equal : static_cast<unsigned>(-state)) & permitted) != 0;
    };
    encode(encoding, machine);
}

/// The lines that begin at each of the four sides of a square board.
[[nodiscard]] std::array<std::vector<Line>, 4> lines_by_side(const Shape &shape) {
    std::array<std::vector<Line>, 4> sides;
    for (unsigned at = 0; at < shape.side(); ++at) {
        Line row;
        Line column;
        for (unsigned place = 0; place < shape.side(); ++place) {
            row.push_back(shape.cell(at, place));
            column.push_back(shape.cell(place, at));
        }
        sides[0].push_back(row);
        sides[1].push_back(column);
        std::ranges::reverse(row);
        std::ranges::reverse(column);
        sides[2].push_back(row);
        sides[3].push_back(column);
    }
    return sides;
}

/// States whether the line of a side that begins with a digit is less than the ranked one. One
/// begins so, since the first cells of the lines are a house.
void compare_side(Encoding &encoding, const std::vector<Line> &side, const Line &ranked,
                  Digit leading, Literal chosen, unsigned otherwise) {
    for (const Line &line : side) {
        for (const Literal begins : encoding.literals(line.front(), DigitSet::only(leading))) {
            encoding.under(begins, [&] {
                encoding.under(chosen, [&] { compare(encoding, line, ranked, is_less); });
                encoding.under(-chosen, [&] { compare(encoding, line, ranked, otherwise); });
            });
        }
    }
}

/// Each digit begins four lines, one from each side. So the rank says with which digit the line
/// begins, and how many of the three others that begin so are less. `otherwise` is how the rest of
/// them may compare.
void rank_line(Encoding &encoding, const Line &ranked, unsigned rank, unsigned otherwise) {
    const Digit leading = digit_of((rank + 3) / 4);
    const unsigned less_than_it = (rank - 1) % 4;
    encoding.add(encoding.literals(ranked.front(), DigitSet::only(leading)));
    Clause are_less;
    for (const std::vector<Line> &side : lines_by_side(encoding.shape())) {
        if (std::ranges::find(side, ranked) == side.end()) {
            are_less.push_back(encoding.new_variable());
            compare_side(encoding, side, ranked, leading, are_less.back(), otherwise);
        }
    }
    assert(are_less.size() == 3);
    for (unsigned chosen = 0; chosen < 8; ++chosen) {
        Clause others; // that it is not just these
        for (unsigned side = 0; side < 3; ++side) {
            others.push_back((chosen >> side & 1U) != 0 ? -are_less[side] : are_less[side]);
        }
        if (std::ranges::count_if(others, [](Literal each) { return each < 0; }) !=
            static_cast<std::ptrdiff_t>(less_than_it)) {
            encoding.add(others);
        }
    }
}

} // namespace

void encode(Encoding &encoding, const FullRank &rule) {
    rank_line(encoding, rule.cells, rule.rank, is_greater);
}

void encode(Encoding &encoding, const SharedRank &rule) {
    rank_line(encoding, rule.cells, rule.rank, is_equal | is_greater);
}

/// Each two lines differ at one place at least.
void encode(Encoding &encoding, const DifferentLines &rule) {
    for (std::size_t one = 0; one < rule.lines.size(); ++one) {
        for (std::size_t other = one + 1; other < rule.lines.size(); ++other) {
            Clause differences;
            for (std::size_t at = 0; at < rule.lines[one].size(); ++at) {
                differences.push_back(encoding.new_variable());
                encoding.under(differences.back(), [&] {
                    encoding.differ(rule.lines[one][at], rule.lines[other][at],
                                    encoding.shape().all_digits());
                });
            }
            encoding.add(differences);
        }
    }
}

} // namespace dokushin::search
