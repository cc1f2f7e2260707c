// Minima and maxima of the fixed style.
//
// Their cell is grey and has a chevron at each side: its tip points inwards in a minimum, outwards
// in a maximum. There is none at the edge of the board, nor between two of the same kind.
#include "board/text/sites/scl_style.h"

#include <algorithm>

namespace dokushin::text::scl_drawings {
namespace {

struct Chevron {
    Place cell;
    Place side;
    bool points_inwards;
    Stroke *stroke;
};

std::optional<Chevron> chevron_of(const Statement &statement, Stroke &stroke) {
    if (stroke.is_arrow || !stroke.is_like(black, 100, 0) || stroke.way.size() != 3) {
        return std::nullopt;
    }
    const Place cell{floor_of(stroke.way[1].row), floor_of(stroke.way[1].column)};
    for (const Place side : sides_of_cell) {
        for (const bool inwards : {true, false}) {
            if (stroke.way == chevron_at(cell, side, inwards) &&
                statement.has_cell(cell.row, cell.column)) {
                return Chevron{cell, side, inwards, &stroke};
            }
        }
    }
    return std::nullopt;
}

using Chevrons = std::map<Place, std::vector<Chevron>>;

bool is_of_kind(const Chevrons &chevrons, Place cell, bool inwards) {
    const auto found = chevrons.find(cell);
    return found != chevrons.end() &&
           std::ranges::all_of(found->second, [&](const Chevron &chevron) {
               return chevron.points_inwards == inwards;
           });
}

/// Has a cell all chevrons that it should have, and no other?
bool is_complete(const Statement &statement, const Chevrons &chevrons, Place cell, bool inwards) {
    if (!is_of_kind(chevrons, cell, inwards)) {
        return false;
    }
    return std::ranges::all_of(sides_of_cell, [&](Place side) {
        const Place next{cell.row + side.row, cell.column + side.column};
        const bool is_due =
            statement.has_cell(next.row, next.column) && !is_of_kind(chevrons, next, inwards);
        return is_due == std::ranges::any_of(chevrons.at(cell), [&](const Chevron &chevron) {
                   return chevron.side == side;
               });
    });
}

} // namespace

/// The points of a chevron at the upper side, from the left: the others are turned.
std::vector<Point> chevron_at(Place cell, Place side, bool inwards) {
    constexpr int near = 44; // from the centre of the cell
    constexpr int far = 39;
    std::vector<Point> points;
    for (const int along : {-10, 0, 10}) {
        const int out = (along == 0) == inwards ? far : near;
        const Point centre = centre_of(cell);
        points.push_back({centre.row + out * side.row - along * side.column,
                          centre.column + out * side.column - along * side.row});
    }
    return points;
}

void read_extremes(Drawings &drawings) {
    const auto fields = stamps_on_cells(drawings, false, extreme_look);
    Chevrons chevrons;
    for (Stroke &stroke : drawings.strokes) {
        const auto chevron = chevron_of(drawings.statement, stroke);
        if (chevron && fields.contains(chevron->cell)) {
            chevrons[chevron->cell].push_back(*chevron);
        }
    }
    for (const bool smallest : {true, false}) {
        std::vector<Place> cells;
        for (const auto &[cell, its_chevrons] : chevrons) {
            if (!is_complete(drawings.statement, chevrons, cell, smallest)) {
                continue;
            }
            cells.push_back(cell);
            for (const Chevron &chevron : its_chevrons) {
                chevron.stroke->is_read = true;
            }
        }
        state_extremes(drawings.statement, smallest ? "minima" : "maxima", std::move(cells),
                       smallest);
    }
}

} // namespace dokushin::text::scl_drawings
