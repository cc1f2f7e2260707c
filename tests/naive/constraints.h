// The oracle of constraints: do these digits, one for each of cells_of(), keep the rule?
#pragma once

#include <dokushin/shape.h>

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <regex>
#include <string>

namespace dokushin::naive {

using Numbers = std::vector<int>;

inline int sum_of(const Numbers &digits) {
    return std::accumulate(digits.begin(), digits.end(), 0);
}
inline bool are_different(Numbers digits) {
    std::ranges::sort(digits);
    return std::ranges::adjacent_find(digits) == digits.end();
}
/// Does each pair of neighbours keep a relation?
template <class Relation> bool each_pair(const Numbers &line, const Relation &relation) {
    return std::ranges::adjacent_find(
               line, [&](int one, int next) { return !relation(one, next); }) == line.end();
}

inline bool keeps(const Different &, const Numbers &digits) { return are_different(digits); }
inline bool keeps(const Less &, const Numbers &digits) { return digits[0] < digits[1]; }
inline bool keeps(const Cage &rule, const Numbers &digits) {
    return are_different(digits) && sum_of(digits) == static_cast<int>(rule.total);
}
inline bool keeps(const Sum &rule, const Numbers &digits) {
    return sum_of(digits) == static_cast<int>(rule.total);
}
inline bool keeps(const Arrow &rule, const Numbers &digits) {
    int number = 0;
    for (std::size_t at = 0; at < rule.bulb.size(); ++at) {
        number = 10 * number + digits[at];
    }
    return sum_of({digits.begin() + static_cast<int>(rule.bulb.size()), digits.end()}) ==
           number + rule.rest;
}
inline bool keeps(const Thermometer &, const Numbers &digits) {
    return each_pair(digits, [](int one, int next) { return one < next; });
}
inline bool keeps(const SlowThermometer &, const Numbers &digits) {
    return std::ranges::is_sorted(digits);
}
inline bool keeps(const Difference &rule, const Numbers &digits) {
    return std::abs(digits[0] - digits[1]) == static_cast<int>(rule.difference);
}
inline bool keeps(const Ratio &rule, const Numbers &digits) {
    const auto ratio = static_cast<int>(rule.ratio);
    const int one = digits[0] + static_cast<int>(rule.lowest) - 1;
    const int other = digits[1] + static_cast<int>(rule.lowest) - 1;
    return one != other && (one == ratio * other || other == ratio * one);
}
inline bool keeps(const Whispers &rule, const Numbers &digits) {
    return each_pair(digits, [&](int one, int next) {
        return std::abs(one - next) >= static_cast<int>(rule.difference);
    });
}
inline bool keeps(const Palindrome &, const Numbers &digits) {
    return std::equal(digits.begin(), digits.end(), digits.rbegin());
}
inline bool keeps(const Renban &, const Numbers &digits) {
    const auto [least, most] = std::ranges::minmax(digits);
    return are_different(digits) && most - least + 1 == static_cast<int>(digits.size());
}
inline bool keeps(const Between &, const Numbers &digits) {
    const auto [low, high] = std::minmax(digits.front(), digits.back());
    return std::all_of(digits.begin() + 1, digits.end() - 1,
                       [low, high](int digit) { return low < digit && digit < high; });
}
inline bool keeps(const Equal &, const Numbers &digits) {
    return std::ranges::count(digits, digits.front()) == std::ssize(digits);
}
inline bool keeps(const Quadruple &rule, const Numbers &digits) {
    return std::ranges::all_of(rule.digits, [&](Digit digit) {
        return std::ranges::count(digits, static_cast<int>(number(digit))) >=
               std::ranges::count(rule.digits, digit);
    });
}
inline bool keeps(const OneOf &rule, const Numbers &digits) {
    return std::ranges::all_of(digits, [&](int digit) {
        return std::ranges::find(rule.digits, digit_of(static_cast<unsigned>(digit))) !=
               rule.digits.end();
    });
}
inline bool keeps(const Sandwich &rule, const Numbers &digits) {
    const auto first = std::ranges::find(digits, 1);
    const auto last = std::ranges::find(digits, static_cast<int>(digits.size()));
    return are_different(digits) && first != digits.end() && last != digits.end() &&
           sum_of({std::min(first, last) + 1, std::max(first, last)}) ==
               static_cast<int>(rule.total);
}

inline bool keeps(const NotSum &rule, const Numbers &digits) {
    return sum_of(digits) != static_cast<int>(rule.total);
}
inline bool keeps(const NotRatio &rule, const Numbers &digits) {
    const auto ratio = static_cast<int>(rule.ratio);
    return digits[0] != ratio * digits[1] && digits[1] != ratio * digits[0];
}
inline bool keeps(const NotDifference &rule, const Numbers &digits) {
    return !keeps(Difference{rule.difference, {}}, digits);
}
inline bool keeps(const EqualSums &rule, const Numbers &digits) {
    Numbers sums;
    auto from = digits.begin();
    for (std::size_t at = 0; at < rule.pieces.size(); ++at) {
        const Numbers piece(from, from + std::ssize(rule.pieces[at]));
        if (rule.differ[at] && !are_different(piece)) {
            return false;
        }
        sums.push_back(sum_of(piece));
        from += std::ssize(piece);
    }
    return std::ranges::count(sums, sums.front()) == std::ssize(sums);
}
/// The digits of some cells, of which `all` lists those that the digits are of.
inline Numbers digits_of(const std::vector<Cell> &cells, const std::vector<Cell> &all,
                         const Numbers &digits) {
    Numbers own;
    for (const Cell cell : cells) {
        const auto place = std::ranges::find(all, cell) - all.begin();
        own.push_back(digits[static_cast<std::size_t>(place)]);
    }
    return own;
}
inline bool keeps(const SameDigits &rule, const Numbers &digits) {
    return std::ranges::all_of(rule.lists, [&](const std::vector<Cell> &list) {
        const Numbers first = digits_of(rule.lists.front(), rule.cells, digits);
        const Numbers own = digits_of(list, rule.cells, digits);
        return std::ranges::is_permutation(first, own) && (!rule.differ || are_different(own));
    });
}
/// Are any `count` consecutive numbers different, or all of them if they are fewer?
inline bool take_turns(const Numbers &groups, int count) {
    for (int from = 0; from == 0 || from + count <= std::ssize(groups); ++from) {
        const auto begin = groups.begin() + from;
        const auto end = std::ssize(groups) < count ? groups.end() : begin + count;
        if (!are_different({begin, end})) {
            return false;
        }
    }
    return true;
}
inline bool keeps(const Entropic &rule, const Numbers &digits) {
    const int side = static_cast<int>(rule.side);
    const int low = (side + 1) / 3;
    Numbers groups;
    for (const int digit : digits) {
        groups.push_back(digit <= low ? 0 : digit > side - low ? 2 : 1);
    }
    return take_turns(groups, 3);
}
inline bool keeps(const Modular &rule, const Numbers &digits) {
    Numbers remainders;
    for (const int digit : digits) {
        remainders.push_back(digit % static_cast<int>(rule.divisor));
    }
    return take_turns(remainders, static_cast<int>(rule.divisor));
}
inline bool keeps(const Zipper &, const Numbers &digits) {
    Numbers sums;
    for (std::size_t at = 0; at < (digits.size() + 1) / 2; ++at) {
        const std::size_t mirrored = digits.size() - 1 - at;
        sums.push_back(digits[at] + (mirrored == at ? 0 : digits[mirrored]));
    }
    return std::ranges::count(sums, sums.front()) == std::ssize(sums);
}
inline bool keeps(const Nabner &, Numbers digits) {
    std::ranges::sort(digits);
    return each_pair(digits, [](int one, int next) { return next - one >= 2; });
}
inline bool keeps(const DoubleArrow &, const Numbers &digits) {
    return 2 * (digits.front() + digits.back()) == sum_of(digits);
}
inline bool keeps(const Lockout &rule, const Numbers &digits) {
    const auto [low, high] = std::minmax(digits.front(), digits.back());
    return high - low >= static_cast<int>(rule.difference) &&
           std::all_of(digits.begin() + 1, digits.end() - 1,
                       [low, high](int digit) { return digit < low || digit > high; });
}
inline bool keeps(const Sequence &, const Numbers &digits) {
    return each_pair(digits, [change = digits[1] - digits[0]](int one, int next) {
        return next - one == change;
    });
}
inline bool keeps(const XSum &rule, const Numbers &digits) {
    return are_different(digits) && sum_of({digits.begin(), digits.begin() + digits.front()}) ==
                                        static_cast<int>(rule.total);
}
/// The digits that are not greater than all before them.
inline Numbers hidden_among(const Numbers &digits) {
    Numbers hidden;
    for (int top = 0; const int digit : digits) {
        if (digit < top) {
            hidden.push_back(digit);
        }
        top = std::max(top, digit);
    }
    return hidden;
}
inline bool keeps(const Skyscraper &rule, const Numbers &digits) {
    return are_different(digits) && std::ssize(digits) - std::ssize(hidden_among(digits)) -
                                            (rule.lowest == 0 && digits.front() == 1 ? 1 : 0) ==
                                        static_cast<int>(rule.visible);
}
inline bool keeps(const HiddenSkyscraper &rule, const Numbers &digits) {
    const Numbers hidden = hidden_among(digits);
    return are_different(digits) && !hidden.empty() &&
           hidden.front() == static_cast<int>(rule.hidden);
}
inline bool keeps(const NumberedRoom &rule, const Numbers &digits) {
    return are_different(digits) && digits.front() <= std::ssize(digits) &&
           digits[static_cast<std::size_t>(digits.front()) - 1] == static_cast<int>(rule.digit);
}
inline bool keeps(const Lunchbox &rule, const Numbers &digits) {
    const auto [least, most] = std::ranges::minmax_element(digits);
    return are_different(digits) && sum_of({std::min(least, most) + 1, std::max(least, most)}) ==
                                        static_cast<int>(rule.total);
}
inline bool keeps(const Indexing &rule, const Numbers &digits) {
    const std::vector<Cell> cells = cells_of(rule);
    if (digits.front() > std::ssize(rule.indexed)) {
        return false;
    }
    const Cell named = rule.indexed[static_cast<std::size_t>(digits.front()) - 1];
    const auto place = std::ranges::find(cells, named) - cells.begin();
    return digits[static_cast<std::size_t>(place)] == static_cast<int>(rule.digit);
}
inline bool keeps(const Counting &, const Numbers &digits) {
    return std::ranges::all_of(
        digits, [&](int digit) { return std::ranges::count(digits, digit) == digit; });
}
inline bool keeps(const DistinctCount &rule, Numbers digits) {
    const int count = digits.front() + static_cast<int>(rule.lowest) - 1;
    digits.erase(digits.begin());
    std::ranges::sort(digits);
    return std::ranges::unique(digits).begin() - digits.begin() == count;
}
inline bool keeps(const LookAndSay &rule, const Numbers &digits) {
    return std::ranges::all_of(rule.counts, [&](const DigitCount &each) {
        return std::ranges::count(digits, static_cast<int>(number(each.digit))) ==
               static_cast<int>(each.count);
    });
}
inline bool keeps(const SumLine &rule, const Numbers &digits) {
    const int total = static_cast<int>(rule.total);
    int piece = 0;
    for (const int digit : digits) {
        piece = piece == total ? digit : piece + digit;
        if (piece > total) {
            return false;
        }
    }
    return piece == total;
}
inline bool keeps(const WeightedSum &rule, const Numbers &digits) {
    int sum = 0;
    for (std::size_t at = 0; at < digits.size(); ++at) {
        sum += rule.terms[at].weight * digits[at];
    }
    return sum == rule.total;
}
inline bool keeps(const Rellik &rule, const Numbers &digits) {
    for (unsigned chosen = 1; chosen < 1U << digits.size(); ++chosen) {
        int sum = 0;
        for (std::size_t at = 0; at < digits.size(); ++at) {
            sum += (chosen >> at & 1U) != 0 ? digits[at] : 0;
        }
        if (sum == static_cast<int>(rule.total)) {
            return false;
        }
    }
    return are_different(digits);
}
inline bool keeps(const EqualityCage &rule, const Numbers &digits) {
    const int twice_middle = static_cast<int>(rule.side) + 1;
    const auto odd = std::ranges::count_if(digits, [](int digit) { return digit % 2 == 1; });
    const auto low = std::ranges::count_if(digits, [&](int d) { return 2 * d < twice_middle; });
    const auto high = std::ranges::count_if(digits, [&](int d) { return 2 * d > twice_middle; });
    return are_different(digits) && 2 * odd == std::ssize(digits) && low == high &&
           low + high == std::ssize(digits);
}
/// Is there a digit with each of these properties?
template <class Property>
bool has_each(const Numbers &digits, int properties, const Property &property) {
    for (int wanted = 0; wanted < properties; ++wanted) {
        if (std::ranges::none_of(digits, [&](int digit) { return property(digit) == wanted; })) {
            return false;
        }
    }
    return true;
}
inline bool keeps(const Entropy &rule, const Numbers &digits) {
    const int side = static_cast<int>(rule.side);
    const int outer = (side + 1) / 3; // 2 of six and of five, 3 of nine
    return has_each(digits, 3, [&](int digit) {
        return digit <= outer ? 0 : digit > side - outer ? 2 : 1;
    });
}
inline bool keeps(const Remainders &rule, const Numbers &digits) {
    const int divisor = static_cast<int>(rule.divisor);
    return has_each(digits, divisor, [&](int digit) { return digit % divisor; });
}
inline bool keeps(const Taxicab &rule, const Numbers &digits) {
    const auto steps = [&](Cell one, Cell other) {
        const int side = static_cast<int>(rule.side);
        const int from = static_cast<int>(index(one));
        const int to = static_cast<int>(index(other));
        return std::abs(from / side - to / side) + std::abs(from % side - to % side);
    };
    for (std::size_t one = 0; one < digits.size(); ++one) {
        for (std::size_t other = 0; other < one; ++other) {
            if (digits[one] == digits[other] &&
                steps(rule.cells[one], rule.cells[other]) == digits[one]) {
                return false;
            }
        }
    }
    return true;
}
inline bool keeps(const Flatmates &rule, const Numbers &digits) {
    const int side = static_cast<int>(rule.side);
    for (std::size_t at = 0; at < digits.size(); ++at) {
        const bool has_one = at > 0 && digits[at - 1] == 1;
        const bool has_most = at + 1 < digits.size() && digits[at + 1] == side;
        if (digits[at] == (side + 1) / 2 && !has_one && !has_most) {
            return false;
        }
    }
    return true;
}
/// All rows and columns from both ends, as lists of digits.
inline std::vector<Numbers> lines_of(const Numbers &board, std::size_t side) {
    std::vector<Numbers> lines;
    for (std::size_t at = 0; at < side; ++at) {
        Numbers row;
        Numbers column;
        for (std::size_t place = 0; place < side; ++place) {
            row.push_back(board[at * side + place]);
            column.push_back(board[place * side + at]);
        }
        for (Numbers line : {row, column}) {
            lines.push_back(line);
            std::ranges::reverse(line);
            lines.push_back(line);
        }
    }
    return lines;
}
/// The place of the first `side` of the cells among all lines, counted by those that are less; and
/// how many lines are the same number.
struct Ranked {
    int rank;
    std::ptrdiff_t equal;
};
inline Ranked ranked(const std::vector<Cell> &cells, std::size_t side, const Numbers &digits) {
    Numbers board(cells.size());
    for (std::size_t at = 0; at < cells.size(); ++at) {
        board[index(cells[at])] = digits[at];
    }
    const std::vector<Numbers> lines = lines_of(board, side);
    const Numbers own(digits.begin(), digits.begin() + static_cast<std::ptrdiff_t>(side));
    const auto less = std::ranges::count_if(lines, [&](const Numbers &line) { return line < own; });
    return {static_cast<int>(less) + 1, std::ranges::count(lines, own)};
}
inline bool keeps(const FullRank &rule, const Numbers &digits) {
    const auto [rank, equal] = ranked(cells_of(rule), rule.cells.size(), digits);
    return rank == static_cast<int>(rule.rank) && equal == 1;
}
inline bool keeps(const SharedRank &rule, const Numbers &digits) {
    return ranked(cells_of(rule), rule.cells.size(), digits).rank == static_cast<int>(rule.rank);
}
inline bool keeps(const DifferentLines &rule, const Numbers &digits) {
    std::vector<Numbers> lines;
    for (const std::vector<Cell> &line : rule.lines) {
        lines.push_back(digits_of(line, rule.cells, digits));
    }
    std::ranges::sort(lines);
    return std::ranges::adjacent_find(lines) == lines.end();
}
inline bool keeps(const ValueIndexing &, const Numbers &digits) {
    const auto place = static_cast<std::size_t>(digits[1]) + 1;
    return place < digits.size() && digits[place] == digits[0];
}
inline bool keeps(const SumLoop &rule, Numbers digits) {
    for (std::size_t turn = 0; turn < digits.size(); ++turn) {
        std::ranges::rotate(digits, digits.begin() + 1);
        if (keeps(SumLine{rule.total, rule.cells}, digits)) {
            return true;
        }
    }
    return false;
}

inline bool may_follow(const std::vector<DigitSet> &next, int one, int other) {
    return next[static_cast<std::size_t>(one) - 1].contains(digit_of(static_cast<unsigned>(other)));
}
inline bool keeps(const Pairs &rule, const Numbers &digits) {
    return each_pair(digits, [&](int one, int other) { return may_follow(rule.next, one, other); });
}
inline bool keeps(const AllPairs &rule, const Numbers &digits) {
    for (std::size_t at = 0; at < digits.size(); ++at) {
        for (std::size_t later = at + 1; later < digits.size(); ++later) {
            if (!may_follow(rule.next, digits[at], digits[later])) {
                return false;
            }
        }
    }
    return true;
}
inline bool keeps(const Regex &rule, const Numbers &digits) {
    std::string text;
    for (const int digit : digits) {
        text += "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[digit + static_cast<int>(rule.lowest) - 1];
    }
    // Without this flag of libstdc++ nested repetitions take exponential time.
    return std::regex_match(text, std::regex(rule.pattern, std::regex_constants::ECMAScript |
                                                               std::regex_constants::__polynomial));
}
inline bool keeps(const Automaton &rule, const Numbers &digits) {
    const auto &[next, accepts] = rule.automaton;
    std::size_t state = 0;
    for (const int digit : digits) {
        const std::size_t side = next.size() / accepts.size();
        state = next[state * side + static_cast<std::size_t>(digit) - 1];
        if (state == DigitAutomaton::nowhere) {
            return false;
        }
    }
    return accepts[state];
}
inline bool keeps(const Constraint &constraint, const Numbers &digits);
inline bool keeps(const AnyOf &rule, const Numbers &digits) {
    const auto holds = [&](const Constraint &each) {
        return keeps(each, digits_of(cells_of(each), rule.cells, digits));
    };
    return std::ranges::any_of(rule.alternatives, [&](const std::vector<Constraint> &all) {
        return std::ranges::all_of(all, holds);
    });
}

inline bool keeps(const Constraint &constraint, const Numbers &digits) {
    return std::visit([&](const auto &rule) { return keeps(rule, digits); }, constraint);
}

/// Does a grid keep all constraints of its shape?
inline bool keeps_constraints(const Shape &shape, const Grid &grid) {
    return std::ranges::all_of(shape.constraints(), [&](const Constraint &constraint) {
        Numbers digits;
        for (const Cell cell : cells_of(constraint)) {
            digits.push_back(static_cast<int>(number(grid[index(cell)])));
        }
        return keeps(constraint, digits);
    });
}

} // namespace dokushin::naive
