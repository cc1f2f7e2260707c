// The constraint `taxicab`: no two of its cells hold the same digit where they are as many steps
// apart, along rows and columns, as it says.
#pragma once

#include "board/constraints/kind.h"
#include "errors/catalogue.h"

#include <algorithm>
#include <cstdlib>

namespace dokushin {

template <> struct KindOf<Taxicab> {
    static constexpr std::string_view name = "taxicab";
    static constexpr std::string_view meaning =
        "No two of its cells both hold the digit that counts the steps between them, along rows "
        "and columns.";
    static constexpr std::string_view example = "taxicab r1c1 r2c3 r3c5 r4c3 r5c1 r6c3 r7c5 r8c7";
    static constexpr Pattern<0> arguments = "cells, two or more";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = false;

    static std::optional<Taxicab> read(const Shape &shape, std::string_view text) {
        auto cells = read_cell_set(shape, text);
        if (!cells || cells->size() < 2 || !shape.is_square() || !are_in_grid(shape, *cells)) {
            return std::nullopt;
        }
        return Taxicab{*std::move(cells), shape.side()};
    }
    static std::string write(const Shape &shape, const Taxicab &rule) {
        return write_cells(shape, rule.cells);
    }
    static std::vector<Cell> cells(const Taxicab &rule) { return rule.cells; }

    /// Erases the digit of each decided cell from the cells that far from it, until no cell is
    /// decided anew. O(cells · digits).
    static bool prune(const Taxicab &rule, std::span<DigitSet> candidates) {
        const std::size_t count = candidates.size();
        std::vector<std::size_t> place_of(std::size_t{rule.side} * rule.side, count);
        std::vector<std::size_t> decided;
        for (std::size_t at = 0; at < count; ++at) {
            place_of[index(rule.cells[at])] = at;
            if (candidates[at].size() == 1) {
                decided.push_back(at);
            }
        }
        for (std::size_t next = 0; next < decided.size(); ++next) {
            const DigitSet only = candidates[decided[next]];
            if (only.empty()) {
                return false;
            }
            each_cell_away(rule, decided[next], number(only.first()), [&](std::size_t cell) {
                const std::size_t at = place_of[cell];
                if (at != count && candidates[at].contains(only.first())) {
                    candidates[at] = candidates[at] - only;
                    if (candidates[at].size() == 1) {
                        decided.push_back(at);
                    }
                }
            });
        }
        return std::ranges::none_of(candidates, &DigitSet::empty);
    }

  private:
    /// Calls `call` with the index of each cell of the board so many steps away from a cell of the
    /// rule.
    template <class Call>
    static void each_cell_away(const Taxicab &rule, std::size_t at, unsigned steps,
                               const Call &call) {
        const int side = static_cast<int>(rule.side);
        const int distance = static_cast<int>(steps);
        const int row = static_cast<int>(index(rule.cells[at])) / side;
        const int column = static_cast<int>(index(rule.cells[at])) % side;
        const int last = std::min(row + distance, side - 1);
        for (int other = std::max(row - distance, 0); other <= last; ++other) {
            const int aside = distance - std::abs(other - row);
            const int right = other * side + column + aside;
            if (column + aside < side) {
                call(static_cast<std::size_t>(right));
            }
            const int left = other * side + column - aside;
            if (aside > 0 && column >= aside) {
                call(static_cast<std::size_t>(left));
            }
        }
    }
};

} // namespace dokushin
