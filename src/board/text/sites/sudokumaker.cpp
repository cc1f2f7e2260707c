// The types of layers have numbers, and the format has no specification: names and fields are those
// of documents that the site makes (formatVersion 1.5.0). A cell is x + N·y; corners, edges and
// cells beside the board are numbered likewise, on lattices of their own.
//
// Some layers say what depends on others: negative rules on the marks of a second layer, disjoint
// groups and region sums on the regions. These are read behind all others.
#include "board/text/sites/sudokumaker.h"

#include "board/text/sites/board_wide.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

namespace dokushin::text {
namespace sudokumaker {
namespace {

using Places = std::vector<Place>;

struct Layer {
    const JsonValue &json;
    int type;
    std::string object; ///< "Arrow (constraint 3)"
};

struct Sheet {
    Statement statement;
    std::vector<Layer> layers{}; ///< that state rules
    bool has_regions = false;

    [[nodiscard]] int side() const { return static_cast<int>(statement.side); }
};

std::unexpected<Error> no_puzzle(ErrorCode code, Sentence expected) {
    return std::unexpected(
        Error{code, {"a document of {} that is no puzzle", "SudokuMaker"}, std::move(expected)});
}

// ---- places ------------------------------------------------------------------------------------

/// Reads a cell's number; nothing if the board has no such cell.
std::optional<Place> cell_of(const Sheet &sheet, const JsonValue &number) {
    const auto cell = integer_of(&number);
    const int side = sheet.side();
    return cell && *cell >= 0 && *cell < side * side
               ? std::optional(Place{*cell / side, *cell % side})
               : std::nullopt;
}

/// Reads a list of cells; nothing if an item is none.
std::optional<Places> cells_of(const Sheet &sheet, const JsonValue &list) {
    Places cells;
    for (const JsonValue &item : list) {
        const auto cell = cell_of(sheet, item);
        if (!cell) {
            return std::nullopt;
        }
        cells.push_back(*cell);
    }
    return list.is_array() ? std::optional(std::move(cells)) : std::nullopt;
}

/// Reads an edge. Each row of cells has N numbers for the edges at the left of its cells, then N
/// for those below them.
std::optional<Neighbours> edge_of(const Sheet &sheet, const JsonValue *number) {
    const auto edge = integer_of(number);
    if (!edge || *edge < 0) {
        return std::nullopt;
    }
    const int side = sheet.side();
    const int row = *edge / (2 * side);
    const int at = *edge % (2 * side);
    const Place cell{row, at % side};
    const Place other = at < side ? Place{row, at - 1} : Place{row + 1, at - side};
    return as_neighbours(sheet.statement, cell, other);
}

/// Reads a corner, the point at the upper left of a cell: the four cells around it.
std::optional<Places> cells_around(const Sheet &sheet, const JsonValue *number) {
    const auto corner = integer_of(number);
    const int points = sheet.side() + 1;
    if (!corner || *corner < 0) {
        return std::nullopt;
    }
    const Place at{*corner / points, *corner % points};
    const bool is_inside = sheet.statement.has_cell(at.row - 1, at.column - 1) &&
                           sheet.statement.has_cell(at.row, at.column);
    return is_inside ? std::optional(Places{{at.row - 1, at.column - 1},
                                            {at.row - 1, at.column},
                                            {at.row, at.column - 1},
                                            at})
                     : std::nullopt;
}

/// Reads a place on the board or around it.
std::optional<Place> outer_cell_of(const Sheet &sheet, const JsonValue *number) {
    const auto place = integer_of(number);
    const int places = sheet.side() + 2;
    return place && *place >= 0 && *place < places * places
               ? std::optional(Place{*place / places - 1, *place % places - 1})
               : std::nullopt;
}

/// Reads a member that is a list of cells; nothing if there is none.
std::optional<Places> cells_in(const Sheet &sheet, const JsonValue &object, std::string_view name) {
    const JsonValue *const list = member(object, name);
    return list != nullptr ? cells_of(sheet, *list) : std::nullopt;
}

bool repeats_cells(Places cells) {
    std::ranges::sort(cells);
    return std::ranges::adjacent_find(cells) != cells.end();
}

// ---- readers of layers -------------------------------------------------------------------------

/// Reads a layer. False: something in it is not understood.
using ReadLayer = bool (*)(Sheet &, const Layer &);

void state(Sheet &sheet, const Layer &layer, std::string_view word, std::span<const Place> cells) {
    sheet.statement.rule(layer.object, fmt::format("{} {}", word, words_of(cells)));
}

bool is_nothing(const JsonValue *value) { return text_of(value).empty(); }

/// Reads a number from 0 on.
std::optional<int> number_of(const JsonValue &object, std::string_view name) {
    const auto number = integer_of(member(object, name));
    return number && *number >= 0 ? number : std::nullopt;
}

/// Calls `call` with each item of a list of a layer. All are read, though one is not understood.
template <class Call> bool each_item(const Layer &layer, std::string_view name, const Call &call) {
    bool are_understood = member(layer.json, name) != nullptr;
    for (const JsonValue &item : list_in(layer.json, name)) {
        are_understood = call(item) && are_understood;
    }
    return are_understood;
}

/// Calls `call` with each list of cells. A list of one cell states nothing.
template <class Call>
bool each_list(Sheet &sheet, const Layer &layer, std::string_view name, const Call &call) {
    return each_item(layer, name, [&](const JsonValue &item) {
        const auto cells = cells_of(sheet, item);
        return cells && (cells->size() < 2 || call(*cells));
    });
}

/// A layer without parts, which a word says.
template <const char *const &Word> bool plain(Sheet &sheet, const Layer &layer) {
    sheet.statement.rule(layer.object, Word);
    return true;
}
constexpr const char *anti_king = "anti-king";
constexpr const char *anti_knight = "anti-knight";
constexpr const char *nonconsecutive = "nonconsecutive";

bool nothing(Sheet & /*sheet*/, const Layer & /*layer*/) { return true; }
bool not_understood(Sheet & /*sheet*/, const Layer & /*layer*/) { return false; }

template <const char *const &Word> bool cells_of_a_kind(Sheet &sheet, const Layer &layer) {
    const auto cells = cells_in(sheet, layer.json, "cells");
    if (cells && !cells->empty()) {
        state(sheet, layer, Word, *cells);
    }
    return cells.has_value();
}
constexpr const char *even = "even";
constexpr const char *odd = "odd";
constexpr const char *row_indexer = "row-indexer";
constexpr const char *column_indexer = "column-indexer";

template <bool Smallest> bool extremes(Sheet &sheet, const Layer &layer) {
    auto cells = cells_in(sheet, layer.json, "cells");
    if (cells) {
        state_extremes(sheet.statement, layer.object, *std::move(cells), Smallest);
        return true;
    }
    return false;
}

bool different_values(Sheet &sheet, const Layer &layer) {
    const auto cells = cells_in(sheet, layer.json, "cells");
    if (cells && cells->size() > 1) {
        state(sheet, layer, cells->size() == sheet.statement.side ? "extra-region" : "different",
              *cells);
    }
    return cells.has_value();
}

template <const char *const &Word> bool lines(Sheet &sheet, const Layer &layer) {
    return each_list(sheet, layer, "lines", [&](const Places &line) {
        state(sheet, layer, Word, line);
        return true;
    });
}
constexpr const char *renban = "renban";
constexpr const char *palindrome = "palindrome";
constexpr const char *sequence = "sequence";
constexpr const char *double_arrow = "double-arrow";

bool thermometers(Sheet &sheet, const Layer &layer) {
    const bool is_slow = is_set(layer.json, "slow");
    return each_list(sheet, layer, "thermometers", [&](const Places &line) {
        state(sheet, layer, is_slow ? "slow-thermometer" : "thermometer", line);
        return true;
    });
}

/// A line may close, and is then several rules.
bool whispers(Sheet &sheet, const Layer &layer) {
    const auto difference = number_of(layer.json, "minDifference");
    return difference && each_list(sheet, layer, "lines", [&](const Places &line) {
               const std::string word = fmt::format("whispers {}", *difference);
               if (!repeats_cells(line)) {
                   state(sheet, layer, word, line);
                   return true;
               }
               for (std::size_t at = 0; at + 1 < line.size(); ++at) {
                   state(sheet, layer, word, std::span(line).subspan(at, 2));
               }
               return true;
           });
}

bool between_lines(Sheet &sheet, const Layer &layer) {
    return each_list(sheet, layer, "lines", [&](const Places &line) {
        if (line.size() > 2) {
            state(sheet, layer, "between", line);
        }
        return true;
    });
}

bool lockout_lines(Sheet &sheet, const Layer &layer) {
    return each_list(sheet, layer, "lines", [&](const Places &line) {
        state(sheet, layer, fmt::format("lockout {}", sheet.side() / 2), line);
        return true;
    });
}

bool cages(Sheet &sheet, const Layer &layer) {
    return each_item(layer, "cages", [&](const JsonValue &cage) {
        const auto cells = cells_in(sheet, cage, "cells");
        const auto total = number_of(cage, "value"); // 0 is none
        if (!cells || !total) {
            return false;
        }
        if (*total > 0 && !cells->empty()) {
            state(sheet, layer, fmt::format("cage {}", *total), *cells);
        } else if (cells->size() > 1) {
            state(sheet, layer, "different", *cells);
        }
        return true;
    });
}

bool clones(Sheet &sheet, const Layer &layer) {
    return each_list(sheet, layer, "groups", [&](const Places &group) {
        state(sheet, layer, "equal", group);
        return true;
    });
}

bool quadruples(Sheet &sheet, const Layer &layer) {
    return each_item(layer, "clues", [&](const JsonValue &clue) {
        const auto cells = cells_around(sheet, member(clue, "corner"));
        std::string word = "quadruple";
        const JsonValue &digits = list_in(clue, "digits");
        for (const JsonValue &item : digits) {
            const auto digit = integer_of(&item);
            if (!digit || *digit < 1) {
                return false;
            }
            word += fmt::format(" {}", *digit);
        }
        if (cells && !digits.empty()) {
            state(sheet, layer, word, *cells);
        }
        return cells || digits.empty();
    });
}

/// The clue is a number whose digits are read in pairs: 1522 says one 5 and two 2s.
bool look_and_say_cages(Sheet &sheet, const Layer &layer) {
    constexpr std::size_t longest = 9;
    return each_item(layer, "cages", [&](const JsonValue &cage) {
        const auto cells = cells_in(sheet, cage, "cells");
        const std::string said = text_of(member(cage, "value"));
        const bool is_number = !said.empty() && said.size() <= longest &&
                               said.find_first_not_of("0123456789") == std::string::npos;
        if (cells && is_number) {
            state(sheet, layer, "look-and-say " + said, *cells);
        }
        return cells && (is_number || said.empty());
    });
}

/// The bulb's cells are listed from the ones on, our words have them as they are read.
bool arrows(Sheet &sheet, const Layer &layer) {
    return each_item(layer, "bulbsWithArrows", [&](const JsonValue &item) {
        auto bulb = cells_in(sheet, item, "bulbCells");
        if (!bulb || bulb->empty()) {
            return false;
        }
        std::ranges::reverse(*bulb);
        for (const JsonValue &arrow : list_in(item, "arrows")) {
            const auto cells = cells_of(sheet, arrow);
            if (!cells || cells->empty() ||
                std::ranges::find(*bulb, cells->front()) == bulb->end()) {
                return false;
            }
            if (cells->size() > 1) {
                state(sheet, layer, fmt::format("arrow {} :", words_of(*bulb)),
                      std::span(*cells).subspan(1));
            }
        }
        return true;
    });
}

// ---- groups of digits along lines --------------------------------------------------------------

using Groups = std::vector<int>;

/// Low, middle and high digits, as bits of their numbers. What three doesn't divide goes to the
/// middle if it is one, to both ends if it is two.
Groups low_middle_high(int side) {
    const int low = (side + 1) / 3;
    const int high = side - low + 1;
    Groups groups(3);
    for (int digit = 1; digit <= side; ++digit) {
        groups[digit <= low ? 0 : digit >= high ? 2 : 1] |= 1 << digit;
    }
    return groups;
}

/// Digits by what is left when they are divided.
Groups residues(int side, int modulus) {
    Groups groups(static_cast<std::size_t>(modulus));
    for (int digit = 1; digit <= side; ++digit) {
        groups[static_cast<std::size_t>(digit % modulus)] |= 1 << digit;
    }
    return groups;
}

Groups in_order(Groups groups) {
    std::ranges::sort(groups);
    return groups;
}

/// Words say these groups: thirds, or residues, parity among them.
std::optional<std::string> word_for(Groups groups, int side) {
    constexpr int most_bits = 19; // of numbers that the document may have
    const int count = static_cast<int>(groups.size());
    groups = in_order(std::move(groups));
    if (side >= most_bits || count < 2 || count > side) {
        return std::nullopt;
    }
    return groups == in_order(residues(side, count))
               ? std::optional(fmt::format("modular {}", count))
           : groups == in_order(low_middle_high(side)) ? std::optional(std::string("entropic"))
                                                       : std::nullopt;
}

bool entropy_lines(Sheet &sheet, const Layer &layer) {
    Groups groups;
    for (const JsonValue &group : list_in(layer.json, "groups")) {
        groups.push_back(integer_of(&group).value_or(0));
    }
    const auto word = word_for(std::move(groups), sheet.side());
    return word && each_list(sheet, layer, "lines", [&](const Places &line) {
               state(sheet, layer, *word, line);
               return true;
           });
}

// ---- clues beside the board --------------------------------------------------------------------

/// A clue without a value states nothing.
template <const char *const &Word> bool outside_clues(Sheet &sheet, const Layer &layer) {
    return each_item(layer, "clues", [&](const JsonValue &clue) {
        if (is_nothing(member(clue, "value"))) {
            return true;
        }
        const auto value = number_of(clue, "value");
        const auto at = outer_cell_of(sheet, member(clue, "outerCell"));
        const auto line = at ? line_seen_from(sheet.statement, *at) : Places{};
        if (!value || line.empty()) {
            return false;
        }
        state(sheet, layer, fmt::format("{} {}", Word, *value), line);
        return true;
    });
}
constexpr const char *sandwich = "sandwich";
constexpr const char *x_sum = "x-sum";
constexpr const char *skyscraper = "skyscraper";
constexpr const char *numbered_room = "numbered-room";

/// Of a diagonal's two directions the one that leads into the board is meant.
bool little_killers(Sheet &sheet, const Layer &layer) {
    return each_item(layer, "clues", [&](const JsonValue &clue) {
        if (is_nothing(member(clue, "value"))) {
            return true;
        }
        const auto value = number_of(clue, "value");
        const auto at = outer_cell_of(sheet, member(clue, "outerCell"));
        const auto slope = integer_of(member(clue, "diagonal"));
        if (!value || !at || !slope || std::abs(*slope) != 1 ||
            sheet.statement.has_cell(at->row, at->column)) {
            return false;
        }
        const auto down = diagonal_seen_from(sheet.statement, *at, {1, -*slope});
        const auto up = diagonal_seen_from(sheet.statement, *at, {-1, *slope});
        if (down.empty() == up.empty()) {
            return false;
        }
        state(sheet, layer, fmt::format("sum {}", *value), down.empty() ? up : down);
        return true;
    });
}

// ---- signs between neighbours ------------------------------------------------------------------

template <const char *const &Word, bool MayBeEmpty> bool signs(Sheet &sheet, const Layer &layer) {
    return each_item(layer, "clues", [&](const JsonValue &clue) {
        const auto value = number_of(clue, "value");
        const auto pair = edge_of(sheet, member(clue, "edge"));
        if (!value || !pair) {
            return false;
        }
        if (*value > 0 || !MayBeEmpty) {
            state(sheet, layer, fmt::format("{} {}", Word, *value),
                  std::array{pair->first, pair->second});
        }
        return true;
    });
}
constexpr const char *difference = "difference";
constexpr const char *ratio = "ratio";
constexpr const char *sum = "sum";

/// Adds the edges that a layer marks.
void add_marked(const Sheet &sheet, const Layer &layer, std::set<Neighbours> &marked) {
    for (const JsonValue &clue : list_in(layer.json, "clues")) {
        if (const auto pair = edge_of(sheet, member(clue, "edge"))) {
            marked.insert(*pair);
        }
    }
}

constexpr int no_type = -1;

struct Negative {
    int type;
    std::string_view word;
    int other;               ///< the type of layers that exempt their edges as well
    std::string_view exempt; ///< the member of those layers that says so, unless it is false
};
constexpr std::array negatives{
    Negative{200, "not-difference", 201, "overrideNegativeDifferences"},
    Negative{201, "not-ratio", 200, "overrideNegativeRatios"},
    Negative{202, "not-sum", no_type, ""},
};

bool exempts(const Layer &layer, std::string_view name) {
    const JsonValue *const flag = member(layer.json, name);
    return flag == nullptr || !flag->is_boolean() || flag->get<bool>();
}

/// States what no unmarked edge may have. With several layers of the type it is not known whether
/// each exempts the edges of all.
bool state_negative(Sheet &sheet, const Layer &layer, const Negative &negative) {
    constexpr std::size_t most_numbers = 20;
    std::set<int> numbers;
    for (const JsonValue &item : list_in(layer.json, "negative")) {
        const auto number = integer_of(&item);
        if (!number || *number < 0) {
            return false;
        }
        numbers.insert(*number);
    }
    const auto of_type = std::ranges::count(sheet.layers, negative.type, &Layer::type);
    if (!numbers.empty() && (of_type > 1 || numbers.size() > most_numbers)) {
        return false;
    }
    std::set<Neighbours> marked;
    add_marked(sheet, layer, marked);
    for (const Layer &other : sheet.layers) {
        if (other.type == negative.other && exempts(other, negative.exempt)) {
            add_marked(sheet, other, marked);
        }
    }
    for (const int number : numbers) {
        forbid_among_neighbours(sheet.statement, marked, layer.object,
                                fmt::format("{} {}", negative.word, number));
    }
    return true;
}

// ---- regions -----------------------------------------------------------------------------------

/// The first layer of regions makes the board's; others state that the cells of each differ.
bool regions(Sheet &sheet, const Layer &layer) {
    Statement &statement = sheet.statement;
    const JsonValue &list = list_in(layer.json, "regions");
    std::vector<int> numbers;
    std::map<int, Places> cells;
    if (list.size() != statement.givens.size()) {
        return false;
    }
    for (const JsonValue &item : list) {
        const auto number = integer_of(&item);
        if (!number || *number < Statement::no_region) {
            return false;
        }
        const int at = static_cast<int>(numbers.size());
        if (*number != Statement::no_region) {
            cells[*number].push_back({at / sheet.side(), at % sheet.side()});
        }
        numbers.push_back(*number);
    }
    if (!sheet.has_regions) {
        statement.regions = std::move(numbers);
        sheet.has_regions = true;
        return true;
    }
    for (const auto &[number, its_cells] : cells) {
        if (its_cells.size() > 1) {
            state(sheet, layer, "different", its_cells);
        }
    }
    return true;
}

/// Regions are numbered in the statement by now.
bool disjoint_groups(Sheet &sheet, const Layer &layer) {
    state_disjoint_groups(sheet.statement, layer.object);
    return true;
}

/// Words for equal sums in all regions that a line visits: "equal-sums r1c1 r1c2 : r1c4".
std::string sums_of_regions(const Sheet &sheet, const Places &line) {
    std::map<int, Places> visited;
    for (const Place cell : line) {
        const int region = sheet.statement.regions[sheet.statement.position(cell.row, cell.column)];
        if (region != Statement::no_region) {
            visited[region].push_back(cell);
        }
    }
    std::string words;
    for (const auto &[region, cells] : visited) {
        words += (words.empty() ? "equal-sums " : " : ") + words_of(cells);
    }
    return visited.size() > 1 ? words : std::string{};
}

/// Each visit to a region is a sum of its own, or all visits together are. A line that comes back
/// to a cell has no beginning at which a first sum would begin.
bool region_sum_lines(Sheet &sheet, const Layer &layer) {
    const bool together = is_set(layer.json, "singleRegionTotals");
    return each_list(sheet, layer, "lines", [&](const Places &line) {
        if (repeats_cells(line)) {
            return false;
        }
        if (!together) {
            state(sheet, layer, "region-sum", line);
        } else if (auto words = sums_of_regions(sheet, line); !words.empty()) {
            sheet.statement.rule(layer.object, std::move(words));
        }
        return true;
    });
}

// ---- types -------------------------------------------------------------------------------------

struct LayerType {
    int type;
    std::string_view name;
    ReadLayer read;
    ReadLayer read_behind_all = nothing;
};

template <std::size_t Row> bool negative(Sheet &sheet, const Layer &layer) {
    return state_negative(sheet, layer, negatives[Row]);
}

/// Both diagonals together are one word, which the falling one says.
template <bool Rises> bool diagonal(Sheet &sheet, const Layer &layer) {
    constexpr int type_of_other = Rises ? 10 : 11;
    const auto other = std::ranges::find(sheet.layers, type_of_other, &Layer::type);
    if (other == sheet.layers.end()) {
        state(sheet, layer, "different", main_diagonal(sheet.statement, Rises));
    } else if (!Rises) {
        sheet.statement.rule(layer.object, "diagonals");
    }
    return true;
}

/// SudokuRules state that rows and columns of an area differ, which they do anyway on the board.
bool sudoku_rules(Sheet & /*sheet*/, const Layer &layer) {
    return list_in(layer.json, "areas").empty();
}

constexpr std::array layer_types{
    LayerType{0, "Givens", nothing},
    LayerType{1, "Regions", regions},
    LayerType{10, "Diagonal", diagonal<false>},
    LayerType{11, "Diagonal", diagonal<true>},
    LayerType{12, "Antiking", plain<anti_king>},
    LayerType{13, "Antiknight", plain<anti_knight>},
    LayerType{14, "DisjointGroups", nothing, disjoint_groups},
    LayerType{15, "Nonconsecutive", plain<nonconsecutive>},
    LayerType{16, "GlobalEntropy", not_understood},
    LayerType{100, "Even", cells_of_a_kind<even>},
    LayerType{101, "Odd", cells_of_a_kind<odd>},
    LayerType{102, "Maximum", extremes<false>},
    LayerType{103, "Minimum", extremes<true>},
    LayerType{200, "Difference", signs<difference, false>, negative<0>},
    LayerType{201, "Ratio", signs<ratio, false>, negative<1>},
    LayerType{202, "XV", signs<sum, true>, negative<2>},
    LayerType{300, "Thermometer", thermometers},
    LayerType{301, "KillerCages", cages},
    LayerType{302, "Clone", clones},
    LayerType{303, "Quadruple", quadruples},
    LayerType{304, "LookAndSayCages", look_and_say_cages},
    LayerType{305, "DifferentValues", different_values},
    LayerType{400, "Renban", lines<renban>},
    LayerType{401, "Whisper", whispers},
    LayerType{402, "Palindrome", lines<palindrome>},
    LayerType{403, "BetweenLines", between_lines},
    LayerType{404, "RegionSumLine", nothing, region_sum_lines},
    LayerType{405, "Sequence", lines<sequence>},
    LayerType{406, "EntropyLines", entropy_lines},
    LayerType{407, "LockoutLines", lockout_lines},
    LayerType{408, "Arrow", arrows},
    LayerType{409, "DoubleArrow", lines<double_arrow>},
    LayerType{500, "LittleKillers", little_killers},
    LayerType{501, "SandwichSums", outside_clues<sandwich>},
    LayerType{502, "XSums", outside_clues<x_sum>},
    LayerType{503, "Skyscrapers", outside_clues<skyscraper>},
    LayerType{504, "NumberedRooms", outside_clues<numbered_room>},
    LayerType{600, "RowIndexer", cells_of_a_kind<row_indexer>},
    LayerType{601, "ColumnIndexer", cells_of_a_kind<column_indexer>},
    LayerType{1000, "Custom", not_understood}, // the setter's JavaScript
    LayerType{2000, "CosmeticLine", nothing},
    LayerType{2001, "CosmeticCage", nothing},
    LayerType{2002, "CosmeticSymbol", nothing},
    LayerType{2003, "SudokuRules", sudoku_rules},
    LayerType{4000, "FogLights", nothing},
    LayerType{4001, "FogTriggers", nothing},
};

const LayerType *type_numbered(int type) {
    const auto row = std::ranges::find(layer_types, type, &LayerType::type);
    return row == layer_types.end() ? nullptr : &*row;
}

/// Names a layer: by its type, the setter's name for it, and its place.
std::string name_of(const JsonValue &layer, const LayerType *type, int number,
                    std::size_t ordinal) {
    std::string its_name = text_of(member(layer, "name"));
    std::ranges::replace_if(
        its_name, [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
    return fmt::format("{}{} (constraint {})",
                       type != nullptr ? std::string(type->name) : fmt::format("type {}", number),
                       its_name.empty() ? "" : fmt::format(" {:.40}", its_name), ordinal);
}

/// Takes the layers that state rules. One of a type that isn't known is unknown.
void take_layers(Sheet &sheet, const JsonValue &puzzle) {
    std::size_t ordinal = 0;
    for (const JsonValue &layer : list_in(puzzle, "constraints")) {
        ++ordinal;
        if (is_set(layer, "disabled") || is_set(layer, "solverIgnored")) {
            continue;
        }
        const int number = integer_of(member(layer, "type")).value_or(no_type);
        const LayerType *const type = type_numbered(number);
        std::string object = name_of(layer, type, number, ordinal);
        if (type == nullptr) {
            sheet.statement.unknown.push_back(std::move(object));
        } else {
            sheet.layers.push_back({layer, number, std::move(object)});
        }
    }
}

void read_layers(Sheet &sheet) {
    std::vector<bool> understood;
    for (const Layer &layer : sheet.layers) {
        understood.push_back(type_numbered(layer.type)->read(sheet, layer));
    }
    std::size_t at = 0;
    for (const Layer &layer : sheet.layers) {
        if (!type_numbered(layer.type)->read_behind_all(sheet, layer) || !understood[at]) {
            sheet.statement.unknown.push_back(layer.object);
        }
        ++at;
    }
}

// ---- the board ---------------------------------------------------------------------------------

int member_or(const JsonValue &object, std::string_view name, int usual) {
    const JsonValue *const value = member(object, name);
    return value == nullptr || value->is_null() ? usual : integer_of(value).value_or(-1);
}

/// Is there a layer that states that all rows and columns differ?
bool has_rules_of_sudoku(const JsonValue &puzzle) {
    return std::ranges::any_of(list_in(puzzle, "constraints"), [](const JsonValue &layer) {
        return integer_of(member(layer, "type")) == 2003 && !is_set(layer, "disabled") &&
               !is_set(layer, "solverIgnored") && list_in(layer, "areas").empty();
    });
}

/// The side of the board. A custom one must be what others are: square, with digits from 1 on.
Result<unsigned> side_of(const JsonValue &puzzle) {
    constexpr int usual = 9;
    const bool is_custom = text_of(member(puzzle, "type")) == "custom";
    const int side = member_or(puzzle, is_custom ? "width" : "size", usual);
    const int height = is_custom ? member_or(puzzle, "height", usual) : side;
    if (side < 1 || side > static_cast<int>(max_side) || height != side) {
        return no_puzzle(ErrorCode::unsupported, {"N×N cells with N from 1 to 64"});
    }
    const int least = member_or(puzzle, "minDigit", 1);
    const int largest = member_or(puzzle, "maxDigit", is_custom ? usual : side);
    if (least != 1 || largest != side || (is_custom && !has_rules_of_sudoku(puzzle))) {
        return no_puzzle(ErrorCode::unsupported, {"{} to {}", 1, side});
    }
    return static_cast<unsigned>(side);
}

/// Reads the digits, givens and a player's. A given that is no digit makes the document useless.
Result<void> read_cells(Sheet &sheet, const JsonValue &puzzle) {
    Statement &statement = sheet.statement;
    const JsonValue &cells = list_in(puzzle, "cells");
    if (cells.size() != statement.givens.size()) {
        return no_puzzle(ErrorCode::bad_format, {"{n} cells", statement.givens.size()});
    }
    for (std::size_t at = 0; at < cells.size(); ++at) {
        const JsonValue *const value = member(cells[at], "value");
        if (is_nothing(value)) {
            continue;
        }
        const auto digit = integer_of(value);
        const bool is_given = is_set(cells[at], "given");
        if (digit && *digit >= 1 && *digit <= sheet.side()) {
            if (!is_given && statement.placed.empty()) {
                statement.placed.assign(cells.size(), Digit::blank);
            }
            (is_given ? statement.givens : statement.placed)[at] =
                digit_of(static_cast<unsigned>(*digit));
        } else if (is_given) {
            return std::unexpected(Error{ErrorCode::out_of_range,
                                         {"'{}'", fmt::format("{:.20}", text_of(value))},
                                         {"{} to {}", 1, sheet.side()}});
        }
    }
    return {};
}

void read_headers(Sheet &sheet, const JsonValue &puzzle) {
    struct Header {
        std::string_view member;
        std::string_view name;
    };
    constexpr std::array headers{Header{"name", "title"}, Header{"author", "author"},
                                 Header{"comment", "rules"}};
    for (const Header &header : headers) {
        if (std::string text = text_of(member(puzzle, header.member)); !text.empty()) {
            sheet.statement.headers.emplace_back(header.name, std::move(text));
        }
    }
}

/// The solution that the setter has given for the export to SudokuPad.
std::optional<Grid> solution_of(const JsonValue &puzzle, unsigned side) {
    const JsonValue *const exported = member(puzzle, "export");
    const JsonValue *const pad = exported != nullptr ? member(*exported, "sudokuPad") : nullptr;
    return pad != nullptr ? full_grid(text_of(member(*pad, "solution")), side) : std::nullopt;
}

/// The oldest documents say `sudoku` instead of `puzzle`.
const JsonValue *puzzle_in(const JsonValue &json) {
    const JsonValue *const puzzle = member(json, "puzzle");
    return puzzle != nullptr ? puzzle : member(json, "sudoku");
}

Result<Statement> read_document(const JsonValue &json) {
    const JsonValue *const puzzle = puzzle_in(json);
    if (puzzle == nullptr) {
        return no_puzzle(ErrorCode::bad_format, {});
    }
    DOKUSHIN_TRY(side, side_of(*puzzle));
    Sheet sheet{Statement(side)};
    sheet.statement.regions.assign(sheet.statement.givens.size(), Statement::no_region);
    DOKUSHIN_CHECK(read_cells(sheet, *puzzle));
    read_headers(sheet, *puzzle);
    sheet.statement.solution = solution_of(*puzzle, side);
    take_layers(sheet, *puzzle);
    read_layers(sheet);
    return std::move(sheet.statement);
}

} // namespace
} // namespace sudokumaker

bool is_sudokumaker(const JsonValue &json) {
    const JsonValue *const puzzle = sudokumaker::puzzle_in(json);
    const JsonValue *const layers = puzzle != nullptr ? member(*puzzle, "constraints") : nullptr;
    return layers != nullptr && layers->is_array() && !list_in(*puzzle, "cells").empty();
}

Result<Statement> read_sudokumaker(const JsonValue &json) {
    return sudokumaker::read_document(json);
}

} // namespace dokushin::text
