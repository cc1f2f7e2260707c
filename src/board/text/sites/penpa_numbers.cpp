// Numbers: [text, colour, style]. A digit of the setter's is black and of one of the styles that
// show a number as it is; a list of candidates has a style of its own. Everything else that is
// written, such as a circled digit, may have a meaning that only the puzzle's rules tell.
#include "board/text/sites/penpa_sheet.h"

#include <algorithm>
#include <array>
#include <utility>

namespace dokushin::text::penpa {
namespace {

constexpr std::array<std::string_view, 4> plain_styles{"1", "6", "10", "4"};
constexpr std::string_view style_of_candidates = "7";
constexpr int black = 1;

const JsonValue *item(const JsonValue &list, std::size_t at) {
    return list.is_array() && at < list.size() ? &list[at] : nullptr;
}

/// Reads flags, one a digit; nothing if there are none, or a flag is no digit's of the board.
std::optional<DigitSet> flagged(const JsonValue &flags, unsigned side) {
    DigitSet digits;
    for (std::size_t at = 0; flags.is_array() && at < flags.size(); ++at) {
        if (integer_of(&flags[at]) == 1) {
            if (at >= side) {
                return std::nullopt;
            }
            digits.insert(digit_of(static_cast<unsigned>(at) + 1));
        }
    }
    return digits.empty() ? std::nullopt : std::optional(digits);
}

/// The digits that a number states: one, or candidates. Nothing if it states none.
std::optional<DigitSet> digits_of(const JsonValue &number, unsigned side) {
    const std::string style = text_of(item(number, 2));
    if (style == style_of_candidates) {
        const JsonValue *const flags = item(number, 0);
        return flags == nullptr ? std::nullopt : flagged(*flags, side);
    }
    const auto digit = integer_of(item(number, 0));
    const bool is_plain = std::ranges::find(plain_styles, style) != plain_styles.end();
    if (!is_plain || number.size() > 3 || !digit || *digit < 1 || *digit > static_cast<int>(side)) {
        return std::nullopt;
    }
    DigitSet digits;
    digits.insert(digit_of(static_cast<unsigned>(*digit)));
    return digits;
}

/// Is nothing written there: no text, no candidate?
bool is_blank(const JsonValue &number) {
    const JsonValue *const text = item(number, 0);
    const auto is_off = [](const JsonValue &flag) { return integer_of(&flag) == 0; };
    return text == nullptr || text->is_null() || (text->is_string() && text_of(text).empty()) ||
           (text->is_array() && std::ranges::all_of(*text, is_off));
}

/// The cell that a number stands in, not on its edge.
std::optional<Place> cell_named(const Sheet &sheet, const std::string &name) {
    return name.ends_with('E') ? std::nullopt : sheet.layout.cell_at(point_named(name));
}

/// A number of a drawing: where it is drawn, and what it states.
struct Number {
    std::string name;
    const JsonValue &drawn;
    std::optional<Place> cell;      ///< nothing if it is not in a cell of the board
    std::optional<DigitSet> digits; ///< nothing if it states none
};

/// Calls `call` with each number of a drawing, the setter's or the solver's.
template <class Call>
void each_number(const Sheet &sheet, const JsonValue &drawing, const Call &call) {
    const JsonValue *const numbers = member(drawing, "number");
    if (numbers == nullptr || !numbers->is_object()) {
        return;
    }
    for (const auto &[name, drawn] : numbers->items()) {
        call(Number{name, drawn, cell_named(sheet, name), digits_of(drawn, sheet.layout.side)});
    }
}

void read_givens(Sheet &sheet) {
    Statement &statement = sheet.statement;
    std::vector<Place> unread;
    each_number(sheet, sheet.question, [&](const Number &number) {
        const auto &[name, drawn, cell, digits] = number;
        if (is_blank(drawn)) {
            return;
        }
        if (!cell || !digits || integer_of(item(drawn, 1)) != black) {
            unread.push_back(sheet.layout.place_of(point_named(name)));
            return;
        }
        const std::size_t at = statement.position(cell->row, cell->column);
        if (digits->size() == 1) {
            statement.givens[at] = digits->first();
            return;
        }
        if (statement.candidates.empty()) {
            statement.candidates.assign(statement.givens.size(), DigitSet::all(statement.side));
        }
        statement.candidates[at] = *digits;
    });
    name_unknown(sheet, "number", unread);
}

/// Reads the digits that the solver placed, which may have any colour. The solver's candidates are
/// notes and are not read.
void read_placed(Sheet &sheet) {
    Statement &statement = sheet.statement;
    each_number(sheet, sheet.answer, [&](const Number &number) {
        const auto &[name, drawn, cell, digits] = number;
        const std::size_t at = cell ? statement.position(cell->row, cell->column) : 0;
        if (cell && digits && digits->size() == 1 && statement.givens[at] == Digit::blank) {
            statement.placed.resize(statement.givens.size(), Digit::blank);
            statement.placed[at] = digits->first();
        }
    });
}

} // namespace

void read_numbers(Sheet &sheet) {
    read_givens(sheet);
    read_placed(sheet);
}

void read_solution(Sheet &sheet, const JsonValue &answer) {
    constexpr std::size_t place_of_numbers = 4; // behind shaded cells, lines, edges and walls
    Grid grid = sheet.statement.givens;
    const JsonValue *const numbers = item(answer, place_of_numbers);
    for (const JsonValue &number : numbers != nullptr ? *numbers : JsonValue::array()) {
        const std::string text = text_of(&number);
        const JsonValue digit(text.substr(std::min(text.find(',') + 1, text.size())));
        const auto cell = sheet.layout.cell_at(point_named(text));
        const int value = integer_of(&digit).value_or(0);
        if (cell && value >= 1 && std::cmp_less_equal(value, sheet.layout.side)) {
            grid[sheet.statement.position(cell->row, cell->column)] =
                digit_of(static_cast<unsigned>(value));
        }
    }
    if (std::ranges::find(grid, Digit::blank) == grid.end() && grid != sheet.statement.givens) {
        sheet.statement.solution = std::move(grid);
    }
}

} // namespace dokushin::text::penpa
