// KindOfCells, KindOfNumberedCells and KindOfDigitsAndCells read and write the kinds of constraints
// that are a list of cells, alone or behind a number or digits. Such a kind derives its KindOf from
// one of them and adds what the constraint means.
#pragma once

#include "board/constraints/kind.h"

#include <algorithm>
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

/// KindOfNumberedCells is for a kind of a number and cells, which its accepts() checks.
template <class Kind, CellOrder Order> struct KindOfNumberedCells {
    static std::optional<Kind> read(const Shape &shape, std::string_view text) {
        auto read = read_numbered_cells(shape, text);
        if (!read || !KindOf<Kind>::accepts(shape, read->number, read->cells.size())) {
            return std::nullopt;
        }
        if (Order == CellOrder::set) {
            std::ranges::sort(read->cells);
        }
        return Kind{read->number, std::move(read->cells)};
    }
    static std::string write(const Shape &shape, const Kind &rule) {
        const auto &[number, cells] = rule;
        return write_numbered_cells(shape, number, cells);
    }
    static std::vector<Cell> cells(const Kind &rule) { return rule.cells; }
};

/// KindOfLineClue is for a clue beside a row or column: a number, and all cells from the clue's
/// side.
template <class Kind> struct KindOfLineClue : KindOfNumberedCells<Kind, CellOrder::line> {
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
