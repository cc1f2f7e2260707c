// Checks report exactly what is wrong with a board: which two cells break which house, which
// constraint is broken, which cell has no candidate and which digit no place left.
#pragma once

#include <dokushin/alphabet.h>
#include <dokushin/puzzle.h>

#include <optional>

namespace [[gnu::visibility("default")]] dokushin {

enum class FlawKind : std::uint8_t {
    repeated_digit,    ///< two cells of a house hold the same digit
    no_candidate,      ///< a cell has no candidate left
    no_place,          ///< a digit has no cell left in a house
    blank_cell,        ///< a cell is blank where a finished grid is expected
    broken_constraint, ///< the digits of its cells break a constraint
};

/// Do the digits alone contradict the rules, by a repeated digit or a broken constraint?
[[nodiscard]] constexpr bool is_contradiction(FlawKind kind) {
    return kind == FlawKind::repeated_digit || kind == FlawKind::broken_constraint;
}

/// One thing that is wrong. Fields that a kind has no use for are zero.
struct Flaw {
    FlawKind kind = FlawKind::repeated_digit;
    Cell cell{};
    Cell other{};
    Digit digit = Digit::blank;
    HouseIndex house = 0;
    std::uint16_t constraint = 0; ///< position in Shape::constraints()

    /// "r1c3 and r1c7 are both 8 in row 1", "r4c4 has no candidate left",
    /// "5 has no place left in box 2", "r9c9 is blank", "less(r1c1,r1c2) is broken". Digits are
    /// the symbols of `alphabet`, which has the board's side, or else the usual ones.
    [[nodiscard]] Sentence text(const Shape &shape, const Alphabet &alphabet) const;
    [[nodiscard]] Sentence text(const Shape &shape) const;

    friend bool operator==(const Flaw &, const Flaw &) = default;
};

/// All flaws that can be seen without search: repeated digits first, then broken constraints,
/// cells without candidate, and digits without place; houses and cells in order.
/// An empty list does not mean that a solution exists. O(houses · N²).
[[nodiscard]] std::vector<Flaw> flaws(const Puzzle &puzzle);

/// All flaws of what should be a finished grid: blanks, repeated digits, broken constraints.
/// `grid` must have one digit a cell of `shape`, none beyond its side.
[[nodiscard]] std::vector<Flaw> grid_flaws(const Shape &shape, const Grid &grid);

/// Is `grid` finished, right, and an answer to `puzzle`?
[[nodiscard]] bool is_solution(const Puzzle &puzzle, const Grid &grid);

/// Why a digit can't stand in a cell: a house of that cell and its cell (`peer`) that holds the
/// digit already, or a constraint that the digit would break and another of its cells.
struct Obstacle {
    HouseIndex house = 0; ///< 0 if it is a constraint
    Cell peer{};
    std::optional<std::uint16_t> constraint{}; ///< position in Shape::constraints()
    friend bool operator==(const Obstacle &, const Obstacle &) = default;
};

/// Returns the first obstacle to a digit in a cell, houses before constraints; nothing if the
/// digit can stand there. What the cell itself holds doesn't matter. `grid` has one digit (or
/// blank) a cell of `shape`.
[[nodiscard]] std::optional<Obstacle> forbids(const Shape &shape, const Grid &grid, Cell cell,
                                              Digit digit);

} // namespace dokushin
