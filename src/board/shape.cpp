// Construction of shapes: a map of regions first, then one list of houses, then the lists that
// everything else reads (the houses and constraints of a cell, its peers). O(cells² / 64 + rules ·
// cells of one · cells / 64).
#include <dokushin/shape.h>

#include "board/add_houses.h"
#include "board/constraints.h"
#include "board/grid_rules.h"
#include "board/variants.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <iterator>
#include <map>
#include <numeric>
#include <ranges>
#include <set>

namespace dokushin {
namespace {

constexpr std::array<std::string_view, 8> house_kind_names{
    "row", "column", "box", "region", "diagonal", "window", "disjoint group", "centre dot"};

Error shape_error(Sentence what, Sentence expected) {
    return Error{ErrorCode::bad_shape, std::move(what), std::move(expected)};
}

Result<void> expect_few_rules(std::size_t rules) {
    if (rules <= Shape::most_rules) {
        return {};
    }
    return std::unexpected(shape_error({"a board of {n} houses and constraints", rules},
                                       {"at most {}", Shape::most_rules}));
}

/// The height of the usual boxes: the largest factor of the side that is not above its square
/// root, so that boxes are as nearly square as they can be and not higher than wide.
unsigned usual_box_rows(unsigned side) {
    unsigned box_rows = 1;
    for (unsigned rows = 2; rows * rows <= side; ++rows) {
        if (side % rows == 0) {
            box_rows = rows;
        }
    }
    return box_rows;
}

/// Lists the members of each cell, flat: the list of cell c becomes [slots[c], slots[c + 1]) of
/// `flat`. `visit` calls what it is given with each cell and member in the order of the lists; it
/// is called twice, to count the members and to place them.
template <class Member, class Visit>
void list_by_cell(std::size_t cells, const Visit &visit, std::vector<std::uint32_t> &slots,
                  std::vector<Member> &flat) {
    slots.assign(cells + 1, 0);
    visit([&](Cell cell, Member /*member*/) { ++slots[index(cell) + 1]; });
    std::partial_sum(slots.begin(), slots.end(), slots.begin());
    flat.resize(slots.back());
    std::vector<std::uint32_t> next(slots.begin(), slots.end() - 1);
    visit([&](Cell cell, Member member) { flat[next[index(cell)]++] = member; });
}

/// A PeerTable says of each two cells whether they are peers, a bit for each pair.
class PeerTable {
  public:
    explicit PeerTable(std::size_t cells)
        : words_((cells + 63) / 64), group_(words_), peers_(cells * words_) {}

    /// Makes any two of the cells peers.
    void add(std::span<const Cell> cells) {
        std::ranges::fill(group_, 0);
        for (const Cell cell : cells) {
            group_[index(cell) / 64] |= std::uint64_t{1} << index(cell) % 64;
        }
        for (const Cell cell : cells) {
            std::uint64_t *const row = peers_.data() + index(cell) * words_;
            for (std::size_t word = 0; word < words_; ++word) {
                row[word] |= group_[word];
            }
        }
    }

    /// Calls `call` with each cell and each of its peers, both ascending.
    template <class Call> void each(const Call &call) const {
        for (std::size_t at = 0; at < peers_.size(); ++at) {
            const std::size_t cell = at / words_;
            for (std::uint64_t rest = peers_[at]; rest != 0; rest &= rest - 1) {
                const std::size_t peer =
                    at % words_ * 64 + static_cast<std::size_t>(std::countr_zero(rest));
                if (peer != cell) {
                    call(cell_at(cell), cell_at(peer));
                }
            }
        }
    }

