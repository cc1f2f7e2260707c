// The kinds of rules that are not houses are a closed list; src/board/constraints has a file for
// each of them. A Constraint (constraint.h) holds one.
#pragma once

#include <dokushin/vocabulary.h>

#include <compare>
#include <cstdint>
#include <string>
#include <vector>

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
    /// The sum of the shaft's digits less the bulb's number in digits; a Shape sets it. It is 0
    /// unless the board's values begin elsewhere than at 1.
    int rest = 0;
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
    unsigned lowest = 1;     ///< the value of the first digit; a Shape sets it
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

/// NotSum is a total that two digits don't have. Written `not-sum(10:r1c1,r1c2)`.
struct NotSum {
    unsigned total = 10;
    std::vector<Cell> cells; ///< ascending, two
    friend auto operator<=>(const NotSum &, const NotSum &) = default;
};

/// NotRatio is a number that neither of two digits is of the other. Written
/// `not-ratio(2:r1c1,r1c2)`.
struct NotRatio {
    unsigned ratio = 2;
    std::vector<Cell> cells; ///< ascending, two
    friend auto operator<=>(const NotRatio &, const NotRatio &) = default;
};

/// NotDifference is a distance that two digits don't have. Written
/// `not-difference(1:r1c1,r1c2)`.
struct NotDifference {
    unsigned difference = 1;
    std::vector<Cell> cells; ///< ascending, two
    friend auto operator<=>(const NotDifference &, const NotDifference &) = default;
};

/// EqualSums are lists of cells that have the same sum, as the pieces of a region sum line; digits
/// may repeat where no house forbids it. Written `equal-sums(r1c1,r1c2:r2c1)`.
struct EqualSums {
    std::vector<std::vector<Cell>> pieces; ///< ascending, each ascending; two or more, none shared
    /// For each piece, whether a row, column or box makes its cells differ; a Shape sets it.
    std::vector<bool> differ{};
    friend auto operator<=>(const EqualSums &, const EqualSums &) = default;
};

/// SameDigits states that several lists of cells hold the same digits, each of them equally often;
/// a cell may stand in several lists. Written `same-digits(r1c1,r1c2:r2c4,r3c7)`.
struct SameDigits {
    std::vector<std::vector<Cell>> lists; ///< ascending, each ascending; two or more of one length
    std::vector<Cell> cells{};            ///< of all lists, ascending; a Shape sets it
    bool differ = false; ///< a house makes those of one list differ, and so all; a Shape sets it
    friend auto operator<=>(const SameDigits &, const SameDigits &) = default;
};

/// On an Entropic line any three consecutive cells hold a low, a middle and a high digit, in any
/// order. The three groups are as large as can be equal; of two digits too many one is low and one
/// high, and one too many is in the middle. Written `entropic(r1c1,r2c2,r3c3,…)`.
struct Entropic {
    std::vector<Cell> cells; ///< along the line, two or more
    unsigned side = 0;       ///< the digits of the board; a Shape sets it
    friend auto operator<=>(const Entropic &, const Entropic &) = default;
};

/// On a Modular line any M consecutive cells leave different remainders when divided by M; on a
/// shorter one all cells do. Written `modular(3:r1c1,r2c2,…)`.
struct Modular {
    unsigned divisor = 3;
    std::vector<Cell> cells; ///< along the line, two or more
    friend auto operator<=>(const Modular &, const Modular &) = default;
};

/// On a Zipper line cells at the same distance from the middle have equal sums, and a cell in the
/// middle is that sum. Written `zipper(r1c1,r1c2,…)`.
struct Zipper {
    std::vector<Cell> cells; ///< along the line, two or more
    friend auto operator<=>(const Zipper &, const Zipper &) = default;
};

/// On a Nabner line any two digits differ by 2 or more. Written `nabner(r1c1,r1c2,…)`.
struct Nabner {
    std::vector<Cell> cells; ///< ascending, two or more
    friend auto operator<=>(const Nabner &, const Nabner &) = default;
};

