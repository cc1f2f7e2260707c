// The kinds that relate cells two by two, or that say which digit a named place holds.
//
// A relation is stated by the support encoding of Gent, "Arc Consistency in SAT" (2002): each digit
// of one cell implies that the other cell has one of the digits that the relation permits with it.
// Unit propagation makes that arc consistent.
#include "search/sat/rule_clauses.h"

#include <algorithm>
#include <cstdlib>
#include <functional>

namespace dokushin::search {
namespace {

using Relation = std::function<bool(int one, int other)>;

/// States that each digit of a cell implies one of the other cell that goes with it.
void support(Encoding &encoding, Cell one, Cell other, const Relation &goes_with) {
    const DigitSet all = encoding.candidates(other);
    for (const Digit digit : encoding.candidates(one)) {
        DigitSet supports;
        for (const Digit another : all) {
            supports = goes_with(to_int(digit), to_int(another))
                           ? supports | DigitSet::only(another)
                           : supports;
        }
        if (supports != all) {
            Clause clause = encoding.literals(other, supports);
            clause.push_back(-encoding.literal(one, digit));
            encoding.add(clause);
        }
    }
}

void relate(Encoding &encoding, Cell one, Cell other, const Relation &relation) {
    support(encoding, one, other, relation);
    support(encoding, other, one, [&](int b, int a) { return relation(a, b); });
}

/// Relates any two cells of a line that are at most so many places apart.
void relate_near(Encoding &encoding, std::span<const Cell> line, std::size_t apart,
                 const Relation &relation) {
    for (std::size_t at = 0; at < line.size(); ++at) {
        for (std::size_t next = at + 1; next < line.size() && next <= at + apart; ++next) {
            relate(encoding, line[at], line[next], relation);
        }
    }
}

void relate_neighbours(Encoding &encoding, std::span<const Cell> line, const Relation &relation) {
    relate_near(encoding, line, 1, relation);
}

[[nodiscard]] Relation may_follow(const std::vector<DigitSet> &next) {
    return [&next](int one, int other) {
        return next[static_cast<std::size_t>(one) - 1].contains(
            digit_of(static_cast<unsigned>(other)));
    };
}

/// States that the digit of a cell names the place of another digit among some cells.
void name_place(Encoding &encoding, Cell naming, std::span<const Cell> places, unsigned digit) {
    for (const Digit place : encoding.candidates(naming)) {
        Clause clause{-encoding.literal(naming, place)};
        if (number(place) <= places.size()) {
            const Clause held =
                encoding.literals(places[number(place) - 1], DigitSet::only(digit_of(digit)));
            clause.insert(clause.end(), held.begin(), held.end());
        }
        encoding.add(clause);
    }
}

} // namespace

/// Its cells are peers.
void encode(Encoding & /*encoding*/, const Different & /*rule*/) {}

void encode(Encoding &encoding, const Less &rule) {
    relate(encoding, rule.lesser, rule.greater, std::less<>());
}

void encode(Encoding &encoding, const Thermometer &rule) {
    relate_neighbours(encoding, rule.cells, std::less<>());
}

void encode(Encoding &encoding, const SlowThermometer &rule) {
    relate_neighbours(encoding, rule.cells, std::less_equal<>());
}

void encode(Encoding &encoding, const Difference &rule) {
    relate_neighbours(encoding, rule.cells, [apart = to_int(rule.difference)](int a, int b) {
        return std::abs(a - b) == apart;
    });
}

void encode(Encoding &encoding, const Ratio &rule) {
    const int ratio = to_int(rule.ratio);
    const int least = to_int(rule.lowest) - 1;
    relate_neighbours(encoding, rule.cells, [=](int a, int b) {
        return a != b && (a + least == ratio * (b + least) || b + least == ratio * (a + least));
    });
}

void encode(Encoding &encoding, const Whispers &rule) {
    relate_neighbours(encoding, rule.cells, [apart = to_int(rule.difference)](int a, int b) {
        return std::abs(a - b) >= apart;
    });
}

void encode(Encoding &encoding, const Palindrome &rule) {
    for (std::size_t at = 0; at < rule.cells.size() / 2; ++at) {
        relate(encoding, rule.cells[at], rule.cells[rule.cells.size() - 1 - at], std::equal_to<>());
    }
}

void encode(Encoding &encoding, const Equal &rule) {
    relate_neighbours(encoding, rule.cells, std::equal_to<>());
}

void encode(Encoding &encoding, const NotSum &rule) {
    relate_neighbours(encoding, rule.cells,
                      [total = to_int(rule.total)](int a, int b) { return a + b != total; });
}

void encode(Encoding &encoding, const NotRatio &rule) {
    relate_neighbours(encoding, rule.cells, [ratio = to_int(rule.ratio)](int a, int b) {
        return a != ratio * b && b != ratio * a;
    });
}

void encode(Encoding &encoding, const NotDifference &rule) {
    relate_neighbours(encoding, rule.cells, [apart = to_int(rule.difference)](int a, int b) {
        return std::abs(a - b) != apart;
    });
}

/// No two of three consecutive cells hold digits of the same third.
void encode(Encoding &encoding, const Entropic &rule) {
    const int outer = to_int((rule.side + 1) / 3); // 2 of five and of six, 3 of nine
    const auto third = [outer, side = to_int(rule.side)](int digit) {
        return digit <= outer ? 0 : digit > side - outer ? 2 : 1;
    };
    relate_near(encoding, rule.cells, 2, [&](int a, int b) { return third(a) != third(b); });
}

void encode(Encoding &encoding, const Modular &rule) {
    relate_near(
        encoding, rule.cells, rule.divisor - 1,
        [divisor = to_int(rule.divisor)](int a, int b) { return a % divisor != b % divisor; });
}

void encode(Encoding &encoding, const Taxicab &rule) {
    const auto place = [&](Cell cell) {
        return std::div(static_cast<int>(index(cell)), to_int(rule.side));
    };
    for (std::size_t at = 0; at < rule.cells.size(); ++at) {
        for (std::size_t next = at + 1; next < rule.cells.size(); ++next) {
            const auto one = place(rule.cells[at]);
            const auto other = place(rule.cells[next]);
            const auto steps = static_cast<unsigned>(std::abs(one.quot - other.quot) +
                                                     std::abs(one.rem - other.rem));
            if (steps <= rule.side) {
                encoding.differ(rule.cells[at], rule.cells[next], DigitSet::only(digit_of(steps)));
            }
        }
    }
}

void encode(Encoding &encoding, const Pairs &rule) {
    relate_neighbours(encoding, rule.cells, may_follow(rule.next));
}

void encode(Encoding &encoding, const AllPairs &rule) {
    relate_near(encoding, rule.cells, rule.cells.size(), may_follow(rule.next));
}

void encode(Encoding &encoding, const NumberedRoom &rule) {
    name_place(encoding, rule.cells.front(), rule.cells, rule.digit);
}

void encode(Encoding &encoding, const Indexing &rule) {
    name_place(encoding, rule.index, rule.indexed, rule.digit);
}

void encode(Encoding &encoding, const ValueIndexing &rule) {
    const std::span<const Cell> behind = std::span(rule.cells).subspan(2);
    for (const Digit place : encoding.candidates(rule.cells[1])) {
        const Literal is_named = encoding.literal(rule.cells[1], place);
        if (number(place) > behind.size()) {
            encoding.add({-is_named});
            continue;
        }
        encoding.under(is_named, [&] {
            relate(encoding, rule.cells[0], behind[number(place) - 1], std::equal_to<>());
        });
    }
}

} // namespace dokushin::search
