// A Page is a document of SudokuPad that is being written. Its rules are cages, names of rules of
// the whole board, and drawings in the style that scl_drawings.cpp reads back; scl_page_rules.cpp
// has a function a kind, scl_page_drawings.cpp draws.
#pragma once

#include "board/text/sites/found_rules.h"
#include "board/text/sites/scl_style.h"

namespace dokushin::text::scl_page {

using scl_drawings::Look;
using scl_drawings::Offset;
using scl_drawings::Point;

class Page {
  public:
    explicit Page(const Record &record) : record_(record), shape_(record.puzzle.shape()) {}

    Result<JsonValue> write();

  private:
    void write_metadata();
    void write_cells();
    void write_fog();
    void write_regions();
    Result<void> write_houses();
    void write_whole_board();
    void write_extremes();
    void count_bulbs();
    Result<void> write_constraints();

    [[nodiscard]] Place place(Cell cell) const { return place_of(shape_, cell); }
    [[nodiscard]] JsonValue pairs(const Cells &cells) const;

    // Each writes a constraint; false if it can't be said.
    bool write(const Different &rule);
    bool write(const Cage &rule);
    bool write(const Sum &rule);
    bool write(const Arrow &rule);
    bool write(const Thermometer &rule);
    bool write(const Difference &rule);
    bool write(const Ratio &rule);
    bool write(const Palindrome &rule);
    bool write(const Between &rule);
    bool write(const Quadruple &rule);
    bool write(const OneOf &rule);
    bool write(const Sandwich &rule);
    bool write(const Indexing &rule);
    /// No drawing that is read back says any other kind.
    template <class Kind> bool write(const Kind & /*rule*/) { return false; }

    void add_group(const Cells &cells);
    bool add_total(Place at, Place step, unsigned total);

    // Drawings (scl_page_drawings.cpp).
    void stamp(bool over, Point centre, const Look &look, const std::string &text);
    void stamp_on(bool over, Cell cell, const Look &look);
    bool stamp_between(const Cells &pair, const Look &look, const std::string &text);
    void stroke(const char *list, std::span<const Point> way, std::string_view colour,
                int thickness, int head);
    bool line(const Cells &cells, int thickness, Offset at_ends);
    void diagonal(bool rises);
    void bulb(const Cells &cells);
    void chevron(Place cell, Place side, bool inwards);
    /// Does each cell of a line touch the one before?
    [[nodiscard]] bool are_touching(std::span<const Cell> cells) const;
    /// The end of a line that begins off the centre of a cell, towards the next.
    [[nodiscard]] Point end_of_line(Cell cell, Cell next, Offset offset) const;

    const Record &record_;
    const Shape &shape_;
    JsonValue document_ = JsonValue::object();
    Rules rules_{}; ///< those that are not written yet
    std::set<Cells> bulbs_{};
    std::map<Cell, unsigned> bulbs_on_{}; ///< how many different bulbs each cell is in
    std::set<Cells> drawn_bulbs_{};
    std::set<Place> totals_{}; ///< places beside the board with the total of a diagonal
    bool has_diagonal_ = false;
};

} // namespace dokushin::text::scl_page
