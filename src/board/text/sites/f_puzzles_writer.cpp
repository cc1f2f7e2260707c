// Rules that f-puzzles states for the whole board are constraints on pairs of cells here. They are
// looked for first: if all pairs of such a rule are there, the rule is written in their place.
#include "board/text/sites/f_puzzles_writer.h"

#include "board/constraints.h"
#include "board/shorthands.h"
#include "board/text/sites/json_document.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <dokushin/rules.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>

namespace dokushin::text {
namespace {

using Cells = std::vector<Cell>;

/// The document that is being written.
class Page {
  public:
    explicit Page(const Record &record) : record_(record), shape_(record.puzzle.shape()) {}

    Result<std::string> write();

  private:
    void write_grid();
    void write_houses();
    void write_whole_board();
    void write_negative_dots();
    void write_negative_signs();
    void write_extremes();
    Result<void> write_constraints();
    void write_headers();

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

    template <class Call> void each_neighbours(Call call) const;

    // Each writes a constraint; false if f-puzzles has no object for it.
    bool write(const Different &rule);
    bool write(const Cage &rule) { return add("killercage", with_value(rule.cells, rule.total)); }
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
    bool add_clue(const char *key, std::span<const Cell> cells, unsigned value);
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
    std::set<Constraint> rules_{}; ///< those that are not written yet
};

/// Calls `call` with each two neighbours in a row or column, the first of them first.
template <class Call> void Page::each_neighbours(Call call) const {
    for (std::size_t at = 0; at < shape_.cell_count(); ++at) {
        const Cell cell = cell_at(at);
        if (column(cell) + 1 < side()) {
            call(cell, shape_.cell(shape_.row(cell), shape_.column(cell) + 1));
        }
        if (row(cell) + 1 < side()) {
            call(cell, shape_.cell(shape_.row(cell) + 1, shape_.column(cell)));
        }
    }
}

// ---- the board ---------------------------------------------------------------------------------

/// The region of each cell that a document need not state.
unsigned usual_region(unsigned side, unsigned row, unsigned column) {
    unsigned rows = 1;
    for (unsigned divisor = 1; divisor * divisor <= side; ++divisor) {
        rows = side % divisor == 0 ? divisor : rows;
    }
    return row / rows * rows + column / (side / rows);
}

void Page::write_grid() {
    const Puzzle &puzzle = record_.puzzle;
    JsonValue grid = JsonValue::array();
    for (unsigned row = 0; row < shape_.side(); ++row) {
        JsonValue line = JsonValue::array();
        for (unsigned column = 0; column < shape_.side(); ++column) {
            const Cell cell = shape_.cell(row, column);
            JsonValue entry = JsonValue::object();
            if (puzzle.digit(cell) != Digit::blank) {
                entry["value"] = number(puzzle.digit(cell));
            }
            if (puzzle.given(cell) != Digit::blank) {
                entry["given"] = true;
            }
            if (shape_.region_of(cell) != usual_region(shape_.side(), row, column)) {
                entry["region"] = shape_.region_of(cell);
            }
            if (puzzle.has_candidates()) {
                const DigitSet permitted = puzzle.stated_candidates()[index(cell)];
                if (permitted != shape_.all_digits()) {
                    for (const Digit digit : permitted) {
                        entry["givenPencilMarks"].push_back(number(digit));
                    }
                }
            }
            line.push_back(std::move(entry));
        }
        grid.push_back(std::move(line));
    }
    document_["grid"] = std::move(grid);
}

/// Houses of variants are flags, or else extra regions.
void Page::write_houses() {
    if (shape_.has(Variant::diagonals)) {
        document_["diagonal+"] = true;
        document_["diagonal-"] = true;
    }
    if (shape_.has(Variant::disjoint_groups)) {
        document_["disjointgroups"] = true;
    }
    for (const House &house : shape_.houses()) {
        if (house.kind == HouseKind::window || house.kind == HouseKind::centre_dot) {
            add("extraregion", {{"cells", places(house.cells)}});
        }
    }
}

// ---- rules of the whole board ------------------------------------------------------------------

struct WholeBoardRule {
    const char *word; ///< a shorthand (board/shorthands.h)
    const char *key;
};
constexpr std::array whole_board_rules{
    WholeBoardRule{"anti-knight", "antiknight"},
    WholeBoardRule{"anti-king", "antiking"},
    WholeBoardRule{"nonconsecutive", "nonconsecutive"},
};

void Page::write_whole_board() {
    const std::vector<std::string> stated = rules_of(shape_);
    for (const auto &[word, key] : whole_board_rules) {
        if (std::ranges::find(stated, word) == stated.end()) {
            continue;
        }
        document_[key] = true;
        const auto row = std::ranges::find(shorthand_rows(), word, &ShorthandRow::name);
        const auto stands_for = row->expand(shape_, "").value_or(std::vector<Constraint>{});
        std::ranges::for_each(stands_for, [&](const Constraint &rule) { rules_.erase(rule); });
    }
}

/// If all neighbours without a dot have a rule against consecutive digits, or against the ratios of
/// the dots, that is a rule of the whole board.
void Page::write_negative_dots() {
    std::set<Cells> dotted;
    std::set<unsigned> ratios;
    for (const Constraint &rule : shape_.constraints()) {
        if (const auto *const ratio = std::get_if<Ratio>(&rule)) {
            ratios.insert(ratio->ratio);
            dotted.insert(ratio->cells);
        } else if (const auto *const difference = std::get_if<Difference>(&rule)) {
            dotted.insert(difference->cells);
        }
    }
    if (ratios.empty()) {
        ratios.insert(2);
    }
    std::vector<Constraint> distances;
    std::vector<Constraint> multiples;
    each_neighbours([&](Cell one, Cell other) {
        if (!dotted.contains({one, other})) {
            distances.emplace_back(NotDifference{1, {one, other}});
            for (const unsigned ratio : ratios) {
                multiples.emplace_back(NotRatio{ratio, {one, other}});
            }
        }
    });
    const auto take = [&](const std::vector<Constraint> &all) {
        const bool has_all = !all.empty() && std::ranges::all_of(all, [&](const Constraint &rule) {
            return rules_.contains(rule);
        });
        for (const Constraint &rule : has_all ? all : std::vector<Constraint>{}) {
            rules_.erase(rule);
        }
        return has_all;
    };
    if (take(distances)) {
        document_["nonconsecutive"] = true;
    }
    if (take(multiples)) {
        document_["negative"].push_back("ratio");
    }
}

/// Neighbours without the rule against the sums 5 and 10 are exempt: they have an X, a V, or an
/// empty sign. Where most have it, the rule is one of the whole board.
void Page::write_negative_signs() {
    std::vector<Cells> with_rule;
    std::vector<Cells> exempt;
    each_neighbours([&](Cell one, Cell other) {
        const Cells pair{one, other};
        const bool has_both = rules_.contains(NotSum{5, pair}) && rules_.contains(NotSum{10, pair});
        (has_both ? with_rule : exempt).push_back(pair);
    });
    if (with_rule.size() <= exempt.size()) {
        return;
    }
    document_["negative"].push_back("xv");
    for (const Cells &pair : with_rule) {
        rules_.erase(NotSum{5, pair});
        rules_.erase(NotSum{10, pair});
    }
    for (const Cells &pair : exempt) {
        if (!rules_.contains(Sum{5, pair}) && !rules_.contains(Sum{10, pair})) {
            add("xv", {{"cells", places(pair)}, {"value", ""}});
        }
    }
}

/// Cells that are less than all their neighbours, or greater, unless a neighbour is such a cell.
void Page::write_extremes() {
    const auto less = [&](Cell lesser, Cell greater) {
        return rules_.contains(Constraint(Less{lesser, greater}));
    };
    for (const bool smallest : {true, false}) {
        std::vector<std::vector<Cell>> neighbours(shape_.cell_count());
        each_neighbours([&](Cell one, Cell other) {
            neighbours[index(one)].push_back(other);
            neighbours[index(other)].push_back(one);
        });
        const auto beats = [&](Cell cell, Cell other) {
            return smallest ? less(cell, other) : less(other, cell);
        };
        std::set<Cell> extremes;
        for (std::size_t at = 0; at < shape_.cell_count(); ++at) {
            if (std::ranges::any_of(neighbours[at],
                                    [&](Cell other) { return beats(cell_at(at), other); })) {
                extremes.insert(cell_at(at));
            }
        }
        while (std::erase_if(extremes, [&](Cell cell) {
                   return !std::ranges::all_of(neighbours[index(cell)], [&](Cell other) {
                       return beats(cell, other) != extremes.contains(other);
                   });
               }) > 0) {
        }
        for (const Cell cell : extremes) {
            add(smallest ? "minimum" : "maximum", {{"cell", place(cell)}});
            for (const Cell other : neighbours[index(cell)]) {
                rules_.erase(smallest ? Less{cell, other} : Less{other, cell});
            }
        }
    }
}

// ---- constraints -------------------------------------------------------------------------------

/// A group of as many cells as digits is a region; a diagonal is one of the two flags. A smaller
/// group is a cage without a sum.
bool Page::write(const Different &rule) {
    const auto all_on = [&](auto is_on) { return std::ranges::all_of(rule.cells, is_on); };
    const bool is_region = rule.cells.size() == shape_.side();
    if (is_region && all_on([&](Cell cell) { return row(cell) == column(cell); })) {
        document_["diagonal-"] = true;
    } else if (is_region &&
               all_on([&](Cell cell) { return row(cell) + column(cell) == side() - 1; })) {
        document_["diagonal+"] = true;
    } else {
        add(is_region ? "extraregion" : "killercage", {{"cells", places(rule.cells)}});
    }
    return true;
}

/// A sum of two neighbours is an X or a V; one along a diagonal, from edge to edge, a little
/// killer, whose clue stands before the diagonal's upper end.
bool Page::write(const Sum &rule) {
    const Cells &cells = rule.cells;
    if (cells.size() < 2) {
        return false;
    }
    const int down = row(cells[1]) - row(cells[0]);
    const int right = column(cells[1]) - column(cells[0]);
    const bool is_pair = cells.size() == 2 && down + std::abs(right) == 1;
    if (is_pair && (rule.total == 5 || rule.total == 10)) {
        return add("xv", {{"cells", places(cells)}, {"value", rule.total == 5 ? "V" : "X"}});
    }
    const auto inside = [&](int y, int x) { return y >= 0 && y < side() && x >= 0 && x < side(); };
    const auto steps = [&](int count) {
        return std::pair(row(cells[0]) + count * down, column(cells[0]) + count * right);
    };
    bool is_diagonal = down == 1 && std::abs(right) == 1;
    for (std::size_t at = 0; is_diagonal && at < cells.size(); ++at) {
        is_diagonal = steps(static_cast<int>(at)) == std::pair(row(cells[at]), column(cells[at]));
    }
    const auto before = steps(-1);
    const auto behind = steps(static_cast<int>(cells.size()));
    if (!is_diagonal || inside(before.first, before.second) ||
        inside(behind.first, behind.second)) {
        return false;
    }
    return add("littlekillersum", {{"cell", place(before.first, before.second)},
                                   {"cells", places(cells)},
                                   {"direction", right > 0 ? "DR" : "DL"},
                                   {"value", std::to_string(rule.total)}});
}

bool Page::write(const Arrow &rule) {
    Cells line{rule.bulb.back()};
    line.insert(line.end(), rule.shaft.begin(), rule.shaft.end());
    return add("arrow",
               {{"cells", places(rule.bulb)}, {"lines", JsonValue::array({places(line)})}});
}

bool Page::write(const Whispers &rule) {
    return add("whispers", {{"lines", JsonValue::array({places(rule.cells)})},
                            {"value", std::to_string(rule.difference)}});
}

/// Each cell is a clone of the first.
bool Page::write(const Equal &rule) {
    for (const Cell copy : std::span(rule.cells).subspan(1)) {
        add("clone", {{"cells", places(std::span(rule.cells).first(1))},
                      {"cloneCells", places(std::array{copy})}});
    }
    return true;
}

/// The circle of a quadruple stands where four cells meet.
bool Page::write(const Quadruple &rule) {
    const Cells &cells = rule.cells;
    const bool is_square =
        cells.size() == 4 && row(cells[0]) == row(cells[1]) && row(cells[2]) == row(cells[0]) + 1 &&
        row(cells[3]) == row(cells[2]) && column(cells[1]) == column(cells[0]) + 1 &&
        column(cells[2]) == column(cells[0]) && column(cells[3]) == column(cells[1]);
    if (!is_square) {
        return false;
    }
    JsonValue values = JsonValue::array();
    for (const Digit digit : rule.digits) {
        values.push_back(number(digit));
    }
    return add("quadruple", {{"cells", places(cells)}, {"values", std::move(values)}});
}

bool Page::write(const OneOf &rule) {
    for (const unsigned first : {1U, 2U}) {
        std::vector<Digit> every_second;
        for (unsigned digit = first; digit <= shape_.side(); digit += 2) {
            every_second.push_back(digit_of(digit));
        }
        if (rule.digits == every_second) {
            for (const Cell cell : rule.cells) {
                add(first == 1 ? "odd" : "even", {{"cell", place(cell)}});
            }
            return true;
        }
    }
    return false;
}

/// A clue stands one step before the first cell of its row or column.
bool Page::add_clue(const char *key, std::span<const Cell> cells, unsigned value) {
    const int down = row(cells[1]) - row(cells[0]);
    const int right = column(cells[1]) - column(cells[0]);
    for (std::size_t at = 1; at < cells.size(); ++at) {
        if (row(cells[at]) - row(cells[at - 1]) != down ||
            column(cells[at]) - column(cells[at - 1]) != right) {
            return false;
        }
    }
    return std::abs(down) + std::abs(right) == 1 &&
           add(key, {{"cell", place(row(cells[0]) - down, column(cells[0]) - right)},
                     {"value", std::to_string(value)}});
}

/// A region sum line is cut where the region changes, so that no two consecutive pieces may be in
/// one, and each piece is in one.
bool Page::write(const EqualSums &rule) {
    std::vector<Cells> pieces = rule.pieces;
    const auto region = [&](const Cells &piece) { return shape_.region_of(piece.front()); };
    const bool in_regions = std::ranges::all_of(pieces, [&](const Cells &piece) {
        return std::ranges::all_of(
            piece, [&](Cell cell) { return shape_.region_of(cell) == region(piece); });
    });
    for (std::size_t at = 1; at < pieces.size(); ++at) {
        const auto next = std::find_if(
            pieces.begin() + static_cast<std::ptrdiff_t>(at), pieces.end(),
            [&](const Cells &piece) { return region(piece) != region(pieces[at - 1]); });
        if (next == pieces.end()) {
            return false;
        }
        std::iter_swap(pieces.begin() + static_cast<std::ptrdiff_t>(at), next);
    }
    Cells line;
    for (const Cells &piece : pieces) {
        line.insert(line.end(), piece.begin(), piece.end());
    }
    return in_regions && add_line("regionsumline", line);
}

/// An indexing cell of f-puzzles looks along its column, its row or its box.
bool Page::write(const Indexing &rule) {
    struct Way {
        const char *word;
        const char *key;
    };
    constexpr std::array ways{Way{"row-indexer", "rowindexer"},
                              Way{"column-indexer", "columnindexer"},
                              Way{"box-indexer", "boxindexer"}};
    for (const auto &[word, key] : ways) {
        const auto row = std::ranges::find(shorthand_rows(), word, &ShorthandRow::name);
        const Cell cell = cells_of(Constraint(rule)).front();
        const auto same = row->expand(shape_, shape_.cell_name(cell));
        if (same && same->front() == Constraint(rule)) {
            return add(key, {{"cells", places(std::array{cell})}});
        }
    }
    return false;
}

Result<void> Page::write_constraints() {
    for (const Constraint &constraint : rules_) {
        if (!std::visit([&](const auto &rule) { return write(rule); }, constraint)) {
            return std::unexpected(
                Error{ErrorCode::unsupported,
                      {"{} in the format {}", name(constraint, shape_), name(Format::f_puzzles)},
                      {"rules that it can say, or the format json"}});
        }
    }
    return {};
}

// ---- drawings ----------------------------------------------------------------------------------

/// How the userscript draws its constraints for the plain page, which doesn't know them.
struct TwinLine {
    const char *key;
    const char *name;
    const char *color;
    double width;
};
constexpr std::array twin_lines{
    TwinLine{"renban", "Renban", "#F067F0", 0.25},
    TwinLine{"whispers", "German Whispers", "#67F067", 0.1875},
    TwinLine{"entropicline", "Entropic Line", "#FFCCAA", 0.15625},
    TwinLine{"modularline", "Modular Line", "#33BBBB", 0.15625},
    TwinLine{"regionsumline", "Region Sum Line", "#2ECBFF", 0.15625},
    TwinLine{"nabner", "Nabner", "#C9C883", 0.25},
    TwinLine{"doublearrow", "Double Arrow", "#C54B8B", 0.15},
    TwinLine{"zipperline", "Zipper Line", "#cdb1ec", 0.15625},
    TwinLine{"slowthermometer", "Slow Thermometer", "#6495ED", 0.3},
};

void Page::add_twins() {
    for (const auto &[key, name, color, width] : twin_lines) {
        const JsonValue entries = list_in(document_, key);
        for (const JsonValue &entry : entries) {
            add("line", {{"lines", list_in(entry, "lines")},
                         {"outlineC", color},
                         {"width", width},
                         {"fromConstraint", name}});
        }
    }
}

void Page::write_headers() {
    for (const auto &[key, value] : record_.headers) {
        // A record of JSON has its headers as JSON.
        const auto parsed = parse_document(value);
        const std::string text = parsed && parsed->is_string() ? text_of(&*parsed) : value;
        if (key == "title" || key == "author") {
            document_[key] = text;
        } else if (key == "ruleset" || key == "rules") {
            document_["ruleset"] = text;
        }
    }
    if (record_.solution) {
        JsonValue solution = JsonValue::array();
        for (const Digit digit : *record_.solution) {
            solution.push_back(number(digit));
        }
        document_["solution"] = std::move(solution);
    }
}

Result<std::string> Page::write() {
    document_["size"] = shape_.side();
    write_headers();
    write_grid();
    write_houses();
    rules_.insert(shape_.constraints().begin(), shape_.constraints().end());
    write_whole_board();
    write_negative_dots();
    write_negative_signs();
    write_extremes();
    DOKUSHIN_CHECK(write_constraints());
    add_twins();
    return document_.dump(-1, ' ', false, JsonValue::error_handler_t::replace);
}

} // namespace

Result<std::string> f_puzzles_of(const Record &record) { return Page(record).write(); }

} // namespace dokushin::text
