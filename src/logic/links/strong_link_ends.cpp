// The strong links of a digit. In a house it lies in two groups of cells, the ends: two
// cells; the parts of a line in two boxes; in a box a row and a column, or two parallel
// lines. So one end or the other has the digit.
//
// SukakuExplainer's habits: where row and column cross in a box, that cell counts with the
// end of several cells if the other has one (with the column's if both have), else with
// both; it counts also where the digit can't stand there. A box whose places are two by two
// is taken both ways. A single cell is the first end of a link with a group.
#include "logic/links/strong_link_ends.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace dokushin::logic {
namespace {

class LinkEnds {
  public:
    explicit LinkEnds(const Position &position) : position_(position), layout_(position.layout()) {}

    [[nodiscard]] LinksByKind of(Digit digit) const {
        LinksByKind links;
        for (const HouseNumber house : layout_.boxes_columns_rows()) {
            const Places places = position_.places(house, digit);
            const HouseKind kind = layout_.kind(house);
            if (places == 0 || is_single(places)) {
                continue;
            }
            if (is_line(kind)) {
                add_line(house, places, links[kind == HouseKind::row ? 1 : 2]);
            } else if (is_box(kind)) {
                add_box(house, places, links[0]);
            }
        }
        return links;
    }

  private:
    [[nodiscard]] CellBits bits(HouseNumber house, Places places) const {
        return cells_of(layout_, house, places);
    }

    [[nodiscard]] LinkEnd end(const CellBits &cells) const {
        LinkEnd end{cells, seen_from_all(layout_, cells), {}};
        for (const Layout::Seat seat : layout_.seats(cells.first())) {
            const HouseKind kind = layout_.kind(seat.house);
            const bool all = std::ranges::all_of(
                cells, [&](Cell cell) { return layout_.is_in(seat.house, cell); });
            if (all && kind == HouseKind::column) {
                end.houses[0] = seat.house;
            } else if (all && kind == HouseKind::row) {
                end.houses[1] = seat.house;
            } else if (all && is_box(kind)) {
                end.houses[2] = seat.house;
            }
        }
        return end;
    }

    [[nodiscard]] LinkHouse kind_of(HouseNumber house) const {
        return layout_.kind(house) == HouseKind::row      ? LinkHouse::row
               : layout_.kind(house) == HouseKind::column ? LinkHouse::column
                                                          : LinkHouse::box;
    }

    void add(HouseNumber house, Places places, const CellBits &one, const CellBits &other,
             std::vector<StrongLink> &links) const {
        const bool grouped = one.size() + other.size() > 2;
        // In a link with a group, a single cell is the first end.
        const bool turned = grouped && one.size() > 1 && other.size() == 1;
        links.push_back({house,
                         kind_of(house),
                         bits(house, places),
                         {end(turned ? other : one), end(turned ? one : other)},
                         grouped});
    }

    using Parts = std::vector<std::pair<HouseNumber, Places>>;

    /// In which houses of the kind are these places? Ascending, with the places there.
    [[nodiscard]] Parts parts_of(HouseNumber house, Places places,
                                 bool (*is_part)(HouseKind)) const {
        Parts parts;
        for (HouseNumber other = 0; other < layout_.house_count(); ++other) {
            const Places here = places & layout_.crossing(house, other);
            if (other != house && here != 0 && is_part(layout_.kind(other))) {
                parts.emplace_back(other, here);
            }
        }
        return parts;
    }

    static bool is_row(HouseKind kind) { return kind == HouseKind::row; }
    static bool is_column(HouseKind kind) { return kind == HouseKind::column; }

    void add_line(HouseNumber house, Places places, std::vector<StrongLink> &links) const {
        if (has_two_to<2>(places)) {
            add_pair(house, places, links);
            return;
        }
        const auto boxes = parts_of(house, places, is_box);
        if (boxes.size() == 2) {
            add(house, places, bits(house, boxes[0].second), bits(house, boxes[1].second), links);
        }
    }

    void add_pair(HouseNumber house, Places places, std::vector<StrongLink> &links) const {
        const auto first = static_cast<unsigned>(std::countr_zero(places));
        const Places rest = places & (places - 1);
        add(house, places, bits(house, Places{1} << first), bits(house, rest), links);
    }

    void add_box(HouseNumber house, Places places, std::vector<StrongLink> &links) const {
        const auto rows = parts_of(house, places, is_row);
        const auto columns = parts_of(house, places, is_column);
        // All in one line: that is for locked candidates.
        if (rows.size() == 1 || columns.size() == 1) {
            return;
        }
        if (has_two_to<2>(places)) {
            add_pair(house, places, links);
        } else if (!add_cross(house, places, links)) {
            add_parallel(house, places, rows, columns, links);
        }
    }

    /// A row and a column; the first cell where such a pair crosses counts.
    bool add_cross(HouseNumber house, Places places, std::vector<StrongLink> &links) const {
        for (unsigned heart = 0; heart < layout_.side(); ++heart) {
            Places row = 0;
            Places column = 0;
            for (const Layout::Seat seat : layout_.seats(layout_.cell_in(house, heart))) {
                const Places here = layout_.crossing(house, seat.house);
                row |= layout_.kind(seat.house) == HouseKind::row ? here : 0;
                column |= layout_.kind(seat.house) == HouseKind::column ? here : 0;
            }
            if ((places & ~(row | column)) != 0) {
                continue;
            }
            const Places centre = Places{1} << heart;
            const Places in_row = places & row & ~centre;
            const Places in_column = places & column & ~centre;
            if (in_row != 0 && in_column != 0) {
                add_cross(house, places, centre, in_row, in_column, links);
            }
            return true;
        }
        return false;
    }

    void add_cross(HouseNumber house, Places places, Places centre, Places in_row, Places in_column,
                   std::vector<StrongLink> &links) const {
        if (is_single(in_row)) {
            add(house, places, bits(house, in_row), bits(house, in_column | centre), links);
        } else if (is_single(in_column)) {
            add(house, places, bits(house, in_column), bits(house, in_row | centre), links);
        } else {
            const Places both = places & centre;
            add(house, places, bits(house, in_column | both), bits(house, in_row | both), links);
        }
    }

    void add_parallel(HouseNumber house, Places places, const Parts &rows, const Parts &columns,
                      std::vector<StrongLink> &links) const {
        const auto add_parts = [&](const Parts &parts) {
            add(house, places, bits(house, parts[0].second), bits(house, parts[1].second), links);
        };
        if (rows.size() == 2) {
            add_parts(rows);
        }
        const bool square = rows.size() == 2 && count(places) == 4;
        if (columns.size() == 2 && (rows.size() != 2 || square)) {
            add_parts(columns);
        }
    }

    const Position &position_;
    const Layout &layout_;
};

} // namespace

LinksByKind strong_links_of(const Position &position, Digit digit) {
    return LinkEnds(position).of(digit);
}

} // namespace dokushin::logic
