// The oracle of constraints: do these digits, one for each of cells_of(), keep the rule?
#pragma once

#include <dokushin/shape.h>

#include <algorithm>
#include <cstdlib>
#include <numeric>

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
    return sum_of({digits.begin() + static_cast<int>(rule.bulb.size()), digits.end()}) == number;
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
    return digits[0] == ratio * digits[1] || digits[1] == ratio * digits[0];
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
