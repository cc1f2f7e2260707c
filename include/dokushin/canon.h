// Canonical forms: equivalent puzzles, which a transform takes to each other, have the same form.
// This header has the transforms, the form, and its automorphisms.
//
// The form is the true minlex one: the least of all images of a puzzle as strings, row by row, with
// blanks as 0. (Two other forms have the same name: one that compares the pattern of the givens
// before their digits, and a fast one that misses some images.)
//
// The group of transforms permutes rows within bands, bands, columns within stacks, stacks and
// digits, and transposes boards with square boxes: 2 × 6⁸ × 9! transforms of the usual board.
// Boards with boxes and without variants have it, up to a side of 16; others are refused.
#pragma once

#include <dokushin/puzzle.h>

#include <array>
#include <functional>
#include <memory>
#include <optional>

namespace [[gnu::visibility("default")]] dokushin {

/// The longest side of a board that has transforms.
inline constexpr unsigned largest_canonical_side = 16;

/// Succeeds if the shape has transforms. Else an error of ErrorCode::unsupported says why not.
[[nodiscard]] Result<void> has_transforms(const Shape &shape);

/// An element of the group: it transposes, then permutes rows and columns, then relabels digits.
struct Transform {
    using Permutation = std::array<std::uint8_t, largest_canonical_side>;

    unsigned side = 0;
    bool transposed = false; ///< are rows and columns exchanged first?
    Permutation rows{};      ///< row i of the image is row rows[i]; likewise columns
    Permutation columns{};
    Permutation digits{}; ///< digit d becomes digits[d − 1], a number from 1

    /// The identity. A side over 16 counts as 16.
    [[nodiscard]] static Transform identity(unsigned side);

    /// True if it takes houses of this shape to houses.
    [[nodiscard]] bool fits(const Shape &shape) const;

    /// The image of a grid (or of one with blanks). Refused unless the transform fits the shape.
    [[nodiscard]] Result<Grid> apply(const Shape &shape, const Grid &grid) const;
    /// The image of a puzzle: of its givens, placed digits and stated candidates.
    [[nodiscard]] Result<Puzzle> apply(const Puzzle &puzzle) const;

    /// The composition: this transform, and then `next`, which must have the same side.
    [[nodiscard]] Transform then(const Transform &next) const;
    [[nodiscard]] Transform inverse() const;

    friend bool operator==(const Transform &, const Transform &) = default;
};

/// A source of random 64-bit words, such as a std::mt19937_64.
using RandomWords = std::function<std::uint64_t()>;

/// A uniformly random transform of the shape.
[[nodiscard]] Result<Transform> random_transform(const Shape &shape, const RandomWords &random);

/// The canonical form of a puzzle, and a transform to it.
struct Canonical {
    /// The least image.
    Grid form;
    /// One of the transforms that take the puzzle to the form.
    Transform transform;
    /// The number of these transforms, which is the number of automorphisms. Transforms that differ
    /// only in the labels of digits that do not occur count as one. Saturates at 2⁶⁴ − 1.
    std::uint64_t automorphisms = 1;
};

/// Finds the canonical form. A player's placed digits count as givens. Refused are shapes without
/// transforms, stated candidates, givens that contradict each other, and, within seconds, boards of
/// which a quarter of a million labellings tie that no automorphism takes to each other: some are
/// known among Latin squares from 1×12 on, and 2×8 and 8×2 boards, with blanks or without.
[[nodiscard]] Result<Canonical> canonical(const Puzzle &puzzle);

/// Finds the canonical form of a grid (or of one with blanks).
[[nodiscard]] Result<Canonical> canonical(const Shape &shape, const Grid &grid);

/// A transform that takes `a` to `b`. None if they are not equivalent, or have different shapes.
[[nodiscard]] Result<std::optional<Transform>> equivalent(const Puzzle &a, const Puzzle &b);

/// A finder of canonical forms that keeps its memory from puzzle to puzzle. It must not be used by
/// two threads at once: make one for each thread.
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
