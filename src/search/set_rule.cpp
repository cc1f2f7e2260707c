#include "search/set_rule.h"

#include "board/constraints.h"
#include "board/constraints/digit_sets.h"

#include <cassert>

namespace dokushin::search {
namespace {

/// Can cells hold just these digits? Asked of the constraint itself, cell by cell.
[[nodiscard]] bool permits(const Constraint &constraint, DigitSet digits) {
    std::vector<DigitSet> cells;
    for (const Digit digit : digits) {
        cells.push_back(DigitSet::only(digit));
    }
    return prune(constraint, cells);
}

[[nodiscard]] const std::vector<Cell> *cells_with_sets(const Constraint &constraint,
                                                       unsigned side) {
    if (const auto *const different = std::get_if<Different>(&constraint)) {
        return different->cells.size() == side ? &different->cells : nullptr; // an extra region
    }
    if (const auto *const renban = std::get_if<Renban>(&constraint)) {
        return &renban->cells;
    }
    if (const auto *const nabner = std::get_if<Nabner>(&constraint)) {
        return &nabner->cells;
    }
    if (const auto *const rellik = std::get_if<Rellik>(&constraint)) {
        return &rellik->cells;
    }
    if (const auto *const cage = std::get_if<EqualityCage>(&constraint)) {
        return &cage->cells;
    }
    return nullptr;
}

} // namespace

std::optional<SetRule> set_rule_of(const Constraint &constraint, unsigned side, std::size_t most) {
    assert(side <= 16);
    const std::vector<Cell> *const cells = cells_with_sets(constraint, side);
    if (cells == nullptr) {
        return std::nullopt;
    }
    SetRule rule{*cells, {}};
    bool is_short = true;
    each_set(DigitSet::all(side), static_cast<unsigned>(cells->size()), [&](DigitSet digits) {
        if (is_short && permits(constraint, digits)) {
            is_short = rule.sets.size() < most;
            rule.sets.push_back(static_cast<Marks>(digits.bits()));
        }
    });
    return is_short ? std::optional(std::move(rule)) : std::nullopt;
}

} // namespace dokushin::search
