// These functions list the places where rules of a kind can lie, and make random cages and lines.
#pragma once

#include "generate/rules/kind_rows.h"

#include <set>

namespace dokushin::generate {

/// Returns all places of marks and clues; none for cages and lines, of which there are too many.
[[nodiscard]] std::vector<Place> all_places(const Shape &shape, Where where);

/// The moves of a board's symmetry (symmetry.h).
using Moves = std::vector<std::vector<Cell>>;

/// Returns a place and those to which the moves take it, each once.
[[nodiscard]] std::vector<Place> images_of(const Place &place, const Moves &moves, Where where);

/// The range of the number of cells.
struct CellRange {
    std::size_t least = 0;
    std::size_t most = 0;
};

/// FreeCells are the cells that no place of cages, or of lines, has taken yet.
class FreeCells {
  public:
    FreeCells(const Shape &shape, const Moves &moves);

    /// Takes the cells of a place and its images, and returns them.
    std::vector<Place> take(const Place &place, Where where);
    [[nodiscard]] std::size_t taken() const { return taken_; }

    /// Grows a cage from the most enclosed free cell from which it has not been tried, or from one
    /// that a move leaves where it is, so that each image of the cage is the cage itself or apart
    /// from it. Nothing if no such cell is left; a cage with fewer cells than the least one
    /// couldn't grow further. O(cells · moves).
    [[nodiscard]] std::optional<Place> grow_cage(CellRange size, bool in_box, Random &random);

    /// Walks a line from a random free cell. It is apart from its images, never crosses a line, and
    /// never passes beside itself. It ends early where there is no way on.
    [[nodiscard]] Place walk_line(std::size_t length, Random &random) const;

  private:
    using Line = std::pair<Cell, Cell>; ///< a step from cell to cell, ascending

    [[nodiscard]] bool is_free(Cell cell) const { return free_[index(cell)]; }
    [[nodiscard]] std::size_t free_neighbours(Cell cell) const;
    [[nodiscard]] std::optional<Cell> seed(Random &random) const;
    [[nodiscard]] std::vector<Cell> border(const Place &cage) const;
    [[nodiscard]] bool fits(const Place &cage, const Moves &others) const;
    [[nodiscard]] std::vector<Cell> next_on_line(const Place &line,
                                                 const std::set<Line> &steps) const;
    [[nodiscard]] bool crosses(Cell one, Cell other, const std::set<Line> &steps) const;
    void add_steps(const Place &line, std::set<Line> &steps) const;

    const Shape &shape_;
    const Moves &moves_;
    std::vector<bool> free_;
    std::vector<bool> tried_;
    std::set<Line> steps_; ///< of all lines that were taken
    std::size_t taken_ = 0;
};

} // namespace dokushin::generate
