// f-puzzles has no specification. Keys and meanings are those of its page, of the userscript that
// adds constraints to it (github.com/dclamage/SudokuSolver) and of published puzzles.
#include "board/text/sites/f_puzzles.h"

#include "board/text/sites/f_puzzles_sheet.h"
#include "board/text/sites/fog_objects.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace dokushin::text {
namespace f_puzzles {
namespace {

constexpr std::array<std::string_view, 5> keys_of_drawings{"line", "circle", "rectangle", "text",
                                                           "cage"};

/// Does each list of cells of a drawing outline a constraint that was read?
bool outlines_constraints(const Sheet &sheet, const JsonValue &drawing) {
    const auto is_outline = [&](const JsonValue &cells) {
        std::vector<Place> places;
        for (const JsonValue &cell : cells) {
            if (const auto place = place_named(&cell)) {
                places.push_back(*place);
            }
        }
        std::ranges::sort(places);
        return places.empty() || sheet.outlines.contains(places);
    };
    return is_outline(list_in(drawing, "cells")) &&
           std::ranges::all_of(list_in(drawing, "lines"), is_outline);
}

/// The userscript draws a twin of each of its constraints, so that the plain page shows something.
bool is_twin(const JsonValue &drawing) {
    return member(drawing, "fromConstraint") != nullptr || is_set(drawing, "isNewConstraint");
}

/// Reads what the label of a cage states of the fog. False if it states nothing of it.
bool read_fog_of_cage(Sheet &sheet, const JsonValue &drawing) {
    const auto cells = places_in(sheet, list_in(drawing, "cells"));
    return read_fog_label(sheet.statement, text_of(member(drawing, "value")),
                          cells.value_or(std::vector<Place>{}));
}

/// A drawing states a rule in the puzzle's text, unless it belongs to a constraint or to the fog.
void read_drawings(Sheet &sheet) {
    for (const std::string_view key : keys_of_drawings) {
        std::size_t number = 0;
        for (const JsonValue &drawing : list_in(sheet.document, key)) {
            ++number;
            const bool states_nothing = (key == "cage" && read_fog_of_cage(sheet, drawing)) ||
                                        is_twin(drawing) || outlines_constraints(sheet, drawing);
            if (!states_nothing) {
                sheet.statement.unknown.push_back(fmt::format("{} {}", key, number));
            }
        }
    }
}

// ---- the document ------------------------------------------------------------------------------

/// Keys that are read elsewhere, or that state no rule.
constexpr std::array<std::string_view, 25> other_keys{
    "size",          "grid",           "title",
    "author",        "ruleset",        "solution",
    "disabledlogic", "negative",       "truecandidatesoptions",
    "odd",           "even",           "highlightConflicts",
    "minimum",       "maximum",        "successMessage",
    "foglight",      "fogofwar",       "triggereffect",
    "diagonal+",     "diagonal-",      "antiknight",
    "antiking",      "disjointgroups", "nonconsecutive",
    "msg",
};

template <class Keys> bool is_one_of(const Keys &keys, std::string_view key) {
    return std::ranges::find(keys, key) != std::ranges::end(keys);
}

/// Keys that nobody knows may state rules; empty ones state none.
void read_other_keys(Sheet &sheet) {
    for (const auto &[key, value] : sheet.document.items()) {
        const bool is_known = is_one_of(other_keys, key) || is_one_of(keys_of_drawings, key) ||
                              is_kind_of_entries(key);
        const bool is_off =
            value.is_null() || value.empty() || (value.is_boolean() && !value.get<bool>());
        if (!is_known && !is_off) {
            sheet.statement.unknown.push_back(key.substr(0, 40));
        }
    }
}

/// Reads title, author, rules and the message to who solves the puzzle, for which there are two
/// keys; the first that says something counts.
void read_headers(Sheet &sheet) {
    struct Header {
        std::string_view key;
        std::string_view name;
    };
    constexpr std::array headers{
        Header{"title", "title"}, Header{"author", "author"}, Header{"ruleset", "ruleset"},
        Header{"successMessage", solution_message}, Header{"msg", solution_message}};
    for (const auto &[key, name] : headers) {
        sheet.statement.add_header(name, text_of(member(sheet.document, key)));
    }
}

} // namespace
} // namespace f_puzzles

bool is_f_puzzles(const JsonValue &document) {
    const JsonValue &grid = list_in(document, "grid");
    return member(document, "size") != nullptr && !grid.empty() && grid.front().is_array() &&
           !grid.front().empty() && grid.front().front().is_object();
}

Result<Statement> read_f_puzzles(const JsonValue &document) {
    const auto size = integer_of(member(document, "size"));
    const JsonValue &grid = list_in(document, "grid");
    const auto has_size = [&](const JsonValue &list) {
        return list.is_array() && std::cmp_equal(list.size(), *size);
    };
    if (!is_f_puzzles(document) || !size || *size < 1 || *size > static_cast<int>(max_side) ||
        !has_size(grid) || !std::ranges::all_of(grid, has_size)) {
        return std::unexpected(Error{ErrorCode::bad_format,
                                     {"a document of {} that is no puzzle", "f-puzzles"},
                                     {"a side of 1 to 64"}});
    }
    f_puzzles::Sheet sheet{document, Statement(static_cast<unsigned>(*size))};
    DOKUSHIN_TRY(marks, f_puzzles::read_grid(sheet));
    f_puzzles::read_entries(sheet);
    f_puzzles::read_single_cells(sheet, std::move(marks));
    f_puzzles::read_board_rules(sheet);
    f_puzzles::read_drawings(sheet);
    f_puzzles::read_other_keys(sheet);
    sheet.statement.solution = f_puzzles::read_solution(document, sheet.statement.side);
    f_puzzles::read_headers(sheet);
    read_fog(document, sheet.statement);
    return std::move(sheet.statement);
}

} // namespace dokushin::text
