// Arrows of the fixed style: from bulbs, and from totals beside the board.
#include "board/text/sites/scl_style.h"

#include <algorithm>
#include <array>

namespace dokushin::text::scl_drawings {
namespace {

/// A bulb is a circle in one cell, or drawn out along a row or column: its cells from left to
/// right, or downwards, as its number is read. Empty if the stamp is no bulb.
std::vector<Place> cells_of_bulb(const Statement &statement, const Stamp &stamp) {
    constexpr int circle = 83;
    const int right = floor_of(stamp.look.width - circle);
    const int down = floor_of(stamp.look.height - circle);
    const Look look{white, "#A1A1A1", right * cell_size + circle, down * cell_size + circle, true,
                    1600,  500};
    const auto first =
        cell_at(statement, {stamp.centre.row - down * half, stamp.centre.column - right * half});
    if (!first || right < 0 || down < 0 || (right > 0 && down > 0) || !stamp.is_over ||
        !stamp.text.empty() || !stamp.is_like(look) ||
        !statement.has_cell(first->row + down, first->column + right)) {
        return {};
    }
    std::vector<Place> cells;
    for (int at = 0; at <= right + down; ++at) {
        cells.push_back({first->row + (down > 0 ? at : 0), first->column + (right > 0 ? at : 0)});
    }
    return cells;
}

/// The centre of the total to which the short arrow of a little killer belongs.
std::optional<Point> centre_of_total(const Stroke &arrow) {
    const Point first = arrow.way.front();
    const Point last = arrow.way.back();
    const Place step{sign_of(last.row - first.row), sign_of(last.column - first.column)};
    const Point centre{first.row - begin_of_arrow * step.row,
                       first.column - begin_of_arrow * step.column};
    const bool is_one = arrow.is_arrow && arrow.is_like(black, 200, 0) && arrow.way.size() == 2 &&
                        step.row != 0 && step.column != 0 &&
                        last == Point{centre.row + end_of_arrow * step.row,
                                      centre.column + end_of_arrow * step.column};
    return is_one ? std::optional(centre) : std::nullopt;
}

} // namespace

/// An arrow begins at the edge of a bulb. Arrows may share a bulb, or each have its own in the same
/// place; but where a cell belongs to two bulbs, it isn't seen from which of them an arrow comes.
void read_arrows(Drawings &drawings) {
    std::map<std::vector<Place>, std::vector<Stamp *>> bulbs;
    for (Stamp &stamp : drawings.stamps) {
        if (auto cells = cells_of_bulb(drawings.statement, stamp); !cells.empty()) {
            bulbs[std::move(cells)].push_back(&stamp);
        }
    }
    std::multimap<Place, decltype(bulbs)::const_iterator> bulbs_on;
    for (auto bulb = bulbs.cbegin(); bulb != bulbs.cend(); ++bulb) {
        for (const Place cell : bulb->first) {
            bulbs_on.emplace(cell, bulb);
        }
    }
    for (Stroke &stroke : drawings.strokes) {
        if (!stroke.is_arrow || !stroke.is_like("#A1A1A1", 500, 30)) {
            continue;
        }
        const auto cells = cells_along(drawings.statement, stroke, edge_of_bulb, {});
        if (!cells.empty() && bulbs_on.count(cells.front()) == 1) {
            const auto &[bulb, stamps] = *bulbs_on.find(cells.front())->second;
            drawings.state(stroke.object, "arrow " + words_of(bulb) + " :",
                           std::span(cells).subspan(1));
            mark_read(stamps);
            stroke.is_read = true;
        }
    }
}

/// A total outside the board and a short arrow that leads into it. Where several stand at one
/// place, it isn't seen which arrow has which total.
void read_little_killers(Drawings &drawings) {
    std::map<Point, std::vector<Stamp *>> totals;
    std::map<Point, std::vector<Stroke *>> arrows;
    for (Stamp &stamp : drawings.stamps) {
        if (stamp.is_over && stamp.is_like(total_look)) {
            totals[stamp.centre].push_back(&stamp);
        }
    }
    for (Stroke &stroke : drawings.strokes) {
        if (const auto centre = centre_of_total(stroke)) {
            arrows[*centre].push_back(&stroke);
        }
    }
    for (const auto &[centre, stamps] : totals) {
        const auto at = place_at(centre);
        const auto beside = arrows.find(centre);
        if (!at || stamps.size() != 1 || beside == arrows.end() || beside->second.size() != 1) {
            continue;
        }
        Stroke &arrow = *beside->second.front();
        const Place step{sign_of(arrow.way[1].row - arrow.way[0].row),
                         sign_of(arrow.way[1].column - arrow.way[0].column)};
        const auto cells = drawings.statement.has_cell(at->row, at->column)
                               ? std::vector<Place>{}
                               : diagonal_seen_from(drawings.statement, *at, step);
        const auto number = number_in(stamps.front()->text, 0);
        if (cells.empty() || !number) {
            continue;
        }
        if (!stamps.front()->text.empty()) {
            drawings.state(arrow.object, fmt::format("sum {}", *number), cells);
        }
        stamps.front()->is_read = true;
        arrow.is_read = true;
    }
}

} // namespace dokushin::text::scl_drawings
