// There is no specification of SCL. What its members mean is what SudokuPad does with them: it
// checks rows, columns, regions, cages that are `unique` or have a `sum`, and a few rules of the
// whole board by their names.
#include "board/text/sites/scl.h"

#include "board/text/sites/board_wide.h"
#include "board/text/sites/fog_objects.h"
#include "board/text/sites/scl_drawings.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace dokushin::text {
namespace scl {
namespace {

using Places = std::vector<Place>;

/// A document and what has been read of it.
struct Sheet {
    const JsonValue &document;
    Statement statement;
    std::set<Places> houses{};                                  ///< each sorted
    std::vector<std::pair<std::string, std::string>> globals{}; ///< a name, and the object with it
};

std::unexpected<Error> no_puzzle(Sentence expected) {
    return std::unexpected(Error{ErrorCode::bad_format,
                                 {"a document of {} that is no puzzle", "SudokuPad"},
                                 std::move(expected)});
}

// ---- cells -------------------------------------------------------------------------------------

bool is_among(std::span<const std::string_view> names, std::string_view name) {
    return std::ranges::find(names, name) != names.end();
}

/// Reads a list of [row, column]; nothing if an item is no cell of the board.
std::optional<Places> places_in(const Statement &statement, const JsonValue &list) {
    Places places;
    if (!list.is_array()) {
        return std::nullopt;
    }
    for (const JsonValue &item : list) {
        const auto row = item.is_array() && item.size() == 2 ? integer_of(&item[0]) : std::nullopt;
        const auto column = row ? integer_of(&item[1]) : std::nullopt;
        if (!column || !statement.has_cell(*row, *column)) {
            return std::nullopt;
        }
        places.push_back({*row, *column});
    }
    return places;
}

Places sorted(Places places) {
    std::ranges::sort(places);
    return places;
}

/// Reads the digit of a cell, a given unless it says otherwise. False if a given is no digit.
bool read_cell(Statement &statement, const JsonValue &cell, std::size_t at) {
    const JsonValue *const value = member(cell, "value");
    if (value == nullptr || value->is_null() || (value->is_string() && text_of(value).empty())) {
        return true;
    }
    const JsonValue *const given = member(cell, "given");
    const bool is_entered = given != nullptr && given->is_boolean() && !given->get<bool>();
    const auto digit = integer_of(value);
    const bool is_digit = digit && *digit >= 1 && *digit <= static_cast<int>(statement.side);
    if (is_digit && is_entered && statement.placed.empty()) {
        statement.placed.assign(statement.givens.size(), Digit::blank);
    }
    if (is_digit) {
        (is_entered ? statement.placed : statement.givens)[at] =
            digit_of(static_cast<unsigned>(*digit));
    }
    return is_digit || is_entered;
}

Result<Statement> read_cells(const JsonValue &document) {
    const JsonValue &rows = list_in(document, "cells");
    const std::size_t side = rows.size();
    const bool is_square = std::ranges::all_of(
        rows, [side](const JsonValue &row) { return row.is_array() && row.size() == side; });
    if (side == 0 || side > max_side || !is_square) {
        return no_puzzle({"N×N cells with N from 1 to 64"});
    }
    Statement statement(static_cast<unsigned>(side));
    for (std::size_t at = 0; at < side * side; ++at) {
        const JsonValue &cell = rows[at / side][at % side];
        if (!read_cell(statement, cell, at)) {
            return std::unexpected(
                Error{ErrorCode::out_of_range,
                      {"'{}'", fmt::format("{:.20}", text_of(member(cell, "value")))},
                      {"{} to {}", 1, side}});
        }
    }
    return statement;
}

// ---- houses ------------------------------------------------------------------------------------

/// Reads the regions. Where two share a cell they become groups on a board without regions.
void read_regions(Sheet &sheet) {
    Statement &statement = sheet.statement;
    std::vector<Places> regions;
    bool overlap = false;
    statement.regions.assign(statement.givens.size(), Statement::no_region);
    std::size_t number = 0;
    for (const JsonValue &region : list_in(sheet.document, "regions")) {
        ++number;
        const auto places = places_in(statement, region);
        if (!places) {
            statement.unknown.push_back(fmt::format("regions {}", number));
            continue;
        }
        for (const Place place : *places) {
            int &region_of_cell = statement.regions[statement.position(place.row, place.column)];
            overlap = overlap || region_of_cell != Statement::no_region;
            region_of_cell = static_cast<int>(number);
        }
        regions.push_back(*places);
        sheet.houses.insert(sorted(*places));
    }
    if (overlap) {
        statement.regions.assign(statement.givens.size(), Statement::no_region);
        for (const Places &places : regions) {
            if (places.size() > 1) {
                statement.rule("regions", "different " + words_of(places));
            }
        }
    }
}

void add_rows_and_columns(Sheet &sheet) {
    const int side = static_cast<int>(sheet.statement.side);
    for (int line = 0; line < side; ++line) {
        Places row;
        Places column;
        for (int at = 0; at < side; ++at) {
            row.push_back({line, at});
            column.push_back({at, line});
        }
        sheet.houses.insert(std::move(row));
        sheet.houses.insert(std::move(column));
    }
}

// ---- rules of the whole board ------------------------------------------------------------------

/// States a rule that an object names.
using StateGlobal = void (*)(Statement &, const DrawnSigns &, const std::string &object);

void nonconsecutive(Statement &statement, const DrawnSigns &signs, const std::string &object) {
    if (signs.dotted.empty()) {
        statement.rule(object, "nonconsecutive");
    } else {
        forbid_among_neighbours(statement, signs.dotted, object, "not-difference 1");
    }
}

/// The ratios that are forbidden elsewhere are those of the black dots, or 2 if there are none.
void anti_ratio(Statement &statement, const DrawnSigns &signs, const std::string &object) {
    constexpr std::size_t most_ratios = 20;
    if (signs.ratios.size() > most_ratios) {
        statement.unknown.push_back(object);
        return;
    }
    for (const int ratio : signs.ratios.empty() ? std::set<int>{2} : signs.ratios) {
        forbid_among_neighbours(statement, signs.dotted, object,
                                fmt::format("not-ratio {}", ratio));
    }
}

void anti_letters(Statement &statement, const DrawnSigns &signs, const std::string &object) {
    forbid_among_neighbours(statement, signs.lettered, object, "not-sum 5");
    forbid_among_neighbours(statement, signs.lettered, object, "not-sum 10");
}

struct GlobalRule {
    std::string_view name;
    StateGlobal state;
};
constexpr std::array globals{
    GlobalRule{"antiknight",
               [](Statement &statement, const DrawnSigns &, const std::string &object) {
                   statement.rule(object, "anti-knight");
               }},
    GlobalRule{"antiking", [](Statement &statement, const DrawnSigns &,
                              const std::string &object) { statement.rule(object, "anti-king"); }},
    GlobalRule{"disjoint",
               [](Statement &statement, const DrawnSigns &, const std::string &object) {
                   state_disjoint_groups(statement, object);
               }},
    GlobalRule{"nonconsecutive", nonconsecutive},
    GlobalRule{"antiratio", anti_ratio},
    GlobalRule{"antixv", anti_letters},
};

const GlobalRule *global_named(std::string_view name) {
    const auto row = std::ranges::find(globals, name, &GlobalRule::name);
    return row == globals.end() ? nullptr : &*row;
}

bool has_global(const Sheet &sheet, std::string_view name) {
    return std::ranges::any_of(sheet.globals,
                               [&](const auto &global) { return global.first == name; });
}

/// Notes the name of a rule. The same rule may be named in the metadata and in the list.
void note_global(Sheet &sheet, const std::string &name, std::string object) {
    if (global_named(name) == nullptr) {
        sheet.statement.unknown.push_back(std::move(object));
    } else if (!has_global(sheet, name)) {
        sheet.globals.emplace_back(name, std::move(object));
    }
}

void read_globals(Sheet &sheet) {
    for (const JsonValue &global : list_in(sheet.document, "global")) {
        const std::string name = text_of(&global);
        note_global(sheet, name, fmt::format("global {:.40}", name));
    }
}

// ---- metadata ----------------------------------------------------------------------------------

constexpr std::array<std::string_view, 4> headers{"title", "author", "rules", "msgcorrect"};

/// Reads a text, or a list of lines.
std::string lines_of(const JsonValue &value) {
    if (!value.is_array()) {
        return text_of(&value);
    }
    std::string lines;
    for (const JsonValue &line : value) {
        lines += lines.empty() ? "" : "\n";
        lines += text_of(&line);
    }
    return lines;
}

/// Reads a fact about the puzzle. What stands first counts; names that are not read are no rules,
/// unless they are switches.
void read_fact(Sheet &sheet, const std::string &name, const JsonValue &value) {
    Statement &statement = sheet.statement;
    const std::string text = lines_of(value);
    if (is_among(headers, name)) {
        statement.add_header(name == "msgcorrect" ? solution_message : name, text);
    } else if (name == "solution" && !statement.solution) {
        statement.solution = full_grid(text, statement.side);
    } else if ((value.is_boolean() && value.get<bool>()) ||
               (text == "true" && global_named(name) != nullptr)) {
        note_global(sheet, name, fmt::format("metadata {:.40}", name));
    }
}

void read_metadata(Sheet &sheet) {
    for (const std::string_view name : {"metadata", "title", "author", "rules", "msgcorrect"}) {
        const JsonValue *const found = member(sheet.document, name);
        if (found != nullptr && found->is_object()) {
            for (const auto &[key, value] : found->items()) {
                read_fact(sheet, key, value);
            }
        } else if (found != nullptr) {
            read_fact(sheet, std::string(name), *found);
        }
    }
}

/// A cage without cells carries a fact: "title: Ripples".
void read_fact_of_cage(Sheet &sheet, const JsonValue &cage) {
    const std::string text = text_of(member(cage, "value"));
    const std::size_t colon = text.find(':');
    if (colon != std::string::npos && !text.substr(0, colon).contains(' ')) {
        const JsonValue fact(text.substr(colon + 1));
        (void)read_fog_label(sheet.statement, text, {});
        read_fact(sheet, text.substr(0, colon), text_of(&fact));
    }
}

// ---- cages -------------------------------------------------------------------------------------

struct CageStyle {
    std::string_view name;
    std::string_view word;
};
/// Styles that f-puzzles' userscript brings along.
constexpr std::array styles_with_rules{
    CageStyle{"fpRowIndexer", "row-indexer"},
    CageStyle{"fpColumnIndexer", "column-indexer"},
    CageStyle{"fpBoxIndexer", "box-indexer"},
};

/// A cage that SudokuPad checks, or a drawing.
struct Cage {
    std::string object;
    Places cells;
    std::string value; ///< what is written into it
    std::string style;
    bool is_unique;
    bool has_sum;
    std::optional<int> sum;
};

bool has_digit(std::string_view text) {
    return text.find_first_of("0123456789") != std::string_view::npos;
}

/// An extra region's sum is that of all digits, if it has as many cells; otherwise the sum that is
/// written to the document contradicts the rule.
bool state_extra_region(Statement &statement, const Cage &cage) {
    const int side = static_cast<int>(statement.side);
    const bool is_whole = cage.cells.size() == statement.side;
    statement.rule(cage.object, (is_whole ? "extra-region " : "different ") + words_of(cage.cells));
    return is_whole && (!cage.has_sum || cage.sum == side * (side + 1) / 2);
}

/// States the rule of a cage. False if what is written into it may be another.
bool state_cage(Statement &statement, const Cage &cage) {
    if (cage.is_unique && cage.style == "extraregion") {
        return state_extra_region(statement, cage);
    }
    const bool is_sum = cage.sum && *cage.sum > 0;
    if (is_sum) {
        statement.rule(cage.object, fmt::format("{} {} {}", cage.is_unique ? "cage" : "sum",
                                                *cage.sum, words_of(cage.cells)));
    } else if (cage.is_unique && cage.cells.size() > 1) {
        statement.rule(cage.object, "different " + words_of(cage.cells));
    }
    if (cage.has_sum) {
        return is_sum && (!has_digit(cage.value) || cage.value == std::to_string(*cage.sum));
    }
    // A number in a cage may be a sum, a letter that of its clone.
    return cage.is_unique && !has_digit(cage.value);
}

void read_cage(Sheet &sheet, const JsonValue &json, std::size_t number) {
    Statement &statement = sheet.statement;
    const JsonValue *const list = member(json, "cells");
    if (list == nullptr || list->is_null() || (list->is_array() && list->empty())) {
        read_fact_of_cage(sheet, json);
        return;
    }
    const JsonValue *const sum = member(json, "sum");
    auto cells = places_in(statement, *list);
    Cage cage{fmt::format("cages {}", number),
              {},
              text_of(member(json, "value")),
              text_of(member(json, "style")),
              is_set(json, "unique"),
              sum != nullptr && !sum->is_null(),
              integer_of(sum)};
    const auto style = std::ranges::find(styles_with_rules, cage.style, &CageStyle::name);
    if (!cells) {
        statement.unknown.push_back(std::move(cage.object));
        return;
    }
    cage.cells = *std::move(cells);
    if (style != styles_with_rules.end()) {
        statement.rule(cage.object, fmt::format("{} {}", style->word, words_of(cage.cells)));
        return;
    }
    const bool is_light =
        !cage.is_unique && !cage.has_sum && read_fog_label(statement, cage.value, cage.cells);
    const bool is_house =
        !text_of(member(json, "type")).empty() && sheet.houses.contains(sorted(cage.cells));
    if (!cage.has_sum && (is_light || is_house)) {
        return; // of fog, or a house that the board has anyway
    }
    if (!state_cage(statement, cage)) {
        statement.unknown.push_back(std::move(cage.object));
    }
}

void read_cages(Sheet &sheet) {
    std::size_t number = 0;
    for (const JsonValue &cage : list_in(sheet.document, "cages")) {
        read_cage(sheet, cage, ++number);
    }
}

// ---- the document ------------------------------------------------------------------------------

/// Members that are read, or that state no rule: fog hides cells, and changes no solution.
constexpr std::array<std::string_view, 25> known_members{
    "id",     "cellSize", "metadata",  "cells",      "regions",  "cages",    "lines",
    "arrows", "overlays", "underlays", "global",     "foglight", "foglink",  "triggereffect",
    "title",  "author",   "rules",     "settings",   "videos",   "duration", "width",
    "height", "solution", "fogofwar",  "msgcorrect",
};

constexpr std::array<std::string_view, 7> lists{
    "regions", "cages", "lines", "arrows", "overlays", "underlays", "global",
};

/// Notes members that aren't known, or aren't the lists that they should be.
void read_unknown_members(Sheet &sheet) {
    for (const auto &[name, value] : sheet.document.items()) {
        const bool states_something =
            (value.is_structured() && !value.empty()) || (value.is_boolean() && value.get<bool>());
        const bool is_no_list = is_among(lists, name) && !value.is_array() && !value.is_null();
        if (is_no_list || (states_something && !is_among(known_members, name))) {
            sheet.statement.unknown.push_back(fmt::format("{:.40}", name));
        }
    }
}

} // namespace
} // namespace scl

