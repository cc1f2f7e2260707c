// The grid of a document, and the names of its cells.
#include "board/text/sites/board_wide.h"
#include "board/text/sites/f_puzzles_regions.h"
#include "board/text/sites/f_puzzles_sheet.h"

#include "errors/catalogue.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <utility>

namespace dokushin::text::f_puzzles {

int usual_region(int side, int row, int column) {
    int rows = static_cast<int>(std::sqrt(side));
    while (side % rows != 0) {
        --rows;
    }
    return row / rows * rows + column / (side / rows);
}

void Sheet::add_outline(std::vector<Place> places) {
    std::ranges::sort(places);
    outlines.insert(std::move(places));
}

std::optional<Place> place_named(const JsonValue *value) {
    const std::string text = text_of(value);
    const auto number_at = [&](std::size_t &at) {
        int number = 0;
        const std::size_t begin = at;
        for (; at < text.size() && at < begin + 3 && text[at] >= '0' && text[at] <= '9'; ++at) {
            number = 10 * number + (text[at] - '0');
        }
        return at > begin ? std::optional(number) : std::nullopt;
    };
    std::size_t at = 1;
    if (text.empty() || std::toupper(static_cast<unsigned char>(text[0])) != 'R') {
        return std::nullopt;
    }
    const auto row = number_at(at);
    if (!row || at >= text.size() || std::toupper(static_cast<unsigned char>(text[at])) != 'C') {
        return std::nullopt;
    }
    const auto column = number_at(++at);
    return column && at == text.size() ? std::optional(Place{*row - 1, *column - 1}) : std::nullopt;
}

std::optional<std::vector<Place>> places_in(const Sheet &sheet, const JsonValue &list) {
    std::vector<Place> places;
    for (const JsonValue &item : list) {
        const auto place = place_named(&item);
        if (!place || !sheet.statement.has_cell(place->row, place->column)) {
            return std::nullopt;
        }
        places.push_back(*place);
    }
    return places;
}

namespace {

void read_old_marks(const JsonValue &cell, Place place, CellMarks &marks) {
    const std::string parity = text_of(member(cell, "parity"));
    const std::string extreme = text_of(member(cell, "extreme"));
    if (parity == "Odd" || parity == "Even") {
        marks[parity == "Odd" ? "odd" : "even"].push_back(place);
    }
    if (extreme == "Minimum" || extreme == "Maximum") {
        marks[extreme == "Minimum" ? "minimum" : "maximum"].push_back(place);
    }
}

/// Reads the only digits that a cell may hold; nothing if they are not restricted, or no digits.
std::optional<DigitSet> permitted_digits(const JsonValue &cell, unsigned side) {
    DigitSet digits;
    for (const JsonValue &mark : list_in(cell, "givenPencilMarks")) {
        const auto digit = integer_of(&mark);
        if (digit && *digit >= 1 && *digit <= static_cast<int>(side)) {
            digits.insert(digit_of(static_cast<unsigned>(*digit)));
        }
    }
    return digits.empty() ? std::nullopt : std::optional(digits);
}

/// Reads a cell's digit, a given or a player's, and its region. False if the digit is none.
bool read_cell(Sheet &sheet, const JsonValue &cell, Place place) {
    Statement &statement = sheet.statement;
    const std::size_t at = statement.position(place.row, place.column);
    if (const JsonValue *const region = member(cell, "region")) {
        statement.regions[at] =
            region->is_null() ? Statement::no_region : integer_of(region).value_or(-2);
    }
    if (const auto digits = permitted_digits(cell, statement.side)) {
        if (statement.candidates.empty()) {
            statement.candidates.assign(statement.givens.size(), DigitSet::all(statement.side));
        }
        statement.candidates[at] = *digits;
    }
    const JsonValue *const value = member(cell, "value");
    if (value == nullptr || value->is_null() || text_of(value).empty()) {
        return true;
    }
    const auto digit = integer_of(value);
    if (!digit || *digit < 0 || *digit > sheet.side()) {
        return false;
    }
    if (*digit != 0) {
        (is_set(cell, "given") ? statement.givens : statement.placed)[at] =
            digit_of(static_cast<unsigned>(*digit));
    }
    return true;
}

} // namespace

Result<CellMarks> read_grid(Sheet &sheet) {
    Statement &statement = sheet.statement;
    statement.placed.assign(statement.givens.size(), Digit::blank);
    statement.regions.resize(statement.givens.size());
    CellMarks marks;
    bool has_own_regions = false;
    const JsonValue &grid = list_in(sheet.document, "grid");
    for (int row = 0; row < sheet.side(); ++row) {
        for (int column = 0; column < sheet.side(); ++column) {
            const auto at = static_cast<std::size_t>(column);
            const JsonValue &line = grid.at(static_cast<std::size_t>(row));
            statement.regions[statement.position(row, column)] =
                usual_region(sheet.side(), row, column);
            const JsonValue &cell = line.at(at);
            has_own_regions = has_own_regions || member(cell, "region") != nullptr;
            if (!read_cell(sheet, cell, {row, column})) {
                return std::unexpected(
                    Error{ErrorCode::out_of_range,
                          {"'{}' in r{}c{}", text_of(member(cell, "value")), row + 1, column + 1},
                          {"{} to {}", 1, sheet.side()}});
            }
            read_old_marks(cell, {row, column}, marks);
        }
    }
    if (!has_own_regions && Shape::has_usual_boxes(statement.side)) {
        statement.regions.clear();
    }
    if (std::ranges::count(statement.placed, Digit::blank) == std::ssize(statement.placed)) {
        statement.placed.clear();
    }
    return marks;
}

std::optional<Grid> read_solution(const JsonValue &document, unsigned side) {
    const std::size_t cells = std::size_t{side} * side;
    Grid grid;
    const auto add_number = [&](std::optional<int> number) {
        const bool is_digit = number && *number >= 1 && *number <= static_cast<int>(side);
        grid.push_back(is_digit ? digit_of(static_cast<unsigned>(*number)) : Digit::blank);
    };
    for (const JsonValue &item : list_in(document, "solution")) {
        add_number(integer_of(&item));
    }
    const std::string text = text_of(member(document, "solution"));
    if (text.contains(',')) {
        for (std::string_view rest = text;;) {
            const JsonValue item = std::string(rest.substr(0, rest.find(',')));
            add_number(integer_of(&item));
            if (!rest.contains(',')) {
                break;
            }
            rest.remove_prefix(rest.find(',') + 1);
        }
    } else if (!text.empty()) {
        return full_grid(text, side);
    }
    return grid.size() == cells && std::ranges::count(grid, Digit::blank) == 0
               ? std::optional(std::move(grid))
               : std::nullopt;
}

} // namespace dokushin::text::f_puzzles
