// A SumRule prunes by an equation of digits, with the knowledge of which of its cells see each
// other. There are three forms of it:
//
//   split      the cells of a house in two parts, of which the first has a total: a cage within a
//              row, and the row's other cells. A set of digits with the total goes into the first
//              part, all other digits into the second.
//   group      cells that see each other but share no house, with a total: a set of digits.
//   line       any other equation, by bit strings: bit s of a string says that the cells up to here
//              can make s more than their least.
//
// For the first two, the sets with the total are listed once (at most 12 of nine digits), and a
// look tries each of them. For the third, a string is shifted by each candidate in turn, forwards
// from 0 and backwards from the total, and a candidate stays if the two meet; pairs of neighbours
// in the list that see each other are taken together, so that they differ.
//
// Cost: some 50 to 200 ns a look; no allocation.
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

    /// Appends the rules that an equation makes on a board: one for each house that holds all its
    /// cells, or else one. Appends nothing if it has too many cells or too large weights.
    static void append(const Incidence &board, const Equation &equation,
                       std::vector<SumRule> &rules);

    /// The cells, in the order of the candidates that prune() expects.
    [[nodiscard]] std::span<const Cell> cells() const { return cells_; }
    /// Cells that are no part of the rule and can't hold a digit that the rule needs.
    [[nodiscard]] std::span<const Cell> watchers() const { return watchers_; }

    /// Erases candidates that break the rule; false if none are left. `needed` receives digits
    /// that some cell of a group must hold, for the watchers.
    [[nodiscard]] bool prune(std::span<Marks> candidates, Marks &needed) const;

  private:
    enum class Form : std::uint8_t { split, group, line };

    static void append_set_rules(const Incidence &board, const SumRule &rule,
                                 std::vector<SumRule> &rules);
    void arrange(const Incidence &board, const Equation &equation);
    [[nodiscard]] bool prune_sets(std::span<Marks> candidates, Marks &needed) const;
    [[nodiscard]] bool prune_line(std::span<Marks> candidates) const;

    Form form_ = Form::line;
    std::uint8_t inside_ = 0; ///< cells of the first part
    Marks all_ = 0;           ///< all digits of the board
    int total_ = 0;
    std::vector<Cell> cells_;
    std::vector<Cell> watchers_;
    std::vector<Marks> sets_;           ///< of the first part, for `split` and `group`
    std::vector<std::int8_t> weights_;  ///< for `line`
    std::vector<std::uint8_t> is_pair_; ///< for `line`: differs from the next cell
};

} // namespace dokushin::search
