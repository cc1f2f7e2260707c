// A board as a constraint satisfaction problem, in the words of D. Berthier, "Pattern-Based
// Constraint Satisfaction and Logic Puzzles" (2nd edition, 2015): labels, CSP-variables, links.
#pragma once

#include <dokushin/shape.h>

#include <optional>
#include <span>
#include <vector>

namespace dokushin::universal {

/// A Label says that a cell has a digit: cell · side + digit − 1.
enum class Label : std::uint32_t {};
/// A Variable (CSP-variable) is a set of labels of which exactly one is true: the digits of a cell,
/// or the places of a digit in a house.
enum class Variable : std::uint32_t {};

/// A Group (g-label) is the labels of a digit's variable that lie in a line and a box, as labels of
/// that variable.
enum class Group : std::uint32_t {};

[[nodiscard]] constexpr std::size_t index(Group group) { return static_cast<std::size_t>(group); }
[[nodiscard]] constexpr std::size_t index(Label label) { return static_cast<std::size_t>(label); }
[[nodiscard]] constexpr std::size_t index(Variable one) { return static_cast<std::size_t>(one); }

/// Lists are many lists, which lie one after another.
template <class T> class Lists {
  public:
    /// Begins a list. It has what is added before the next one begins.
    void begin() { ends_.push_back(ends_.back()); }
    void add(T one) {
        all_.push_back(one);
        ++ends_.back();
    }
    [[nodiscard]] std::span<const T> operator[](std::size_t at) const {
        return std::span(all_).subspan(ends_[at], ends_[at + 1] - ends_[at]);
    }
    [[nodiscard]] std::size_t size() const { return ends_.size() - 1; }

  private:
    std::vector<T> all_;
    std::vector<std::uint32_t> ends_{0}; ///< where each list ends, after where the first begins
};

/// A CspBoard lists the variables of a board without constraints: cells first, then the digits of
/// each house; and, if it has them, the groups. Immutable.
class CspBoard {
  public:
    /// Fills the tables. O(labels · houses of a cell); with groups O(houses² · side²).
    explicit CspBoard(Shape shape, bool has_groups = false);
    /// Returns a board without groups that has the same labels and links, and of the variables
    /// those of one type: the digits of all houses of a kind, or the cells.
    [[nodiscard]] CspBoard typed(std::optional<HouseKind> kind) const;

    [[nodiscard]] const Shape &shape() const { return shape_; }
    [[nodiscard]] unsigned side() const { return side_; }
    [[nodiscard]] std::size_t label_count() const { return label_count_; }
    [[nodiscard]] std::size_t variable_count() const { return labels_.size() / side_; }
    [[nodiscard]] std::size_t cell_count() const { return label_count_ / side_; }

    [[nodiscard]] Label label(Cell cell, Digit digit) const {
        return static_cast<Label>(dokushin::index(cell) * side_ + number(digit) - 1);
    }
    /// Returns the variable of a digit in a house.
    [[nodiscard]] Variable variable_of(std::size_t house, Digit digit) const {
        return static_cast<Variable>(cell_count() + house * side_ + number(digit) - 1);
    }
    [[nodiscard]] Candidate candidate(Label label) const {
        const auto at = static_cast<unsigned>(label);
        return {cell_at(at / side_), digit_of(at % side_ + 1)};
    }

    /// Returns the labels of a variable, as many as there are digits.
    [[nodiscard]] std::span<const Label> labels_of(Variable variable) const {
        return std::span(labels_).subspan(index(variable) * side_, side_);
    }
    /// Returns the variables that a label belongs to: its cell's first. Of a typed board only those
    /// of its type.
    [[nodiscard]] std::span<const Variable> variables_of(Label label) const {
        return variables_[index(label)];
    }
    /// Returns the variables of all types that a label belongs to.
    [[nodiscard]] std::span<const Variable> all_variables_of(Label label) const {
        return is_typed_ ? all_variables_[index(label)] : variables_of(label);
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

    /// Returns how many labels of a variable can be linked to a label outside it: 3 on a usual
    /// board, where a line and a box meet. Groups are linked to no more.
    [[nodiscard]] unsigned most_linked() const { return most_linked_; }

    [[nodiscard]] std::size_t group_count() const { return members_.size(); }
    [[nodiscard]] Variable variable_of(Group group) const { return owners_[index(group)]; }
    [[nodiscard]] std::span<const Label> members_of(Group group) const {
        return members_[index(group)];
    }
    /// Returns the labels that are linked to all labels of a group.
    [[nodiscard]] std::span<const Label> linked_to(Group group) const {
        return links_[index(group)];
    }
    /// Returns the groups that are linked to a label.
    [[nodiscard]] std::span<const Group> groups_linked_to(Label label) const {
        return group_count() == 0 ? std::span<const Group>() : linking_[index(label)];
    }
    /// Returns the groups of the variables of a label that it is no member of.
    [[nodiscard]] std::span<const Group> groups_beside(Label label) const {
        return group_count() == 0 ? std::span<const Group>() : beside_[index(label)];
    }

  private:
    void find_most_linked();
    void find_groups();
    template <class LabelsOf>
    void list_by_label(const LabelsOf &labels_of, Lists<Group> &lists) const;
    void add_group(Variable owner, const std::vector<Cell> &cells, Digit digit);

    Shape shape_;
    unsigned side_;
    std::size_t label_count_;
    std::vector<Label> labels_;     ///< of each variable
    Lists<Variable> variables_;     ///< of each label
    Lists<Variable> all_variables_; ///< the same of all types, on a typed board
    bool is_typed_ = false;
    unsigned most_linked_ = 0;
    std::vector<Variable> owners_; ///< of each group, as the next two
    Lists<Label> members_;
    Lists<Label> links_;
    Lists<Group> linking_; ///< of each label, as the next
    Lists<Group> beside_;
};

/// Returns an entry a label, 1 for those that a solution has.
[[nodiscard]] std::vector<std::uint8_t> true_labels(const CspBoard &board, const Grid &solution);

/// Returns a label's place in the order of digits, rows and columns.
[[nodiscard]] inline std::size_t number_by_digit(const CspBoard &board, Label label) {
    return index(label) % board.side() * board.cell_count() + index(label) / board.side();
}

} // namespace dokushin::universal
