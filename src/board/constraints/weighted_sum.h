// The constraint `weighted-sum`: digits, each times a weight, add up to a total.
#pragma once

#include "base/take_number.h"
#include "board/constraints/kind.h"
#include "board/constraints/linear.h"
#include "errors/catalogue.h"

#include <fmt/format.h>

#include <algorithm>

namespace dokushin {

template <> struct KindOf<WeightedSum> {
    static constexpr OnValues on_values = OnValues::converted;
    static constexpr std::string_view name = "weighted-sum";
    static constexpr std::string_view meaning =
        "The digits add up to the total, each times the number before its cell; a number holds for "
        "all cells up to the next.";
    static constexpr std::string_view example = "weighted-sum 0 1 r1c1 r1c2 -2 r2c2";
    static constexpr Pattern<0> arguments =
        "a total, then numbers other than 0 with cells behind a colon each";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = false;

    static std::optional<WeightedSum> read(const Shape &shape, std::string_view text) {
        const auto total = take_integer_before(',', text);
        if (!total) {
            return std::nullopt;
        }
        WeightedSum rule{*total, {}};
        const int shift = static_cast<int>(shape.lowest()) - 1;
        while (!text.empty()) {
            const auto weight = take_integer_before(':', text);
            const std::size_t end = end_of_cells(text);
            const auto cells = read_cells(shape, text.substr(0, end));
            if (!weight || *weight == 0 || !cells) {
                return std::nullopt;
            }
            for (const Cell cell : *cells) {
                rule.terms.push_back({*weight, cell});
                rule.total -= *weight * shift;
            }
            text.remove_prefix(std::min(end + 1, text.size()));
            if (end < text.size() && text.empty()) {
                return std::nullopt;
            }
        }
        std::vector<Cell> all = cells(rule);
        std::ranges::sort(all);
        if (all.empty() || std::ranges::adjacent_find(all) != all.end()) {
            return std::nullopt;
        }
        std::ranges::sort(rule.terms);
        return rule;
    }
    static std::string write(const Shape &shape, const WeightedSum &rule) {
        int total = rule.total;
        for (const auto &[weight, cell] : rule.terms) {
            total += weight * (static_cast<int>(shape.lowest()) - 1);
        }
        std::string text = fmt::format("{}", total);
        std::optional<int> before;
        for (const auto &[weight, cell] : rule.terms) {
            text += before == weight ? "," : fmt::format(",{}:", weight);
            text += shape.cell_name(cell);
            before = weight;
        }
        return text;
    }
    static std::vector<Cell> cells(const WeightedSum &rule) {
        std::vector<Cell> cells;
        for (const auto &[weight, cell] : rule.terms) {
            cells.push_back(cell);
        }
        return cells;
    }

    /// Applies bounds consistency.
    static bool prune(const WeightedSum &rule, std::span<DigitSet> candidates) {
        const auto weight = [&](std::size_t at) { return std::int64_t{rule.terms[at].weight}; };
        return prune_linear(weight, rule.total, candidates);
    }

  private:
    /// Takes a number of up to six digits, perhaps negative, and the mark behind it from the front
    /// of a text.
    static std::optional<int> take_integer_before(char mark, std::string_view &text) {
        const bool is_negative = text.starts_with('-');
        text.remove_prefix(is_negative ? 1 : 0);
        const auto number = take_number_before(mark, text);
        if (!number) {
            return std::nullopt;
        }
        return is_negative ? -static_cast<int>(*number) : static_cast<int>(*number);
    }

    /// The position of the comma before the next number, or of the end.
    static std::size_t end_of_cells(std::string_view text) {
        for (auto comma = text.find(','); comma != std::string_view::npos;
             comma = text.find(',', comma + 1)) {
            if (text.find_first_of("-0123456789", comma) == comma + 1) {
                return comma;
            }
        }
        return text.size();
    }
};

} // namespace dokushin
