// Transforms as values: permutations of the rows, the columns and the digits, and whether the board
// is transposed first.
//
// The image of a board S under (transposed, rows, columns, digits) has in row i, column j
//     digits[ S'[rows[i]][columns[j]] ],   S' being S or S transposed,
// from which the rules for composition and for the inverse follow.
#include <dokushin/canon.h>
#include <dokushin/capability.h>

#include "canon/group/size.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <utility>

namespace dokushin {
namespace {

using Permutation = Transform::Permutation;

Permutation identity_from(std::uint8_t first) {
    Permutation permutation;
    std::iota(permutation.begin(), permutation.end(), first);
    return permutation;
}

/// The entry of a permutation at a place. A place beyond the last, which no transform that fits a
/// shape has, wraps around.
std::uint8_t entry(const Permutation &permutation, unsigned place) {
    return permutation[place % permutation.size()];
}

/// The inverse of a permutation whose least number is `least`.
Permutation inverse_of(const Permutation &permutation, unsigned side, unsigned least) {
    Permutation result = identity_from(static_cast<std::uint8_t>(least));
    for (unsigned i = 0; i < side; ++i) {
        result[(permutation[i] - least) % result.size()] = static_cast<std::uint8_t>(i + least);
    }
    return result;
}

/// True if the first `side` entries are the numbers from `least` on, in any order.
bool is_permutation(const Permutation &permutation, unsigned side, unsigned least) {
    std::uint32_t seen = 0;
    for (unsigned i = 0; i < side; ++i) {
        if (permutation[i] < least || permutation[i] >= side + least) {
            return false;
        }
        seen |= std::uint32_t{1} << (permutation[i] - least);
    }
    return seen == (std::uint32_t{1} << side) - 1;
}

/// The cell of the board that becomes this cell of the image.
std::size_t source(const Transform &transform, std::size_t cell) {
    const std::size_t row = transform.rows[cell / transform.side];
    const std::size_t column = transform.columns[cell % transform.side];
    return transform.transposed ? column * transform.side + row : row * transform.side + column;
}

Digit relabelled(const Transform &transform, Digit digit) {
    return digit == Digit::blank ? digit : digit_of(transform.digits[number(digit) - 1]);
}

DigitSet relabelled(const Transform &transform, DigitSet set) {
    DigitSet result;
    for (const Digit digit : set) {
        result.insert(relabelled(transform, digit));
    }
    return result;
}

/// The image of digits or candidates, one a cell.
template <class Cells> Cells image(const Transform &transform, const Cells &cells) {
    assert(cells.size() == std::size_t{transform.side} * transform.side);
    Cells result(cells.size());
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        result[cell] = relabelled(transform, cells[source(transform, cell)]);
    }
    return result;
}

Error misfit(const Shape &shape) {
    return {ErrorCode::bad_shape,
            {"a transform that doesn't fit a board of {}", shape.name()},
            {"one that takes its houses to houses"}};
}

/// A uniformly random number below `limit`. Words that would favour some numbers are rejected.
std::uint64_t below(std::uint64_t limit, const RandomWords &random) {
    assert(limit > 0);
    const std::uint64_t uneven = (~std::uint64_t{0} - limit + 1) % limit;
    std::uint64_t word = random();
    while (word < uneven) {
        word = random();
    }
    return word % limit;
}

/// Shuffles `count` entries from `first` on (Fisher and Yates).
void shuffle(Permutation &permutation, unsigned first, unsigned count, const RandomWords &random) {
    assert(first + count <= permutation.size());
    for (unsigned left = count; left > 1; --left) {
        std::swap(permutation[first + left - 1],
                  permutation[first + static_cast<std::size_t>(below(left, random))]);
    }
}

/// A random order of the chutes, and of the lines in each.
Permutation shuffled_lines(unsigned side, unsigned width, const RandomWords &random) {
    assert(width > 0 && side % width == 0);
    Permutation chutes = identity_from(0);
    shuffle(chutes, 0, side / width, random);
    Permutation lines = identity_from(0);
    for (unsigned i = 0; i < side; ++i) {
        lines[i] = static_cast<std::uint8_t>(chutes[i / width] * width + i % width);
    }
    for (unsigned first = 0; first < side; first += width) {
        shuffle(lines, first, width, random);
    }
    assert(is_permutation(lines, side, 0));
    return lines;
}

} // namespace