  private:
    std::size_t words_;
    std::vector<std::uint64_t> group_;
    std::vector<std::uint64_t> peers_; ///< words_ a cell
};

} // namespace

std::string_view name(HouseKind kind) { return house_kind_names[static_cast<std::size_t>(kind)]; }

std::string House::name() const { return fmt::format("{} {}", dokushin::name(kind), ordinal); }

Sentence House::phrase() const {
    static constexpr std::array<Pattern<1>, 8> phrases{
        "row {}",    "column {}",         "box {}",       "region {}", "diagonal {}",
        "window {}", "disjoint group {}", "centre dot {}"};
    return {phrases[static_cast<std::size_t>(kind)], ordinal};
}

bool operator==(const Shape &a, const Shape &b) {
    return a.data_ == b.data_ ||
           (a.side() == b.side() && a.rows() == b.rows() && a.columns() == b.columns() &&
            a.lowest() == b.lowest() && a.data_->region == b.data_->region &&
            a.box_rows() == b.box_rows() && a.data_->variants == b.data_->variants &&
            a.data_->constraints == b.data_->constraints);
}

Result<Shape> Shape::classic(unsigned n) {
    if (n < 1 || n > 8) {
        return std::unexpected(
            shape_error({"a classic board of {}²×{}²", n, n}, {"n² with n from 1 to 8"}));
    }
    return boxes(n, n);
}

Result<Shape> Shape::boxes(unsigned box_rows, unsigned box_columns) {
    // Each factor is checked by itself first: their product could overflow.
    if (box_rows < 1 || box_columns < 1 || box_rows > max_side || box_columns > max_side ||
        box_rows * box_columns > max_side) {
        return std::unexpected(
            shape_error({"boxes of {n} rows × {n} columns", box_rows, box_columns},
                        {"a box of 1 to 64 cells"}));
    }
    const unsigned side = box_rows * box_columns;
    return build_grid({side, side, side, 1, box_rows, box_columns});
}

Result<Shape> Shape::grid(const GridMeasures &measures) {
    DOKUSHIN_CHECK(expect_a_grid(measures));
    GridMeasures its = measures;
    const bool is_square = its.rows == its.digits && its.columns == its.digits;
    if (is_square && its.box_rows == 0) { // as boxes(1, N): each row is a box as well
        its.box_rows = 1;
        its.box_columns = its.digits;
    }
    return build_grid(its);
}

Shape Shape::build_grid(const GridMeasures &measures) {
    Data data;
    data.side = measures.digits;
    data.rows = measures.rows;
    data.columns = measures.columns;
    data.lowest = measures.lowest;
    data.box_rows = measures.box_rows;
    data.box_columns = measures.box_columns;
    data.region = box_map(measures);
    data.of_grid = constraints_of_grid(measures);
    data.constraints = data.of_grid;
    return build(std::move(data));
}

Result<Shape> Shape::of_side(unsigned side) {
    if (side < 1 || side > max_side) {
        return std::unexpected(shape_error({"a board of side {}", side}, {"a side of 1 to 64"}));
    }
    if (!has_usual_boxes(side)) {
        return std::unexpected(shape_error(
            {"a board of side {} has no usual boxes", side},
            {"a side with boxes such as 4, 6, 8, 9, 10, 12, 16 or 25, or a jigsaw map"}));
    }
    const unsigned box_rows = usual_box_rows(side);
    if (side == 9) {
        // This board is built once: that takes longer than solving a puzzle on it.
        static const Result<Shape> nine = boxes(3, 3);
        return nine;
    }
    return boxes(box_rows, side / box_rows);
}

bool Shape::has_usual_boxes(unsigned side) {
    return side == 1 || (side <= max_side && usual_box_rows(side) > 1);
}

Result<Shape> Shape::jigsaw(std::string_view map) {
    std::string letters;
    for (const char c : map) {
        if (c == ' ' || c == '\n' || c == '\r' || c == '\t') {
            continue;
        }
        if (c < '!' || c > '~') {
            return std::unexpected(shape_error({"a jigsaw map with a character that can't be seen"},
                                               {"one printable ASCII character a cell"}));
        }
        letters.push_back(c);
    }
    unsigned side = 0;
    while (side <= max_side && std::size_t{side} * side < letters.size()) {
        ++side;
    }
    if (side < 1 || side > max_side || std::size_t{side} * side != letters.size()) {
        return std::unexpected(shape_error({"a jigsaw map of {n} cells", letters.size()},
                                           {"N×N cells with N from 1 to 64"}));
    }
    // Regions are numbered in the order in which the map first names them.
    std::map<char, std::uint16_t> number_of;
    std::vector<unsigned> sizes;
    Data data;
    data.side = side;
    data.rows = side;
    data.columns = side;
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
        return std::unexpected(shape_error({"a jigsaw map with {n} regions", sizes.size()},
                                           {"{} of {} cells each", side, side}));
    }
    for (const auto &[letter, region] : number_of) {
        if (sizes[region] != side) {
            return std::unexpected(shape_error(
                {"jigsaw region '{}' has {n} cells", letter, sizes[region]}, {"{}", side}));
        }
    }
    return build(std::move(data));
}

Result<Shape> Shape::with(Variant variant) const {
    if (has(variant)) {
        return *this;
    }
    const BoxLayout layout{side(), box_rows(), box_columns()};
    Sentence missing = is_square() ? row_of(variant).missing(layout)
                                   : Sentence("as many rows and columns as digits");
    if (!missing.empty()) {
        return std::unexpected(
            shape_error(is_jigsaw() ? Sentence("{} on a jigsaw", dokushin::name(variant))
                                    : Sentence("{} on {}", dokushin::name(variant), name()),
                        std::move(missing)));
    }
    Data data = *data_;
    data.variants.push_back(variant);
    std::ranges::sort(data.variants);
    Shape shape = build(std::move(data));
    DOKUSHIN_CHECK(expect_few_rules(shape.houses().size() + shape.constraints().size()));
    return shape;
}

Result<Shape> Shape::with(std::span<const Constraint> constraints) const {
    std::set<Constraint> each(this->constraints().begin(), this->constraints().end());
    for (const Constraint &constraint : constraints) {
        // The constraint is written and read back, since reading validates it: its cells must be
        // on this board, none twice, as many as its kind takes.
        const ConstraintRow &kind = constraint_rows()[constraint.index()];
        const std::string text = dokushin::name(constraint, *this);
        const std::string_view inside = std::string_view(text).substr(kind.name.size() + 1);
        auto same = kind.read(*this, inside.substr(0, inside.size() - 1));
        if (!same) {
            return std::unexpected(
                lowest() == 1
                    ? shape_error({"{} on {}", text, name()}, kind.arguments)
                    : not_on_this_board(kind, inside.substr(0, inside.size() - 1), *this));
        }
        each.insert(*std::move(same));
    }
    DOKUSHIN_CHECK(expect_few_rules(houses().size() + each.size()));
    Data data = *data_;
    data.constraints.assign(each.begin(), each.end());
    return build(std::move(data));
}

