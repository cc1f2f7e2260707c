// Rules that concern the whole board, or single cells of it.
#include "board/text/sites/board_wide.h"
#include "board/text/sites/f_puzzles_sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace dokushin::text::f_puzzles {
namespace {

/// The pairs of cells that entries of these kinds mark, the lesser cell first.
std::set<Neighbours> marked_pairs(const Sheet &sheet,
                                  std::initializer_list<std::string_view> kinds) {
    std::set<Neighbours> pairs;
    for (const std::string_view kind : kinds) {
        for (const JsonValue &entry : list_in(sheet.document, kind)) {
            const auto cells = places_in(sheet, list_in(entry, "cells"));
            if (cells && cells->size() == 2) {
                if (const auto pair =
                        as_neighbours(sheet.statement, cells->front(), cells->back())) {
                    pairs.insert(*pair);
                }
            }
        }
    }
    return pairs;
}

/// Dots of either colour exempt their cells, whatever their value.
void read_nonconsecutive(Sheet &sheet) {
    const auto dotted = marked_pairs(sheet, {"difference", "ratio"});
    if (dotted.empty()) {
        sheet.statement.rule("nonconsecutive", "nonconsecutive");
    } else {
        forbid_among_neighbours(sheet.statement, dotted, "nonconsecutive", "not-difference 1");
    }
}

/// The ratios that are forbidden elsewhere are those of the dots, or 2 if there are none.
void read_negative_ratio(Sheet &sheet) {
    std::set<int> ratios;
    for (const JsonValue &entry : list_in(sheet.document, "ratio")) {
        ratios.insert(integer_of(member(entry, "value")).value_or(2));
    }
    if (ratios.empty()) {
        ratios.insert(2);
    }
    const auto dotted = marked_pairs(sheet, {"difference", "ratio"});
    for (const int forbidden : ratios) {
        forbid_among_neighbours(sheet.statement, dotted, "negative ratio",
                                fmt::format("not-ratio {}", forbidden));
    }
}

/// Both sums are forbidden elsewhere, even if only one of the letters is used.
void read_negative_signs(Sheet &sheet) {
    const auto marked = marked_pairs(sheet, {"xv"});
    forbid_among_neighbours(sheet.statement, marked, "negative xv", "not-sum 5");
    forbid_among_neighbours(sheet.statement, marked, "negative xv", "not-sum 10");
}

void read_negatives(Sheet &sheet) {
    for (const JsonValue &kind : list_in(sheet.document, "negative")) {
        const std::string name = text_of(&kind);
        if (name == "ratio") {
            read_negative_ratio(sheet);
        } else if (name == "xv") {
            read_negative_signs(sheet);
        } else if (name != "foglight") {
            sheet.statement.unknown.push_back("negative " + name);
        }
    }
}

void read_diagonals(Sheet &sheet) {
    const bool falls = is_set(sheet.document, "diagonal-");
    const bool rises = is_set(sheet.document, "diagonal+");
    if (falls && rises) {
        sheet.statement.rule("diagonals", "diagonals");
    } else if (falls || rises) {
        sheet.statement.rule(falls ? "diagonal-" : "diagonal+",
                             "different " + words_of(main_diagonal(sheet.statement.side, rises)));
    }
}

/// Reads a kind whose entries are single cells, which belong together as one rule.
void read_cells_of_a_mark(Sheet &sheet, std::string_view key, std::vector<Place> places) {
    std::size_t number = 0;
    for (const JsonValue &entry : list_in(sheet.document, key)) {
        ++number;
        const auto place = place_named(member(entry, "cell"));
        if (place && sheet.statement.has_cell(place->row, place->column)) {
            places.push_back(*place);
            sheet.add_outline({*place});
        } else {
            sheet.statement.unknown.push_back(fmt::format("{} {}", key, number));
        }
    }
    std::ranges::sort(places);
    places.erase(std::ranges::unique(places).begin(), places.end());
    if (!places.empty()) {
        sheet.statement.rule(std::string(key), fmt::format("{} {}", key, words_of(places)));
    }
}

} // namespace

void read_single_cells(Sheet &sheet, CellMarks marks) {
    for (const std::string_view key : {"odd", "even", "minimum", "maximum"}) {
        read_cells_of_a_mark(sheet, key, std::move(marks[key]));
    }
}

void read_board_rules(Sheet &sheet) {
    if (is_set(sheet.document, "antiknight")) {
        sheet.statement.rule("antiknight", "anti-knight");
    }
    if (is_set(sheet.document, "antiking")) {
        sheet.statement.rule("antiking", "anti-king");
    }
    if (is_set(sheet.document, "disjointgroups")) {
        state_disjoint_groups(sheet.statement, "disjointgroups");
    }
    if (is_set(sheet.document, "nonconsecutive")) {
        read_nonconsecutive(sheet);
    }
    read_diagonals(sheet);
    read_negatives(sheet);
}

} // namespace dokushin::text::f_puzzles
