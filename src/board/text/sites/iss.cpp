// A string is read in this order: its items, the board, givens, then rules (iss_rules.h). If the
// board is not understood, neither is anything on it.
#include "board/text/sites/iss.h"

#include "board/text/sites/iss_blocks.h"
#include "board/text/sites/iss_rules.h"
#include "board/text/sites/json_document.h"
#include "errors/catalogue.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <map>

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

std::vector<Item> items_of_type(std::span<const Item> items, std::string_view type) {
    std::vector<Item> found;
    std::ranges::copy_if(items, std::back_inserter(found),
                         [&](const Item &item) { return item.type == type; });
    return found;
}

/// Reads the side of a board, "9x9"; the values behind it must be those from 1 to the side. Nothing
/// for other boards: not square, from 0, of more values than rows, without houses ("Raw").
std::optional<unsigned> side_in(const Item &shape) {
    const auto &arguments = shape.arguments;
    if (arguments.empty() || arguments.size() > 2) {
        return std::nullopt;
    }
    const auto x = arguments[0].find('x');
    const auto rows = number_in(arguments[0].substr(0, x));
    if (!rows || *rows < 1 || *rows > most_side_of_iss ||
        arguments[0] != fmt::format("{0}x{0}", *rows)) {
        return std::nullopt;
    }
    const std::string_view values = arguments.size() == 2 ? arguments[1] : "";
    const bool is_usual = values.empty() || values == fmt::format("{}", *rows) ||
                          values == fmt::format("1-{}", *rows);
    return is_usual ? rows : std::nullopt;
}

std::optional<unsigned> side_of(std::span<const Item> items) {
    const auto shapes = items_of_type(items, "Shape");
    constexpr unsigned usual_side = 9;
    return shapes.empty()       ? std::optional(usual_side)
           : shapes.size() == 1 ? side_in(shapes.front())
                                : std::nullopt;
}

/// Numbers the boxes of `size` cells: as nearly square as they can be, of at least two rows and
/// columns, and not higher than wide. Nothing if there are none that fill the board.
std::optional<std::vector<int>> boxes_of(unsigned side, unsigned size) {
    for (unsigned rows = side; rows >= 2; --rows) {
        const unsigned columns = size / rows;
        if (rows <= columns && size % rows == 0 && side % rows == 0 && side % columns == 0) {
            std::vector<int> boxes;
            for (unsigned at = 0; at < side * side; ++at) {
                const unsigned box = at / side / rows * (side / columns) + at % side / columns;
                boxes.push_back(static_cast<int>(box));
            }
            return boxes;
        }
    }
    return std::nullopt;
}

/// Reads a jigsaw of a character a cell. As in ISS, regions of other numbers of cells than digits
/// don't count.
std::optional<std::vector<int>> jigsaw_in(const Item &item, unsigned side) {
    if (item.arguments.size() != 1 || item.arguments[0].size() != std::size_t{side} * side) {
        return std::nullopt;
    }
    std::vector<int> regions;
    for (const char region : item.arguments[0]) {
        const bool counts =
            std::ranges::count(item.arguments[0], region) == static_cast<std::ptrdiff_t>(side);
        regions.push_back(counts ? static_cast<unsigned char>(region) : Statement::no_region);
    }
    return regions;
}

/// What is known of a string while it is read.
struct Reading {
    Board board;
    Statement statement;

    void read_regions();
    void read_givens();
    void read_rules();

  private:
    [[nodiscard]] unsigned size_of_boxes();
    void read_jigsaw(const Item &item, bool has_regions);
    [[nodiscard]] bool read_given(std::string_view text, Pencilmarks &candidates) const;
};

/// Returns the number of a box's cells: that of digits, unless the string says another.
unsigned Reading::size_of_boxes() {
    unsigned size = board.side;
    for (const Item &item : items_of_type(board.items, "RegionSize")) {
        const auto stated = item.arguments.size() == 1 ? number_in(item.arguments[0]) : 0;
        if (stated.value_or(0) == 0 || (size != board.side && size != *stated)) {
            statement.unknown.push_back(name_of(item.text));
        } else {
            size = *stated;
        }
    }
    return size;
}

/// The regions of a jigsaw are the board's where there are no others; else they are extra regions.
void Reading::read_jigsaw(const Item &item, bool has_regions) {
    auto regions = jigsaw_in(item, board.side);
    if (!regions) {
        statement.unknown.push_back(name_of(item.text));
        return;
    }
    if (!has_regions) {
        board.regions = *std::move(regions);
        return;
    }
    std::map<int, std::vector<Place>> extra;
    for (std::size_t at = 0; at < regions->size(); ++at) {
        if ((*regions)[at] != Statement::no_region) {
            extra[(*regions)[at]].push_back(
                {static_cast<int>(at / board.side), static_cast<int>(at % board.side)});
        }
    }
    for (const auto &[number, cells] : extra) {
        statement.rule(name_of(item.text), "extra-region " + words_of(cells));
    }
}

void Reading::read_regions() {
    const auto has = [&](std::string_view type) {
        return std::ranges::find(board.items, type, &Item::type) != board.items.end();
    };
    const unsigned size = size_of_boxes();
    const bool says_boxes = !has("NoBoxes") && !has("ChaosConstruction");
    const auto boxes = says_boxes ? boxes_of(board.side, size) : std::nullopt;
    board.has_usual_boxes = boxes && size == board.side;
    board.regions = boxes.value_or(
        std::vector<int>(std::size_t{board.side} * board.side, Statement::no_region));
    bool has_regions = boxes.has_value();
    for (const Item &item : items_of_type(board.items, "Jigsaw")) {
        read_jigsaw(item, has_regions);
        has_regions = has_regions || std::ranges::any_of(board.regions, [](int region) {
                          return region != Statement::no_region;
                      });
    }
    if (!board.has_usual_boxes) {
        statement.regions = board.regions;
    }
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
        if (!digit || *digit < 1 || *digit > board.side) {
            return false;
        }
        digits.insert(digit_of(*digit));
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
    constexpr std::array<std::string_view, 6> read_already{"",        "Given",      "Shape",
                                                           "NoBoxes", "RegionSize", "Jigsaw"};
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
    const auto side = iss::side_of(*items);
    if (!side) {
        return iss::of_unknown_board(*items);
    }
    iss::Reading reading{{*side, {}, true, *std::move(items)}, Statement(*side)};
    reading.read_regions();
    reading.read_givens();
    reading.read_rules();
    return std::move(reading.statement);
}

} // namespace dokushin::text