Result<Shape> Shape::with_variables(unsigned count) const {
    if (count > most_variables || grid_cell_count() + count > max_cells) {
        return std::unexpected(shape_error(
            {"{} with {n} variables", without_rules().name(), count},
            {"at most {}", std::min<std::size_t>(most_variables, max_cells - grid_cell_count())}));
    }
    const auto is_left_out = [&](Cell cell) { return index(cell) >= grid_cell_count() + count; };
    for (const Constraint &constraint : constraints()) {
        if (std::ranges::any_of(cells_of(constraint), is_left_out)) {
            return std::unexpected(shape_error({"{n} variables", count},
                                               {"those of {}", dokushin::name(constraint, *this)}));
        }
    }
    Data data = *data_;
    data.region.resize(grid_cell_count() + count, no_region);
    return build(std::move(data));
}

Shape Shape::without_rules() const {
    Data data = *data_;
    data.variants.clear();
    data.constraints = data.of_grid;
    return build(std::move(data));
}

bool Shape::has(Variant variant) const {
    return std::ranges::find(data_->variants, variant) != data_->variants.end();
}

bool Shape::is_of_grid(const Constraint &constraint) const {
    return std::ranges::binary_search(data_->of_grid, constraint);
}

bool Shape::has_boxes_only() const {
    return !is_jigsaw() && data_->variants.empty() && has_houses_only();
}

bool Shape::digits_are_interchangeable() const {
    return std::ranges::all_of(constraints(), [](const Constraint &constraint) {
        return dokushin::digits_are_interchangeable(constraint);
    });
}

bool Shape::is_usual() const {
    return has_boxes_only() && lowest() == 1 && box_rows() == usual_box_rows(side()) &&
           has_usual_boxes(side());
}

bool Shape::is_usual_nine() const {
    return has_boxes_only() && box_rows() == 3 && box_columns() == 3;
}

void Shape::add_all_houses(Data &data) {
    const unsigned side = data.side;
    const auto &region = data.region;
    auto &houses = data.houses;
    houses.clear();
    const auto add = [&](HouseKind kind, unsigned count, const auto &house_of) {
        add_houses(houses, kind, count, {data.rows, data.columns}, house_of);
    };
    if (data.columns == side) {
        add(HouseKind::row, data.rows, [](unsigned row, unsigned) { return row; });
    }
    if (data.rows == side) {
        add(HouseKind::column, data.columns, [](unsigned, unsigned column) { return column; });
    }
    const bool is_jigsaw = data.box_rows == 0 && data.rows == side && data.columns == side;
    if (is_jigsaw || data.box_rows * data.box_columns == side) {
        const unsigned count = data.rows * data.columns / side;
        add(is_jigsaw ? HouseKind::region : HouseKind::box, count,
            [&](unsigned row, unsigned column) {
                return unsigned{region[std::size_t{row} * data.columns + column]};
            });
    }
    for (const Variant variant : data.variants) {
        row_of(variant).add(houses, {side, data.box_rows, data.box_columns});
    }
}

Shape Shape::build(Data data) {
    assert(data.side >= 1 && data.side <= max_side);
    assert(data.region.size() >= std::size_t{data.rows} * data.columns);
    add_all_houses(data);

    const std::size_t cells = data.region.size();
    const auto &houses = data.houses;
    std::vector<std::vector<Cell>> constrained;
    constrained.reserve(data.constraints.size());
    std::ranges::transform(data.constraints, std::back_inserter(constrained), &cells_of);
    const auto each_member = [](const auto &lists, const auto &call) {
        std::uint16_t number = 0;
        for (const auto &list : lists) {
            for (const Cell cell : list) {
                call(cell, number);
            }
            ++number;
        }
    };
    list_by_cell(
        cells,
        [&](const auto &call) { each_member(houses | std::views::transform(&House::cells), call); },
        data.house_slots, data.house_lists);
    assert(data.house_lists.size() == houses.size() * data.side);
    list_by_cell(
        cells, [&](const auto &call) { each_member(constrained, call); }, data.constraint_slots,
        data.constraint_lists);

    PeerTable peers(cells);
    for (const House &house : houses) {
        peers.add(house.cells);
    }
    for (std::size_t at = 0; at < constrained.size(); ++at) {
        if (cells_differ(data.constraints[at])) {
            peers.add(constrained[at]);
        }
    }
    list_by_cell(
        cells, [&](const auto &call) { peers.each(call); }, data.peer_slots, data.peer_lists);
    return Shape(std::make_shared<const Data>(std::move(data)));
}

} // namespace dokushin
