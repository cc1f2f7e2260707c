// Symmetries of a square board: which cells belong together.
#pragma once

#include <dokushin/vocabulary.h>

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace [[gnu::visibility("default")]] dokushin {

/// The symmetry of the givens, or of the rules: cells that it moves to each other are treated
/// equally.
enum class Symmetry : std::uint8_t {
    none,
    half_turn,    ///< 180°
    quarter_turn, ///< 90°
    horizontal,   ///< the upper half mirrors the lower
    vertical,     ///< the left half mirrors the right
    both,         ///< horizontal and vertical
    diagonal,     ///< mirrored at the diagonal from r1c1
    antidiagonal, ///< mirrored at the other diagonal
    full,         ///< all of these
};

/// The usual name: "none", "180", "90", "horizontal", …, "full".
[[nodiscard]] std::string_view name(Symmetry symmetry);
[[nodiscard]] std::optional<Symmetry> symmetry_named(std::string_view name);
/// All symmetries, in the order of the enumeration.
[[nodiscard]] std::span<const Symmetry> symmetries();

/// The orbits of the cells of a board under a symmetry: the cells of an orbit are givens together.
/// The cells of each orbit ascend, and so do the first cells of the orbits.
[[nodiscard]] std::vector<std::vector<Cell>> orbits(unsigned side, Symmetry symmetry);

/// The moves of a symmetry, the identity first: each lists for every cell the one to which it goes.
[[nodiscard]] std::vector<std::vector<Cell>> moves(unsigned side, Symmetry symmetry);

/// Returns the symmetries of a grid's givens without those that are part of another: "90" and not
/// "180" as well. Only `none` if there is no other.
[[nodiscard]] std::vector<Symmetry> symmetries_of(unsigned side, const Grid &givens);

} // namespace dokushin
