// Rules of a board that are not houses. A constraint is a value in the board's Shape; the kinds
// are a closed list, and src/board/constraints has a file a kind.
#pragma once

#include <dokushin/vocabulary.h>

#include <compare>
#include <variant>

namespace [[gnu::visibility("default")]] dokushin {

/// An incomplete group: the cells hold different digits, and are fewer than those of a house.
/// Written `different(r1c1,r2c3,…)`.
struct Different {
    std::vector<Cell> cells; ///< ascending, two or more
    friend auto operator<=>(const Different &, const Different &) = default;
};

/// The digit of one cell is less than that of another. Written `less(r1c1,r1c2)`.
struct Less {
    Cell lesser{};
    Cell greater{};
    friend auto operator<=>(const Less &, const Less &) = default;
};

using Constraint = std::variant<Different, Less>;

/// The cells that a constraint concerns, in its own order.
[[nodiscard]] std::vector<Cell> cells_of(const Constraint &constraint);

} // namespace dokushin
