// The table of the kinds of rules that a generator can lay: where rules of a kind lie, how many are
// usual, and what a rule states of a solution.
#pragma once

#include "base/random.h"

#include <dokushin/puzzle.h>
#include <dokushin/rule_layout.h>

namespace dokushin::generate {

/// A Place is the cells that a rule lists, in its order.
using Place = std::vector<Cell>;

/// Where says what the places of a kind are.
enum class Where : std::uint8_t {
    cage,     ///< connected cells, none in two cages
    line,     ///< cells from neighbour to neighbour, also diagonally, none on two lines
    edge,     ///< two cells with a common edge
    corner,   ///< the four cells about a corner
    cell,     ///< a cell
    house,    ///< a row or column, whose clue is the same from both ends
    outside,  ///< a row or column, read from either end
    diagonal, ///< three or more cells from border to border
};

/// States the rule at a place that holds of a solution; nothing if there is none.
using StateRule = std::optional<Constraint> (*)(const Shape &, const Place &, const Grid &solution,
                                                Random &);
/// Makes the rule of a line, which says the same for all solutions; nothing if it can't be one.
using LineRule = std::optional<Constraint> (*)(const Shape &, const Place &);

struct KindRow {
    RuleKind kind;
    std::string_view name;
    Where where;
    unsigned usual;        ///< rules on 9×9
    unsigned shortest = 0; ///< cells of a line
    unsigned longest = 0;
    LineRule line = nullptr; ///< of Where::line alone
    StateRule state = nullptr;
};

[[nodiscard]] const KindRow &row_of(RuleKind kind);

} // namespace dokushin::generate
