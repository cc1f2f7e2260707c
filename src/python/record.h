// Records as Python holds them, and conversions of grids, a byte a cell.
#pragma once

#include "python/errors.h"

#include <dokushin/check.h>
#include <dokushin/solve.h>
#include <dokushin/text.h>

#include <vector>

namespace dokushin::python {

/// Converts a grid to a byte a cell, 0 for a blank; None if there is no grid.
[[nodiscard]] py::object as_bytes(const Grid &grid);
/// Converts bytes to a grid without checks; Puzzle::from_givens() refuses wrong digits.
[[nodiscard]] Grid as_grid(std::string_view bytes);
/// Converts candidates to a number a cell, in which digit d is bit d − 1.
[[nodiscard]] std::vector<std::uint64_t> as_words(const Pencilmarks &marks);
/// Converts cells to positions from 0.
[[nodiscard]] std::vector<std::size_t> as_positions(const std::vector<Cell> &cells);

/// Makes a record of a puzzle that was not read from text.
[[nodiscard]] inline Record record_of(Puzzle puzzle) {
    Alphabet alphabet = Alphabet::usual(puzzle.shape());
    return Record{std::move(puzzle), Format::line, std::move(alphabet)};
}

/// Calls solve() without the interpreter's lock; Ctrl-C ends it.
[[nodiscard]] SolveResult solve_watched(const Puzzle &puzzle, SolveOptions how = {});
/// Returns the only solution of a puzzle; raises an error unless there is just one.
Grid expect_proper(const Puzzle &puzzle);
/// Raises an error for a contradiction, which says what would satisfy the house or the constraint.
[[noreturn]] void refuse_contradiction(const Flaw &flaw, const Shape &shape);

// Each function adds its part to the module.
void add_canon(py::module_ &module);
void add_expand(py::module_ &module);
void add_game(py::module_ &module);
void add_generate(py::module_ &module);
void add_logic(py::module_ &module);
void add_many(py::module_ &module);
void add_near(py::module_ &module);
void add_rate(py::module_ &module);
void add_record(py::module_ &module);
void add_solve(py::module_ &module);
void add_study(py::module_ &module);
void add_trace(py::module_ &module);

} // namespace dokushin::python
