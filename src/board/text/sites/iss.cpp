// A string is read in this order: its items, the board, givens, then rules (iss_rules.h). If the
// board is not understood, neither is anything on it.
#include "board/text/sites/iss.h"

#include "board/text/sites/iss_blocks.h"
#include "board/text/sites/iss_doppelganger.h"
#include "board/text/sites/iss_rules.h"
#include "board/text/sites/json_document.h"
#include "errors/catalogue.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <utility>

namespace dokushin::text {
namespace iss {
namespace {

constexpr std::string_view white_space = " \t\r\n\f\v";
constexpr unsigned most_side_of_iss = 16;

Error no_iss_string() {
    return {ErrorCode::bad_format,
            {"a document of {} that is no puzzle", "Interactive Sudoku Solver"},
            {"the whole link as it was copied, of at most {} characters when unpacked",
             longest_document}};
}

constexpr std::string_view capital_letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

std::vector<Item> items_of_type(std::span<const Item> items, std::string_view type) {
    std::vector<Item> found;
    std::ranges::copy_if(items, std::back_inserter(found),
                         [&](const Item &item) { return item.type == type; });
    return found;
}

/// Reads values: "9" are those from 1 to 9, "0-8" those from 0.
bool read_values(std::string_view text, GridMeasures &measures) {
    const auto hyphen = text.find('-');
    const auto first = hyphen == text.npos ? 1U : number_in(text.substr(0, hyphen));
    const auto last = number_in(hyphen == text.npos ? text : text.substr(hyphen + 1));
    if (!first || !last || *first > 1 || *last < *first) {
        return false;
    }
    measures.lowest = *first;
    measures.digits = *last - *first + 1;
    return true;
}

/// Reads the measures of a board, "9x9" and perhaps values behind it. Nothing for other boards:
/// larger ones, and those whose rows and columns hold anything ("Raw").
std::optional<GridMeasures> measures_in(const Item &shape) {
    const auto &arguments = shape.arguments;
    if (arguments.empty() || arguments.size() > 2) {
        return std::nullopt;
    }
    const auto x = arguments[0].find('x');
    const auto rows = number_in(arguments[0].substr(0, x));
    const auto columns = x == std::string_view::npos ? rows : number_in(arguments[0].substr(x + 1));
    if (!rows || !columns || x == std::string_view::npos) {
        return std::nullopt;
    }
    GridMeasures measures{.rows = *rows, .columns = *columns, .digits = std::max(*rows, *columns)};
    if (arguments.size() == 2 && !read_values(arguments[1], measures)) {
        return std::nullopt;
    }
    const bool is_usual_size = measures.rows == measures.digits &&
                               measures.columns == measures.digits && measures.lowest == 1;
    const unsigned least = is_usual_size ? 1 : 2;
    const bool fits = std::min(*rows, *columns) >= least &&
                      std::max(*rows, *columns) <= measures.digits &&
                      measures.digits <= most_side_of_iss;
    return fits ? std::optional(measures) : std::nullopt;
}

std::optional<GridMeasures> measures_of(std::span<const Item> items) {
    const auto shapes = items_of_type(items, "Shape");
    constexpr GridMeasures usual{.rows = 9, .columns = 9, .digits = 9};
    return shapes.empty()       ? std::optional(usual)
           : shapes.size() == 1 ? measures_in(shapes.front())
                                : std::nullopt;
}

/// Finds boxes of `size` cells: as nearly square as they can be, of at least two rows and columns,
/// and not higher than wide if both fit. Nothing if there are none that fill the board.
std::optional<GridMeasures> with_boxes(GridMeasures measures, unsigned size) {
    for (unsigned less = measures.digits; less >= 2; --less) {
        const unsigned more = size / less;
        if (less > more || size % less != 0) {
            continue;
        }
        for (const auto &[rows, columns] : {std::pair(less, more), std::pair(more, less)}) {
            if (measures.rows % rows == 0 && measures.columns % columns == 0) {
                measures.box_rows = rows;
                measures.box_columns = columns;
                return measures;
            }
        }
    }
    return std::nullopt;
}

/// Numbers the box of each cell.
std::vector<int> boxes_of(const GridMeasures &measures) {
    const unsigned across = measures.columns / measures.box_columns;
    std::vector<int> boxes;
    for (unsigned at = 0; at < measures.rows * measures.columns; ++at) {
        const unsigned down = at / measures.columns / measures.box_rows;
        boxes.push_back(
            static_cast<int>(down * across + at % measures.columns / measures.box_columns));
    }
    return boxes;
}

/// Reads a jigsaw of a character a cell. As in ISS, regions don't count that have fewer cells than
/// a row or column, or more than there are digits.
std::optional<std::vector<int>> jigsaw_in(const Item &item, const GridMeasures &measures) {
    const std::size_t cells = std::size_t{measures.rows} * measures.columns;
    if (item.arguments.size() != 1 || item.arguments[0].size() != cells) {
        return std::nullopt;
    }
    const auto least = static_cast<std::ptrdiff_t>(std::max(measures.rows, measures.columns));
    std::vector<int> regions;
    for (const char region : item.arguments[0]) {
        const auto size = std::ranges::count(item.arguments[0], region);
        const bool counts = size >= least && std::cmp_less_equal(size, measures.digits);
        regions.push_back(counts ? static_cast<unsigned char>(region) : Statement::no_region);
    }
    return regions;
}

/// What is known of a string while it is read.
struct Reading {
    Board board;
    Statement statement;
    GridMeasures measures;

