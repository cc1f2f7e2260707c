// The constraint `palindrome`: a line with the same digits from either end.
#pragma once

#include "board/constraints/kind.h"
#include "errors/catalogue.h"

namespace dokushin {

template <> struct KindOf<Palindrome> {
    static constexpr std::string_view name = "palindrome";
    static constexpr Pattern<0> arguments = "the cells of a line, two or more";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = true;

    static std::optional<Palindrome> read(const Shape &shape, std::string_view text) {
        auto cells = read_cells(shape, text);
        if (!cells || cells->size() < 2) {
            return std::nullopt;
        }
        return Palindrome{*std::move(cells)};
    }
    static std::string write(const Shape &shape, const Palindrome &rule) {
        return write_cells(shape, rule.cells);
    }
    static std::vector<Cell> cells(const Palindrome &rule) { return rule.cells; }

    /// Keeps the digits that a cell and its mirror image have in common.
    static bool prune(const Palindrome & /*rule*/, std::span<DigitSet> candidates) {
        for (std::size_t at = 0; at < candidates.size(); ++at) {
            candidates[at] = candidates[at] & candidates[candidates.size() - 1 - at];
            if (candidates[at].empty()) {
                return false;
            }
        }
        return true;
    }
};

} // namespace dokushin
