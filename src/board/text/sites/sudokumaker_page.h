// A Page is a document of SudokuMaker that is being written, a layer of one type after another;
// sudokumaker_page_rules.cpp has a function a kind of constraint.
#pragma once

#include "board/text/sites/found_rules.h"
#include "board/text/sites/json_document.h"

#include <map>

namespace dokushin::text::sudokumaker_page {

class Page {
  public:
    explicit Page(const Record &record) : record_(record), shape_(record.puzzle.shape()) {}

    Result<std::string> write();

  private:
    void write_headers(JsonValue &puzzle) const;
    [[nodiscard]] JsonValue cells_with_digits() const;
    void write_regions();
    Result<void> write_houses();
    void write_whole_board();
    template <class Rule> void write_negative_dots(int type);
    Result<void> write_constraints();
    void write_fog();

    [[nodiscard]] int side() const { return static_cast<int>(shape_.side()); }
    [[nodiscard]] Place place(Cell cell) const { return place_of(shape_, cell); }
    [[nodiscard]] static JsonValue numbers(std::span<const Cell> cells);
    [[nodiscard]] int outer_cell(Place at) const {
        return at.column + 1 + (side() + 2) * (at.row + 1);
    }
    /// The number of the edge between two neighbours, the first of them first.
    [[nodiscard]] int edge(const Cells &pair) const;

    // Each writes a constraint; false if SudokuMaker has no layer for it.
    bool write(const Different &rule);
    bool write(const Cage &rule);
    bool write(const Sum &rule);
    bool write(const Arrow &rule);
    bool write(const Thermometer &rule) { return add_thermometer(rule.cells, false); }
    bool write(const SlowThermometer &rule) { return add_thermometer(rule.cells, true); }
    bool write(const Difference &rule) { return add_mark(200, rule.cells, rule.difference); }
    bool write(const Ratio &rule) { return add_mark(201, rule.cells, rule.ratio); }
    bool write(const Whispers &rule);
    bool write(const Palindrome &rule) { return add_line(402, rule.cells); }
    bool write(const Renban &rule) { return add_line(400, rule.cells); }
    bool write(const Between &rule) { return add_line(403, rule.cells); }
    bool write(const Equal &rule);
    bool write(const Quadruple &rule);
    bool write(const OneOf &rule);
    bool write(const Sandwich &rule) { return add_clue(501, rule.cells, rule.total); }
    bool write(const XSum &rule) { return add_clue(502, rule.cells, rule.total); }
    bool write(const Skyscraper &rule) { return add_clue(503, rule.cells, rule.visible); }
    bool write(const NumberedRoom &rule) { return add_clue(504, rule.cells, rule.digit); }
    bool write(const EqualSums &rule);
    bool write(const Entropic &rule);
    bool write(const Modular &rule);
    bool write(const Lockout &rule) {
        return rule.difference == shape_.side() / 2 && add_line(407, rule.cells);
    }
    bool write(const DoubleArrow &rule) { return add_line(409, rule.cells); }
    bool write(const Sequence &rule) { return add_line(405, rule.cells); }
    bool write(const LookAndSay &rule);
    bool write(const Indexing &rule);
    /// SudokuMaker can't say any other kind.
    template <class Kind> bool write(const Kind & /*rule*/) { return false; }

    // Each adds a layer, or something to the only layer of its type; true for a rule that is said.
    bool add(int type, const JsonValue &members);
    bool add_line(int type, std::span<const Cell> cells);
    bool add_entropy(std::span<const Cell> cells, const std::vector<int> &groups);
    bool add_thermometer(std::span<const Cell> cells, bool slow);
    bool add_mark(int type, const Cells &pair, unsigned value);
    bool add_clue(int type, const Cells &cells, unsigned value);
    [[nodiscard]] JsonValue &marks(int type);

    const Record &record_;
    const Shape &shape_;
    JsonValue layers_ = JsonValue::array();
    std::map<int, JsonValue> marks_{}; ///< layers of marks between neighbours, by their types
    Rules rules_{};                    ///< those that are not written yet
    bool has_diagonal_ = false;
};

} // namespace dokushin::text::sudokumaker_page
