// A prepared puzzle is one on its way into a collection, with its canonical form.
#pragma once

#include "collection/packed.h"

#include <dokushin/canon.h>

namespace dokushin::collection {

struct PreparedPuzzle {
    Packed form;
    Packed found;
    std::array<char, cell_count> cells{}; ///< the puzzle as found; '0' for a blank
    std::uint8_t clues = 0;
    std::int64_t automorphisms = 1;
};

/// Refuses boards that a collection doesn't take: it takes givens on the usual 9×9 board.
[[nodiscard]] Result<void> expect_collectable(const Puzzle &puzzle);

/// A Preparer finds the forms of puzzles. It must not be used from two threads at once: make one a
/// thread.
class Preparer {
  public:
    /// Prepares a puzzle's givens: what a player has placed or noted is left out.
    [[nodiscard]] Result<PreparedPuzzle> prepare(const Puzzle &puzzle);
    /// Prepares a line of 81 digits, with . or 0 for a blank; refuses others.
    [[nodiscard]] Result<PreparedPuzzle> prepare(std::string_view line);

  private:
    [[nodiscard]] Result<PreparedPuzzle> prepared_of(const Grid &givens);

    Shape shape_ = *Shape::classic(3);
    Canonicaliser canonicaliser_;
    Grid grid_ = Grid(cell_count);
};

} // namespace dokushin::collection
