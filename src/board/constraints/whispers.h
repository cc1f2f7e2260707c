// The constraint `whispers`: neighbours on a line differ by at least some number.
#pragma once

#include "board/constraints/kind.h"
#include "board/constraints/ranges.h"
#include "errors/catalogue.h"

namespace dokushin {

template <> struct KindOf<Whispers> {
    static constexpr std::string_view name = "whispers";
    static constexpr Pattern<0> arguments =
        "a difference, and the cells of a line behind a colon, two or more";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = false;

    static std::optional<Whispers> read(const Shape &shape, std::string_view text) {
        auto read = read_numbered_cells(shape, text);
        if (!read || read->cells.size() < 2 || read->number == 0 || read->number >= shape.side()) {
            return std::nullopt;
        }
        return Whispers{read->number, std::move(read->cells)};
    }
    static std::string write(const Shape &shape, const Whispers &rule) {
        return write_numbered_cells(shape, rule.difference, rule.cells);
    }
    static std::vector<Cell> cells(const Whispers &rule) { return rule.cells; }

    /// Keeps the digits that are far enough from a digit of each neighbour. O(cells).
    static bool prune(const Whispers &rule, std::span<DigitSet> candidates) {
        const auto partners = [apart = static_cast<int>(rule.difference)](DigitSet digits) {
            return up_to(static_cast<int>(largest(digits)) - apart) |
                   from(static_cast<int>(smallest(digits)) + apart);
        };
        return prune_line(candidates, partners, partners);
    }
};

} // namespace dokushin
