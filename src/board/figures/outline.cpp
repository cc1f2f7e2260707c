// Each side of a cell that is an edge of the whole gives a piece of the line, directed so that the
// cell lies on its right. Where it ends the next one begins; so pieces are chained.
#include "board/figures/outline.h"

#include <array>
#include <cmath>
#include <map>
#include <set>

namespace dokushin::figures {
namespace {

struct Place {
    int row = 0;
    int column = 0;
    friend auto operator<=>(const Place &, const Place &) = default;
};

struct Direction {
    int down = 0;
    int right = 0;
};
/// Clockwise around a cell: along its upper side to the right, then down, …
constexpr std::array directions{Direction{0, 1}, Direction{1, 0}, Direction{0, -1},
                                Direction{-1, 0}};

Place stepped(Place place, Direction step) {
    return {place.row + step.down, place.column + step.right};
}

/// A piece of the line: along which side of which cell it runs.
struct Piece {
    Place cell;
    std::size_t along = 0; ///< a position in `directions`
    friend auto operator<=>(const Piece &, const Piece &) = default;
};

Direction outward(const Piece &piece) { return directions[(piece.along + 3) % 4]; }

class Tracer {
  public:
    Tracer(std::set<Place> cells, double inset) : cells_(std::move(cells)), inset_(inset) {}

    std::vector<std::vector<Point>> lines() {
        for (const Place &cell : cells_) {
            for (std::size_t along = 0; along < directions.size(); ++along) {
                const Piece piece{cell, along};
                if (!cells_.contains(stepped(cell, outward(piece)))) {
                    pieces_.insert(piece);
                }
            }
        }
        std::vector<std::vector<Point>> all;
        while (!pieces_.empty()) {
            all.push_back(line_from(*pieces_.begin()));
        }
        return all;
    }

  private:
    /// The piece behind one: on the next side of the same cell, further along the side of the next
    /// cell, or around an inner corner.
    [[nodiscard]] Piece behind(const Piece &piece) const {
        const Place next = stepped(piece.cell, directions[piece.along]);
        const Place across = stepped(next, outward(piece));
        if (!cells_.contains(next)) {
            return {piece.cell, (piece.along + 1) % 4};
        }
        return cells_.contains(across) ? Piece{across, (piece.along + 3) % 4}
                                       : Piece{next, piece.along};
    }

    /// The corner at which a piece ends if the next one has another direction.
    [[nodiscard]] Point corner(const Piece &piece, const Piece &next) const {
        const Direction out = outward(piece);
        const Direction along = directions[piece.along];
        const bool is_outer = next.cell == piece.cell;
        const double across = 0.5 - inset_;
        const double forward = is_outer ? 0.5 - inset_ : 0.5 + inset_;
        return {piece.cell.column + 0.5 + across * out.right + forward * along.right,
                piece.cell.row + 0.5 + across * out.down + forward * along.down};
    }

    std::vector<Point> line_from(const Piece first) { // by value: it is erased from the set
        std::vector<Point> points;
        Piece piece = first;
        do {
            pieces_.erase(piece);
            const Piece next = behind(piece);
            if (next.along != piece.along) {
                points.push_back(corner(piece, next));
            }
            piece = next;
        } while (piece != first);
        points.push_back(points.front());
        return points;
    }

    std::set<Place> cells_;
    std::set<Piece> pieces_;
    double inset_;
};

} // namespace

std::vector<std::vector<Point>> outlines(const Shape &shape, std::span<const Cell> cells,
                                         double inset) {
    std::set<Place> places;
    for (const Cell cell : cells) {
        places.insert({static_cast<int>(shape.row(cell)), static_cast<int>(shape.column(cell))});
    }
    return Tracer(std::move(places), inset).lines();
}

} // namespace dokushin::figures
