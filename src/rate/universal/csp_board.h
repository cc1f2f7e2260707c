// A board as a constraint satisfaction problem, in the words of D. Berthier, "Pattern-Based
// Constraint Satisfaction and Logic Puzzles" (2nd edition, 2015): labels, CSP-variables, links.
#pragma once

#include <dokushin/shape.h>

#include <span>
#include <vector>

namespace dokushin::universal {

/// A Label says that a cell has a digit: cell · side + digit − 1.
enum class Label : std::uint32_t {};
/// A Variable (CSP-variable) is a set of labels of which exactly one is true: the digits of a cell,
/// or the places of a digit in a house.
enum class Variable : std::uint32_t {};

[[nodiscard]] constexpr std::size_t index(Label label) { return static_cast<std::size_t>(label); }
[[nodiscard]] constexpr std::size_t index(Variable one) { return static_cast<std::size_t>(one); }

/// A CspBoard lists the variables of a board without constraints: cells first, then the digits of
/// each house. Immutable.
class CspBoard {
  public:
    /// Fills the tables. O(labels · houses of a cell).
    explicit CspBoard(Shape shape);

    [[nodiscard]] const Shape &shape() const { return shape_; }
    [[nodiscard]] unsigned side() const { return side_; }
    [[nodiscard]] std::size_t label_count() const { return label_count_; }
    [[nodiscard]] std::size_t variable_count() const { return labels_.size() / side_; }
    [[nodiscard]] std::size_t cell_count() const { return label_count_ / side_; }

    [[nodiscard]] Label label(Cell cell, Digit digit) const {
        return static_cast<Label>(dokushin::index(cell) * side_ + number(digit) - 1);
    }
    [[nodiscard]] Candidate candidate(Label label) const {
        const auto at = static_cast<unsigned>(label);
        return {cell_at(at / side_), digit_of(at % side_ + 1)};
    }

    /// Returns the labels of a variable, as many as there are digits.
    [[nodiscard]] std::span<const Label> labels_of(Variable variable) const {
        return std::span(labels_).subspan(index(variable) * side_, side_);
    }
    /// Returns the variables that a label belongs to: its cell's first.
    [[nodiscard]] std::span<const Variable> variables_of(Label label) const {
        const std::size_t first = slots_[index(label)];
        return std::span(variables_).subspan(first, slots_[index(label) + 1] - first);
    }
    /// Visits the labels that can't be true together with this one: they share a variable, or their
    /// cells see each other. 28 on a usual board.
    template <class Visit> void for_linked(Label label, const Visit &visit) const {
        const std::size_t digit = index(label) % side_;
        const std::size_t first = index(label) - digit;
        for (std::size_t other = 0; other < side_; ++other) {
            if (other != digit) {
                visit(static_cast<Label>(first + other));
            }
        }
        for (const Cell peer : shape_.peers(cell_at(index(label) / side_))) {
            visit(static_cast<Label>(dokushin::index(peer) * side_ + digit));
        }
    }

  private:
    Shape shape_;
    unsigned side_;
    std::size_t label_count_;
    std::vector<Label> labels_; ///< of each variable
    std::vector<Variable> variables_;
    std::vector<std::uint32_t> slots_; ///< where the variables of each label begin
};

} // namespace dokushin::universal
