// The canonical form: what of it concerns puzzles and answers. The searches are in
// minlex_search.h, orbit_search.h (boards with many symmetries), grid_search.h (grids) and
// puzzle_search.h (9×9 with blanks).
#include <dokushin/canon.h>
#include <dokushin/check.h>

#include "base/saturating.h"
#include "canon/general/orbit_search.h"
#include "canon/general/row_search.h"
#include "canon/grid9/search.h"
#include "canon/puzzle9/search.h"

#include <algorithm>
#include <utility>

namespace dokushin {

struct Canonicaliser::Memory : canon::Memory {};

namespace canon {
namespace {

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
            product = saturating_product(product, same);
        }
        for (unsigned stacks = 2; stacks <= way.free; ++stacks) {
            product = saturating_product(product, stacks);
        }
        sum = saturating_sum(sum, product);
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

Error too_much_alike() {
    return {ErrorCode::unsupported, "the form of a board of which so much begins alike",
            "fewer than 262,144 ways that no symmetry joins, and 16,777,216 steps"};
}

/// What a search has found that did not give up.
template <class Search, class Geometry>
Canonical found_by(const Search &search, const Geometry &geometry) {
    const unsigned side = geometry.side();
    Canonical result{Grid(std::size_t{side} * side),
                     transform_of(search, search.ways().front(), side),
                     transforms(search.ways(), geometry)};
    std::size_t cell = 0;
    for (unsigned row = 0; row < side; ++row) {
        for (unsigned column = 0; column < side; ++column) {
            result.form[cell++] = digit_of(search.form()[row][column]);
        }
    }
    return result;
}

/// A board with blanks, or of another size than 9×9; `turned` if it may be turned over.
template <class Geometry>
Result<Canonical> search(Board &upright, Board *turned, const Geometry &geometry, Memory &memory) {
    find_blank_rows(upright, geometry);
    if (turned != nullptr) {
        find_blank_rows(*turned, geometry);
    }
    MinlexSearch<Geometry> by_rows(geometry, memory);
    if (by_rows.run(upright, turned)) {
        return found_by(by_rows, geometry);
    }
    OrbitSearch<Geometry> by_orbits(geometry);
    if (by_orbits.run(upright, turned)) {
        return found_by(by_orbits, geometry);
    }
    return std::unexpected(too_much_alike());
}

/// What keeps this from being a board of the shape, but for digits that repeat.
std::optional<Error> misfit(const Shape &shape, const Grid &grid) {
    Digit greatest = Digit::blank;
    for (const Digit digit : grid) { // compared as bytes, many at once
        greatest = std::max(greatest, digit);
    }
    const bool fits = grid.size() == shape.cell_count() && number(greatest) <= shape.side();
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

template <class Geometry>
Result<Canonical> form_of(const Shape &shape, const Grid &grid, const Geometry &geometry,
                          Memory &memory) {
    Board upright;
    if (!read(upright, grid, geometry)) {
        return std::unexpected(contradiction(shape, grid));
    }
    if (geometry.box_rows() != geometry.box_columns()) {
        return search(upright, nullptr, geometry, memory);
    }
    Board turned;
    turn_over(turned, upright, geometry);
    return search(upright, &turned, geometry, memory);
}

/// The usual board: with blanks, without, or so symmetrical that the general search is asked.
Result<Canonical> form_of_nine(const Shape &shape, const Grid &grid, Memory &memory) {
    const Givens givens = read_givens(grid);
    if (givens.repeated) {
        return std::unexpected(contradiction(shape, grid));
    }
    if (!givens.whole) {
        if (auto found = least_puzzle(givens)) {
            return *std::move(found);
        }
        return form_of(shape, grid, NineByNine{}, memory);
    }
    if (auto found = least_grid(grid)) {
        return *std::move(found);
    }
    return std::unexpected(contradiction(shape, grid));
}

} // namespace
} // namespace canon

Canonicaliser::Canonicaliser() : memory_(std::make_unique<Memory>()) {}
Canonicaliser::~Canonicaliser() = default;
Canonicaliser::Canonicaliser(Canonicaliser &&) noexcept = default;
Canonicaliser &Canonicaliser::operator=(Canonicaliser &&) noexcept = default;

Result<Canonical> Canonicaliser::canonical(const Shape &shape, const Grid &grid) {
    const bool usual = shape.is_usual_nine();
    if (!usual) {
        if (const auto has = has_transforms(shape); !has) {
            return std::unexpected(has.error());
        }
    }
    if (const auto wrong = canon::misfit(shape, grid)) {
        return std::unexpected(*wrong);
    }
    if (usual) {
        return canon::form_of_nine(shape, grid, *memory_);
    }
    const canon::AnySize size(shape.box_rows(), shape.box_columns());
    return canon::form_of(shape, grid, size, *memory_);
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
