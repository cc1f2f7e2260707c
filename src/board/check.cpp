// Flaws are found in passes over houses and cells, one for each kind, each O(houses · N) or
// O(cells); nothing is searched.
#include <dokushin/check.h>

#include "board/constraints.h"
#include "errors/catalogue.h"

#include <algorithm>

namespace dokushin {
namespace {

/// Reports each repetition once: the first cell of a house that holds the digit, with each later
/// one.
void add_repeated(std::vector<Flaw> &found, const Shape &shape, const Grid &grid) {
    const auto houses = shape.houses();
    for (std::size_t house = 0; house < houses.size(); ++house) {
        std::vector<const Cell *> first_holder(shape.side() + 1, nullptr);
        for (const Cell &cell : houses[house].cells) {
            const Digit digit = grid[index(cell)];
            if (digit == Digit::blank) {
                continue;
            }
            const Cell *&first = first_holder[number(digit)];
            if (first != nullptr) {
                found.push_back(Flaw{FlawKind::repeated_digit, *first, cell, digit,
                                     static_cast<HouseIndex>(house), 0});
            } else {
                first = &cell;
            }
        }
    }
}

void add_broken_constraints(std::vector<Flaw> &found, const Shape &shape, const Grid &grid) {
    for (std::size_t at = 0; at < shape.constraints().size(); ++at) {
        if (!left_beside(shape.constraints()[at], shape, grid)) {
            Flaw &flaw = found.emplace_back();
            flaw.kind = FlawKind::broken_constraint;
            flaw.constraint = static_cast<std::uint16_t>(at);
        }
    }
}

void add_cells_without_candidate(std::vector<Flaw> &found, const Pencilmarks &marks) {
    for (std::size_t position = 0; position < marks.size(); ++position) {
        if (marks[position].empty()) {
            found.push_back(
                Flaw{FlawKind::no_candidate, cell_at(position), {}, Digit::blank, 0, 0});
        }
    }
}

void add_digits_without_place(std::vector<Flaw> &found, const Shape &shape,
                              const Pencilmarks &marks) {
    const auto houses = shape.houses();
    for (std::size_t house = 0; house < houses.size(); ++house) {
        DigitSet possible;
        for (const Cell cell : houses[house].cells) {
            possible = possible | marks[index(cell)];
        }
        for (const Digit digit : shape.all_digits() - possible) {
            found.push_back(
                Flaw{FlawKind::no_place, {}, {}, digit, static_cast<HouseIndex>(house), 0});
        }
    }
}

/// Finds the first constraint that a digit in a cell would break.
std::optional<Obstacle> broken_by(const Shape &shape, const Grid &grid, Cell cell, Digit digit) {
    if (shape.constraints_of(cell).empty()) {
        return std::nullopt;
    }
    Grid with_digit = grid;
    with_digit[index(cell)] = digit;
    for (const std::uint16_t number : shape.constraints_of(cell)) {
        const Constraint &constraint = shape.constraints()[number];
        if (!left_beside(constraint, shape, with_digit)) {
            const std::vector<Cell> cells = cells_of(constraint);
            const auto other = std::ranges::find_if(cells, [&](Cell its) { return its != cell; });
            return Obstacle{0, other != cells.end() ? *other : cell, number};
        }
    }
    return std::nullopt;
}

} // namespace

Sentence Flaw::text(const Shape &shape) const { return text(shape, Alphabet::usual(shape)); }

Sentence Flaw::text(const Shape &shape, const Alphabet &alphabet) const {
    switch (kind) {
    case FlawKind::repeated_digit:
        return {"{} and {} are both {} in {}", shape.cell_name(cell), shape.cell_name(other),
                alphabet.symbol(digit), shape.houses()[house].phrase()};
    case FlawKind::no_candidate:
        return {"{} has no candidate left", shape.cell_name(cell)};
    case FlawKind::no_place:
        return {"{} has no place left in {}", alphabet.symbol(digit),
                shape.houses()[house].phrase()};
    case FlawKind::blank_cell:
        return {"{} is blank", shape.cell_name(cell)};
    case FlawKind::broken_constraint:
        return {"{} is broken", name(shape.constraints()[constraint], shape)};
    }
    return {};
}

std::vector<Flaw> flaws(const Puzzle &puzzle) {
    std::vector<Flaw> found;
    const Grid digits = puzzle.digits();
    add_repeated(found, puzzle.shape(), digits);
    add_broken_constraints(found, puzzle.shape(), digits);
    const Pencilmarks marks = puzzle.pencilmarks();
    add_cells_without_candidate(found, marks);
    add_digits_without_place(found, puzzle.shape(), marks);
    return found;
}

std::vector<Flaw> grid_flaws(const Shape &shape, const Grid &grid) {
    std::vector<Flaw> found;
    for (std::size_t position = 0; position < grid.size(); ++position) {
        if (grid[position] == Digit::blank) {
            found.push_back(Flaw{FlawKind::blank_cell, cell_at(position), {}, Digit::blank, 0, 0});
        }
    }
    add_repeated(found, shape, grid);
    add_broken_constraints(found, shape, grid);
    return found;
}

bool is_solution(const Puzzle &puzzle, const Grid &grid) {
    if (grid.size() != puzzle.shape().cell_count() ||
        std::ranges::any_of(grid, [&](Digit d) { return number(d) > puzzle.shape().side(); }) ||
        !grid_flaws(puzzle.shape(), grid).empty()) {
        return false;
    }
    const Pencilmarks marks = puzzle.pencilmarks();
    for (std::size_t position = 0; position < grid.size(); ++position) {
        if (!marks[position].contains(grid[position])) {
            return false;
        }
    }
    return true;
}

std::optional<Obstacle> forbids(const Shape &shape, const Grid &grid, Cell cell, Digit digit) {
    if (digit == Digit::blank) {
        return std::nullopt;
    }
    for (const HouseIndex house : shape.houses_of(cell)) {
        for (const Cell other : shape.houses()[house].cells) {
            if (other != cell && grid[index(other)] == digit) {
                return Obstacle{house, other, {}};
            }
        }
    }
    return broken_by(shape, grid, cell, digit);
}

} // namespace dokushin
