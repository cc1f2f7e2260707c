// A Page is a document of f-puzzles that is being written. Its parts are written by a file each:
// the board and the document, constraints, and the rules of the whole board.
#pragma once

#include "board/text/sites/found_rules.h"
#include "board/text/sites/json_document.h"

#include <dokushin/rules.h>
#include <dokushin/text.h>

#include <fmt/format.h>

#include <set>
#include <string>
#include <vector>

namespace dokushin::text::f_puzzles {

/// The document that is being written.
class Page {
  public:
    explicit Page(const Record &record) : record_(record), shape_(record.puzzle.shape()) {}

    Result<std::string> write();

  private:
    void write_grid();
    void write_houses();
    void write_whole_board();
    void write_negative_signs();
    void write_extremes();
    Result<void> write_constraints();
    void write_headers();
    void write_fog();

    [[nodiscard]] std::string place(int row, int column) const {
        return fmt::format("R{}C{}", row + 1, column + 1);
    }
    [[nodiscard]] int row(Cell cell) const { return static_cast<int>(shape_.row(cell)); }
    [[nodiscard]] int column(Cell cell) const { return static_cast<int>(shape_.column(cell)); }
    [[nodiscard]] int side() const { return static_cast<int>(shape_.side()); }
    [[nodiscard]] std::string place(Cell cell) const { return place(row(cell), column(cell)); }
    [[nodiscard]] JsonValue places(std::span<const Cell> cells) const {
        JsonValue list = JsonValue::array();
        for (const Cell cell : cells) {
            list.push_back(place(cell));
        }
        return list;
    }

    // Each writes a constraint; false if f-puzzles has no object for it.
    bool write(const Different &rule);
    bool write(const Cage &rule) { // a total of 0 is none
        return rule.total > 0 && add("killercage", with_value(rule.cells, rule.total));
    }
    bool write(const Sum &rule);
    bool write(const Arrow &rule);
    bool write(const Thermometer &rule) { return add_line("thermometer", rule.cells); }
    bool write(const SlowThermometer &rule) { return add_line("slowthermometer", rule.cells); }
    bool write(const Difference &rule) {
        return add("difference", with_value(rule.cells, rule.difference));
    }
    bool write(const Ratio &rule) { return add("ratio", with_value(rule.cells, rule.ratio)); }
    bool write(const Whispers &rule);
    bool write(const Palindrome &rule) { return add_line("palindrome", rule.cells); }
    bool write(const Renban &rule) { return add_line("renban", rule.cells); }
    bool write(const Between &rule) { return add_line("betweenline", rule.cells); }
    bool write(const Equal &rule);
    bool write(const Quadruple &rule);
    bool write(const OneOf &rule);
    bool write(const Sandwich &rule) { return add_clue("sandwichsum", rule.cells, rule.total); }
    bool write(const XSum &rule) { return add_clue("xsum", rule.cells, rule.total); }
    bool write(const Skyscraper &rule) { return add_clue("skyscraper", rule.cells, rule.visible); }
    bool write(const Entropic &rule) { return add_line("entropicline", rule.cells); }
    bool write(const Modular &rule) {
        return rule.divisor == 3 && add_line("modularline", rule.cells);
    }
    bool write(const Zipper &rule) { return add_line("zipperline", rule.cells); }
    bool write(const Nabner &rule) { return add_line("nabner", rule.cells); }
    bool write(const DoubleArrow &rule) { return add_line("doublearrow", rule.cells); }
    bool write(const Lockout &rule) {
        return rule.difference == shape_.side() / 2 && add_line("lockout", rule.cells);
    }
    bool write(const EqualSums &rule);
    bool write(const Indexing &rule);
    /// f-puzzles can't say any other kind.
    template <class Kind> bool write(const Kind & /*rule*/) { return false; }

    bool add(const char *key, JsonValue entry) {
        document_[key].push_back(std::move(entry));
        return true;
    }
    /// Adds a clue one step before the first cell of its row or column.
    bool add_clue(const char *key, const Cells &cells, unsigned value);
    bool add_line(const char *key, std::span<const Cell> cells) {
        return add(key, JsonValue{{"lines", JsonValue::array({places(cells)})}});
    }
    [[nodiscard]] JsonValue with_value(std::span<const Cell> cells, unsigned value) const {
        return {{"cells", places(cells)}, {"value", std::to_string(value)}};
    }
    void add_twins();

    const Record &record_;
    const Shape &shape_;
    JsonValue document_ = JsonValue::object();
    Rules rules_{}; ///< those that are not written yet
};

} // namespace dokushin::text::f_puzzles
