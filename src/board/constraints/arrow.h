// The constraint `arrow`: the digits of its shaft add up to the number in its bulb.
#pragma once

#include "board/constraints/kind.h"
#include "board/constraints/linear.h"
#include "errors/catalogue.h"

#include <algorithm>

namespace dokushin {

template <> struct KindOf<Arrow> {
    static constexpr OnValues on_values = OnValues::converted;
    static constexpr std::string_view name = "arrow";
    static constexpr std::string_view meaning =
        "The digits behind the colon add up to the number in the cells before it.";
    static constexpr std::string_view example = "arrow r1c1 : r1c2 r1c3";
    static constexpr Pattern<0> arguments =
        "the cells of the bulb, and those of the shaft behind a colon";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = false;

    static std::optional<Arrow> read(const Shape &shape, std::string_view text) {
        const auto colon = text.find(':');
        if (colon == std::string_view::npos) {
            return std::nullopt;
        }
        auto bulb = read_cells(shape, text.substr(0, colon));
        auto shaft = read_cells(shape, text.substr(colon + 1));
        const bool several = bulb && bulb->size() > 1;
        // The number of several cells is decimal; one of more than three cells is beyond any shaft.
        if (!bulb || !shaft || bulb->size() > 3 ||
            (several && shape.lowest() + shape.side() > 10) ||
            std::ranges::find_first_of(*bulb, *shaft) != bulb->end()) {
            return std::nullopt;
        }
        int rest = -static_cast<int>(shaft->size());
        for (std::size_t at = 0, place = 1; at < bulb->size(); ++at, place *= 10) {
            rest += static_cast<int>(place);
        }
        rest *= static_cast<int>(shape.lowest()) - 1;
        return Arrow{*std::move(bulb), *std::move(shaft), rest};
    }
    static std::string write(const Shape &shape, const Arrow &rule) {
        return write_cells(shape, rule.bulb) + ":" + write_cells(shape, rule.shaft);
    }
    static std::vector<Cell> cells(const Arrow &rule) {
        std::vector<Cell> cells = rule.bulb;
        cells.insert(cells.end(), rule.shaft.begin(), rule.shaft.end());
        return cells;
    }

    /// Applies bounds consistency to the equation "shaft − bulb = rest".
    static bool prune(const Arrow &rule, std::span<DigitSet> candidates) {
        const auto weight = [cells = rule.bulb.size()](std::size_t at) {
            std::int64_t place = at < cells ? -1 : 1;
            for (std::size_t behind = at + 1; behind < cells; ++behind) {
                place *= 10;
            }
            return place;
        };
        return prune_linear(weight, rule.rest, candidates);
    }
};

} // namespace dokushin
