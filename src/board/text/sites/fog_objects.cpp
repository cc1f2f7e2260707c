// What the members mean is what SudokuPad does with them: the list of triggers takes the place of
// the lamps that placed digits are otherwise.
#include "board/text/sites/fog_objects.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>

namespace dokushin::text {
namespace {

std::string lower(std::string_view text) {
    std::string lower_text(text);
    std::ranges::transform(lower_text, lower_text.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return lower_text;
}

/// Reads a letter and a number behind it, and removes both from the text.
std::optional<int> number_behind(char letter, std::string_view &text) {
    if (!text.starts_with(letter)) {
        return std::nullopt;
    }
    std::size_t at = 1;
    int number = 0;
    for (; at < text.size() && at < 4 && text[at] >= '0' && text[at] <= '9'; ++at) {
        number = 10 * number + (text[at] - '0');
    }
    text.remove_prefix(at);
    return at > 1 ? std::optional(number - 1) : std::nullopt;
}

std::optional<Place> place_at(std::string_view &text) {
    const auto row = number_behind('r', text);
    const auto column = row ? number_behind('c', text) : std::nullopt;
    return column ? std::optional(Place{*row, *column}) : std::nullopt;
}

/// Adds the cells of a rectangle that the board has.
void add_cells(const Statement &statement, std::vector<Cell> &cells, Place first, Place last) {
    const int rows = static_cast<int>(statement.rows);
    const int columns = static_cast<int>(statement.columns);
    for (int row = std::max(first.row, 0); row <= std::min(last.row, rows - 1); ++row) {
        for (int column = std::max(first.column, 0); column <= std::min(last.column, columns - 1);
             ++column) {
            const Cell cell = cell_at(statement.position(row, column));
            if (std::ranges::find(cells, cell) == cells.end()) {
                cells.push_back(cell);
            }
        }
    }
}

/// Reads names of cells in a text, in which a rectangle is "r1c1-r3c3".
void add_named(const Statement &statement, std::vector<Cell> &cells, std::string_view text) {
    const std::string names = lower(text);
    for (std::string_view rest = names; !rest.empty();) {
        const auto first = place_at(rest);
        if (!first) {
            rest.remove_prefix(std::min<std::size_t>(1, rest.size()));
            continue;
        }
        std::string_view behind = rest.substr(rest.starts_with('-') ? 1 : 0);
        const auto last = rest.starts_with('-') ? place_at(behind) : std::nullopt;
        if (last) {
            rest = behind;
        }
        add_cells(statement, cells, *first, last.value_or(*first));
    }
}

/// Reads cells: a text of names, or a list of names and of pairs [row, column] from 0.
void add_all(const Statement &statement, std::vector<Cell> &cells, const JsonValue *value) {
    if (value != nullptr && value->is_string()) {
        add_named(statement, cells, text_of(value));
    } else if (value != nullptr && value->is_array()) {
        for (const JsonValue &item : *value) {
            const bool is_pair = item.is_array() && item.size() == 2;
            const auto row = is_pair ? integer_of(&item[0]) : std::nullopt;
            const auto column = is_pair ? integer_of(&item[1]) : std::nullopt;
            if (row && column) {
                add_cells(statement, cells, {*row, *column}, {*row, *column});
            } else {
                add_named(statement, cells, text_of(&item));
            }
        }
    }
}

void read_trigger(Statement &statement, const JsonValue &entry) {
    const JsonValue *const trigger = member(entry, "trigger");
    const JsonValue *const effect = member(entry, "effect");
    if (trigger == nullptr || effect == nullptr || text_of(member(*effect, "type")) != "foglight") {
        return;
    }
    FogTrigger read;
    add_all(statement, read.cells, member(*trigger, "cell"));
    add_all(statement, read.lights, member(*effect, "cells"));
    if (!read.cells.empty()) {
        fog_of(statement).triggers.push_back(std::move(read));
    }
}

std::string names_of(const std::vector<Cell> &cells, const Shape &shape) {
    std::string names;
    for (const Cell cell : cells) {
        names += shape.cell_name(cell);
    }
    return names;
}

/// Returns the cells that a lamp lights: its own, and those around it.
std::vector<Cell> cells_lit_by(const Shape &shape, Cell lamp) {
    std::vector<Cell> cells;
    for (std::size_t at = 0; at < shape.grid_cell_count(); ++at) {
        const auto apart = [&](unsigned one, unsigned other) {
            return one < other ? other - one : one - other;
        };
        const Cell cell = cell_at(at);
        if (apart(shape.row(cell), shape.row(lamp)) <= 1 &&
            apart(shape.column(cell), shape.column(lamp)) <= 1) {
            cells.push_back(cell);
        }
    }
    return cells;
}

} // namespace

Fog &fog_of(Statement &statement) {
    return statement.fog ? *statement.fog : statement.fog.emplace();
}

void read_fog(const JsonValue &document, Statement &statement) {
    const JsonValue *const lit = member(document, "foglight");
    const JsonValue *const lamps = member(document, "fogofwar");
    const auto is_there = [](const JsonValue *value) {
        return value != nullptr && (value->is_array() || value->is_string());
    };
    if (is_there(lit) || (is_there(lamps) && !lamps->empty())) {
        add_all(statement, fog_of(statement).lit, lit);
        add_all(statement, fog_of(statement).lamps, lamps);
    }
    for (const JsonValue &entry : list_in(document, "triggereffect")) {
        read_trigger(statement, entry);
    }
}

bool read_fog_label(Statement &statement, std::string_view label, const std::vector<Place> &cells) {
    const std::string name = lower(label.substr(0, label.find(':')));
    if (name != "foglight" && label != "FOW") {
        return false;
    }
    Fog &fog = fog_of(statement);
    std::vector<Cell> &lit = name == "foglight" ? fog.lit : fog.lamps;
    for (const Place place : cells) {
        add_cells(statement, lit, place, place);
    }
    add_named(statement, lit, label.substr(std::min(name.size(), label.size())));
    return true;
}

JsonValue trigger_effects(const Fog &fog, const Shape &shape) {
    JsonValue list = JsonValue::array();
    for (const auto &[cells, lights] : fog.triggers) {
        list.push_back({{"trigger", {{"type", "cellvalue"}, {"cell", names_of(cells, shape)}}},
                        {"effect", {{"type", "foglight"}, {"cells", names_of(lights, shape)}}}});
    }
    return list;
}

std::vector<Cell> cells_lit_at_first(const Fog &fog, const Shape &shape) {
    std::vector<Cell> lit = fog.lit;
    for (const Cell lamp : fog.lamps) {
        for (const Cell cell : cells_lit_by(shape, lamp)) {
            if (std::ranges::find(lit, cell) == lit.end()) {
                lit.push_back(cell);
            }
        }
    }
    return lit;
}

} // namespace dokushin::text
