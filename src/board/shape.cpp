// How a shape is put together: a map of regions first, then one list of houses,
// then the lists that everything else reads (the houses of a cell, its peers).
#include <dokushin/shape.h>

#include "base/counting.h"
#include "board/add_houses.h"
#include "board/variants.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <ranges>

namespace dokushin {
namespace {

constexpr std::array<std::string_view, 8> house_kind_names{
    "row", "column", "box", "region", "diagonal", "window", "disjoint group", "centre dot"};

Error shape_error(std::string what, std::string expected) {
    return Error{ErrorCode::bad_shape, std::move(what), std::move(expected)};
}

/// The boxes of a board of `box_rows` × `box_columns`, as a region number a cell.
std::vector<std::uint16_t> box_map(unsigned box_rows, unsigned box_columns) {
    const unsigned side = box_rows * box_columns;
    const unsigned boxes_across = side / box_columns;
    std::vector<std::uint16_t> map;
    map.reserve(std::size_t{side} * side);
    for (unsigned row = 0; row < side; ++row) {
        for (unsigned column = 0; column < side; ++column) {
            map.push_back(
                static_cast<std::uint16_t>((row / box_rows) * boxes_across + column / box_columns));
        }
    }
    return map;
}

} // namespace

std::string_view name(HouseKind kind) { return house_kind_names[static_cast<std::size_t>(kind)]; }

std::string House::name() const { return fmt::format("{} {}", dokushin::name(kind), ordinal); }

bool operator==(const Shape &a, const Shape &b) {
    return a.data_ == b.data_ ||
           (a.side() == b.side() && a.data_->region == b.data_->region &&
            a.box_rows() == b.box_rows() && a.data_->variants == b.data_->variants);
}

Result<Shape> Shape::classic(unsigned n) {
    if (n < 1 || n > 8) {
        return std::unexpected(
            shape_error(fmt::format("a classic board of {0}²×{0}²", n), "n² with n from 1 to 8"));
    }
    return boxes(n, n);
}

Result<Shape> Shape::boxes(unsigned box_rows, unsigned box_columns) {
    // Each factor is checked by itself first: their product could overflow.
    if (box_rows < 1 || box_columns < 1 || box_rows > max_side || box_columns > max_side ||
        box_rows * box_columns > max_side) {
        return std::unexpected(
            shape_error(counting("boxes of {} rows × {} columns", box_rows, box_columns),
                        "a box of 1 to 64 cells"));
    }
    Data data;
    data.side = box_rows * box_columns;
    data.box_rows = box_rows;
    data.box_columns = box_columns;
    data.region = box_map(box_rows, box_columns);
    return build(std::move(data));
}

Result<Shape> Shape::of_side(unsigned side) {
    if (side < 1 || side > max_side) {
        return std::unexpected(
            shape_error(fmt::format("a board of side {}", side), "a side of 1 to 64"));
    }
    unsigned box_rows = 1;
    for (unsigned rows = 2; rows * rows <= side; ++rows) {
        if (side % rows == 0) {
            box_rows = rows;
        }
    }
    if (box_rows == 1 && side > 1) {
        return std::unexpected(
            shape_error(fmt::format("a board of side {} has no usual boxes", side),
                        "a side with boxes such as 4, 6, 8, 9, 10, 12, 16 or 25, or a jigsaw map"));
    }
    return boxes(box_rows, side / box_rows);
}

Result<Shape> Shape::jigsaw(std::string_view map) {
    std::string letters;
    for (const char c : map) {
        if (c == ' ' || c == '\n' || c == '\r' || c == '\t') {
            continue;
        }
        if (c < '!' || c > '~') {
            return std::unexpected(shape_error("a jigsaw map with a character that can't be seen",
                                               "one printable ASCII character a cell"));
        }
        letters.push_back(c);
    }
    unsigned side = 0;
    while (side <= max_side && std::size_t{side} * side < letters.size()) {
        ++side;
    }
    if (side < 1 || side > max_side || std::size_t{side} * side != letters.size()) {
        return std::unexpected(shape_error(counting("a jigsaw map of {} cells", letters.size()),
                                           "N×N cells with N from 1 to 64"));
    }
    // Regions are numbered in the order in which the map first names them.
    std::map<char, std::uint16_t> number_of;
    std::vector<unsigned> sizes;
    Data data;
    data.side = side;
    for (const char c : letters) {
        const auto [entry, fresh] =
            number_of.try_emplace(c, static_cast<std::uint16_t>(number_of.size()));
        if (fresh) {
            sizes.push_back(0);
        }
        ++sizes[entry->second];
        data.region.push_back(entry->second);
    }
    if (number_of.size() != side) {
        return std::unexpected(shape_error(counting("a jigsaw map with {} regions", sizes.size()),
                                           fmt::format("{} of {} cells each", side, side)));
    }
    for (const auto &[letter, region] : number_of) {
        if (sizes[region] != side) {
            return std::unexpected(
                shape_error(counting("jigsaw region '{}' has {} cells", letter, sizes[region]),
                            fmt::format("{}", side)));
        }
    }
    return build(std::move(data));
}

Result<Shape> Shape::with(Variant variant) const {
    if (has(variant)) {
        return *this;
    }
    const Frame frame{side(), box_rows(), box_columns()};
    if (const std::string_view missing = row_of(variant).missing(frame); !missing.empty()) {
        return std::unexpected(shape_error(
            fmt::format("{} on {}", dokushin::name(variant), is_jigsaw() ? "a jigsaw" : name()),
            std::string(missing)));
    }
    Data data = *data_;
    data.variants.push_back(variant);
    std::ranges::sort(data.variants);
    return build(std::move(data));
}

bool Shape::has(Variant variant) const {
    return std::ranges::find(data_->variants, variant) != data_->variants.end();
}

bool Shape::has_boxes_only() const { return !is_jigsaw() && data_->variants.empty(); }

bool Shape::is_usual_nine() const {
    return has_boxes_only() && box_rows() == 3 && box_columns() == 3;
}

Shape Shape::build(Data data) {
    const unsigned side = data.side;
    const auto &region = data.region;
    auto &houses = data.houses;
    houses.clear();
    add_houses(houses, HouseKind::row, side, side, [](unsigned row, unsigned) { return row; });
    add_houses(houses, HouseKind::column, side, side,
               [](unsigned, unsigned column) { return column; });
    add_houses(houses, data.box_rows == 0 ? HouseKind::region : HouseKind::box, side, side,
               [&](unsigned row, unsigned column) {
                   return unsigned{region[std::size_t{row} * side + column]};
               });
    for (const Variant variant : data.variants) {
        row_of(variant).add(houses, {side, data.box_rows, data.box_columns});
    }

    const std::size_t cells = std::size_t{side} * side;
    std::vector<std::vector<std::uint16_t>> houses_of(cells);
    for (std::size_t house = 0; house < houses.size(); ++house) {
        for (const Cell cell : houses[house].cells) {
            houses_of[index(cell)].push_back(static_cast<std::uint16_t>(house));
        }
    }
    data.house_slots.assign(1, 0);
    data.peer_slots.assign(1, 0);
    data.house_lists.clear();
    data.peer_lists.clear();
    for (std::size_t position = 0; position < cells; ++position) {
        std::vector<Cell> peers;
        for (const std::uint16_t house : houses_of[position]) {
            data.house_lists.push_back(house);
            std::ranges::copy(houses[house].cells, std::back_inserter(peers));
        }
        std::ranges::sort(peers);
        const auto repeated = std::ranges::unique(peers);
        peers.erase(repeated.begin(), repeated.end());
        std::erase(peers, cell_at(position));
        std::ranges::copy(peers, std::back_inserter(data.peer_lists));
        data.house_slots.push_back(static_cast<std::uint32_t>(data.house_lists.size()));
        data.peer_slots.push_back(static_cast<std::uint32_t>(data.peer_lists.size()));
    }
    return Shape(std::make_shared<const Data>(std::move(data)));
}

} // namespace dokushin
