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

using Constraint = std::variant<Different, Less>;

/// The cells that a constraint concerns, in the order in which it lists them.
[[nodiscard]] std::vector<Cell> cells_of(const Constraint &constraint);

} // namespace dokushin
