// The constraint `renban`: consecutive digits, each once, in any order.
#pragma once

#include "board/constraints/digit_sets.h"
#include "board/constraints/kind.h"
#include "errors/catalogue.h"

namespace dokushin {

template <> struct KindOf<Renban> {
    static constexpr std::string_view name = "renban";
    static constexpr Pattern<0> arguments = "the cells of a line, two or more, no more than digits";
    static constexpr bool cells_differ = true;
    static constexpr bool digits_are_interchangeable = false;

    static std::optional<Renban> read(const Shape &shape, std::string_view text) {
        auto cells = read_cell_set(shape, text);
        if (!cells || cells->size() < 2 || cells->size() > shape.side()) {
            return std::nullopt;
        }
        return Renban{*std::move(cells)};
    }
    static std::string write(const Shape &shape, const Renban &rule) {
        return write_cells(shape, rule.cells);
    }
    static std::vector<Cell> cells(const Renban &rule) { return rule.cells; }

    /// Keeps the candidates that some run of digits supports. O(digits · cells).
    static bool prune(const Renban & /*rule*/, std::span<DigitSet> candidates) {
        DigitSetSupport support(candidates);
        const auto size = static_cast<unsigned>(candidates.size());
        for (unsigned least = 1; least + size - 1 <= max_side; ++least) {
            support.add(DigitSet(DigitSet::all(size).bits() << (least - 1)));
        }
        return support.reduce(candidates);
    }
};

} // namespace dokushin
