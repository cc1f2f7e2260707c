// SudokuPad turns puzzles of f-puzzles into its own documents, in which most rules are nothing but
// lines, arrows and stamps: sizes and colours tell what was meant. This reads these back. A drawing
// has its meaning only if every member is as SudokuPad writes it; a line of another width is
// somebody's own drawing, whose rule stands in the puzzle's text.
//
// What can't be read back: clones, since all their cells have one drawing, without their order, and
// bulbs of arrows that bend.
#include "board/text/sites/scl_drawings.h"

#include "board/text/sites/scl_style.h"

#include <algorithm>
#include <array>

namespace dokushin::text {
namespace scl_drawings {
namespace {

// ---- stamps that are a rule --------------------------------------------------------------------

/// Reads the rule of a stamp. False: it stands where the style has none.
using ReadStamp = bool (*)(Drawings &, const Stamp &);

/// Marks of one kind are one rule, which is stated behind all stamps.
template <bool Odd> bool mark_of_cell(Drawings &drawings, const Stamp &stamp) {
    const auto cell = cell_at(drawings.statement, stamp.centre);
    if (cell && stamp.text.empty()) {
        Marks &marks = Odd ? drawings.odd : drawings.even;
        marks.object = marks.cells.empty() ? stamp.object : marks.object;
        marks.cells.push_back(*cell);
    }
    return cell && stamp.text.empty();
}

void state_marks(Drawings &drawings, std::string_view word, Marks marks) {
    std::ranges::sort(marks.cells);
    marks.cells.erase(std::ranges::unique(marks.cells).begin(), marks.cells.end());
    if (!marks.cells.empty()) {
        drawings.state(marks.object, word, marks.cells);
    }
}

bool white_dot(Drawings &drawings, const Stamp &stamp) {
    const auto pair = neighbours_at(drawings.statement, stamp.centre);
    const auto number = number_in(stamp.text, 1);
    if (!pair || !number) {
        return false;
    }
    drawings.signs.dotted.insert(*pair);
    drawings.state(stamp.object, fmt::format("difference {}", *number),
                   std::array{pair->first, pair->second});
    return true;
}

bool black_dot(Drawings &drawings, const Stamp &stamp) {
    const auto pair = neighbours_at(drawings.statement, stamp.centre);
    const auto number = number_in(stamp.text, 2);
    if (!pair || !number) {
        return false;
    }
    drawings.signs.dotted.insert(*pair);
    drawings.signs.ratios.insert(*number);
    drawings.state(stamp.object, fmt::format("ratio {}", *number),
                   std::array{pair->first, pair->second});
    return true;
}

/// A sign without a letter states nothing, but exempts its cells from the negative rule.
bool letter(Drawings &drawings, const Stamp &stamp) {
    const auto pair = neighbours_at(drawings.statement, stamp.centre);
    const bool is_ten = stamp.text == "X";
    if (!pair || !(is_ten || stamp.text == "V" || stamp.text.empty())) {
        return false;
    }
    drawings.signs.lettered.insert(*pair);
    if (!stamp.text.empty()) {
        drawings.state(stamp.object, is_ten ? "sum 10" : "sum 5",
                       std::array{pair->first, pair->second});
    }
    return true;
}

/// Digits stand in lines, with a thin space between two.
bool quadruple(Drawings &drawings, const Stamp &stamp) {
    const Place at{floor_of(stamp.centre.row), floor_of(stamp.centre.column)};
    const std::array cells{Place{at.row - 1, at.column - 1}, Place{at.row - 1, at.column},
                           Place{at.row, at.column - 1}, at};
    const bool is_corner = stamp.centre == Point{at.row * cell_size, at.column * cell_size} &&
                           std::ranges::all_of(cells, [&](Place cell) {
                               return drawings.statement.has_cell(cell.row, cell.column);
                           });
    std::string digits;
    bool is_apart = true;
    for (std::string_view rest = stamp.text; !rest.empty();) {
        const bool is_digit = rest.front() >= '1' && rest.front() <= '9';
        const bool is_space = rest.starts_with(thin_space);
        if (!(is_digit && (is_apart || drawings.statement.side > 9)) && !is_space &&
            rest.front() != '\n') {
            return false;
        }
        digits += is_digit ? rest.front() : ' ';
        is_apart = !is_digit;
        rest.remove_prefix(is_space ? thin_space.size() : 1);
    }
    if (is_corner && !digits.empty()) {
        drawings.state(stamp.object, "quadruple " + digits, cells);
    }
    return is_corner;
}

/// A total beside a row or column; no text is no total.
bool sandwich(Drawings &drawings, const Stamp &stamp) {
    const auto at = place_at(stamp.centre);
    const auto line = at ? line_seen_from(drawings.statement, *at) : std::vector<Place>{};
    const auto number = number_in(stamp.text, 0);
    if (!line.empty() && number && !stamp.text.empty()) {
        drawings.state(stamp.object, fmt::format("sandwich {}", *number), line);
    }
    return !line.empty() && number.has_value();
}

struct StampRule {
    bool is_over;
    Look look;
    ReadStamp read;
};
constexpr std::array stamp_rules{
    StampRule{false, odd_look, mark_of_cell<true>},
    StampRule{false, even_look, mark_of_cell<false>},
    StampRule{true, white_dot_look, white_dot},
    StampRule{true, black_dot_look, black_dot},
    StampRule{true, black_dot_with_text, black_dot},
    StampRule{true, letter_look, letter},
    StampRule{true, quadruple_look, quadruple},
    StampRule{true, sandwich_look, sandwich},
};

void read_stamp_rules(Drawings &drawings) {
    for (Stamp &stamp : drawings.stamps) {
        const auto row = std::ranges::find_if(stamp_rules, [&](const StampRule &rule) {
            return rule.is_over == stamp.is_over && stamp.is_like(rule.look);
        });
        stamp.is_read = row != stamp_rules.end() && row->read(drawings, stamp);
    }
    state_marks(drawings, "odd", std::move(drawings.odd));
    state_marks(drawings, "even", std::move(drawings.even));
}

// ---- lines -------------------------------------------------------------------------------------

/// A thick grey line with a circle on its first cell.
void read_thermometers(Drawings &drawings) {
    const auto bulbs = stamps_on_cells(drawings, false, thermometer_bulb);
    for (Stroke &stroke : drawings.strokes) {
        if (stroke.is_arrow || !stroke.is_like(grey, 2100, 0)) {
            continue;
        }
        const auto cells = cells_along(drawings.statement, stroke, {}, {});
        const auto bulb = cells.empty() ? bulbs.end() : bulbs.find(cells.front());
        if (bulb != bulbs.end()) {
            drawings.state(stroke.object, "thermometer", cells);
            mark_read(bulb->second);
            stroke.is_read = true;
        }
    }
}

void read_palindromes(Drawings &drawings) {
    for (Stroke &stroke : drawings.strokes) {
        if (stroke.is_arrow || !stroke.is_like(grey, 1600, 0)) {
            continue;
        }
        const auto cells = cells_along(drawings.statement, stroke, {}, {});
        if (!cells.empty()) {
            drawings.state(stroke.object, "palindrome", cells);
            stroke.is_read = true;
        }
    }
}

/// A thin line between two circles, at whose edges it ends.
void read_between_lines(Drawings &drawings) {
    const auto circles = stamps_on_cells(drawings, true, end_of_between);
    for (Stroke &stroke : drawings.strokes) {
        if (stroke.is_arrow || !stroke.is_like(grey, 200, 0)) {
            continue;
        }
        const auto cells =
            cells_along(drawings.statement, stroke, edge_of_between, edge_of_between);
        const auto first = cells.empty() ? circles.end() : circles.find(cells.front());
        const auto last = cells.empty() ? circles.end() : circles.find(cells.back());
        if (first == circles.end() || last == circles.end()) {
            continue;
        }
        if (cells.size() > 2) {
            drawings.state(stroke.object, "between", cells);
        }
        mark_read(first->second);
        mark_read(last->second);
        stroke.is_read = true;
    }
}

/// A thin blue line from corner to corner.
void read_diagonals(Drawings &drawings) {
    const int edge = static_cast<int>(drawings.statement.side) * cell_size;
    std::array<Stroke *, 2> found{}; // the falling one, the rising one
    for (Stroke &stroke : drawings.strokes) {
        if (stroke.is_arrow || !stroke.is_like("#34BBE6", 200, 0) || stroke.way.size() != 2) {
            continue;
        }
        const auto [begin, end] = std::minmax(stroke.way[0], stroke.way[1]);
        const bool falls = begin == Point{0, 0} && end == Point{edge, edge};
        const bool rises = begin == Point{0, edge} && end == Point{edge, 0};
        if (falls || rises) {
            found[falls ? 0 : 1] = &stroke;
            stroke.is_read = true;
        }
    }
    if (found[0] != nullptr && found[1] != nullptr) {
        drawings.statement.rule(found[0]->object, "diagonals");
    } else if (found[0] != nullptr || found[1] != nullptr) {
        const bool rises = found[0] == nullptr;
        drawings.state(found[rises ? 1 : 0]->object, "different",
                       main_diagonal(drawings.statement.side, rises));
    }
}

// ---- what is left ------------------------------------------------------------------------------

/// A coloured cell, without border or text, states no rule.
bool is_colouring(const Statement &statement, const Stamp &stamp) {
    const Look cell{stamp.background, "", 100, 100};
    return !stamp.is_over && stamp.text.empty() && stamp.is_like(cell) &&
           cell_at(statement, stamp.centre).has_value();
}

DrawnSigns read_drawings(const JsonValue &document, Statement &statement) {
    Drawings drawings = drawings_of(document, statement);
    read_stamp_rules(drawings);
    for (const auto read : {read_thermometers, read_palindromes, read_between_lines, read_diagonals,
                            read_arrows, read_little_killers, read_extremes}) {
        read(drawings);
    }
    for (Stamp &stamp : drawings.stamps) {
        if (!stamp.is_read && !is_colouring(statement, stamp)) {
            statement.unknown.push_back(std::move(stamp.object));
        }
    }
    for (Stroke &stroke : drawings.strokes) {
        if (!stroke.is_read) {
            statement.unknown.push_back(std::move(stroke.object));
        }
    }
    return drawings.signs;
}

} // namespace
} // namespace scl_drawings

DrawnSigns read_scl_drawings(const JsonValue &document, Statement &statement) {
    return scl_drawings::read_drawings(document, statement);
}

} // namespace dokushin::text
