// A puzzle is a shape and its givens. It may also carry what a player has done
// so far: digits placed, and candidates stated (a puzzle stated as candidates
// alone is a sukaku).
#pragma once

#include <dokushin/shape.h>

namespace [[gnu::visibility("default")]] dokushin {

class Puzzle {
  public:
    /// A board without givens.
    explicit Puzzle(Shape shape);

    /// Makes a puzzle of one digit (or blank) a cell. Wrong lengths and digits beyond the
    /// side are refused; givens that contradict each other are not (flaws() in check.h
    /// reports those), so that a wrong puzzle can be shown.
    [[nodiscard]] static Result<Puzzle> from_givens(Shape shape, Grid givens);

    /// Makes a sukaku: one candidate set a cell, no givens.
    [[nodiscard]] static Result<Puzzle> from_candidates(Shape shape, Pencilmarks candidates);

    /// Adds a player's digits (one a cell, blanks where none; never on a given).
    [[nodiscard]] Result<void> set_placed(Grid placed);
    /// States the candidates of every cell (a given's are ignored).
    [[nodiscard]] Result<void> set_candidates(Pencilmarks candidates);

    [[nodiscard]] const Shape &shape() const { return shape_; }
    [[nodiscard]] const Grid &givens() const { return givens_; }
    [[nodiscard]] Digit given(Cell cell) const { return givens_[index(cell)]; }
    [[nodiscard]] std::size_t given_count() const;

    /// Were digits placed beyond the givens?
    [[nodiscard]] bool has_placed() const { return !placed_.empty(); }
    /// A given or a placed digit.
    [[nodiscard]] Digit digit(Cell cell) const {
        const Digit given = givens_[index(cell)];
        return given != Digit::blank || placed_.empty() ? given : placed_[index(cell)];
    }
    /// Givens and placed digits together.
    [[nodiscard]] Grid digits() const;

    /// Were candidates stated?
    [[nodiscard]] bool has_candidates() const { return !candidates_.empty(); }
    /// The candidates that were stated, one set a cell; empty if none were.
    [[nodiscard]] const Pencilmarks &stated_candidates() const { return candidates_; }

    /// The candidates that a solver starts from. A cell with a digit has just that digit; any
    /// other has the stated candidates (or all) without the digits of its peers and without
    /// those that a constraint excludes, given the digits that stand. O(cells · peers).
    [[nodiscard]] Pencilmarks pencilmarks() const;

    friend bool operator==(const Puzzle &, const Puzzle &) = default;

  private:
    Shape shape_;
    Grid givens_;
    Grid placed_;            ///< empty when nothing is placed
    Pencilmarks candidates_; ///< empty when nothing is stated
};

/// Returns the puzzle as it was set: without digits that a player has placed, and without stated
/// candidates if the givens imply them, as in a puzzle written with pencilmarks. O(cells · peers).
[[nodiscard]] Puzzle givens_alone(const Puzzle &puzzle);

} // namespace dokushin
