// A cage is drawn as an outline from point to point within its cells. penpa also lists the cells of
// each cage that its tool for killers made. A cage's sum is the small number at the upper left of
// its first cell. (Source: penpa-edit, docs/js/class_p.js, killercages.)
#include "board/text/sites/penpa_sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

namespace dokushin::text::penpa {
namespace {

using Places = std::vector<Place>;

constexpr int points_in_cell = 4;

/// A Side of a cell: two of its points, and the cell that lies beyond.
struct Side {
    int one;
    int other;
    Place beyond;
};
constexpr std::array sides{Side{0, 1, {-1, 0}}, Side{2, 3, {1, 0}}, Side{0, 2, {0, -1}},
                           Side{1, 3, {0, 1}}};

/// For each cell the sides, by their place in the table, along which an outline runs.
using Outlines = std::map<Place, std::set<std::size_t>>;

/// Reads the outlines. What joins the points of two cells only fills the gap between two sides.
Outlines read_outlines(Sheet &sheet) {
    Outlines outlines;
    Places unread;
    const JsonValue *const drawn = member(sheet.question, "cage");
    const JsonValue none = JsonValue::object();
    const int begin = points_in_cell * sheet.layout.cells;
    for (const auto &[name, style] : (drawn != nullptr ? *drawn : none).items()) {
        const JsonValue last(name.substr(std::min(name.find(',') + 1, name.size())));
        const int from = point_named(name) - begin;
        const int to = integer_of(&last).value_or(-1) - begin;
        if (from < 0 || to < 0) {
            unread.push_back(sheet.layout.place_of(point_named(name)));
            continue;
        }
        const int one = std::min(from % points_in_cell, to % points_in_cell);
        const int other = std::max(from % points_in_cell, to % points_in_cell);
        const auto side = std::ranges::find_if(
            sides, [&](const Side &known) { return known.one == one && known.other == other; });
        const auto cell = sheet.layout.cell_at(from / points_in_cell);
        if (from / points_in_cell != to / points_in_cell) {
            continue;
        }
        if (side != sides.end() && cell) {
            outlines[*cell].insert(static_cast<std::size_t>(side - sides.begin()));
        } else {
            unread.push_back(sheet.layout.place_of(point_named(name)));
        }
    }
    name_unknown(sheet, "cage", unread);
    return outlines;
}

/// Cells that no side divides, and whether sides are all around them.
struct Inside {
    Places cells; ///< in reading order; not all of them if it isn't closed
    bool is_closed;
};

/// The cells within the outline that a cell belongs to, if they are at most so many.
Inside cells_within(const Sheet &sheet, const Outlines &outlines, Place start, std::size_t most) {
    std::set<Place> within{start};
    const auto seen = [&](bool is_closed) {
        return Inside{Places(within.begin(), within.end()), is_closed};
    };
    Places open{start};
    const auto has_side = [&](Place place, std::size_t side) {
        const auto outline = outlines.find(place);
        return outline != outlines.end() && outline->second.contains(side);
    };
    while (!open.empty()) {
        const Place place = open.back();
        open.pop_back();
        for (std::size_t side = 0; side < sides.size(); ++side) {
            if (has_side(place, side)) {
                continue;
            }
            const Place next{place.row + sides[side].beyond.row,
                             place.column + sides[side].beyond.column};
            // Sides stand in pairs, each beside its opposite.
            if (!sheet.statement.has_cell(next.row, next.column) || has_side(next, side ^ 1U)) {
                return seen(false);
            }
            if (within.insert(next).second) {
                open.push_back(next);
            }
            if (within.size() > most) {
                return seen(false);
            }
        }
    }
    return seen(true);
}

/// A Sum is written at the upper left of a cell; nothing if none is, or it is no number above 0.
struct Sum {
    int point;
    std::optional<int> number;
};
std::optional<Sum> sum_at(const Sheet &sheet, Place cell) {
    const int point = points_in_cell * (sheet.layout.cells + sheet.layout.number_of(cell));
    const JsonValue *const texts = member(sheet.question, "numberS");
    const JsonValue *const text =
        texts == nullptr ? nullptr : member(*texts, std::to_string(point));
    if (text == nullptr || !text->is_array() || text->empty()) {
        return std::nullopt;
    }
    const auto number = integer_of(&text->front());
    return Sum{point, number && *number > 0 ? number : std::nullopt};
}

/// States the rule of a cage whose sum stands in its first cell. False if there is none, or more
/// than one number.
bool state_sum(Sheet &sheet, const std::string &object, std::span<const Place> cells) {
    std::optional<Sum> sum;
    for (const Place cell : cells) {
        const auto found = sum_at(sheet, cell);
        if (found && sum) {
            return false;
        }
        sum = found ? found : sum;
    }
    if (!sum || !sum->number) {
        return false;
    }
    sheet.used_small_numbers.insert(sum->point);
    sheet.statement.rule(object, fmt::format("cage {} {}", *sum->number, words_of(cells)));
    sheet.understood.insert("cage");
    return true;
}

/// Is the outline of these cells, in reading order, drawn?
bool is_outlined(const Sheet &sheet, const Outlines &outlines, const Places &cells) {
    const Inside inside = cells_within(sheet, outlines, cells.front(), cells.size());
    return inside.is_closed && inside.cells == cells;
}

bool has_sum(const Sheet &sheet, std::span<const Place> cells) {
    return std::ranges::any_of(cells, [&](Place cell) { return sum_at(sheet, cell).has_value(); });
}

/// States the rules of the cages that are noted. Without a number their cells differ. Returns all
/// of their cells.
std::set<Place> read_noted_cages(Sheet &sheet, const Outlines &outlines) {
    std::set<Place> all;
    std::size_t number = 0;
    for (const JsonValue &cage : list_in(sheet.question, "killercages")) {
        const std::string object = fmt::format("killercages {}", ++number);
        if (cage.is_null() || cage.empty()) {
            continue; // it was deleted
        }
        auto cells = cells_in(sheet.layout, cage);
        if (!cells) {
            sheet.statement.unknown.push_back(object);
            continue;
        }
        std::ranges::sort(*cells);
        const bool has_outline =
            std::ranges::any_of(*cells, [&](Place cell) { return outlines.contains(cell); });
        const bool is_as_drawn = !has_outline || is_outlined(sheet, outlines, *cells);
        all.insert(cells->begin(), cells->end());
        if (is_as_drawn && !has_sum(sheet, *cells)) {
            if (cells->size() > 1) {
                sheet.statement.rule(object, "different " + words_of(*cells));
            }
            sheet.understood.insert("cage");
        } else if (!is_as_drawn || !state_sum(sheet, object, *cells)) {
            sheet.statement.unknown.push_back(object);
        }
    }
    return all;
}

} // namespace

void read_cages(Sheet &sheet) {
    const Outlines outlines = read_outlines(sheet);
    std::set<Place> seen = read_noted_cages(sheet, outlines);
    Places unread;
    for (const auto &[cell, sides_of_cell] : outlines) {
        if (seen.contains(cell)) {
            continue;
        }
        const Inside inside = cells_within(sheet, outlines, cell, sheet.statement.givens.size());
        const std::string object = "cage " + words_of(std::array{cell});
        if (!inside.is_closed || !state_sum(sheet, object, inside.cells)) {
            unread.push_back(cell);
        }
        seen.insert(inside.cells.begin(), inside.cells.end());
    }
    name_unknown(sheet, "cage", unread);
}

} // namespace dokushin::text::penpa