/// On a DoubleArrow the two ends have the sum of the cells between them. Written
/// `double-arrow(r1c1,r1c2,r1c3,…)`.
struct DoubleArrow {
    std::vector<Cell> cells; ///< along the line, three or more
    friend auto operator<=>(const DoubleArrow &, const DoubleArrow &) = default;
};

/// On a Lockout line the ends differ by at least a number, and the digits between them are less or
/// greater than both. Written `lockout(4:r1c1,r1c2,r1c3,…)`.
struct Lockout {
    unsigned difference = 4;
    std::vector<Cell> cells; ///< along the line, the ends included
    friend auto operator<=>(const Lockout &, const Lockout &) = default;
};

/// On a Sequence line digits change by the same number from cell to cell, which may be 0 or
/// negative. Written `sequence(r1c1,r2c2,r3c3,…)`.
struct Sequence {
    std::vector<Cell> cells; ///< along the line, two or more
    friend auto operator<=>(const Sequence &, const Sequence &) = default;
};

/// An XSum is the total of as many cells of a row or column as the first one says, it included.
/// Written `x-sum(20:r1c1,r1c2,…)`.
struct XSum {
    unsigned total = 0;
    std::vector<Cell> cells; ///< in order, as many as digits, in one house
    friend auto operator<=>(const XSum &, const XSum &) = default;
};

/// A Skyscraper is the number of digits in a row or column that are greater than all before them;
/// one that stands for the value 0 is not seen. Written `skyscraper(3:r1c1,r1c2,…)`.
struct Skyscraper {
    unsigned visible = 1;
    std::vector<Cell> cells; ///< in order, those of a row or column
    unsigned lowest = 1;     ///< the value of the first digit; a Shape sets it
    friend auto operator<=>(const Skyscraper &, const Skyscraper &) = default;
};

/// A HiddenSkyscraper is the first digit in a row or column that is less than one before it.
/// Written `hidden-skyscraper(4:r1c1,r1c2,…)`.
struct HiddenSkyscraper {
    unsigned hidden = 1;
    std::vector<Cell> cells; ///< in order, as many as digits, in one house
    friend auto operator<=>(const HiddenSkyscraper &, const HiddenSkyscraper &) = default;
};

/// A NumberedRoom is the digit in that cell of a row or column whose place the first one names.
/// Written `numbered-room(5:r1c1,r1c2,…)`.
struct NumberedRoom {
    unsigned digit = 1;
    std::vector<Cell> cells; ///< in order, as many as digits, in one house
    friend auto operator<=>(const NumberedRoom &, const NumberedRoom &) = default;
};

/// A Lunchbox is a list of different digits, and the total of those between the least and the
/// greatest one. Written `lunchbox(8:r1c1,r1c2,…)`.
struct Lunchbox {
    unsigned total = 0;
    std::vector<Cell> cells; ///< in order, two or more
    friend auto operator<=>(const Lunchbox &, const Lunchbox &) = default;
};

/// Indexing states that one cell names the place of a digit among others: if it holds v, the v-th
/// of them holds the digit. Written `indexing(2:r2c1,r1c1,r2c1,…)`.
struct Indexing {
    unsigned digit = 1;
    Cell index{};              ///< may be among the others
    std::vector<Cell> indexed; ///< in order, as many as digits
    friend auto operator<=>(const Indexing &, const Indexing &) = default;
};

/// Counting cells are counting circles: a digit that stands there stands there as often as it says.
/// Written `counting(r1c1,r2c4,…)`.
struct Counting {
    std::vector<Cell> cells; ///< ascending
    friend auto operator<=>(const Counting &, const Counting &) = default;
};

/// A DistinctCount is how many different digits cells hold: `distinct-count(r1c1:r1c2,r1c3,…)`.
struct DistinctCount {
    Cell count{};            ///< it holds the number
    std::vector<Cell> cells; ///< ascending, without that of the count
    unsigned lowest = 1;     ///< the value of the first digit; a Shape sets it
    friend auto operator<=>(const DistinctCount &, const DistinctCount &) = default;
};

/// A digit with how often it stands somewhere.
struct DigitCount {
    Digit digit{};
    unsigned count = 0;
    friend auto operator<=>(const DigitCount &, const DigitCount &) = default;
};

