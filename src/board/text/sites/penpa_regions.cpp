// Regions: cells that no thick edge divides belong together. The board's frame need not be drawn.
// penpa's own option for a diagonal draws a dashed edge across each of its cells.
#include "board/text/connected_parts.h"
#include "board/text/sites/board_wide.h"
#include "board/text/sites/penpa_sheet.h"

#include <algorithm>
#include <array>
#include <map>

namespace dokushin::text::penpa {
namespace {

constexpr std::array thick_styles{2, 21};
constexpr std::array thin_styles{1, 11, 80}; // as the lines of the grid itself

/// Two corners of cells, by their numbers, the lesser first.
using Edge = std::pair<int, int>;

struct DrawnEdge {
    Edge edge;
    int style;
};

std::optional<DrawnEdge> edge_of(const std::string &name, const JsonValue &style) {
    const std::size_t comma = name.find(',');
    if (comma == std::string::npos) {
        return std::nullopt;
    }
    const JsonValue last(name.substr(comma + 1));
    const JsonValue first(name.substr(0, comma));
    const int from = integer_of(&first).value_or(-1);
    const int to = integer_of(&last).value_or(-1);
    return DrawnEdge{std::minmax(from, to), integer_of(&style).value_or(-1)};
}

/// The edges of the board: between two cells, or on its frame, where both are the same cell.
using EdgesOfBoard = std::map<Edge, std::pair<Place, Place>>;

EdgesOfBoard edges_of_board(const Layout &layout) {
    EdgesOfBoard edges;
    const int side = static_cast<int>(layout.side);
    for (int line = 0; line < side; ++line) {
        for (int at = 0; at <= side; ++at) {
            // The upper left corner of a cell is the lower right one of another.
            const int left = layout.cells + layout.number_of({line - 1, at - 1});
            const int above = layout.cells + layout.number_of({at - 1, line - 1});
            const int before = std::max(at - 1, 0);
            const int behind = std::min(at, side - 1);
            edges[{left, left + layout.columns}] = {{line, before}, {line, behind}};
            edges[{above, above + 1}] = {{before, line}, {behind, line}};
        }
    }
    return edges;
}

/// Numbers the regions that thick edges leave, in reading order.
std::vector<int> regions_between(const Statement &statement, const std::set<Edge> &thick,
                                 const Layout &layout) {
    std::vector<int> regions(statement.givens.size(), Statement::no_region);
    std::vector<std::vector<std::size_t>> beside(statement.givens.size());
    for (const auto &[edge, cells] : edges_of_board(layout)) {
        if (!thick.contains(edge)) {
            const std::size_t one = statement.position(cells.first.row, cells.first.column);
            const std::size_t other = statement.position(cells.second.row, cells.second.column);
            beside[one].push_back(other);
            beside[other].push_back(one);
        }
    }
    return connected_parts(beside.size(), [&](std::size_t at, const auto &call) {
        std::ranges::for_each(beside[at], call);
    });
}

/// Each region must have as many cells as digits. A board that is one whole has no regions; that is
/// what it should have only where its setter calls it a Latin square.
void state_regions(Sheet &sheet, std::vector<int> regions) {
    Statement &statement = sheet.statement;
    std::map<int, unsigned> sizes;
    for (const int region : regions) {
        ++sizes[region];
    }
    const bool are_houses =
        std::ranges::all_of(sizes, [&](const auto &size) { return size.second == statement.side; });
    const bool is_latin = sizes.size() == 1 && std::ranges::count(sheet.tags, "latin") != 0;
    if (are_houses) {
        statement.regions = std::move(regions);
        return;
    }
    statement.regions.assign(regions.size(), Statement::no_region);
    if (!is_latin) {
        statement.unknown.emplace_back("regions");
    }
}

/// The edges across the cells of a main diagonal.
std::set<Edge> diagonal_edges(const Layout &layout, bool rises) {
    std::set<Edge> edges;
    for (const auto &[row, column] : main_diagonal(layout.side, rises)) {
        const int corner = layout.cells + layout.number_of({row, column}); // lower right
        edges.insert(rises ? Edge{corner - layout.columns, corner - 1}
                           : Edge{corner - layout.columns - 1, corner});
    }
    return edges;
}

/// Takes the edges of a main diagonal, if it is drawn from corner to corner.
bool take_diagonal(const Layout &layout, bool rises, std::set<Edge> &across) {
    const std::set<Edge> edges = diagonal_edges(layout, rises);
    const bool is_drawn = std::ranges::includes(across, edges);
    if (is_drawn) {
        std::erase_if(across, [&](const Edge &edge) { return edges.contains(edge); });
    }
    return is_drawn;
}

void read_diagonals(Sheet &sheet, std::set<Edge> &across) {
    const bool falls = take_diagonal(sheet.layout, false, across);
    const bool rises = take_diagonal(sheet.layout, true, across);
    if (falls || rises) {
        sheet.understood.insert("diagonal");
    }
    if (falls && rises) {
        sheet.statement.rule("diagonals", "diagonals");
    } else if (falls || rises) {
        sheet.statement.rule("diagonal",
                             "different " + words_of(main_diagonal(sheet.layout.side, rises)));
    }
}

} // namespace

void read_edges(Sheet &sheet) {
    const EdgesOfBoard on_board = edges_of_board(sheet.layout);
    std::set<Edge> thick;
    std::set<Edge> others;
    std::vector<Place> unread;
    const JsonValue *const drawn = member(sheet.question, "lineE");
    const JsonValue none = JsonValue::object();
    for (const auto &[name, style] : (drawn != nullptr ? *drawn : none).items()) {
        const auto line = edge_of(name, style);
        if (!line) {
            unread.push_back(sheet.layout.place_of(point_named(name)));
            continue;
        }
        const bool is_known = on_board.contains(line->edge);
        if (is_known && std::ranges::count(thick_styles, line->style) != 0) {
            thick.insert(line->edge);
        } else if (!is_known || std::ranges::count(thin_styles, line->style) == 0) {
            others.insert(line->edge);
        }
    }
    read_diagonals(sheet, others);
    std::vector<int> regions = regions_between(sheet.statement, thick, sheet.layout);
    for (const Edge &edge : others) {
        unread.push_back(sheet.layout.place_of(edge.second));
    }
    for (const Edge &edge : thick) {
        const auto &[one, other] = on_board.at(edge);
        const auto region_of = [&](Place place) {
            return regions[sheet.statement.position(place.row, place.column)];
        };
        if (one != other && region_of(one) == region_of(other)) {
            unread.push_back(one); // it divides nothing
        }
    }
    name_unknown(sheet, "lineE", unread);
    state_regions(sheet, std::move(regions));
}

} // namespace dokushin::text::penpa
