// Puzzles that are the same but for how they lie and what their digits are called: the
// transforms between them, the form that all of them share, and their symmetries.
//
// The form is the true minlex one: of all images of a puzzle the least string, row by row,
// blanks as 0. (Two other forms go by that name: one that puts the pattern of the givens
// before their digits, and a fast one that misses some.)
//
// The group: rows within bands, bands, columns within stacks, stacks, digits, and, where
// boxes are square, transposition: 2 × 6⁸ × 9! on the usual board. It is that of boards
// with boxes and without variants, up to a side of 16; others are refused.
#pragma once

#include <dokushin/puzzle.h>

#include <array>
#include <functional>
#include <memory>
#include <optional>

namespace [[gnu::visibility("default")]] dokushin {

/// The longest side of a board that has transforms.
inline constexpr unsigned largest_canonical_side = 16;

/// Has the shape transforms? An error of ErrorCode::unsupported tells why not.
[[nodiscard]] Result<void> has_transforms(const Shape &shape);

/// An element of the group: turn over, then pick rows and columns, then rename digits.
struct Transform {
    using Order = std::array<std::uint8_t, largest_canonical_side>;

    unsigned side = 0;
    bool transposed = false; ///< are rows and columns exchanged first?
    Order rows{};            ///< row i of the image is row rows[i]; likewise columns
    Order columns{};
    Order digits{}; ///< digit d becomes digits[d − 1], a number from 1

    /// The one that changes nothing. Sides over 16 are cut off there.
    [[nodiscard]] static Transform identity(unsigned side);

    /// Does it take houses of this shape to houses?
    [[nodiscard]] bool fits(const Shape &shape) const;

    /// What it makes of one digit (or blank) a cell; refused unless it fits the shape.
    [[nodiscard]] Result<Grid> apply(const Shape &shape, const Grid &grid) const;
    /// The same of a puzzle: of its givens, placed digits and stated candidates.
    [[nodiscard]] Result<Puzzle> apply(const Puzzle &puzzle) const;

    /// This one and then `next`, which must have the same side.
    [[nodiscard]] Transform then(const Transform &next) const;
    [[nodiscard]] Transform inverse() const;

    friend bool operator==(const Transform &, const Transform &) = default;
};

/// A source of random 64-bit words, such as a std::mt19937_64.
using RandomWords = std::function<std::uint64_t()>;

/// Each transform of the shape with the same chance.
[[nodiscard]] Result<Transform> random_transform(const Shape &shape, const RandomWords &random);

/// What a puzzle shares with all its images, and how it gets there.
struct Canonical {
    /// The least image: one digit a cell, blanks where none.
    Grid form;
    /// One of the transforms that lead there.
    Transform transform;
    /// How many do: transforms that take the puzzle to itself. Digits that don't occur
    /// could be renamed at will, so transforms that differ only in those count as one.
    /// Saturates at 2⁶⁴ − 1.
    std::uint64_t automorphisms = 1;
};

/// Refused: shapes without transforms, stated candidates, givens that break a house, and
/// boards of which a quarter of a million beginnings tie that no symmetry of the board takes
/// to each other: such are known among Latin squares from 1×12 on, 2×8 and 8×2, whole ones and
/// parts. That is told within seconds. A player's placed digits count as givens.
[[nodiscard]] Result<Canonical> canonical(const Puzzle &puzzle);

/// The same of one digit (or blank) a cell.
[[nodiscard]] Result<Canonical> canonical(const Shape &shape, const Grid &grid);

/// A transform that makes `b` of `a`; none if they are not equivalent (or of different
/// shapes).
[[nodiscard]] Result<std::optional<Transform>> equivalent(const Puzzle &a, const Puzzle &b);

/// Finds forms and keeps its memory from puzzle to puzzle: for files of them. Not for use
/// from two threads at once; make one a thread.
class Canonicaliser {
  public:
    Canonicaliser();
    ~Canonicaliser();
    Canonicaliser(Canonicaliser &&) noexcept;
    Canonicaliser &operator=(Canonicaliser &&) noexcept;

    [[nodiscard]] Result<Canonical> canonical(const Puzzle &puzzle);
    [[nodiscard]] Result<Canonical> canonical(const Shape &shape, const Grid &grid);

  private:
    struct Memory;
    std::unique_ptr<Memory> memory_;
};

} // namespace dokushin