/// LookAndSay says just how often its cells hold some digits; others are free. Written
/// `look-and-say(2,3,1,5:r1c1,…)` for two 3s and one 5.
struct LookAndSay {
    std::vector<DigitCount> counts; ///< ascending, each digit once
    std::vector<Cell> cells;        ///< ascending
    friend auto operator<=>(const LookAndSay &, const LookAndSay &) = default;
};

/// A SumLine can be cut into pieces that have a total each. Written `sum-line(10:r1c1,r2c2,…)`.
struct SumLine {
    unsigned total = 10;
    std::vector<Cell> cells; ///< along the line
    friend auto operator<=>(const SumLine &, const SumLine &) = default;
};

/// A cell with the number that its digit is multiplied by.
struct WeightedCell {
    int weight = 1; ///< not 0
    Cell cell{};
    friend auto operator<=>(const WeightedCell &, const WeightedCell &) = default;
};

/// A WeightedSum is a total of digits times weights. Written `weighted-sum(0,-2:r2c2,1:r1c1,r1c2)`:
/// the total, then each weight with its cells.
struct WeightedSum {
    int total = 0;
    std::vector<WeightedCell> terms; ///< ascending
    friend auto operator<=>(const WeightedSum &, const WeightedSum &) = default;
};

/// A Rellik cage holds different digits, and neither one nor several of them have the total.
/// Written `rellik(12:r1c1,r1c2,…)`.
struct Rellik {
    unsigned total = 0;
    std::vector<Cell> cells; ///< ascending, no more of them than digits
    friend auto operator<=>(const Rellik &, const Rellik &) = default;
};

/// An EqualityCage holds different digits, as many odd as even ones and as many low as high ones;
/// among an odd number of digits that in the middle is neither. Written `equality-cage(r1c1,…)`.
struct EqualityCage {
    std::vector<Cell> cells; ///< ascending, an even number of them, no more than digits
    unsigned side = 0;       ///< the digits of the board; a Shape sets it
    friend auto operator<=>(const EqualityCage &, const EqualityCage &) = default;
};

/// Entropy states that cells hold a low, a middle and a high digit at least, as each square of four
/// cells does under global entropy. The three groups are those of an Entropic line. Written
/// `entropy(r1c1,r1c2,…)`.
struct Entropy {
    std::vector<Cell> cells; ///< ascending, three or more
    unsigned side = 0;       ///< the digits of the board; a Shape sets it
    friend auto operator<=>(const Entropy &, const Entropy &) = default;
};

/// Remainders states that cells hold a digit of each remainder when divided by M at least, as each
/// square of four cells does with M = 3 under global modulus. Written `remainders(3:r1c1,r1c2,…)`.
struct Remainders {
    unsigned divisor = 3;
    std::vector<Cell> cells; ///< ascending, no fewer than the divisor
    friend auto operator<=>(const Remainders &, const Remainders &) = default;
};

/// A Taxicab group has no two cells with the same digit that are as many steps apart, along rows
/// and columns, as the digit says. Written `taxicab(r1c1,r2c2,…)`.
struct Taxicab {
    std::vector<Cell> cells; ///< ascending, two or more
    unsigned side = 0;       ///< the digits of the board; a Shape sets it
    friend auto operator<=>(const Taxicab &, const Taxicab &) = default;
};

/// On a Flatmates line each middle digit, 5 of nine, has a 1 just before it or the largest digit
/// just behind it. Written `flatmates(r1c1,r2c1,…)`.
struct Flatmates {
    std::vector<Cell> cells; ///< along the line, two or more
    unsigned side = 0;       ///< the digits of the board; a Shape sets it
    friend auto operator<=>(const Flatmates &, const Flatmates &) = default;
};

/// A FullRank is the place of a row or column among all rows and columns, each read from both ends
/// as a number, from the least on. No other is the same number. Written `full-rank(5:r1c1,r1c2,…)`.
struct FullRank {
    unsigned rank = 1;       ///< at most four times the digits
    std::vector<Cell> cells; ///< a row or column in order
    friend auto operator<=>(const FullRank &, const FullRank &) = default;
};

