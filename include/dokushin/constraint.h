// Rules of a board that are not houses. A constraint is a value in the board's Shape, of one of the
// kinds in constraint_kinds.h, or alternatives of such.
#pragma once

#include <dokushin/constraint_kinds.h>

#include <compare>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace [[gnu::visibility("default")]] dokushin {

class Constraint;

/// AnyOf states alternatives, of which at least one holds; an alternative is one or several
/// constraints that all hold. Written `any-of(cage(10:r1c1,r1c2)|less(r1c1,r1c3)&less(r1c2,r1c3))`.
struct AnyOf {
    std::vector<std::vector<Constraint>> alternatives; ///< ascending, each ascending
    std::vector<Cell> cells{};                         ///< of all, ascending; a Shape sets it

    // Defined out of line, since a Constraint is not complete here.
    friend bool operator==(const AnyOf &one, const AnyOf &other);
    friend std::strong_ordering operator<=>(const AnyOf &one, const AnyOf &other);
};
[[nodiscard]] bool operator==(const AnyOf &one, const AnyOf &other);
[[nodiscard]] std::strong_ordering operator<=>(const AnyOf &one, const AnyOf &other);

/// ConstraintKinds is the variant of all kinds, in the order of their table.
using ConstraintKinds =
    std::variant<Different, Less, Cage, Sum, Arrow, Thermometer, SlowThermometer, Difference, Ratio,
                 Whispers, Palindrome, Renban, Between, Equal, Quadruple, OneOf, Sandwich, NotSum,
                 NotRatio, NotDifference, EqualSums, SameDigits, Entropic, Modular, Zipper, Nabner,
                 DoubleArrow, Lockout, Sequence, XSum, Skyscraper, HiddenSkyscraper, NumberedRoom,
                 Lunchbox, Indexing, Counting, DistinctCount, LookAndSay, SumLine, WeightedSum,
                 Rellik, EqualityCage, Entropy, Remainders, Taxicab, Flatmates, FullRank,
                 SharedRank, DifferentLines, ValueIndexing, SumLoop, Pairs, AllPairs, Regex,
                 Automaton, AnyOf>;

/// A ConstraintKind is one of the alternatives of a Constraint.
template <class Kind>
concept ConstraintKind = []<class... Kinds>(const std::variant<Kinds...> * /*kinds*/) {
    return (std::is_same_v<Kind, Kinds> || ...);
}(static_cast<const ConstraintKinds *>(nullptr));

/// A Constraint is a rule of one of the kinds; std::visit, std::get and std::get_if take it. Its
/// copies, moves and comparisons are compiled once, in the library. As a plain variant they were
/// compiled in every source that used them, which was half of the compiler's time for src/board.
class Constraint : public ConstraintKinds {
  public:
    template <ConstraintKind Kind>
    Constraint(Kind rule) // not explicit: a variant converts from each of its kinds, too
        : ConstraintKinds(std::in_place_type<Kind>, std::move(rule)) {}

    Constraint() = default; ///< holds a Different without cells, the first kind
    Constraint(const Constraint &other);
    Constraint(Constraint &&other) noexcept;
    Constraint &operator=(const Constraint &other);
    Constraint &operator=(Constraint &&other) noexcept;
    ~Constraint();

    friend bool operator==(const Constraint &one, const Constraint &other);
    friend std::strong_ordering operator<=>(const Constraint &one, const Constraint &other);
};
[[nodiscard]] bool operator==(const Constraint &one, const Constraint &other);
[[nodiscard]] std::strong_ordering operator<=>(const Constraint &one, const Constraint &other);

/// The cells that a constraint concerns, in the order in which it lists them.
[[nodiscard]] std::vector<Cell> cells_of(const Constraint &constraint);

} // namespace dokushin
