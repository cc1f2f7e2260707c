// KindOfCells, KindOfNumberedCells and KindOfDigitsAndCells read and write the kinds of constraints
// that are a list of cells, alone or behind a number or digits. Such a kind derives its KindOf from
// one of them and adds what the constraint means.
#pragma once

#include "board/constraints/kind.h"

#include <algorithm>
#include <span>
#include <string>
#include <utility>

namespace dokushin {

/// The order of a kind's cells: as they are listed, along a line; or ascending, as a set has none.
enum class CellOrder : std::uint8_t { line, set };

/// KindOfCells is for a kind of `Least` cells or more; if they must differ, of no more than digits.
template <class Kind, CellOrder Order, std::size_t Least> struct KindOfCells {
    static std::optional<Kind> read(const Shape &shape, std::string_view text) {
        auto cells = Order == CellOrder::set ? read_cell_set(shape, text) : read_cells(shape, text);
        if (!cells || cells->size() < Least ||
            (KindOf<Kind>::cells_differ && cells->size() > shape.side())) {
            return std::nullopt;
        }
        return Kind{*std::move(cells)};
    }
    static std::string write(const Shape &shape, const Kind &rule) {
        return write_cells(shape, rule.cells);
    }
    static std::vector<Cell> cells(const Kind &rule) { return rule.cells; }
};

/// What the number of a kind means: a count or a difference, the total of all its cells, a digit.
enum class NumberMeans : std::uint8_t { count, total, digit };

/// KindOfNumberedCells is for a kind of a number and cells, which its accepts() checks.
template <class Kind, CellOrder Order, NumberMeans Means = NumberMeans::count>
struct KindOfNumberedCells {
    static std::optional<Kind> read(const Shape &shape, std::string_view text) {
        auto read = read_numbered_cells(shape, text);
        if (!read) {
            return std::nullopt;
        }
        const auto number = number_of_digits(shape, read->number, read->cells.size());
        if (!number || !KindOf<Kind>::accepts(shape, *number, read->cells.size())) {
            return std::nullopt;
        }
        if (Order == CellOrder::set) {
            std::ranges::sort(read->cells);
        }
        Kind rule{*number, std::move(read->cells)};
        if constexpr (depends_on_lowest) {
            rule.lowest = shape.lowest();
        }
        return rule;
    }
    static std::string write(const Shape &shape, const Kind &rule) {
        const auto [its, cells] = parts_of(rule);
        return write_numbered_cells(shape,
                                    Means == NumberMeans::total
                                        ? total_of_values(shape, its, cells.size())
                                    : Means == NumberMeans::digit ? total_of_values(shape, its, 1)
                                                                  : static_cast<int>(its),
                                    cells);
    }
    static std::vector<Cell> cells(const Kind &rule) { return rule.cells; }

  private:
    /// Does the constraint keep the lowest value of its board, which its meaning depends on?
    static constexpr bool depends_on_lowest = requires(Kind &rule) { rule.lowest; };

    static std::pair<unsigned, std::span<const Cell>> parts_of(const Kind &rule) {
        if constexpr (depends_on_lowest) {
            const auto &[number, cells, lowest] = rule;
            return {number, cells};
        } else {
            const auto &[number, cells] = rule;
            return {number, cells};
        }
    }
    static std::optional<unsigned> number_of_digits(const Shape &shape, unsigned stated,
                                                    std::size_t cells) {
        return Means == NumberMeans::total   ? total_of_digits(shape, stated, cells)
               : Means == NumberMeans::digit ? total_of_digits(shape, stated, 1)
                                             : std::optional(stated);
    }
};

/// Are there as many cells as in a row or column?
[[nodiscard]] inline bool is_whole_line(const Shape &shape, std::size_t cells) {
    return cells == shape.rows() || cells == shape.columns();
}

/// KindOfLineClue is for a clue beside a row or column: a number, and all cells from the clue's
/// side.
template <class Kind, NumberMeans Means = NumberMeans::count>
struct KindOfLineClue : KindOfNumberedCells<Kind, CellOrder::line, Means> {
    static constexpr bool cells_differ = true;
    static constexpr bool digits_are_interchangeable = false;

    static bool accepts(const Shape &shape, unsigned /*number*/, std::size_t cells) {
        return cells == shape.side();
    }
};

/// KindOfDigitsAndCells is for a kind of digits and cells, whose numbers its accepts() checks.
template <class Kind> struct KindOfDigitsAndCells {
    static std::optional<Kind> read(const Shape &shape, std::string_view text) {
        auto read = read_digits_and_cells(shape, text);
        if (!read || !KindOf<Kind>::accepts(read->digits.size(), read->cells.size())) {
            return std::nullopt;
        }
        return Kind{std::move(read->digits), std::move(read->cells)};
    }
    static std::string write(const Shape &shape, const Kind &rule) {
        return write_digits_and_cells(shape, rule.digits, rule.cells);
    }
    static std::vector<Cell> cells(const Kind &rule) { return rule.cells; }
    /// The listed digits as a set.
    static DigitSet listed(const Kind &rule) {
        DigitSet digits;
        for (const Digit digit : rule.digits) {
            digits.insert(digit);
        }
        return digits;
    }
};

} // namespace dokushin
