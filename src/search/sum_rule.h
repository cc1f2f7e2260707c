// A SumRule prunes by equations of digits, with the knowledge of which of their cells see each
// other. There are three forms of it:
//
//   house      the cells of a house in parts that have totals, and the rest of it: the cages within
//              a row, and the row's other cells. Each part takes a set of digits with its total, no
//              digit twice; the rest takes the others.
//   group      cells that see each other but share no house, with a total: a set of digits.
//   line       any other equation, by bit strings: bit s of a string says that the cells up to here
//              can make s more than their least.
//
// For the first two, the sets with a total are listed once (at most 12 of nine digits). A look
// keeps those that the cells permit, and in a house those that can be combined. For the third, a
// string is shifted by each candidate in turn, forwards from 0 and backwards from the total, and a
// candidate stays if the two meet; pairs of cells that see each other are taken together, so that
// they differ.
//
// Cost: some 50 to 300 ns a look; no allocation.
#pragma once

#include "search/equation.h"

#include "board/incidence.h"

#include <cstdint>
#include <span>
#include <vector>

namespace dokushin::search {

/// The candidates of a cell on a board of at most 16 digits: digit d is bit d − 1.
using Marks = std::uint16_t;

class SumRule {
  public:
    /// The greatest side of boards on which sums are pruned this way.
    static constexpr unsigned most_digits = 16;
    /// The most cells of a rule.
    static constexpr std::size_t most_cells = 48;
    /// The most sets that are listed; an equation with more is a line.
    static constexpr std::size_t most_sets = 128;

    /// Returns the rules for equations on a board: one for each house that holds all cells of some,
    /// for as many of them as are disjoint; and one for each of the others. Leaves out those that
    /// have too many cells or too large weights: see `is_prunable`.
    [[nodiscard]] static std::vector<SumRule> make(const Incidence &board,
                                                   std::span<const Equation> equations);
    /// Can a rule prune by this equation?
    [[nodiscard]] static bool is_prunable(const Incidence &board, const Equation &equation);

    /// The cells, in the order of the candidates that prune() expects.
    [[nodiscard]] std::span<const Cell> cells() const { return cells_; }
    /// Cells that are no part of the rule and can't hold a digit that the rule needs.
    [[nodiscard]] std::span<const Cell> watchers() const { return watchers_; }

    /// Erases candidates that break the rule; false if none are left. `needed` receives digits
    /// that some cell of a group must hold, for the watchers.
    [[nodiscard]] bool prune(std::span<Marks> candidates, Marks &needed) const;

  private:
    /// The most cells of a line that are taken together, as they see each other.
    static constexpr std::size_t most_in_piece = 2;

    enum class Form : std::uint8_t { house, group, line };

    /// Cells with a total, which hold one of these sets.
    struct Part {
        std::uint8_t first = 0; ///< its first cell
        std::uint8_t size = 0;
        std::vector<Marks> sets;
    };

    [[nodiscard]] static Part part_of(const Incidence &board, const Equation &equation);
    [[nodiscard]] static SumRule of_line(const Incidence &board, const Equation &equation);
    [[nodiscard]] static SumRule of_group(const Incidence &board, const Equation &equation);
    static void append_house(const Incidence &board, HouseNumber house,
                             std::span<const Equation *const> equations,
                             std::vector<SumRule> &rules);

    [[nodiscard]] bool prune_house(std::span<Marks> candidates) const;
    [[nodiscard]] bool prune_group(std::span<Marks> candidates, Marks &needed) const;
    [[nodiscard]] bool prune_line(std::span<Marks> candidates) const;

    Form form_ = Form::line;
    Marks all_ = 0; ///< all digits of the board
    int total_ = 0;
    std::vector<Cell> cells_;
    std::vector<Cell> watchers_;
    std::vector<Part> parts_;           ///< for `house` and `group`
    std::vector<std::int16_t> weights_; ///< for `line`
    std::vector<std::uint8_t> pieces_;  ///< for `line`: the first of the cells that differ
};

} // namespace dokushin::search
