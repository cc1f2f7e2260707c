// The canonical form of a puzzle: which search finds it, and the answer that it gives. 9×9 grids
// have a search of their own (grid9/search.h), and so have 9×9 boards with blanks
// (puzzle9/search.h). Other boards, and those where too much ties for that, take the general search
// (general/row_search.h), and boards with many symmetries the one that merges labellings by
// automorphisms (general/orbit_search.h).
#include <dokushin/canon.h>
#include <dokushin/check.h>

#include "base/saturating.h"
#include "canon/general/orbit_search.h"
#include "canon/general/row_search.h"
#include "canon/grid9/search.h"
#include "canon/puzzle9/search.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace dokushin {

struct Canonicaliser::Memory : canon::Workspace {};

namespace canon {
namespace {

/// Counts the transforms that the labellings stand for: each order of each class, and of the free
/// stacks. They lead to the same form, so they are as many as the board has automorphisms.
template <class Size>
std::uint64_t transform_count(const std::vector<Labelling> &labellings, const Size &size) {
    std::uint64_t sum = 0;
    for (const Labelling &labelling : labellings) {
        std::uint64_t product = labelling.multiplicity;
        std::uint64_t same = 0;
        for (unsigned position = 0; position < size.side(); ++position) {
            same = (labelling.class_starts >> position & 1U) != 0 ? 1 : same + 1;
            product = saturating_product(product, same);
        }
        for (unsigned stacks = 2; stacks <= labelling.free_stacks; ++stacks) {
            product = saturating_product(product, stacks);
        }
        sum = saturating_sum(sum, product);
    }
    return sum;
}

/// The transform that a labelling leaves when columns that are still in one class stay in order.
/// Digits that do not occur get the remaining labels in order.
template <class Search>
Transform transform_of(const Search &search, const Labelling &labelling, unsigned side) {
    assert(is_ok(labelling, side, side));
    Transform transform = Transform::identity(side);
    transform.transposed = labelling.transposed;
    unsigned last = 0;
    for (unsigned i = 0; i < side; ++i) {
        transform.rows[i] = labelling.row_at[i];
        transform.columns[i] = labelling.column_at[i];
        transform.digits[i] = static_cast<std::uint8_t>(search.label_of(labelling, i + 1));
        last += transform.digits[i] != 0 ? 1 : 0;
    }
    for (unsigned i = 0; i < side; ++i) {
        if (transform.digits[i] == 0) {
            transform.digits[i] = static_cast<std::uint8_t>(++last);
        }
    }
    assert(last == side); // each digit has a label of its own
    return transform;
}

Error too_many_ties() {
    return {ErrorCode::unsupported,
            {"the form of a board of which so much begins alike"},
            {"fewer than 262,144 ways that no symmetry joins, and 16,777,216 steps"}};
}

/// The answer of a search that did not give up.
template <class Search, class Size> Canonical found_by(const Search &search, const Size &size) {
    const unsigned side = size.side();
    assert(!search.labellings().empty());
    Canonical result{Grid(std::size_t{side} * side),
                     transform_of(search, search.labellings().front(), side),
                     transform_count(search.labellings(), size)};
    std::size_t cell = 0;
    for (unsigned row = 0; row < side; ++row) {
        for (unsigned column = 0; column < side; ++column) {
            result.form[cell++] = digit_of(search.form()[row][column]);
        }
    }
    return result;
}

/// Searches a board of any size; `transposed` is null if its boxes are not square.
template <class Size>
Result<Canonical> search(const Board &upright, const Board *transposed, const Size &size,
                         Workspace &workspace) {
    RowSearch<Size> by_rows(size, workspace);
    if (by_rows.run(upright, transposed)) {
        return found_by(by_rows, size);
    }
    OrbitSearch<Size> by_orbits(size);
    if (by_orbits.run(upright, transposed)) {
        return found_by(by_orbits, size);
    }
    return std::unexpected(too_many_ties());
}

/// The error of a grid that is no board of the shape, apart from digits that repeat.
std::optional<Error> misfit(const Shape &shape, const Grid &grid) {
    Digit greatest = Digit::blank;
    for (const Digit digit : grid) { // compared as bytes, many at once
        greatest = std::max(greatest, digit);
    }
    const bool fits = grid.size() == shape.cell_count() && number(greatest) <= shape.side();
    return fits ? std::nullopt : std::optional(Puzzle::from_givens(shape, grid).error());
}

/// The error of a board in which a house contains a digit twice.
Error contradiction(const Shape &shape, const Grid &grid) {
    Error error{ErrorCode::contradiction, {"a digit twice in a house"}, {}};
    if (const auto puzzle = Puzzle::from_givens(shape, grid)) {
        if (const auto found = flaws(*puzzle); !found.empty()) {
            error.what = found.front().text(shape);
        }
    }
    return error;
}

template <class Size>
Result<Canonical> form_of(const Shape &shape, const Grid &grid, const Size &size,
                          Workspace &workspace) {
    Board upright;
    if (!read(upright, grid, size)) {
        return std::unexpected(contradiction(shape, grid));
    }
    if (size.box_rows() != size.box_columns()) {
        return search(upright, nullptr, size, workspace);
    }
    Board transposed;
    transpose(transposed, upright, size);
    return search(upright, &transposed, size, workspace);
}

/// The form of a 9×9 board: with blanks, or without. If too much ties the general search finds it.
Result<Canonical> form_of_nine(const Shape &shape, const Grid &grid, Workspace &workspace) {
    const Givens givens = read_givens(grid);
    if (givens.repeated) {
        return std::unexpected(contradiction(shape, grid));
    }
    if (!givens.complete) {
        if (auto found = least_puzzle(givens)) {
            assert(found->transform.fits(shape) && found->automorphisms > 0);
            assert(found->transform.apply(shape, grid) == found->form);
            return *std::move(found);
        }
        return form_of(shape, grid, NineByNine{}, workspace);
    }
    if (auto found = least_grid(grid)) {
        assert(found->transform.fits(shape) && found->automorphisms > 0);
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
    const bool is_nine = shape.is_usual_nine();
    if (!is_nine) {
        DOKUSHIN_CHECK(has_transforms(shape));
    }
    if (const auto wrong = canon::misfit(shape, grid)) {
        return std::unexpected(*wrong);
    }
    if (is_nine) {
        return canon::form_of_nine(shape, grid, *memory_);
    }
    const canon::AnySize size(shape.box_rows(), shape.box_columns());
    return canon::form_of(shape, grid, size, *memory_);
}

Result<Canonical> Canonicaliser::canonical(const Puzzle &puzzle) {
    if (puzzle.has_candidates()) {
        return std::unexpected(
            Error{ErrorCode::unsupported, {"the form of stated candidates"}, {"givens alone"}});
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
    DOKUSHIN_TRY(of_a, canonicaliser.canonical(a));
    DOKUSHIN_TRY(of_b, canonicaliser.canonical(b));
    if (a.shape() != b.shape() || of_a.form != of_b.form) {
        return std::nullopt;
    }
    return of_a.transform.then(of_b.transform.inverse());
}

} // namespace dokushin