Result<void> has_transforms(const Shape &shape) {
    DOKUSHIN_CHECK(can_honour(Capability::transforms, shape));
    if (!shape.has_boxes_only() || shape.side() > largest_canonical_side) {
        return std::unexpected(Error{ErrorCode::unsupported,
                                     {"equivalents of a board of {}", shape.name()},
                                     {"boxes without extra houses, up to a side of 16"}});
    }
    return {};
}

Transform Transform::identity(unsigned side) {
    return {std::min(side, largest_canonical_side), false, identity_from(0), identity_from(0),
            identity_from(1)};
}

bool Transform::fits(const Shape &shape) const {
    return side == shape.side() && has_transforms(shape) &&
           (!transposed || shape.box_rows() == shape.box_columns()) &&
           is_permutation(rows, side, 0) && is_permutation(columns, side, 0) &&
           is_permutation(digits, side, 1) && canon::keeps_chutes(rows, side, shape.box_rows()) &&
           canon::keeps_chutes(columns, side, shape.box_columns());
}

Result<Grid> Transform::apply(const Shape &shape, const Grid &grid) const {
    if (!fits(shape)) {
        return std::unexpected(misfit(shape));
    }
    // A grid that does not fit the shape is refused with the usual error.
    DOKUSHIN_CHECK(Puzzle::from_givens(shape, grid));
    return image(*this, grid);
}

Result<Puzzle> Transform::apply(const Puzzle &puzzle) const {
    if (!fits(puzzle.shape())) {
        return std::unexpected(misfit(puzzle.shape()));
    }
    DOKUSHIN_TRY(result, Puzzle::from_givens(puzzle.shape(), image(*this, puzzle.givens())));
    if (puzzle.has_placed()) {
        Grid placed = puzzle.digits();
        for (std::size_t cell = 0; cell < placed.size(); ++cell) {
            placed[cell] = puzzle.givens()[cell] == Digit::blank ? placed[cell] : Digit::blank;
        }
        DOKUSHIN_CHECK(result.set_placed(image(*this, placed)));
    }
    if (puzzle.has_candidates()) {
        DOKUSHIN_CHECK(result.set_candidates(image(*this, puzzle.stated_candidates())));
    }
    return std::move(result);
}

Transform Transform::then(const Transform &next) const {
    Transform both = identity(side);
    both.transposed = transposed != next.transposed;
    // Transposing the image exchanges its permutations of rows and columns.
    const Permutation &first_rows = next.transposed ? columns : rows;
    const Permutation &first_columns = next.transposed ? rows : columns;
    for (unsigned i = 0; i < both.side; ++i) {
        both.rows[i] = entry(first_rows, next.rows[i]);
        both.columns[i] = entry(first_columns, next.columns[i]);
        both.digits[i] = entry(next.digits, digits[i] - 1U);
    }
    return both;
}

Transform Transform::inverse() const {
    const unsigned sides = std::min(side, largest_canonical_side);
    return {sides, transposed, inverse_of(transposed ? columns : rows, sides, 0),
            inverse_of(transposed ? rows : columns, sides, 0), inverse_of(digits, sides, 1)};
}

Result<Transform> random_transform(const Shape &shape, const RandomWords &random) {
    DOKUSHIN_CHECK(has_transforms(shape));
    Transform transform = Transform::identity(shape.side());
    transform.transposed = shape.box_rows() == shape.box_columns() && (random() >> 63) != 0;
    transform.rows = shuffled_lines(shape.side(), shape.box_rows(), random);
    transform.columns = shuffled_lines(shape.side(), shape.box_columns(), random);
    shuffle(transform.digits, 0, shape.side(), random);
    assert(transform.fits(shape));
    return transform;
}

} // namespace dokushin
