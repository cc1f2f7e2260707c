// Puzzles: validation of givens, placed digits and candidates, and the pencilmarks that they leave.
#include <dokushin/puzzle.h>

#include "board/constraints.h"
#include "board/left_by_peers.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <algorithm>
#include <cassert>

namespace dokushin {
namespace {

/// Refuses a number of entries that is not the number of cells.
Result<void> expect_cells(const Shape &shape, std::size_t found) {
    if (found == shape.cell_count()) {
        return {};
    }
    return std::unexpected(
        Error{ErrorCode::wrong_length, {"{n} cells", found}, {"{}", shape.cell_count()}});
}

Result<void> expect_digits(const Shape &shape, const Grid &grid) {
    DOKUSHIN_CHECK(expect_cells(shape, grid.size()));
    for (std::size_t position = 0; position < grid.size(); ++position) {
        if (number(grid[position]) > shape.side()) {
            return std::unexpected(
                Error{ErrorCode::out_of_range,
                      {"{} at {}", number(grid[position]), shape.cell_name(cell_at(position))},
                      {"1 to {}, or 0 for a blank", shape.side()}});
        }
    }
    return {};
}

/// Removes candidates of blank cells that a constraint excludes under the digits that stand. If
/// the digits break it, its blank cells keep no candidate.
void keep_constraints(const Shape &shape, const Grid &digits, Pencilmarks &marks) {
    for (const Constraint &constraint : shape.constraints()) {
        const std::vector<Cell> cells = cells_of(constraint);
        const auto left = left_beside(constraint, shape, digits);
        assert(!left || left->size() == cells.size());
        for (std::size_t at = 0; at < cells.size(); ++at) {
            DigitSet &here = marks[index(cells[at])];
            if (digits[index(cells[at])] == Digit::blank) {
                here = left ? here & (*left)[at] : DigitSet{};
            }
        }
    }
}

} // namespace

Puzzle::Puzzle(Shape shape) : shape_(std::move(shape)), givens_(shape_.cell_count()) {}

Result<Puzzle> Puzzle::from_givens(Shape shape, Grid givens) {
    DOKUSHIN_CHECK(expect_digits(shape, givens));
    Puzzle puzzle(std::move(shape));
    puzzle.givens_ = std::move(givens);
    return puzzle;
}

Result<Puzzle> Puzzle::from_candidates(Shape shape, Pencilmarks candidates) {
    Puzzle puzzle(std::move(shape));
    DOKUSHIN_CHECK(puzzle.set_candidates(std::move(candidates)));
    return puzzle;
}

Result<void> Puzzle::set_placed(Grid placed) {
    DOKUSHIN_CHECK(expect_digits(shape_, placed));
    for (std::size_t position = 0; position < placed.size(); ++position) {
        if (placed[position] != Digit::blank && givens_[position] != Digit::blank) {
            return std::unexpected(
                Error{ErrorCode::contradiction,
                      {"{} is both given and placed", shape_.cell_name(cell_at(position))},
                      {"one or the other"}});
        }
    }
    const bool any = std::ranges::any_of(placed, [](Digit d) { return d != Digit::blank; });
    placed_ = any ? std::move(placed) : Grid{};
    return {};
}

Result<void> Puzzle::set_candidates(Pencilmarks candidates) {
    DOKUSHIN_CHECK(expect_cells(shape_, candidates.size()));
    for (std::size_t position = 0; position < candidates.size(); ++position) {
        const DigitSet beyond = candidates[position] - shape_.all_digits();
        if (!beyond.empty()) {
            return std::unexpected(Error{
                ErrorCode::out_of_range,
                {"candidate {} at {}", number(beyond.first()), shape_.cell_name(cell_at(position))},
                {"{} to {}", 1, shape_.side()}});
        }
    }
    candidates_ = std::move(candidates);
    return {};
}

std::size_t Puzzle::given_count() const {
    return givens_.size() - static_cast<std::size_t>(std::ranges::count(givens_, Digit::blank));
}

Grid Puzzle::digits() const {
    assert(placed_.empty() || placed_.size() == givens_.size());
    Grid all = givens_;
    for (std::size_t position = 0; position < placed_.size(); ++position) {
        if (placed_[position] != Digit::blank) {
            assert(all[position] == Digit::blank); // nothing is both given and placed
            all[position] = placed_[position];
        }
    }
    return all;
}

Pencilmarks left_by_peers(const Puzzle &puzzle) {
    const Shape &shape = puzzle.shape();
    Pencilmarks marks = puzzle.has_candidates()
                            ? puzzle.stated_candidates()
                            : Pencilmarks(shape.cell_count(), shape.all_digits());
    for (std::size_t position = 0; position < marks.size(); ++position) {
        const Digit here = puzzle.digit(cell_at(position));
        if (here != Digit::blank) {
            marks[position] = DigitSet::only(here);
            continue;
        }
        for (const Cell peer : shape.peers(cell_at(position))) {
            marks[position].erase(puzzle.digit(peer));
        }
    }
    return marks;
}

Pencilmarks Puzzle::pencilmarks() const {
    Pencilmarks marks = left_by_peers(*this);
    if (!shape_.constraints().empty()) {
        keep_constraints(shape_, digits(), marks);
    }
    return marks;
}

Puzzle givens_alone(const Puzzle &puzzle) {
    Puzzle plain = *Puzzle::from_givens(puzzle.shape(), puzzle.givens());
    if (!puzzle.has_candidates()) {
        return plain;
    }
    Pencilmarks stated = puzzle.stated_candidates();
    for (std::size_t at = 0; at < stated.size(); ++at) {
        // Candidates that are stated for a cell with a digit have no meaning.
        stated[at] =
            puzzle.digit(cell_at(at)) == Digit::blank ? stated[at] : puzzle.shape().all_digits();
    }
    Puzzle marked = plain;
    const bool fine = marked.set_candidates(std::move(stated)).has_value();
    assert(fine); // they were stated on the same board
    return fine && marked.pencilmarks() != plain.pencilmarks() ? marked : plain;
}

} // namespace dokushin
