// The canonical form: what of it concerns puzzles and answers. The search is in
// minlex_search.h.
#include <dokushin/canon.h>
#include <dokushin/check.h>

#include "canon/minlex_search.h"

#include <utility>

namespace dokushin {

struct Canonicaliser::Memory {
    std::vector<canon::Way> ways;
    std::vector<canon::Way> next;
};

namespace canon {
namespace {

/// The board as it lies, or turned over. False if a row or column holds a digit twice.
bool read(Board &board, const Grid &grid, unsigned side, bool turned) {
    board = {};
    std::array<std::uint32_t, 16> in_column{};
    bool fine = true;
    for (unsigned row = 0; row < side; ++row) {
        std::uint32_t in_row = 0;
        for (unsigned column = 0; column < side; ++column) {
            const unsigned digit = number(grid[turned ? column * side + row : row * side + column]);
            board.digits[row][column] = static_cast<std::uint8_t>(digit);
            const std::uint32_t bit = std::uint32_t{1} << digit >> 1;
            fine = fine && ((in_row | in_column[column]) & bit) == 0;
            in_row |= bit;
            in_column[column] |= bit;
            board.given[row] =
                static_cast<std::uint16_t>(board.given[row] | unsigned{digit != 0} << column);
        }
    }
    return fine;
}

template <class Geometry> void find_blank_rows(Board &board, const Geometry &geometry) {
    for (unsigned row = 0; row < geometry.side(); ++row) {
        if (board.given[row] == 0) {
            board.blank_rows = static_cast<std::uint16_t>(board.blank_rows | 1U << row);
        }
    }
    for (unsigned row = 0; row < geometry.side(); row += geometry.box_rows()) {
        const std::uint32_t band = band_of(geometry, row);
        if ((board.blank_rows & band) == band) {
            board.blank_bands = static_cast<std::uint16_t>(board.blank_bands | band);
        }
    }
}

bool boxes_repeat(const Board &board, unsigned side, unsigned box_rows, unsigned box_columns) {
    std::array<std::uint32_t, 16> seen{};
    for (unsigned row = 0; row < side; ++row) {
        for (unsigned column = 0; column < side; ++column) {
            const unsigned box = row / box_rows * box_rows + column / box_columns;
            const std::uint32_t bit = std::uint32_t{1} << board.digits[row][column] >> 1;
            if ((seen[box] & bit) != 0) {
                return true;
            }
            seen[box] |= bit;
        }
    }
    return false;
}

/// The transforms that the ways stand for: each order of each class, and of the free
/// stacks.
template <class Geometry>
std::uint64_t transforms(const std::vector<Way> &ways, const Geometry &geometry) {
    std::uint64_t sum = 0;
    for (const Way &way : ways) {
        std::uint64_t product = way.times;
        std::uint64_t same = 0;
        for (unsigned position = 0; position < geometry.side(); ++position) {
            same = (way.starts >> position & 1U) != 0 ? 1 : same + 1;
            product = multiplied(product, same);
        }
        for (unsigned stacks = 2; stacks <= way.free; ++stacks) {
            product = multiplied(product, stacks);
        }
        sum = sum > ~product ? ~std::uint64_t{0} : sum + product;
    }
    return sum;
}

/// Digits that don't occur get the names that are left, in order.
template <class Search>
Transform transform_of(const Search &search, const Way &way, unsigned side) {
    Transform transform = Transform::identity(side);
    transform.transposed = way.transposed;
    unsigned last = 0;
    for (unsigned i = 0; i < side; ++i) {
        transform.rows[i] = way.row_at[i];
        transform.columns[i] = way.column_at[i];
        transform.digits[i] = static_cast<std::uint8_t>(search.name_of(way, i + 1));
        last += transform.digits[i] != 0 ? 1 : 0;
    }
    for (unsigned i = 0; i < side; ++i) {
        if (transform.digits[i] == 0) {
            transform.digits[i] = static_cast<std::uint8_t>(++last);
        }
    }
    return transform;
}

Error too_symmetrical() {
    return {ErrorCode::unsupported, "the form of a board this symmetrical",
            "fewer than 262,144 ways that begin alike"};
}

template <class Geometry>
Result<Canonical> search(const Geometry &geometry, Board &upright, Board *turned,
                         std::vector<Way> &ways, std::vector<Way> &next) {
    find_blank_rows(upright, geometry);
    if (turned != nullptr) {
        find_blank_rows(*turned, geometry);
    }
    MinlexSearch<Geometry> search(geometry, ways, next);
    if (!search.run(upright, turned)) {
        return std::unexpected(too_symmetrical());
    }
    const unsigned side = geometry.side();
    Canonical result{Grid(std::size_t{side} * side), transform_of(search, ways.front(), side),
                     transforms(ways, geometry)};
    for (std::size_t cell = 0; cell < result.form.size(); ++cell) {
        result.form[cell] = digit_of(search.form()[cell / side][cell % side]);
    }
    return result;
}

/// What keeps this from being a board that has a form, but for digits that repeat.
std::optional<Error> refusal(const Shape &shape, const Grid &grid) {
    if (const auto has = has_transforms(shape); !has) {
        return has.error();
    }
    const bool fits = grid.size() == shape.cell_count() &&
                      std::ranges::all_of(grid, [side = shape.side()](Digit digit) {
                          return number(digit) <= side;
                      });
    return fits ? std::nullopt : std::optional(Puzzle::from_givens(shape, grid).error());
}

/// The first given that breaks a house.
Error contradiction(const Shape &shape, const Grid &grid) {
    Error error{ErrorCode::contradiction, "a digit twice in a house", {}};
    if (const auto puzzle = Puzzle::from_givens(shape, grid)) {
        if (const auto found = flaws(*puzzle); !found.empty()) {
            error.what = found.front().text(shape);
        }
    }
    return error;
}

} // namespace
} // namespace canon

Canonicaliser::Canonicaliser() : memory_(std::make_unique<Memory>()) {}
Canonicaliser::~Canonicaliser() = default;
Canonicaliser::Canonicaliser(Canonicaliser &&) noexcept = default;
Canonicaliser &Canonicaliser::operator=(Canonicaliser &&) noexcept = default;

Result<Canonical> Canonicaliser::canonical(const Shape &shape, const Grid &grid) {
    if (const auto wrong = canon::refusal(shape, grid)) {
        return std::unexpected(*wrong);
    }
    const unsigned side = shape.side();
    const bool square = shape.box_rows() == shape.box_columns();
    canon::Board upright;
    canon::Board turned;
    if (!canon::read(upright, grid, side, false) ||
        canon::boxes_repeat(upright, side, shape.box_rows(), shape.box_columns())) {
        return std::unexpected(canon::contradiction(shape, grid));
    }
    if (square) {
        static_cast<void>(canon::read(turned, grid, side, true));
    }
    if (side == 9 && square) {
        return canon::search(canon::NineByNine{}, upright, &turned, memory_->ways, memory_->next);
    }
    const canon::AnySize size(side, shape.box_rows(), shape.box_columns());
    return canon::search(size, upright, square ? &turned : nullptr, memory_->ways, memory_->next);
}

Result<Canonical> Canonicaliser::canonical(const Puzzle &puzzle) {
    if (puzzle.has_candidates()) {
        return std::unexpected(
            Error{ErrorCode::unsupported, "the form of stated candidates", "givens alone"});
    }
    return puzzle.has_placed() ? canonical(puzzle.shape(), puzzle.digits())
                               : canonical(puzzle.shape(), puzzle.givens());
}

Result<Canonical> canonical(const Shape &shape, const Grid &grid) {
    return Canonicaliser().canonical(shape, grid);
}

Result<Canonical> canonical(const Puzzle &puzzle) { return Canonicaliser().canonical(puzzle); }

Result<std::optional<Transform>> equivalent(const Puzzle &a, const Puzzle &b) {
    Canonicaliser canonicaliser;
    const auto of_a = canonicaliser.canonical(a);
    if (!of_a) {
        return std::unexpected(of_a.error());
    }
    const auto of_b = canonicaliser.canonical(b);
    if (!of_b) {
        return std::unexpected(of_b.error());
    }
    if (a.shape() != b.shape() || of_a->form != of_b->form) {
        return std::nullopt;
    }
    return of_a->transform.then(of_b->transform.inverse());
}

} // namespace dokushin