bool is_scl(const JsonValue &json) {
    const JsonValue &rows = list_in(json, "cells");
    const bool has_rows = !rows.empty() && std::ranges::all_of(rows, [](const JsonValue &row) {
        return row.is_array();
    });
    return has_rows &&
           std::ranges::any_of(std::array{"cellSize", "regions", "cages", "metadata"},
                               [&](const char *name) { return member(json, name) != nullptr; });
}

Result<Statement> read_scl(const JsonValue &json) {
    DOKUSHIN_TRY(statement, scl::read_cells(json));
    scl::Sheet sheet{json, std::move(statement)};
    scl::read_regions(sheet);
    scl::add_rows_and_columns(sheet);
    scl::read_metadata(sheet);
    scl::read_globals(sheet);
    if (scl::has_global(sheet, "disjoint")) {
        for (auto &group : disjoint_groups_of(sheet.statement)) {
            sheet.houses.insert(std::move(group));
        }
    }
    scl::read_cages(sheet);
    const DrawnSigns signs = read_scl_drawings(json, sheet.statement);
    for (const auto &[name, object] : sheet.globals) {
        scl::global_named(name)->state(sheet.statement, signs, object);
    }
    read_fog(json, sheet.statement);
    scl::read_unknown_members(sheet);
    return std::move(sheet.statement);
}

} // namespace dokushin::text