/// A SharedRank is a FullRank that other lines may share. Written `shared-rank(5:r1c1,r1c2,…)`.
struct SharedRank {
    unsigned rank = 1;       ///< at most four times the digits
    std::vector<Cell> cells; ///< a row or column in order
    friend auto operator<=>(const SharedRank &, const SharedRank &) = default;
};

/// DifferentLines states that no two of several lists hold the same digits in the same order; a
/// cell may stand in several lists. Written `different-lines(r1c1,r1c2:r1c1,r2c1:…)`.
struct DifferentLines {
    std::vector<std::vector<Cell>> lines; ///< ascending; two or more of one length, each in order
    std::vector<Cell> cells{};            ///< of all lines, ascending; a Shape sets it
    friend auto operator<=>(const DifferentLines &, const DifferentLines &) = default;
};

/// ValueIndexing states that the second cell names the place, among those behind it, at which the
/// digit of the first cell stands. Written `value-indexing(r1c1,r1c2,r1c3,…)`.
struct ValueIndexing {
    std::vector<Cell> cells; ///< in order, three or more
    friend auto operator<=>(const ValueIndexing &, const ValueIndexing &) = default;
};

/// A SumLoop is a closed line that can be cut into pieces that have a total each. Written
/// `sum-loop(10:r1c1,r2c2,…)`.
struct SumLoop {
    unsigned total = 10;
    std::vector<Cell> cells; ///< along the loop
    friend auto operator<=>(const SumLoop &, const SumLoop &) = default;
};

/// On a Pairs line each digit and the one behind it are a pair that is allowed. Written
/// `pairs(1>2/3,2>4-9:r1c1,r1c2,…)`: digits, and those that may follow each of them; `none` if no
/// pair is allowed.
struct Pairs {
    std::vector<DigitSet> next; ///< for each digit from 1 on, those that may follow it
    std::vector<Cell> cells;    ///< along the line, two or more
    friend auto operator<=>(const Pairs &, const Pairs &) = default;
};

/// AllPairs states the same of any two of its cells, of which that listed first has the first digit
/// of the pair. Written `all-pairs(1>2/3,2>4-9:r1c1,r1c2,…)`.
struct AllPairs {
    std::vector<DigitSet> next; ///< for each digit from 1 on, those that may follow it
    std::vector<Cell> cells;    ///< in order, two or more
    friend auto operator<=>(const AllPairs &, const AllPairs &) = default;
};

/// A DigitAutomaton reads digits one by one and goes from state to state. It begins in the first.
struct DigitAutomaton {
    static constexpr std::uint16_t nowhere = 0xFFFF;

    /// For each state, and for each digit of the board, the state that follows, or `nowhere`.
    std::vector<std::uint16_t> next{};
    std::vector<bool> accepts{}; ///< for each state, whether the digits may end there
    friend auto operator<=>(const DigitAutomaton &, const DigitAutomaton &) = default;
};

/// On a Regex line the digits, read in order, match a regular expression. Written
/// `regex(.*(12|21).*:r1c1,r1c2,…)`; digits from 10 on are letters in it, A for 10.
struct Regex {
    std::string pattern;
    std::vector<Cell> cells;    ///< along the line, one or more
    DigitAutomaton automaton{}; ///< accepts what matches; a Shape sets it
    unsigned lowest = 1;        ///< the value of the first digit; a Shape sets it
    friend auto operator<=>(const Regex &, const Regex &) = default;
};

/// On an Automaton line the digits, read in order, are accepted by an automaton. Written
/// `automaton(1-8>1,9>2;!1-9>2:r1c1,r1c2,…)`: for each state `!` if the digits may end there, then
/// digits and the number of the state to which they lead; `none` if nothing is accepted.
struct Automaton {
    DigitAutomaton automaton; ///< with the fewest states that do on these cells; a Shape sees to it
    std::vector<Cell> cells;  ///< along the line, one or more
    friend auto operator<=>(const Automaton &, const Automaton &) = default;
};

} // namespace dokushin
