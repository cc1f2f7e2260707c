// KindOf describes a kind of constraint; each kind specialises it in a file of its own.
#pragma once

#include <dokushin/shape.h>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dokushin {

/// What stands behind the name of a kind: numbers and cells; a text without blanks and colons, a
/// colon and cells; or other constraints.
enum class ArgumentForm : std::uint8_t { cells, text, rules };

/// What a kind means on a board whose values don't begin at 1. A constraint always speaks of
/// digits, from 1 on; its text there speaks of the values that the digits stand for.
enum class OnValues : std::uint8_t {
    from_one,  ///< it counts or places by digits, and is refused where they are not the values
    the_same,  ///< it compares digits, so that the lowest value is of no matter
    converted, ///< read() and write() convert values and totals
};

/// A specialisation has these members:
///
///     static constexpr std::string_view name;      // in the name of a shape
///     static constexpr std::string_view meaning;   // a sentence of what it states
///     static constexpr std::string_view example;   // a rule of 9×9 in words (dokushin/rules.h)
///     static constexpr Pattern<0> arguments; // what stands in parentheses behind it
///     static constexpr bool cells_differ;          // all its cells hold different digits
///     static constexpr bool digits_are_interchangeable; // permuting digits keeps it satisfied
///     static constexpr ArgumentForm form;          // unless it is numbers and cells
///     static constexpr OnValues on_values;         // unless it is for values from 1
///     // Reads what stands in the parentheses; nothing if that is no constraint of this kind.
///     static std::optional<Kind> read(const Shape &, std::string_view);
///     static std::string write(const Shape &, const Kind &);
///     static std::vector<Cell> cells(const Kind &);
///     // What it is about, unless it is about all digits of all cells.
///     static Subject subject(const Kind &);
///     // Erases candidates, one set for each of cells(), that no solution of the constraint has;
///     // false if it has none. Sound always; exact where each cell has a single candidate.
///     static bool prune(const Kind &, std::span<DigitSet> candidates);
template <class Kind> struct KindOf;

/// A Subject is what a constraint is about: the first of its cells, where they can hold one of
/// these digits. It only compares these with its other cells.
struct Subject {
    std::size_t size = 0;
    DigitSet digits;
};

// What a kind asks of the constraints that it holds.

/// Reads a constraint of any kind as the name of a shape has it: "less(r1c1,r1c2)".
[[nodiscard]] std::optional<Constraint> read_constraint(const Shape &shape, std::string_view text);
/// Writes a constraint as in the name of a shape.
[[nodiscard]] std::string name(const Constraint &constraint, const Shape &shape);
/// Propagates a constraint: erases candidates that none of its solutions has. `candidates` is a
/// set for each of cells_of(), in that order. Returns false if there is no solution. Propagation
/// is sound but may erase too little; once each cell has a single candidate the answer is exact.
[[nodiscard]] bool prune(const Constraint &constraint, std::span<DigitSet> candidates);
/// Cuts a text at each mark that no round bracket encloses.
[[nodiscard]] std::vector<std::string_view> cut_outside(std::string_view text, char mark);
/// The most alternatives within alternatives that an AnyOf may have, itself included.
inline constexpr std::size_t most_alternatives_deep = 4;

/// Takes a number of up to six digits and the mark behind it from the front of `text`.
[[nodiscard]] std::optional<unsigned> take_number_before(char mark, std::string_view &text);

/// Reads a list of cells such as "r1c1,r5c9", in its order; nothing if one is no cell of the board
/// or stands there twice.
[[nodiscard]] std::optional<std::vector<Cell>> read_cells(const Shape &shape,
                                                          std::string_view text);
[[nodiscard]] std::string write_cells(const Shape &shape, std::span<const Cell> cells);
/// Is none of the cells a variable?
[[nodiscard]] bool are_in_grid(const Shape &shape, std::span<const Cell> cells);
/// Reads a list of cells as read_cells() does, and puts them in ascending order.
[[nodiscard]] std::optional<std::vector<Cell>> read_cell_set(const Shape &shape,
                                                             std::string_view text);

/// Converts the total of some cells' values to that of their digits; nothing if it is negative.
[[nodiscard]] std::optional<unsigned> total_of_digits(const Shape &shape, unsigned total,
                                                      std::size_t cells);
/// Converts the total of some cells' digits to that of their values.
[[nodiscard]] int total_of_values(const Shape &shape, unsigned total, std::size_t cells);
/// The digit that stands for a value of the board; nothing if there is none.
[[nodiscard]] std::optional<Digit> digit_of_value(const Shape &shape, unsigned value);
[[nodiscard]] unsigned value_of(const Shape &shape, Digit digit);

/// A number with cells behind it.
struct NumberedCells {
    unsigned number = 0;
    std::vector<Cell> cells;
};
/// Reads "15:r1c1,r5c9"; the cells keep their order. Nothing if the number has over six digits.
[[nodiscard]] std::optional<NumberedCells> read_numbered_cells(const Shape &shape,
                                                               std::string_view text);
[[nodiscard]] std::string write_numbered_cells(const Shape &shape, int number,
                                               std::span<const Cell> cells);

/// Numbers in their order, with cells behind them, ascending.
struct NumbersAndCells {
    std::vector<unsigned> numbers;
    std::vector<Cell> cells;
};
/// Reads "2,4,6:r1c1,r5c9"; nothing if a number has over six digits.
[[nodiscard]] std::optional<NumbersAndCells> read_numbers_and_cells(const Shape &shape,
                                                                    std::string_view text);

/// Digits with cells behind them, both ascending. A digit may be listed twice.
struct DigitsAndCells {
    std::vector<Digit> digits;
    std::vector<Cell> cells;
};
/// Reads "2,4,6,8:r1c1,r5c9".
[[nodiscard]] std::optional<DigitsAndCells> read_digits_and_cells(const Shape &shape,
                                                                  std::string_view text);
[[nodiscard]] std::string write_digits_and_cells(const Shape &shape, std::span<const Digit> digits,
                                                 std::span<const Cell> cells);

} // namespace dokushin
