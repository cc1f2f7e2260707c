// The houses of each variant, as a rule from row and column to the house's number.
#include "board/variants.h"

#include "board/add_houses.h"
#include "errors/catalogue.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace dokushin {
namespace {

constexpr Pattern<0> rectangular_boxes = "a board with rectangular boxes";

Sentence nothing_missing(const BoxLayout &) { return {}; }

Sentence missing_boxes(const BoxLayout &layout) {
    return layout.is_jigsaw() ? Sentence(rectangular_boxes) : Sentence{};
}

Sentence missing_room_for_windows(const BoxLayout &layout) {
    if (layout.is_jigsaw()) {
        return rectangular_boxes;
    }
    return layout.box_rows < 2 || layout.box_columns < 2
               ? Sentence("boxes of at least 2 rows and 2 columns")
               : Sentence{};
}

Sentence missing_middle(const BoxLayout &layout) {
    if (layout.is_jigsaw()) {
        return rectangular_boxes;
    }
    return layout.box_rows % 2 == 0 || layout.box_columns % 2 == 0
               ? Sentence("boxes that have a middle: odd numbers of rows and columns")
               : Sentence{};
}

void add_diagonals(std::vector<House> &houses, const BoxLayout &layout) {
    const unsigned side = layout.side;
    add_houses(houses, HouseKind::diagonal, 1, {side, side},
               [](unsigned row, unsigned column) { return row == column ? 0U : in_no_house; });
    add_houses(houses, HouseKind::diagonal, 1, {side, side}, [side](unsigned row, unsigned column) {
        return row + column == side - 1 ? 0U : in_no_house;
    });
    houses.back().ordinal = 2;
}

/// Windoku's windows stand one cell in from the edge and one cell apart, each
/// of a box's size: on 9×9 at rows and columns 2–4 and 6–8.
void add_windows(std::vector<House> &houses, const BoxLayout &layout) {
    const unsigned across = (layout.side - 1) / (layout.box_columns + 1);
    const unsigned down = (layout.side - 1) / (layout.box_rows + 1);
    const auto window_along = [](unsigned position, unsigned length, unsigned count) {
        const unsigned window = position == 0 ? in_no_house : (position - 1) / (length + 1);
        const bool gap = position == 0 || (position - 1) % (length + 1) == length;
        return gap || window >= count ? in_no_house : window;
    };
    add_houses(houses, HouseKind::window, across * down, {layout.side, layout.side},
               [&](unsigned row, unsigned column) {
                   const unsigned y = window_along(row, layout.box_rows, down);
                   const unsigned x = window_along(column, layout.box_columns, across);
                   return x == in_no_house || y == in_no_house ? in_no_house : y * across + x;
               });
}

void add_disjoint_groups(std::vector<House> &houses, const BoxLayout &layout) {
    add_houses(houses, HouseKind::disjoint_group, layout.side, {layout.side, layout.side},
               [&](unsigned row, unsigned column) {
                   return (row % layout.box_rows) * layout.box_columns +
                          column % layout.box_columns;
               });
}

void add_centre_dots(std::vector<House> &houses, const BoxLayout &layout) {
    add_houses(houses, HouseKind::centre_dot, 1, {layout.side, layout.side},
               [&](unsigned row, unsigned column) {
                   const bool centre = row % layout.box_rows == layout.box_rows / 2 &&
                                       column % layout.box_columns == layout.box_columns / 2;
                   return centre ? 0U : in_no_house;
               });
}

constexpr std::array variant_table{
    VariantRow{Variant::diagonals, "diagonals", "Each main diagonal holds every digit.", "x",
               nothing_missing, add_diagonals},
    VariantRow{Variant::windoku, "windoku",
               "Each window, one cell in from the edge, holds every digit.", "hyper",
               missing_room_for_windows, add_windows},
    VariantRow{Variant::disjoint_groups, "disjoint-groups",
               "Cells at the same position of their boxes hold every digit.", "disjoint",
               missing_boxes, add_disjoint_groups},
    VariantRow{Variant::centre_dots, "centre-dots", "The centres of the boxes hold every digit.",
               "center-dots", missing_middle, add_centre_dots},
};

constexpr std::array in_order = [] {
    std::array<Variant, variant_table.size()> variants{};
    std::ranges::transform(variant_table, variants.begin(), &VariantRow::variant);
    return variants;
}();

static_assert(
    [] {
        for (std::size_t at = 0; at < in_order.size(); ++at) {
            if (static_cast<std::size_t>(in_order[at]) != at) {
                return false;
            }
        }
        return true;
    }(),
    "row_of() takes the row with the number of the variant");

} // namespace

std::span<const VariantRow> variant_rows() { return variant_table; }

const VariantRow &row_of(Variant variant) {
    assert(static_cast<std::size_t>(variant) < variant_table.size());
    return variant_table[static_cast<std::size_t>(variant)];
}

std::span<const Variant> all_variants() { return in_order; }

std::string_view name(Variant variant) { return row_of(variant).name; }

} // namespace dokushin
