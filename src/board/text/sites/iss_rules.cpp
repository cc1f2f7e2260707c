// A type of ISS is a row of the table: a way of reading its arguments, and the word of its rule.
// What the types mean is in the site's help, and in js/sudoku_constraint.js of its repository.
#include "board/text/sites/iss_rules.h"

#include "board/constraints/digit_lists.h"
#include "board/text/sites/board_wide.h"
#include "board/text/sites/iss_automata.h"
#include "board/text/sites/iss_doppelganger.h"
#include "board/text/sites/iss_pairs.h"
#include "board/text/sites/iss_regions.h"
#include "board/text/sites/iss_same_values.h"
#include "board/text/sites/iss_sums.h"
#include "board/text/sites/iss_unmarked.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cassert>

namespace dokushin::text::iss {
namespace {

struct Row {
    std::string_view type;
    Words (*read)(const Board &, Arguments, const Row &);
    std::string_view word{};
    unsigned usual_number = 0; ///< if the number may be left out
};

/// A rule of which all arguments are cells.
Words of_cells(const Board &board, Arguments arguments, const Row &row) {
    const auto cells = cells_in(board, arguments);
    return cells ? one_rule(fmt::format("{} {}", row.word, words_of(*cells))) : std::nullopt;
}

/// A rule of the values from 1 to 9 only.
Words of_cells_of_nine(const Board &board, Arguments arguments, const Row &row) {
    return board.side == 9 && board.lowest == 1 ? of_cells(board, arguments, row) : std::nullopt;
}

Words different(const Board &board, Arguments arguments, const Row & /*row*/) {
    return rules_of_different(board, arguments);
}

/// A rule of a number, then cells. The usual number may be left out.
Words of_number_and_cells(const Board &board, Arguments arguments, const Row &row) {
    const bool is_usual =
        row.usual_number != 0 && !arguments.empty() && cell_in(board, arguments.front());
    const auto number = is_usual ? std::optional(row.usual_number)
                                 : number_in(arguments.empty() ? "" : arguments.front());
    const auto cells = cells_in(board, behind(arguments, is_usual ? 0 : 1));
    return number && cells ? one_rule(fmt::format("{} {} {}", row.word, *number, words_of(*cells)))
                           : std::nullopt;
}

/// A line of whispers that comes back to a cell is stated pair by pair.
Words whispers(const Board &board, Arguments arguments, const Row &row) {
    if (auto line = of_number_and_cells(board, arguments, row)) {
        return line;
    }
    const bool is_usual = !arguments.empty() && cell_in(board, arguments.front());
    const Arguments cells = behind(arguments, is_usual ? 0 : 1);
    std::vector<std::string> rules;
    for (std::size_t at = 0; at + 1 < cells.size(); ++at) {
        const auto pair = cells_in(board, cells.subspan(at, 2));
        const auto number =
            is_usual ? std::optional(row.usual_number) : number_in(arguments.front());
        if (!pair || !number) {
            return std::nullopt;
        }
        rules.push_back(fmt::format("{} {} {}", row.word, *number, words_of(*pair)));
    }
    return rules.empty() ? std::nullopt : Words(std::move(rules));
}

Words cage(const Board &board, Arguments arguments, const Row & /*row*/) {
    return rules_of_cage(board, arguments);
}

Words same_values(const Board &board, Arguments arguments, const Row & /*row*/) {
    return rules_of_same_values(board, arguments);
}

Words region_same_values(const Board &board, Arguments arguments, const Row & /*row*/) {
    return arguments.empty() ? rules_of_regions_with_same_values(board) : std::nullopt;
}

Words sum(const Board &board, Arguments arguments, const Row & /*row*/) {
    return rules_of_sum(board, arguments);
}

/// States a rule of each two neighbours among the cells. Without neighbours it would state nothing,
/// which is a mistake.
Words of_neighbours(const Board &board, Arguments arguments, const Row &row) {
    const auto cells = cells_in(board, arguments);
    if (!cells) {
        return std::nullopt;
    }
    std::vector<std::string> rules;
    for (const Pair &pair : neighbours_in(board, *cells)) {
        rules.push_back(fmt::format("{} {}", row.word, words_of(pair)));
    }
    return rules.empty() ? std::nullopt : Words(std::move(rules));
}

Words strict_kropki(const Board &board, Arguments arguments, const Row & /*row*/) {
    return arguments.empty() ? Words(rules_of_unmarked(board, {"WhiteDot", "BlackDot"},
                                                       {"not-difference 1", "not-ratio 2"}))
                             : std::nullopt;
}

Words strict_xv(const Board &board, Arguments arguments, const Row & /*row*/) {
    return arguments.empty()
               ? Words(rules_of_unmarked(board, {"X", "V"}, {"not-sum 10", "not-sum 5"}))
               : std::nullopt;
}

/// States a rule of the first cell and the others, such as the bulb of an arrow and its shaft.
Words of_cell_and_others(const Board &board, Arguments arguments, const Row &row) {
    const auto cells = cells_in(board, arguments);
    return cells && cells->size() >= 2
               ? one_rule(fmt::format("{} {} : {}", row.word, words_of(std::span(*cells).first(1)),
                                      words_of(std::span(*cells).subspan(1))))
               : std::nullopt;
}

/// The first cells of a pill arrow, as many as the number says, make a number in the order in which
/// they stand on the board.
Words pill_arrow(const Board &board, Arguments arguments, const Row & /*row*/) {
    const auto length = number_in(arguments.empty() ? "" : arguments.front());
    auto cells = cells_in(board, behind(arguments, 1));
    if (!length || !cells || *length < 1 || *length >= cells->size()) {
        return std::nullopt;
    }
    const auto bulb = std::span(*cells).first(*length);
    std::ranges::sort(bulb);
    return is_pill(bulb) ? one_rule(fmt::format("arrow {} : {}", words_of(bulb),
                                                words_of(std::span(*cells).subspan(*length))))
                         : std::nullopt;
}

/// Cells with '-' between the pieces.
Words of_pieces(const Board &board, Arguments arguments, const Row & /*row*/) {
    return rules_of_equal_sums(board, arguments);
}

Words counting(const Board &board, Arguments arguments, const Row & /*row*/) {
    return rules_of_counting(board, arguments);
}

Words of_regions_on_line(const Board &board, Arguments arguments, const Row & /*row*/) {
    return rules_of_region_sums(board, arguments);
}

/// A line that is a loop has LOOP behind its cells.
Words sum_line(const Board &board, Arguments arguments, const Row &row) {
    const bool is_loop = !arguments.empty() && arguments.back() == "LOOP";
    return is_loop ? of_number_and_cells(board, arguments.first(arguments.size() - 1),
                                         {"", nullptr, "sum-loop"})
                   : of_number_and_cells(board, arguments, row);
}

/// The top left one of four cells, then their digits.
Words quadruple(const Board &board, Arguments arguments, const Row & /*row*/) {
    const auto corner =
        arguments.empty() ? std::optional<Place>{} : cell_in(board, arguments.front());
    const auto digits = digits_in(board, behind(arguments, 1));
    if (!corner || !digits || !board.has_cell(corner->row + 1, corner->column + 1)) {
        return std::nullopt;
    }
    const auto [row, column] = *corner;
    const Places cells{{row, column}, {row, column + 1}, {row + 1, column}, {row + 1, column + 1}};
    return one_rule(fmt::format("quadruple {}{}", *digits, words_of(cells)));
}

/// Digits with '_' between them, then cells.
Words of_digits_and_cells(const Board &board, Arguments arguments, const Row &row) {
    if (arguments.empty()) {
        return std::nullopt;
    }
    const auto digits = digits_in(board, dokushin::cut_at(arguments.front(), '_'));
    const auto cells = cells_in(board, behind(arguments, 1));
    return digits && cells ? one_rule(fmt::format("{} {}{}", row.word, *digits, words_of(*cells)))
                           : std::nullopt;
}

/// Pairs of a count and a digit, then cells: 23 is two threes. Where digits have two characters,
/// it is not said how they are written.
Words look_and_say(const Board &board, Arguments arguments, const Row & /*row*/) {
    const std::string_view said = arguments.empty() ? "" : arguments.front();
    const auto cells = cells_in(board, behind(arguments, 1));
    if (!cells || board.side > 9 || said.empty() || said.size() % 2 != 0) {
        return std::nullopt;
    }
    std::string words = "look-and-say ";
    for (std::size_t at = 0; at < said.size(); at += 2) {
        const auto count = number_in(said.substr(at, 1));
        const std::array digit{said.substr(at + 1, 1)};
        const auto digits = digits_in(board, digit);
        if (!count || !digits) {
            return std::nullopt;
        }
        words += fmt::format("{} {}", *count, *digits);
    }
    return one_rule(words + words_of(*cells));
}

Words indexing(const Board &board, Arguments arguments, const Row & /*row*/) {
    const std::string_view kind = arguments.empty() ? "" : arguments.front();
    const auto cells = cells_in(board, behind(arguments, 1));
    if (!cells || (kind != "R" && kind != "C")) {
        return std::nullopt;
    }
    return one_rule(fmt::format("{}-indexer {}", kind == "R" ? "row" : "column", words_of(*cells)));
}

/// States an index of values. Each place is an alternative where a cell stands twice: one that is
/// itself among the cells that it counts.
Words value_indexing(const Board &board, Arguments arguments, const Row &row) {
    if (auto plain = of_cells(board, arguments, row)) {
        return plain;
    }
    if (arguments.size() < 3) {
        return std::nullopt;
    }
    const auto value = cells_in(board, arguments.first(1));
    const auto index = cells_in(board, arguments.subspan(1, 1));
    std::string words = "any-of";
    if (!index || !value) {
        return std::nullopt;
    }
    for (std::size_t at = 2; at < arguments.size(); ++at) {
        const auto there = cells_in(board, arguments.subspan(at, 1));
        if (!there) {
            return std::nullopt;
        }
        const std::size_t place = at - 1;
        if (board.has_value(static_cast<unsigned>(place))) {
            words += fmt::format(" ( one-of {} {}", place, words_of(*index));
            words += *value == *there
                         ? " )"
                         : fmt::format(" & equal {} {} )", words_of(*value), words_of(*there));
        }
    }
    return one_rule(std::move(words));
}

/// A total, then a row or column.
Words of_line(const Board &board, Arguments arguments, const Row &row) {
    if (arguments.size() != 2) {
        return std::nullopt;
    }
    const auto number = number_in(arguments[0]);
    const auto cells = line_in(board, arguments[1]);
    return number && cells ? one_rule(fmt::format("{} {} {}", row.word, *number, words_of(*cells)))
                           : std::nullopt;
}

/// A row or column, the clue at its left or top, and that at its other end. Either may be missing.
Words of_line_from_both_ends(const Board &board, Arguments arguments, const Row &row) {
    auto cells = line_in(board, arguments.empty() ? "" : arguments.front());
    if (!cells || arguments.size() < 2 || arguments.size() > 3) {
        return std::nullopt;
    }
    std::vector<std::string> rules;
    for (const std::string_view clue : behind(arguments, 1)) {
        const auto number = number_in(clue);
        const bool is_number = number && (*number > 0 || board.lowest == 0);
        if (!clue.empty() && !is_number) {
            return std::nullopt;
        }
        if (number) {
            rules.push_back(fmt::format("{} {} {}", row.word, *number, words_of(*cells)));
        }
        std::ranges::reverse(*cells);
    }
    return rules;
}

/// The string says whether ranks may be shared.
Words full_rank(const Board &board, Arguments arguments, const Row &row) {
    const bool may_tie =
        std::ranges::find(board.items, "FullRankTies~any", &Item::text) != board.items.end();
    return of_line_from_both_ends(board, arguments,
                                  may_tie ? Row{row.type, row.read, "shared-rank"} : row);
}

/// The string says which ranks may be shared: none; those of lines without a clue, as usual; any
/// (see full_rank()).
Words ties(const Board &board, Arguments arguments, const Row & /*row*/) {
    const std::string_view which = arguments.size() == 1 ? arguments.front() : "";
    if (which == "none") {
        return rules_of_different_lines(board);
    }
    return which == "only-unclued" || which == "any" ? says_nothing() : std::nullopt;
}

Words little_killer(const Board &board, Arguments arguments, const Row & /*row*/) {
    if (arguments.size() != 2) {
        return std::nullopt;
    }
    const auto total = number_in(arguments[0]);
    const auto start = cell_in(board, arguments[1]);
    if (!total || !start) {
        return std::nullopt;
    }
    const auto named = little_killers(board);
    const auto diagonal = named.find(*start);
    return diagonal != named.end()
               ? one_rule(fmt::format("sum {} {}", *total, words_of(diagonal->second)))
               : std::nullopt;
}

/// A rule without arguments.
Words of_all(const Board & /*board*/, Arguments arguments, const Row &row) {
    return arguments.empty() ? one_rule(std::string(row.word)) : std::nullopt;
}

/// A rule of the values from 1 to 9 only, without arguments.
Words of_all_of_nine(const Board &board, Arguments arguments, const Row &row) {
    return board.side == 9 && board.lowest == 1 ? of_all(board, arguments, row) : std::nullopt;
}

Words of_usual_boxes(const Board &board, Arguments arguments, const Row &row) {
    return board.has_usual_boxes ? of_all(board, arguments, row) : std::nullopt;
}

Words disjoint_sets(const Board &board, Arguments arguments, const Row &row) {
    return board.has_usual_boxes || !arguments.empty() ? of_usual_boxes(board, arguments, row)
                                                       : rules_of_disjoint_sets(board);
}

/// 1 is the diagonal from the bottom left, -1 that from the top left. Where there are both, the
/// first of them states both.
Words diagonal(const Board &board, Arguments arguments, const Row & /*row*/) {
    const auto has = [&](std::string_view text) {
        return std::ranges::find(board.items, text, &Item::text) != board.items.end();
    };
    if (arguments.size() != 1 || (arguments[0] != "1" && arguments[0] != "-1")) {
        return std::nullopt;
    }
    if (board.rows != board.columns) {
        return std::nullopt;
    }
    const bool rises = arguments[0] == "1";
    if (board.rows == board.side && has("Diagonal~1") && has("Diagonal~-1")) {
        return rises ? one_rule("diagonals") : says_nothing();
    }
    return one_rule("different " + words_of(main_diagonal(board.rows, rises)));
}

Words of_consecutive_pairs(const Board &board, Arguments arguments, const Row &row) {
    return rules_of_pairs(board, row.type, arguments, Related::consecutive);
}

Words of_all_pairs(const Board &board, Arguments arguments, const Row &row) {
    return rules_of_pairs(board, row.type, arguments, Related::any_two);
}

Words expression(const Board &board, Arguments arguments, const Row & /*row*/) {
    return rules_of_expression(board, arguments);
}

Words automaton(const Board &board, Arguments arguments, const Row & /*row*/) {
    return rules_of_automaton(board, arguments);
}

Words doppelganger(const Board &board, Arguments arguments, const Row & /*row*/) {
    return arguments.empty() ? rules_of_doppelganger(board) : std::nullopt;
}

/// What only the site's search and pages look at.
Words setting(const Board & /*board*/, Arguments /*arguments*/, const Row & /*row*/) {
    return says_nothing();
}

constexpr std::array table{
    Row{"Thermo", of_cells, "thermometer"},
    Row{"Renban", of_cells, "renban"},
    Row{"Palindrome", of_cells, "palindrome"},
    Row{"Between", of_cells, "between"},
    Row{"Zipper", of_cells, "zipper"},
    Row{"Entropic", of_cells_of_nine, "entropic"},
    Row{"RegionSumLine", of_regions_on_line},
    Row{"Whisper", whispers, "whispers", 5},
    Row{"Lockout", of_number_and_cells, "lockout", 4},
    Row{"Modular", of_number_and_cells, "modular"},
    Row{"SumLine", sum_line, "sum-line"},
    Row{"Arrow", of_cell_and_others, "arrow"},
    Row{"PillArrow", pill_arrow},
    Row{"DoubleArrow", of_cells, "double-arrow"},

    Row{"Cage", cage},
    Row{"Sum", sum},
    Row{"AllDifferent", different},
    Row{"EqualSum", of_pieces},
    Row{"SameValues", same_values},
    Row{"RellikCage", of_number_and_cells, "rellik"},
    Row{"EqualityCage", of_cells, "equality-cage"},
    Row{"LookAndSay", look_and_say},
    Row{"ContainAtLeast", of_digits_and_cells, "quadruple"},
    Row{"ContainExact", of_digits_and_cells, "contain-exact"},
    Row{"CountDistinct", of_cell_and_others, "distinct-count"},
    Row{"CountingCircles", counting},
    Row{"Lunchbox", of_number_and_cells, "lunchbox"},
    Row{"Indexing", indexing},
    Row{"ValueIndexing", value_indexing, "value-indexing"},

    Row{"WhiteDot", of_neighbours, "difference 1"},
    Row{"BlackDot", of_neighbours, "ratio 2"},
    Row{"X", of_neighbours, "sum 10"},
    Row{"V", of_neighbours, "sum 5"},
    Row{"GreaterThan", of_neighbours, "greater"},
    Row{"Quad", quadruple},
    Row{"Pair", of_consecutive_pairs},
    Row{"PairX", of_all_pairs},
    Row{"Binary", of_consecutive_pairs},
    Row{"BinaryX", of_all_pairs},
    Row{"Regex", expression},
    Row{"NFA", automaton},
    Row{"StrictKropki", strict_kropki},
    Row{"StrictXV", strict_xv},

    Row{"LittleKiller", little_killer},
    Row{"Sandwich", of_line, "sandwich"},
    Row{"XSum", of_line_from_both_ends, "x-sum"},
    Row{"Skyscraper", of_line_from_both_ends, "skyscraper"},
    Row{"HiddenSkyscraper", of_line_from_both_ends, "hidden-skyscraper"},
    Row{"NumberedRoom", of_line_from_both_ends, "numbered-room"},
    Row{"FullRank", full_rank, "full-rank"},
    Row{"FullRankTies", ties},

    Row{"AntiKnight", of_all, "anti-knight"},
    Row{"AntiKing", of_all, "anti-king"},
    Row{"AntiConsecutive", of_all, "nonconsecutive"},
    Row{"AntiTaxicab", of_all, "anti-taxicab"},
    Row{"GlobalEntropy", of_all_of_nine, "global-entropy"},
    Row{"GlobalMod", of_all_of_nine, "global-mod-3"},
    Row{"DutchFlatmates", of_all_of_nine, "dutch-flatmates"},
    Row{"Windoku", of_usual_boxes, "windoku"},
    Row{"DisjointSets", disjoint_sets, "disjoint-groups"},
    Row{"Diagonal", diagonal},

    Row{"RegionSameValues", region_same_values},
    Row{"Doppelganger", doppelganger},

    Row{"SearchPriority", setting},
};

/// Types that stand without arguments, whether they are understood or not.
constexpr auto types_alone = std::to_array<std::string_view>(
    {"AntiKnight", "AntiKing", "AntiConsecutive", "AntiTaxicab", "StrictKropki", "StrictXV",
     "GlobalEntropy", "GlobalMod", "DutchFlatmates", "Windoku", "DisjointSets", "RegionSameValues",
     "Doppelganger", "ChaosConstruction", "NoBoxes", "Or", "And", "Container"});

} // namespace

std::optional<std::vector<std::string>> rules_of(const Board &board, const Item &item) {
    assert(board.regions.size() == board.cell_count());
    const auto row = std::ranges::find(table, item.type, &Row::type);
    return row != table.end() ? row->read(board, item.arguments, *row) : std::nullopt;
}

bool stands_alone(std::string_view type) {
    return std::ranges::find(types_alone, type) != types_alone.end();
}

} // namespace dokushin::text::iss
