// There is no specification of penpa's links. Lines and members are those that its page writes and
// reads (github.com/swaroopg92/penpa-edit, docs/js/general.js, load(), and docs/js/class_p.js).
#include "board/text/sites/penpa.h"

#include "board/constraints/digit_lists.h"
#include "board/text/sites/penpa_sheet.h"
#include "board/text/sites/penpa_text.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace dokushin::text {
namespace penpa {
namespace {

/// Lines of the text, and fields of the first line.
constexpr std::size_t line_of_question = 3;
constexpr std::size_t line_of_answer = 4;
constexpr std::size_t line_of_cells = 5;
constexpr std::size_t line_of_tags = 17;
constexpr std::size_t field_of_title = 15;
constexpr std::size_t field_of_author = 16;
constexpr std::size_t field_of_rules = 18;

std::unexpected<Error> no_puzzle(Sentence expected) {
    return std::unexpected(Error{ErrorCode::bad_format,
                                 {"a document of {} that is no puzzle", "penpa"},
                                 std::move(expected)});
}

std::string_view piece(std::span<const std::string_view> pieces, std::size_t at) {
    return at < pieces.size() ? pieces[at] : std::string_view{};
}

JsonValue parsed(std::string_view line) { return parse_document(line).value_or(JsonValue{}); }

// ---- the board ---------------------------------------------------------------------------------

/// Reads the cells that are shown: each as its distance from the one before. Nothing if one is none
/// of the grid's.
std::optional<std::set<int>> shown_cells(const JsonValue &distances, int cells) {
    std::set<int> shown;
    int at = 0;
    if (!distances.is_array() || std::cmp_greater(distances.size(), cells)) {
        return std::nullopt;
    }
    for (const JsonValue &distance : distances) {
        at += integer_of(&distance).value_or(-cells);
        if (at < 0 || at >= cells) {
            return std::nullopt;
        }
        shown.insert(at);
    }
    return shown;
}

/// The cells that are shown must be a square.
Result<Layout> read_layout(std::span<const std::string_view> fields, const JsonValue &distances) {
    constexpr int most = 2 * static_cast<int>(max_side); // of cells in a row, shown or not
    const std::string_view kind = piece(fields, 0);
    const JsonValue width(piece(fields, 1));
    const JsonValue height(piece(fields, 2));
    const int columns = integer_of(&width).value_or(0);
    const int rows = integer_of(&height).value_or(0);
    if ((kind != "square" && kind != "sudoku") || columns < 1 || columns > most || rows < 1 ||
        rows > most) {
        return no_puzzle({"a square or sudoku grid"});
    }
    Layout layout;
    layout.columns = columns + 4;
    layout.cells = layout.columns * (rows + 4);
    const auto shown = shown_cells(distances, layout.cells);
    if (!shown || shown->empty()) {
        return no_puzzle({"N×N cells with N from 1 to 64"});
    }
    const auto column_of = [&](int cell) { return cell % layout.columns; };
    layout.first = {*shown->begin() / layout.columns,
                    column_of(*std::ranges::min_element(*shown, {}, column_of))};
    const int side = *shown->rbegin() / layout.columns - layout.first.row + 1;
    const int right = column_of(*std::ranges::max_element(*shown, {}, column_of));
    if (side > static_cast<int>(max_side) || right - layout.first.column + 1 != side ||
        std::cmp_not_equal(shown->size(), side * side)) {
        return no_puzzle({"N×N cells with N from 1 to 64"});
    }
    layout.side = static_cast<unsigned>(side);
    return layout;
}

// ---- what the puzzle is called -----------------------------------------------------------------

struct Escape {
    std::string_view written;
    char meant;
};
constexpr std::array escapes{Escape{"%2C", ','}, Escape{"%2D", '\n'}, Escape{"%2E", '&'},
                             Escape{"%2F", '='}};

/// Gives the characters back that separate fields, lines and parameters.
std::string unescaped(std::string_view field) {
    std::string text;
    while (!field.empty()) {
        const auto escape = std::ranges::find_if(
            escapes, [&](const Escape &known) { return field.starts_with(known.written); });
        const bool is_escape = escape != escapes.end();
        text += is_escape ? escape->meant : field.front();
        field.remove_prefix(is_escape ? escape->written.size() : 1);
    }
    const JsonValue whole(text);
    return text_of(&whole); // without blanks around it
}

/// Returns a field without the word that stands before it.
std::string field_behind(std::string_view word, std::string_view field) {
    return unescaped(field.starts_with(word) ? field.substr(word.size()) : field);
}

void read_headers(std::span<const std::string_view> fields, Sheet &sheet) {
    sheet.rules = unescaped(piece(fields, field_of_rules));
    const std::string title = field_behind("Title:", piece(fields, field_of_title));
    const std::string author = field_behind("Author:", piece(fields, field_of_author));
    for (const auto &[name, text] : {std::pair("title", title), std::pair("author", author),
                                     std::pair("rules", sheet.rules)}) {
        if (!text.empty()) {
            sheet.statement.headers.emplace_back(name, text);
        }
    }
}

} // namespace

Place Layout::place_of(int point) const {
    constexpr int parts_of_cell = 4;
    const int corners = parts_of_cell * cells; // before them, cells, their corners and edges
    const int cell = point < 0         ? 0
                     : point < corners ? point % cells
                                       : (point - corners) / parts_of_cell % cells;
    return {cell / columns - first.row, cell % columns - first.column};
}

std::optional<Place> Layout::cell_at(int point) const {
    const Place place = place_of(point);
    const int most = static_cast<int>(side);
    const bool is_on_board = point >= 0 && point < cells && place.row >= 0 && place.row < most &&
                             place.column >= 0 && place.column < most;
    return is_on_board ? std::optional(place) : std::nullopt;
}

} // namespace penpa

Result<Statement> read_penpa(std::string_view text, std::string_view solution) {
    using namespace penpa;
    const auto lines = dokushin::cut_at(text, '\n');
    const auto fields = dokushin::cut_at(lines.front(), ',');
    DOKUSHIN_TRY(layout, read_layout(fields, parsed(piece(lines, line_of_cells))));
    JsonValue question = parsed(piece(lines, line_of_question));
    if (!question.is_object()) {
        return no_puzzle({"a link that holds the puzzle itself"});
    }
    Sheet sheet{std::move(question), parsed(piece(lines, line_of_answer)), layout};
    const JsonValue tags = parsed(piece(lines, line_of_tags));
    for (const JsonValue &tag : tags.is_array() ? tags : JsonValue::array()) {
        sheet.tags.push_back(text_of(&tag));
    }
    read_headers(fields, sheet);
    read_edges(sheet);
    read_numbers(sheet);
    read_solution(sheet, parsed(solution));
    read_cages(sheet);
    read_lines(sheet);
    read_drawings(sheet);
    read_words(sheet);
    return std::move(sheet.statement);
}

} // namespace dokushin::text
