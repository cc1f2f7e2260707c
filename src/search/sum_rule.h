// A SumRule prunes by equations of digits, with the knowledge of which of their cells see each
// other, and by lists of sets (set_rule.h). There are three forms of it:
//
//   house      the cells of a house in parts that have totals or lists, and the rest of it: the
//              cages within a row, and the row's other cells. Each part takes one of its sets, no
//              digit twice; the rest takes the others.
//   group      cells that see each other but share no house, with a total or a list: one set.
//   line       any other equation, by bit strings: bit s of a string says that the cells up to here
//              can make s more than their least.
//
// For the first two, the sets with a total are listed once (at most 12 of nine digits). A look
// keeps those that the cells permit, and in a house those that can be combined. For the third, a
// string is shifted by each candidate in turn, forwards from 0 and backwards from the total, and a
// candidate stays if the two meet; up to three cells that see each other are taken together, so
// that they differ. Of a line with cliques of four or more such cells, the least and the greatest
// sum of each clique bound the others first.
//
// Cost: some 50 to 300 ns a look; no allocation.
#pragma once

#include "search/equation.h"
#include "search/set_lanes.h"
#include "search/set_rule.h"

#include "board/cell_set.h"
#include "board/incidence.h"

#include <cstdint>
#include <span>
#include <vector>

namespace dokushin::search {

class SumRule {
  public:
    /// The greatest side of boards on which sums are pruned this way.
    static constexpr unsigned most_digits = 16;
    /// The most cells of a rule.
    static constexpr std::size_t most_cells = 48;
    /// The most sets that are listed; an equation with more is a line.
    static constexpr std::size_t most_sets = 128;

    /// Returns the rules for equations and sets on a board: one for each house that holds all cells
    /// of some, for as many of them as are disjoint; and one for each of the others. Leaves out
    /// those that have too many cells or too large weights: see `is_prunable`.
    [[nodiscard]] static std::vector<SumRule> make(const Incidence &board,
                                                   std::span<const Equation> equations,
                                                   std::vector<SetRule> sets = {});
    /// Can a rule prune by this equation?
    [[nodiscard]] static bool is_prunable(const Incidence &board, const Equation &equation);

    /// The cells, in the order of the candidates that prune() expects.
    [[nodiscard]] std::span<const Cell> cells() const { return cells_; }

    /// Erases candidates that break the rule; false if none are left. `needed` receives digits
    /// that some cell of a group must hold.
    [[nodiscard]] bool prune(std::span<Marks> candidates, Marks &needed) const;

    [[nodiscard]] bool is_line() const { return form_ == Form::line; }
    /// Cells of a board of at most 16×16.
    using Cells = CellSet<4>;
    /// Returns the cells that see every cell of a group with this candidate. If the group needs the
    /// digit, they can't hold it.
    [[nodiscard]] Cells seen_from_all(std::span<const Marks> candidates, Marks digit) const;

  private:
    /// The most cells of a line that are taken together, as they see each other.
    static constexpr std::size_t most_in_piece = 3;

    enum class Form : std::uint8_t { house, group, line };

    /// Cells that hold one of these sets.
    struct Part {
        std::uint8_t first = 0; ///< its first cell
        std::uint8_t size = 0;
        std::vector<SetLanes::Lanes> sets{};
    };

    [[nodiscard]] static SumRule of_line(const Incidence &board, const Equation &equation);
    [[nodiscard]] static SumRule of_group(const Incidence &board, const SetRule &group);
    static void append_house(const Incidence &board, HouseNumber house,
                             std::span<const SetRule *const> groups, std::vector<SumRule> &rules);

    [[nodiscard]] bool prune_house(std::span<Marks> candidates) const;
    [[nodiscard]] bool prune_group(std::span<Marks> candidates, Marks &needed) const;
    /// Reach holds the least and the greatest sum of a line, less its total. As the cells of a
    /// piece differ, the least is greater by `more_below`, and the greatest less by `more_above`.
    struct Reach {
        int below = 0;
        int above = 0;
        int more_below = 0;
        int more_above = 0;
    };
    [[nodiscard]] Reach reach_of_line(std::span<const Marks> candidates) const;
    [[nodiscard]] bool prune_line(std::span<Marks> candidates) const;
    [[nodiscard]] bool prune_by_cliques(std::span<Marks> candidates) const;

    Form form_ = Form::line;
    Marks all_ = 0; ///< all digits of the board
    int total_ = 0;
    std::vector<Cell> cells_;
    std::vector<Cells> seen_;           ///< for `group`: from each of its cells
    std::vector<Part> parts_;           ///< for `house` and `group`
    std::vector<std::int16_t> weights_; ///< for `line`
    std::vector<std::uint8_t> pieces_;  ///< for `line`: the first of the cells that differ
    std::vector<std::uint8_t> cliques_; ///< for `line`: where each ends; empty if all are pieces
};

} // namespace dokushin::search
