// An Encoding turns a board into clauses, after Lynce and Ouaknine, "Sudoku as a SAT Problem"
// (2006), their extended encoding: a variable a candidate; every cell has a digit and every house
// a place for each digit (at least one), and neither has two (at most one). Only candidates that
// are left get a variable. Rules add variables of their own (state_rule.h).
//
// "At most one" of n is a clause for each pair while n is small. For the houses of big boards that
// would be tens of millions of clauses, so larger sets are laid out as a rectangle with a variable
// for each row and each column of it: the product encoding of Chen, "A New SAT Encoding of the
// At-Most-One Constraint" (2010), about 2n clauses and 2√n variables.
#pragma once

#include <dokushin/puzzle.h>

#include <functional>
#include <initializer_list>
#include <span>
#include <utility>
#include <vector>

namespace dokushin::search {

/// A variable, from 1 on, or its negation.
using Literal = int;
using Clause = std::vector<Literal>;

/// An Encoding hands its clauses to a function, one by one.
using TakeClause = std::function<void(std::span<const Literal>)>;
/// Long work calls this now and then, and ends if the answer is yes.
using ShallStop = std::function<bool()>;

class Encoding {
  public:
    /// Numbers the candidates of the puzzle. There are no clauses yet.
    Encoding(const Puzzle &puzzle, TakeClause take);

    [[nodiscard]] const Shape &shape() const { return shape_; }
    [[nodiscard]] DigitSet candidates(Cell cell) const { return marks_[index(cell)]; }
    /// Returns the variable of a candidate.
    [[nodiscard]] Literal literal(Cell cell, Digit digit) const;
    /// Returns the variables of a cell's candidates among some digits.
    [[nodiscard]] Clause literals(Cell cell, DigitSet digits) const;
    /// Returns a digit's variables in those of the cells that have it as a candidate.
    [[nodiscard]] Clause places(std::span<const Cell> cells, Digit digit) const;
    [[nodiscard]] Literal new_variable() { return next_++; }

    /// Adds the clause that one of the literals is true; none of them is 0.
    void add(std::span<const Literal> literals);
    void add(std::initializer_list<Literal> literals) { add(std::span(literals)); }

    /// Calls `state`, whose clauses then hold only where `condition` is true. If that is within
    /// another condition, only where both are.
    template <class State> void under(Literal condition, const State &state) {
        conditions_.push_back(-condition);
        state();
        conditions_.pop_back();
    }
    /// Do clauses hold only where a condition is true?
    [[nodiscard]] bool is_conditional() const { return !conditions_.empty(); }

    void exactly_one(const Clause &literals);
    void at_most_one(Clause literals);
    /// States that two cells don't both hold the same one of some digits.
    void differ(Cell one, Cell other, DigitSet digits);
    /// States that cells have a digit each, houses one place for each digit, and peers different
    /// digits.
    void state_board(const ShallStop &shall_stop);

    /// Reads the grid out of the truth of all variables.
    [[nodiscard]] Grid decode(const std::function<bool(Literal)> &is_true) const;
    /// Forbids the digits of some cells: one of the cells that had a choice must hold another.
    void forbid(std::span<const Cell> cells, const Grid &grid);

  private:
    void state_peers(Cell cell);

    Shape shape_;
    Pencilmarks marks_;
    TakeClause take_;
    std::vector<Literal> first_literal_; ///< one a cell
    Literal next_ = 1;
    Clause conditions_; ///< negated
    Clause clause_;     ///< memory of add()
};

} // namespace dokushin::search