    void read_variables();
    void add_variables_of_doppelganger();
    void read_regions();
    void open_blocks_of_and();
    void read_givens();
    void read_rules();

  private:
    [[nodiscard]] unsigned size_of_boxes();
    void read_jigsaw(const Item &item, bool has_regions);
    void state_region(std::string_view item, std::span<const Place> cells);
    [[nodiscard]] bool read_given(std::string_view text, Pencilmarks &candidates) const;
};

/// Returns the number of a box's cells: that of the longer of rows and columns, unless the string
/// says another.
unsigned Reading::size_of_boxes() {
    const unsigned usual = std::max(board.rows, board.columns);
    unsigned size = usual;
    for (const Item &item : items_of_type(board.items, "RegionSize")) {
        const auto stated = item.arguments.size() == 1 ? number_in(item.arguments[0]) : 0;
        if (stated.value_or(0) == 0 || (size != usual && size != *stated)) {
            statement.unknown.push_back(name_of(item.text));
        } else {
            size = *stated;
        }
    }
    return size;
}

/// A region of as many cells as digits holds all of them; a smaller one holds different digits.
void Reading::state_region(std::string_view item, std::span<const Place> cells) {
    statement.rule(name_of(item),
                   (cells.size() == board.side ? "extra-region " : "different ") + words_of(cells));
}

/// The regions of a jigsaw are the board's where there are no others; else they are extra regions,
/// as on a board that is not of the usual size.
void Reading::read_jigsaw(const Item &item, bool has_regions) {
    auto regions = jigsaw_in(item, measures);
    if (!regions) {
        statement.unknown.push_back(name_of(item.text));
        return;
    }
    std::map<int, std::vector<Place>> extra;
    if (has_regions || !statement.is_usual_size()) {
        for (std::size_t at = 0; at < regions->size(); ++at) {
            if ((*regions)[at] != Statement::no_region) {
                extra[(*regions)[at]].push_back(board.place_of(at));
            }
        }
    }
    if (!has_regions) {
        board.boxes_are_regions = false;
        board.regions = *std::move(regions);
    }
    for (const auto &[number, cells] : extra) {
        state_region(item.text, cells);
    }
}

/// Reads groups of variables, Var~A~label~8 or Var~A~label~2x4. A group without a number has one.
void Reading::read_variables() {
    for (const Item &item : items_of_type(board.items, "Var")) {
        const auto &arguments = item.arguments;
        const auto name = fmt::format("V{}", arguments.empty() ? std::string_view() : arguments[0]);
        const std::string_view size = arguments.size() == 3 ? arguments[2] : "1";
        const auto x = size.find('x');
        const auto rows = x == size.npos ? 1U : number_in(size.substr(0, x));
        const auto columns = number_in(x == size.npos ? size : size.substr(x + 1));
        const bool is_group =
            name.size() > 1 && name.find_first_not_of(capital_letters) == name.npos &&
            arguments.size() <= 3 && rows.value_or(0) > 0 && columns.value_or(0) > 0 &&
            std::max(*rows, *columns) <= Shape::most_variables &&
            statement.variables + *rows * *columns <= Shape::most_variables;
        // A number alone lies in rows as long as those of the grid.
        const unsigned across = x == size.npos ? board.columns : columns.value_or(1);
        if (!is_group ||
            !board.variables.try_emplace(name, statement.variables, *rows * *columns, across)
                 .second) {
            statement.unknown.push_back(name_of(item.text));
            continue;
        }
        statement.add_variables(*rows * *columns);
    }
}

/// Adds the variables that Doppelganger stands for, unless they are too many: its rule is not
/// understood then.
void Reading::add_variables_of_doppelganger() {
    if (items_of_type(board.items, "Doppelganger").empty()) {
        return;
    }
    const auto with = with_boxes(measures, std::max(board.rows, board.columns));
    const unsigned boxes =
        with ? board.rows / with->box_rows * (board.columns / with->box_columns) : 0;
    const unsigned across = with ? with->box_columns : board.columns;
    for (const auto &[name, count, are_boxes] : variables_of_doppelganger(board, boxes)) {
        if (statement.variables + count > Shape::most_variables) {
            return;
        }
        board.variables.try_emplace(std::string(name), statement.variables, count,
                                    are_boxes ? across : board.columns);
        statement.add_variables(count);
    }
}

void Reading::read_regions() {
    const auto has = [&](std::string_view type) {
        return std::ranges::find(board.items, type, &Item::type) != board.items.end();
    };
    const unsigned size = size_of_boxes();
    const bool says_boxes = !has("NoBoxes") && !has("ChaosConstruction");
    const auto with = says_boxes && size <= board.side ? with_boxes(measures, size) : std::nullopt;
    board.has_usual_boxes =
        with && size == board.side && board.rows == board.side && board.columns == board.side;
    board.regions =
        with ? boxes_of(*with) : std::vector<int>(board.cell_count(), Statement::no_region);
    bool has_regions = with.has_value();
    for (const Item &item : items_of_type(board.items, "Jigsaw")) {
        read_jigsaw(item, has_regions);
        has_regions = has_regions || std::ranges::any_of(board.regions, [](int region) {
                          return region != Statement::no_region;
                      });
    }
    if (!statement.is_usual_size()) {
        statement.box_rows = with ? with->box_rows : 0;
        statement.box_columns = with ? with->box_columns : 0;
    } else if (!board.has_usual_boxes) {
        statement.regions = board.regions;
    }
}

/// Adds the items of a block in its place, and those of such blocks in it.
void add_items(const Item &block, std::vector<Item> &items) {
    for (const Item &item : block.items) {
        if (item.type == "And") {
            add_items(item, items);
        } else {
            items.push_back(item);
        }
    }
}

/// Puts the items of each block ".And … .End" in its place, since all of them hold: digits of cells
/// are givens there, too. A block that is not understood as a whole stays.
void Reading::open_blocks_of_and() {
    std::vector<Item> items;
    for (const Item &item : board.items) {
        if (item.type == "And" && rules_of_block(board, item)) {
            add_items(item, items);
        } else {
            items.push_back(item);
        }
    }
    board.items = std::move(items);
}

/// Reads one or more digits of a cell, R1C1_5_6, which it has one of.
bool Reading::read_given(std::string_view text, Pencilmarks &candidates) const {
    const auto cell = cell_in(board, text.substr(0, text.find('_')));
    if (!cell) {
        return false;
    }
    DigitSet digits;
    do {
        text.remove_prefix(std::min(text.find('_'), text.size() - 1) + 1);
        const auto digit = number_in(text.substr(0, text.find('_')));
        if (!digit || !board.has_value(*digit)) {
            return false;
        }
        digits.insert(digit_of(*digit - board.lowest + 1));
    } while (text.find('_') != std::string_view::npos);
    DigitSet &here = candidates[statement.position(cell->row, cell->column)];
    here = here & digits;
    return true;
}

/// A cell with one digit is given; several are candidates. What is said twice of a cell holds both
/// times.
void Reading::read_givens() {
    const DigitSet all = DigitSet::all(board.side);
    Pencilmarks candidates(statement.givens.size(), all);
    for (const Item &item : board.items) {
        if (!item.type.empty() && item.type != "Given") {
            continue;
        }
        for (const std::string_view argument : item.arguments) {
            if (!read_given(argument, candidates)) {
                statement.unknown.push_back(name_of(fmt::format("~{}", argument)));
            }
        }
    }
    bool has_candidates = false;
    for (std::size_t at = 0; at < candidates.size(); ++at) {
        if (candidates[at].size() == 1) {
            statement.givens[at] = candidates[at].first();
        }
        has_candidates = has_candidates || (candidates[at] != all && candidates[at].size() != 1);
    }
    if (has_candidates) {
        statement.candidates = std::move(candidates);
    }
}

void Reading::read_rules() {
    constexpr std::array<std::string_view, 7> read_already{
        "", "Given", "Shape", "NoBoxes", "RegionSize", "Jigsaw", "Var"};
    for (const Item &item : board.items) {
        if (std::ranges::find(read_already, item.type) != read_already.end()) {
            continue;
        }
        const auto rules = is_block(item) ? rules_of_block(board, item) : rules_of(board, item);
        if (!rules) {
            statement.unknown.push_back(name_of(item.text));
            continue;
        }
        for (const std::string &words : *rules) {
            statement.rule(name_of(item.text), words);
        }
    }
}

/// States that nothing is understood, on a board that stands for the one that can't be made.
Statement of_unknown_board(std::span<const Item> items) {
    constexpr unsigned usual_side = 9;
    Statement statement(usual_side);
    // First what the reason is.
    for (const bool of_shapes : {true, false}) {
        for (const Item &item : items) {
            if ((item.type == "Shape") == of_shapes) {
                statement.unknown.push_back(name_of(item.text));
            }
        }
    }
    return statement;
}

} // namespace
} // namespace iss

bool is_iss(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(iss::white_space), text.size()));
    if (!text.starts_with('.')) {
        return false;
    }
    text.remove_prefix(std::min(text.find_first_not_of('.'), text.size())); // "..Cage~10~R1C1"
    const std::string_view type = text.substr(0, text.find_first_of(".~ \t\r\n\f\v"));
    const bool has_arguments = text.substr(type.size()).starts_with('~');
    const bool is_name = std::ranges::all_of(
        type, [](char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); });
    const bool begins_great = type.empty() || (type[0] >= 'A' && type[0] <= 'Z');
    return has_arguments ? is_name && begins_great : iss::stands_alone(type);
}

Result<Statement> read_iss(std::string_view text) {
    if (text.size() > longest_document) {
        return std::unexpected(iss::no_iss_string());
    }
    std::string string;
    std::ranges::copy_if(text, std::back_inserter(string),
                         [](char c) { return iss::white_space.find(c) == std::string_view::npos; });
    auto items = iss::cut_into_items(string);
    if (!items) {
        return std::unexpected(iss::no_iss_string());
    }
    const auto measures = iss::measures_of(*items);
    if (!measures) {
        return iss::of_unknown_board(*items);
    }
    const auto &its = *measures;
    iss::Reading reading{{.side = its.digits,
                          .rows = its.rows,
                          .columns = its.columns,
                          .lowest = its.lowest,
                          .items = *std::move(items)},
                         Statement(its),
                         its};
    reading.read_variables();
    reading.add_variables_of_doppelganger();
    reading.read_regions();
    reading.open_blocks_of_and();
    reading.read_givens();
    reading.read_rules();
    return std::move(reading.statement);
}

} // namespace dokushin::text
