// Rules of a board that are not houses. A constraint is a value in the board's Shape; the kinds
// are a closed list, and src/board/constraints has a file a kind.
#pragma once

#include <dokushin/vocabulary.h>

#include <compare>
#include <variant>

namespace [[gnu::visibility("default")]] dokushin {

/// A group of cells that hold different digits, no more of them than a house has. Written
/// `different(r1c1,r2c3,…)`.
struct Different {
    std::vector<Cell> cells; ///< ascending, two or more
    friend auto operator<=>(const Different &, const Different &) = default;
};

/// A comparison: the digit of one cell is less than that of another. Written `less(r1c1,r1c2)`.
struct Less {
    Cell lesser{};
    Cell greater{};
    friend auto operator<=>(const Less &, const Less &) = default;
};

/// A Cage is a killer cage: its cells hold different digits with a total. Written
/// `cage(15:r1c1,r1c2,…)`. A cage without a total is a Different.
struct Cage {
    unsigned total = 0;
    std::vector<Cell> cells; ///< ascending, no more of them than digits
    friend auto operator<=>(const Cage &, const Cage &) = default;
};

/// A Sum is a total of cells whose digits may repeat where no house forbids it, as a little killer,
/// an X and a V state. Written `sum(10:r1c2,r2c3,…)`.
struct Sum {
    unsigned total = 0;
    std::vector<Cell> cells; ///< ascending
    friend auto operator<=>(const Sum &, const Sum &) = default;
};

/// On an Arrow the digits along the shaft add up to the number in the bulb, which is a digit or,
/// where the bulb has several cells, the number that they form. Written `arrow(r1c1:r1c2,r1c3,…)`.
struct Arrow {
    std::vector<Cell> bulb;  ///< in the order in which the number is read
    std::vector<Cell> shaft; ///< in any order
    friend auto operator<=>(const Arrow &, const Arrow &) = default;
};

/// On a Thermometer digits increase from the bulb on. Written `thermometer(r1c1,r2c1,…)`.
struct Thermometer {
    std::vector<Cell> cells; ///< from the bulb to the tip, no more of them than digits
    friend auto operator<=>(const Thermometer &, const Thermometer &) = default;
};

/// On a SlowThermometer digits never decrease from the bulb on. Written
/// `slow-thermometer(r1c1,r2c1,…)`.
struct SlowThermometer {
    std::vector<Cell> cells; ///< from the bulb to the tip
    friend auto operator<=>(const SlowThermometer &, const SlowThermometer &) = default;
};

/// A Difference is the distance of two digits, as a white dot of kropki states. Written
/// `difference(1:r1c1,r1c2)`.
struct Difference {
    unsigned difference = 1;
    std::vector<Cell> cells; ///< ascending, two
    friend auto operator<=>(const Difference &, const Difference &) = default;
};

/// A Ratio states that one of two digits is the other times a number, as a black dot of kropki
/// does. Written `ratio(2:r1c1,r1c2)`.
struct Ratio {
    unsigned ratio = 2;
    std::vector<Cell> cells; ///< ascending, two
    friend auto operator<=>(const Ratio &, const Ratio &) = default;
};

/// On a Whispers line neighbours differ by at least this much; German whispers by 5, Dutch by 4.
/// Written `whispers(5:r1c1,r2c2,…)`. With 2 it is a line without consecutive neighbours.
struct Whispers {
    unsigned difference = 5;
    std::vector<Cell> cells; ///< along the line
    friend auto operator<=>(const Whispers &, const Whispers &) = default;
};

/// A Palindrome is a line that has the same digits from either end. Written
/// `palindrome(r1c1,r1c2,…)`.
struct Palindrome {
    std::vector<Cell> cells; ///< along the line
    friend auto operator<=>(const Palindrome &, const Palindrome &) = default;
};

/// A Renban line holds consecutive digits, each once, in any order. Written `renban(r1c1,r2c2,…)`.
struct Renban {
    std::vector<Cell> cells; ///< ascending, no more of them than digits
    friend auto operator<=>(const Renban &, const Renban &) = default;
};

/// On a Between line digits lie strictly between those of the two ends. Written
/// `between(r1c1,r1c2,r1c3,…)`.
struct Between {
    std::vector<Cell> cells; ///< along the line, the ends included; three or more
    friend auto operator<=>(const Between &, const Between &) = default;
};

/// Equal cells hold the same digit, as a cell and its clone do. Written `equal(r1c1,r5c5,…)`.
struct Equal {
    std::vector<Cell> cells; ///< ascending
    friend auto operator<=>(const Equal &, const Equal &) = default;
};

/// A Quadruple lists digits that its cells hold, each at least as often as it is listed. Written
/// `quadruple(1,1,9:r1c1,r1c2,r2c1,r2c2)`.
struct Quadruple {
    std::vector<Digit> digits; ///< ascending, no more of them than cells
    std::vector<Cell> cells;   ///< ascending
    friend auto operator<=>(const Quadruple &, const Quadruple &) = default;
};

/// OneOf lists the digits of which each cell holds one, as odd, even, low and high cells do.
/// Written `one-of(2,4,6,8:r1c1,…)`.
struct OneOf {
    std::vector<Digit> digits; ///< ascending
    std::vector<Cell> cells;   ///< ascending
    friend auto operator<=>(const OneOf &, const OneOf &) = default;
};

/// A Sandwich is the total of the digits between 1 and the largest digit in a row or column.
/// Written `sandwich(12:r1c1,r1c2,…)`.
struct Sandwich {
    unsigned total = 0;
    std::vector<Cell> cells; ///< in order, as many as digits, in one house
    friend auto operator<=>(const Sandwich &, const Sandwich &) = default;
};

using Constraint =
    std::variant<Different, Less, Cage, Sum, Arrow, Thermometer, SlowThermometer, Difference, Ratio,
                 Whispers, Palindrome, Renban, Between, Equal, Quadruple, OneOf, Sandwich>;

/// The cells that a constraint concerns, in the order in which it lists them.
[[nodiscard]] std::vector<Cell> cells_of(const Constraint &constraint);

} // namespace dokushin
