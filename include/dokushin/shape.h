// A shape is what a board is before any digit stands on it: its cells, its
// number of symbols, its houses (sets of N cells that hold each of the N
// symbols once), and its constraints, which are all other rules. Whatever works
// on houses works on every variant that is only more houses or other regions;
// capability.h says which engines honour constraints as well.
//
// A Shape is a small handle on shared, immutable data: copying is cheap, and
// one shape may be used from many threads.
#pragma once

#include <dokushin/constraint.h>
#include <dokushin/result.h>
#include <dokushin/vocabulary.h>

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace [[gnu::visibility("default")]] dokushin {

enum class HouseKind : std::uint8_t {
    row,
    column,
    box,            ///< a rectangle of r rows × c columns
    region,         ///< an irregular region of a jigsaw
    diagonal,       ///< one of the two main diagonals
    window,         ///< one of windoku's shaded boxes
    disjoint_group, ///< the cells at one position in all boxes
    centre_dot,     ///< the cells in the middle of all boxes
};

/// "row", "column", "box", …
[[nodiscard]] std::string_view name(HouseKind kind);

[[nodiscard]] constexpr bool is_line(HouseKind kind) {
    return kind == HouseKind::row || kind == HouseKind::column;
}
/// A region of a jigsaw counts as a box.
[[nodiscard]] constexpr bool is_box(HouseKind kind) {
    return kind == HouseKind::box || kind == HouseKind::region;
}
/// True if the house was added by a Variant.
[[nodiscard]] constexpr bool is_of_variant(HouseKind kind) {
    return !is_line(kind) && !is_box(kind);
}

/// N cells that hold each of N symbols once.
struct House {
    HouseKind kind = HouseKind::row;
    unsigned ordinal = 1;    ///< counts from 1 among the houses of its kind
    std::vector<Cell> cells; ///< ascending, N of them

    /// "row 1", "box 9", "diagonal 2".
    [[nodiscard]] std::string name() const;
    /// The name as a part of sentences, in each language.
    [[nodiscard]] Sentence phrase() const;
};

/// Houses that can be added to any shape for which they are defined.
enum class Variant : std::uint8_t {
    diagonals,       ///< Sudoku-X: both main diagonals
    windoku,         ///< windows of a box's size, one cell in from the edge and one cell apart
    disjoint_groups, ///< the same position in each box: N groups
    centre_dots,     ///< the centres of the boxes (odd box sides only)
};

[[nodiscard]] std::string_view name(Variant variant);

/// In the order of the enumeration.
[[nodiscard]] std::span<const Variant> all_variants();

/// The measures of a board that need not be a square of as many rows as digits.
struct GridMeasures {
    unsigned rows = 0;        ///< 2…64
    unsigned columns = 0;     ///< 2…64
    unsigned digits = 0;      ///< no fewer than rows or columns, up to 64
    unsigned lowest = 1;      ///< the value that the first digit stands for; the last: up to 64
    unsigned box_rows = 0;    ///< 0 × 0: there are no boxes
    unsigned box_columns = 0; ///< boxes fill the board, and have no more cells than digits
};

class Shape {
  public:
    /// A side of n² symbols in boxes of n × n; n is 1…8.
    [[nodiscard]] static Result<Shape> classic(unsigned n);

    /// Boxes of `box_rows` rows × `box_columns` columns; the side is their
    /// product, 1…64. `boxes(1, N)` is a Latin square with boxes equal to rows.
    [[nodiscard]] static Result<Shape> boxes(unsigned box_rows, unsigned box_columns);

    /// The usual board of that side: classic if it is a square number, else
    /// boxes as nearly square as they can be, wider than high (6 → 2×3).
    /// Prime sides have no boxes and are refused.
    [[nodiscard]] static Result<Shape> of_side(unsigned side);
    /// Does of_side() accept that side: is it 1, or a product of two larger factors up to 64?
    /// Nothing is built for the answer.
    [[nodiscard]] static bool has_usual_boxes(unsigned side);

    /// Irregular regions: one letter (any printable character) a cell in
    /// row-major order, white space ignored; N letters, N cells each.
    [[nodiscard]] static Result<Shape> jigsaw(std::string_view map);

    /// Makes a board of any numbers of rows, columns and digits. Rows, columns and boxes of as many
    /// cells as digits are houses; each smaller one is a constraint that its digits differ.
    [[nodiscard]] static Result<Shape> grid(const GridMeasures &measures);

    /// Reads a name as people write it: "9", "9x9", "3x4" (boxes of 3 rows × 4
    /// columns, side 12), "jigsaw:AAABBB…", with variants after plus signs:
    /// "9x9+diagonals+windoku"; "x" and "sudoku-x" mean "9x9+diagonals".
    /// A×B with A = B is a side of A (9x9, 4x4); with A ≠ B it is a box.
    /// "9x9+variables:5" has five cells outside the grid.
    /// "grid:6x8" has 6 rows, 8 columns and the values 1–8; "grid:6x8:0-9:2x4" those from 0 to 9,
    /// and boxes of 2 rows × 4 columns.
    /// Constraints stand there as well: "9x9+less(r1c1,r1c2)" (constraint.h).
    [[nodiscard]] static Result<Shape> parse(std::string_view text);

    /// Returns this shape with the houses of `variant` added; an error where it is not
    /// defined (windows on a jigsaw). Adding one twice changes nothing.
    [[nodiscard]] Result<Shape> with(Variant variant) const;
    /// Returns this shape with `count` variables instead of those that it has: cells outside the
    /// grid, v1, v2, …, which follow the grid's cells and are in no house. They take the board's
    /// digits, and constraints hold of them as of other cells.
    [[nodiscard]] Result<Shape> with_variables(unsigned count) const;
    static constexpr unsigned most_variables = 256;
    /// Returns this shape with constraints added; an error where their cells are not on this
    /// board, or their kind does not accept them. Adding one twice changes nothing.
    [[nodiscard]] Result<Shape> with(std::span<const Constraint> constraints) const;
    /// Returns the board of rows, columns and boxes or regions alone, and its variables: this shape
    /// without its variants, and without constraints other than those of a grid()'s own rows,
    /// columns and boxes. rules_of() (rules.h) states what it lacks.
    [[nodiscard]] Shape without_rules() const;
    /// The most houses and constraints, counted together, that a shape may have.
    static constexpr std::size_t most_rules = 2560;

    /// N: the number of digits, and of cells in a house. A square board has N rows and N columns.
    [[nodiscard]] unsigned side() const { return data_->side; }
    [[nodiscard]] unsigned rows() const { return data_->rows; }
    /// The number of columns.
    [[nodiscard]] unsigned columns() const { return data_->columns; }
    /// Are there as many rows and columns as digits, so that rows and columns are houses?
    [[nodiscard]] bool is_square() const { return rows() == side() && columns() == side(); }
    /// The value that the first digit stands for. It is 1 unless a grid() has another.
    [[nodiscard]] unsigned lowest() const { return data_->lowest; }
    /// Rows × columns, which is N² on a square board, and the variables.
    [[nodiscard]] std::size_t cell_count() const { return data_->house_slots.size() - 1; }
    /// The number of cells outside the grid.
    [[nodiscard]] unsigned variables() const {
        return static_cast<unsigned>(cell_count() - grid_cell_count());
    }
    /// Rows × columns.
    [[nodiscard]] std::size_t grid_cell_count() const { return std::size_t{rows()} * columns(); }
    [[nodiscard]] bool is_variable(Cell cell) const { return index(cell) >= grid_cell_count(); }
    /// Rows and columns of a box; 0 × 0 for a jigsaw, and for a grid() without boxes.
    [[nodiscard]] unsigned box_rows() const { return data_->box_rows; }
    [[nodiscard]] unsigned box_columns() const { return data_->box_columns; }
    [[nodiscard]] bool is_jigsaw() const { return data_->box_rows == 0; }
    [[nodiscard]] bool has(Variant variant) const;

    /// Are its rules rows, columns and boxes of one size, without any further house or constraint?
    /// Boxes of a single row or column count as boxes.
    [[nodiscard]] bool has_boxes_only() const;
    /// Is each rule a house, and each cell in one, so that there is no constraint or variable?
    [[nodiscard]] bool has_houses_only() const {
        return data_->constraints.empty() && variables() == 0;
    }
    /// Does each permutation of the digits take solutions to solutions?
    [[nodiscard]] bool digits_are_interchangeable() const;
    /// Is this the board that of_side() makes for its side?
    [[nodiscard]] bool is_usual() const;
    /// Is this the board of 9×9 with rows, columns and boxes of 3×3 only?
    [[nodiscard]] bool is_usual_nine() const;

    /// Rows first, then columns, then boxes or regions, then the variants' houses.
    [[nodiscard]] std::span<const House> houses() const { return data_->houses; }
    /// The houses that a cell is in, ascending.
    [[nodiscard]] std::span<const HouseIndex> houses_of(Cell cell) const {
        const auto &slots = data_->house_slots;
        return std::span(data_->house_lists)
            .subspan(slots[index(cell)], slots[index(cell) + 1] - slots[index(cell)]);
    }
    /// Sorted, each once.
    [[nodiscard]] std::span<const Constraint> constraints() const { return data_->constraints; }
    /// Is a constraint that of a row, column or box of a grid(), which has fewer cells than digits?
    [[nodiscard]] bool is_of_grid(const Constraint &constraint) const;
    /// The positions in constraints() of those that concern a cell, ascending.
    [[nodiscard]] std::span<const std::uint16_t> constraints_of(Cell cell) const {
        const auto &slots = data_->constraint_slots;
        return std::span(data_->constraint_lists)
            .subspan(slots[index(cell)], slots[index(cell) + 1] - slots[index(cell)]);
    }
    /// The cells that can't hold the same digit as `cell`, since a house or a constraint holds
    /// both and makes them differ; ascending, without `cell` itself.
    [[nodiscard]] std::span<const Cell> peers(Cell cell) const {
        const auto &slots = data_->peer_slots;
        return std::span(data_->peer_lists)
            .subspan(slots[index(cell)], slots[index(cell) + 1] - slots[index(cell)]);
    }
    /// The box or region that a cell of the grid is in, from 0.
    [[nodiscard]] unsigned region_of(Cell cell) const { return data_->region[index(cell)]; }

    /// The row and column of a cell of the grid, from 0.
    [[nodiscard]] unsigned row(Cell cell) const {
        return static_cast<unsigned>(index(cell)) / columns();
    }
    [[nodiscard]] unsigned column(Cell cell) const {
        return static_cast<unsigned>(index(cell)) % columns();
    }
    [[nodiscard]] Cell cell(unsigned row, unsigned column) const {
        return cell_at(std::size_t{row} * columns() + column);
    }
    [[nodiscard]] DigitSet all_digits() const { return DigitSet::all(side()); }

    /// "r1c3", counted from 1; a variable is "v1".
    [[nodiscard]] std::string cell_name(Cell cell) const;
    /// The cell that "r5c9" or "v1" names on this board.
    [[nodiscard]] Result<Cell> parse_cell(std::string_view text) const;

    /// A name that parse() reads back: "9x9", "2x3", "9x9+diagonals".
    [[nodiscard]] std::string name() const;

    /// Same cells, same houses, same constraints.
    friend bool operator==(const Shape &a, const Shape &b);

  private:
    static constexpr std::uint16_t no_region = 0xFFFF;
    struct Data {
        unsigned side = 0;
        unsigned rows = 0;
        unsigned columns = 0;
        unsigned lowest = 1;
        unsigned box_rows = 0;
        unsigned box_columns = 0;
        std::vector<Variant> variants;
        std::vector<Constraint> constraints;
        std::vector<Constraint> of_grid;   ///< a part of these, sorted
        std::vector<std::uint16_t> region; ///< one a cell; `no_region` for variables
        std::vector<House> houses;
        // Lists of lists, flat: the list of cell c is [slots[c], slots[c + 1]).
        std::vector<std::uint32_t> house_slots;
        std::vector<HouseIndex> house_lists;
        std::vector<std::uint32_t> constraint_slots;
        std::vector<std::uint16_t> constraint_lists;
        std::vector<std::uint32_t> peer_slots;
        std::vector<Cell> peer_lists;
    };
    explicit Shape(std::shared_ptr<const Data> data) : data_(std::move(data)) {}
    static Shape build_grid(const GridMeasures &measures);
    static void add_all_houses(Data &data);
    static Shape build(Data data);

    std::shared_ptr<const Data> data_;
};

// Declared again, since a friend declaration does not get the namespace's visibility and a shared
// library would not export it.
bool operator==(const Shape &a, const Shape &b);

} // namespace dokushin
