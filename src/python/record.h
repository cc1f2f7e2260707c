// A puzzle as Python holds it, and digits on their way in and out: a byte a cell.
#pragma once

#include "python/errors.h"

#include <dokushin/solve.h>
#include <dokushin/text.h>

#include <optional>
#include <string>
#include <vector>

namespace dokushin::python {

/// A byte a cell, 0 for a blank; None if there is no grid.
[[nodiscard]] py::object as_bytes(const Grid &grid);
/// Whatever the bytes hold: Puzzle::from_givens() knows what digits there are.
[[nodiscard]] Grid as_grid(std::string_view bytes);
/// A number a cell, digit d being bit d − 1.
[[nodiscard]] std::vector<std::uint64_t> as_words(const Pencilmarks &marks);
/// Positions, from 0.
[[nodiscard]] std::vector<std::size_t> as_positions(const std::vector<Cell> &cells);

/// A record that no text was.
[[nodiscard]] Record record_of(Puzzle puzzle);

/// solve() without the interpreter's lock; Ctrl-C ends it.
[[nodiscard]] SolveResult solve_watched(const Puzzle &puzzle, SolveOptions how = {});
/// The only solution; refused unless there is just one.
Grid expect_proper(const Puzzle &puzzle);

// Each adds its part to the module.
void add_canon(py::module_ &module);
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
