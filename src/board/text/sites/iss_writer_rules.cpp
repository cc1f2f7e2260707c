// A kind of constraint is a row of the table: how it is written, and the type of ISS that says it.
// Where ISS's own type means less or more than ours, the rule is put in other words: dots and signs
// of ISS are between neighbours only, so that other pairs of cells have the table of their
// relation; weights say what has no type. What the types mean is in js/sudoku_constraint.js and
// js/solver/sudoku_builder.js of ISS.
#include "board/text/sites/iss_writer_rules.h"

#include "board/constraints/cell_lists.h"
#include "board/text/sites/iss_pairs.h"
#include "board/text/sites/iss_writer_boards.h"
#include "board/text/sites/iss_writer_clues.h"
#include "board/text/sites/iss_writer_general.h"

#include <algorithm>
#include <array>
#include <optional>
#include <type_traits>
#include <utility>

namespace dokushin::text::iss {
namespace writing {
namespace {

using Cells = std::span<const Cell>;

// ---- any kind of some form ---------------------------------------------------------------------

/// Cells alone: ".Thermo~R1C1~R1C2".
constexpr auto of_cells = [](Sheet &sheet, const auto &rule, std::string_view type) {
    return sheet.add(type, rule.cells);
};

/// A number and cells: ".Whisper~5~R1C1~R1C2".
constexpr auto of_number_and_cells = [](Sheet &sheet, const auto &rule, std::string_view type) {
    const auto &[number, cells] = rule;
    return sheet.add(type, number, cells);
};

/// Adds the table of a relation that a word of rules states.
bool relate(Sheet &sheet, std::string_view type, std::string_view word, Cells cells) {
    return sheet.relate(type, key_of(sheet.side(), word, 0), relation_name(word, 0), cells);
}

/// A relation of two cells with a number, by its word.
bool relate_two(Sheet &sheet, std::string_view word, unsigned number, Cells cells) {
    return sheet.relate("Pair", key_of(sheet.side(), word, number), relation_name(word, number),
                        cells);
}
constexpr auto of_two = [](Sheet &sheet, const auto &rule, std::string_view word) {
    const auto &[number, cells] = rule;
    return relate_two(sheet, word, number, cells);
};

/// Adds an item of two neighbours, if they are, and have the number that the type means.
bool add_dot(Sheet &sheet, std::string_view type, bool has_number, Cells cells) {
    return has_number && sheet.are_neighbours(cells[0], cells[1]) && sheet.add(type, cells);
}

constexpr auto of_line = [](Sheet &sheet, const auto &rule, std::string_view type) {
    const auto &[number, cells] = rule;
    return add_clue(sheet, type, number, cells);
};

constexpr auto skyscraper = [](Sheet &sheet, const Skyscraper &rule, std::string_view type) {
    return add_clue(sheet, type, rule.visible, rule.cells);
};

/// A total of digits times weights: ".Sum~0_=_1_-1~R1C1~R1C2".
bool add_weighted_sum(Sheet &sheet, int total, std::span<const WeightedCell> terms) {
    constexpr int most = 100;
    std::string weights = fmt::format("{}_=", total);
    std::vector<Cell> cells;
    for (const auto &[weight, cell] : terms) {
        if (weight > most || weight < -most) {
            return false;
        }
        weights += fmt::format("_{}", weight);
        cells.push_back(cell);
    }
    return sheet.add("Sum", weights, cells);
}

// ---- groups and sums ---------------------------------------------------------------------------

bool is_main_diagonal(const Sheet &sheet, Cells cells, bool rises) {
    const int last = static_cast<int>(sheet.side()) - 1;
    return cells.size() == sheet.side() && std::ranges::all_of(cells, [&](Cell cell) {
               const auto [row, column] = sheet.place(cell);
               return column == (rises ? last - row : row);
           });
}

/// A diagonal alone has a type. Both would be read as the variant, so they are two groups.
constexpr auto different = [](Sheet &sheet, const Different &rule, std::string_view type) {
    const auto is_stated = [&](bool rises) {
        return sheet.is_block() || sheet.shape().has(Variant::diagonals) ||
               std::ranges::any_of(sheet.shape().constraints(), [&](const Constraint &other) {
                   const auto *const group = std::get_if<Different>(&other);
                   return group != nullptr && is_main_diagonal(sheet, group->cells, rises);
               });
    };
    for (const bool rises : {true, false}) {
        if (is_main_diagonal(sheet, rule.cells, rises) && !is_stated(!rises)) {
            return sheet.add(rises ? "Diagonal~1" : "Diagonal~-1");
        }
    }
    return sheet.add(type, rule.cells);
};

/// A cage of ISS with 0 has any total; a sum with 0 can't be, as our cage.
constexpr auto cage = [](Sheet &sheet, const Cage &rule, std::string_view type) {
    return sheet.add(rule.total == 0 ? "Sum" : type, rule.total, rule.cells);
};

Places places_of(const Sheet &sheet, Cells cells) {
    Places places;
    for (const Cell cell : cells) {
        places.push_back(sheet.place(cell));
    }
    return places;
}

/// A sum of two neighbours may be an X or a V, one along a whole diagonal a little killer.
constexpr auto sum = [](Sheet &sheet, const Sum &rule, std::string_view type) {
    const auto &[total, cells] = rule;
    if (cells.size() == 2 &&
        (add_dot(sheet, "X", total == 10, cells) || add_dot(sheet, "V", total == 5, cells))) {
        return true;
    }
    const Places places = places_of(sheet, cells);
    const Board board{.side = sheet.side(), .rows = sheet.side(), .columns = sheet.side()};
    for (auto &[start, diagonal] : little_killers(board)) {
        std::ranges::sort(diagonal);
        const std::string name = sheet.cell(sheet.shape().cell(
            static_cast<unsigned>(start.row), static_cast<unsigned>(start.column)));
        if (diagonal == places && sheet.is_first("LittleKiller", name)) {
            return sheet.add(fmt::format("LittleKiller~{}~{}", total, name));
        }
    }
    return sheet.add(type, total, cells);
};

/// The number in a bulb that is no pill of ISS has weights: its digits times 1, 10 and 100.
constexpr auto arrow = [](Sheet &sheet, const Arrow &rule, std::string_view type) {
    std::vector<Cell> cells = rule.bulb;
    cells.insert(cells.end(), rule.shaft.begin(), rule.shaft.end());
    if (rule.bulb.size() == 1) {
        return sheet.add(type, cells);
    }
    if (is_pill(places_of(sheet, rule.bulb))) {
        return sheet.add("PillArrow", rule.bulb.size(), cells);
    }
    std::vector<WeightedCell> terms;
    for (const Cell cell : rule.bulb) {
        for (auto &[weight, before] : terms) {
            weight *= 10;
        }
        terms.push_back({-1, cell});
    }
    for (const Cell cell : rule.shaft) {
        terms.push_back({1, cell});
    }
    return add_weighted_sum(sheet, 0, terms);
};

constexpr auto weighted_sum = [](Sheet &sheet, const WeightedSum &rule, std::string_view) {
    return add_weighted_sum(sheet, rule.total, rule.terms);
};

constexpr auto equal_sums = [](Sheet &sheet, const EqualSums &rule, std::string_view type) {
    std::string item(type);
    for (const auto &piece : rule.pieces) {
        item += (&piece == rule.pieces.data() ? "" : "~-") + sheet.list(piece);
    }
    return sheet.add(item);
};

/// As many sets as lists, all their cells behind each other.
constexpr auto same_digits = [](Sheet &sheet, const SameDigits &rule, std::string_view type) {
    return sheet.add(type, rule.lists.size(), joined(rule.lists));
};

constexpr auto distinct_count = [](Sheet &sheet, const DistinctCount &rule, std::string_view type) {
    return sheet.add(type, cells_of(rule));
};

/// Each three consecutive digits have the same step twice: first - 2 · second + third is 0. Two
/// digits are a sequence, whatever they are.
constexpr auto sequence = [](Sheet &sheet, const Sequence &rule, std::string_view) {
    for (std::size_t at = 2; at < rule.cells.size(); ++at) {
        add_weighted_sum(sheet, 0,
                         std::array{WeightedCell{1, rule.cells[at - 2]},
                                    WeightedCell{-2, rule.cells[at - 1]},
                                    WeightedCell{1, rule.cells[at]}});
    }
    return true;
};

/// A sum line of ISS has no more than this.
constexpr unsigned most_of_sum_line = 30;

constexpr auto sum_line = [](Sheet &sheet, const SumLine &rule, std::string_view type) {
    return rule.total <= most_of_sum_line && sheet.add(type, rule.total, rule.cells);
};

constexpr auto sum_loop = [](Sheet &sheet, const SumLoop &rule, std::string_view type) {
    return rule.total <= most_of_sum_line &&
           sheet.add(fmt::format("{}~{}{}~LOOP", type, rule.total, sheet.list(rule.cells)));
};

// ---- lines -------------------------------------------------------------------------------------

/// The ends of a lockout line of ISS are never equal.
constexpr auto lockout = [](Sheet &sheet, const Lockout &rule, std::string_view type) {
    return rule.difference > 0 && sheet.add(type, rule.difference, rule.cells);
};

/// ISS has the type on boards of 9 digits. On others any two of three consecutive cells are
/// related.
constexpr auto entropic = [](Sheet &sheet, const Entropic &rule, std::string_view type) {
    if (sheet.side() == 9) {
        return sheet.add(type, rule.cells);
    }
    const Cells cells = rule.cells;
    const std::size_t length = std::min<std::size_t>(cells.size(), 3);
    for (std::size_t at = 0; at + length <= cells.size(); ++at) {
        relate(sheet, "PairX", "entropic", cells.subspan(at, length));
    }
    return true;
};

constexpr auto slow_thermometer = [](Sheet &sheet, const SlowThermometer &rule, std::string_view) {
    return relate(sheet, "Pair", "slow-thermometer", rule.cells);
};

constexpr auto nabner = [](Sheet &sheet, const Nabner &rule, std::string_view) {
    return relate(sheet, "PairX", "nabner", rule.cells);
};

// ---- two cells ---------------------------------------------------------------------------------

constexpr auto less = [](Sheet &sheet, const Less &rule, std::string_view type) {
    const std::array ascending{rule.lesser, rule.greater};
    const std::array descending{rule.greater, rule.lesser};
    return add_dot(sheet, type, true, descending) || relate(sheet, "Pair", "less", ascending);
};

constexpr auto difference = [](Sheet &sheet, const Difference &rule, std::string_view type) {
    return add_dot(sheet, type, rule.difference == 1, rule.cells) ||
           of_two(sheet, rule, "difference");
};

constexpr auto ratio = [](Sheet &sheet, const Ratio &rule, std::string_view type) {
    return add_dot(sheet, type, rule.ratio == 2, rule.cells) ||
           relate_two(sheet, "ratio", rule.ratio, rule.cells);
};

// ---- digits ------------------------------------------------------------------------------------

/// As many sets as cells, each of one cell.
constexpr auto equal = [](Sheet &sheet, const Equal &rule, std::string_view type) {
    return sheet.add(type, rule.cells.size(), rule.cells);
};

std::string between_underlines(std::span<const Digit> digits) {
    std::string text;
    for (const Digit digit : digits) {
        text += fmt::format("{}{}", text.empty() ? "" : "_", number(digit));
    }
    return text;
}

/// Four cells that meet in a point have a type of their own.
constexpr auto quadruple = [](Sheet &sheet, const Quadruple &rule, std::string_view type) {
    const Cells cells = rule.cells;
    const auto [row, column] = sheet.place(cells.front());
    const std::array square{Place{row, column}, Place{row, column + 1}, Place{row + 1, column},
                            Place{row + 1, column + 1}};
    const bool is_square =
        std::ranges::equal(cells, square, {}, [&](Cell cell) { return sheet.place(cell); });
    if (!is_square || !sheet.is_first("Quad", sheet.cell(cells.front()))) {
        return sheet.add(type, between_underlines(rule.digits), cells);
    }
    std::string item = "Quad" + sheet.list(cells.first(1));
    for (const Digit digit : rule.digits) {
        item += fmt::format("~{}", number(digit));
    }
    return sheet.add(item);
};

constexpr auto one_of = [](Sheet &sheet, const OneOf &rule, std::string_view) {
    DigitSet digits;
    for (const Digit digit : rule.digits) {
        digits.insert(digit);
    }
    for (const Cell cell : rule.cells) {
        sheet.permit(cell, digits);
    }
    return true;
};

/// A count and a digit are two characters of ISS, up to 9; else digits are listed as often as they
/// are counted, and those that are not there are no candidates.
constexpr auto look_and_say = [](Sheet &sheet, const LookAndSay &rule, std::string_view type) {
    std::string said;
    std::vector<Digit> listed;
    DigitSet missing;
    bool is_short = sheet.side() <= 9;
    for (const auto &[digit, count] : rule.counts) {
        said += fmt::format("{}{}", count, number(digit));
        listed.insert(listed.end(), count, digit);
        is_short = is_short && count <= 9;
        if (count == 0) {
            missing.insert(digit);
        }
    }
    if (is_short) {
        return sheet.add(type, said, rule.cells);
    }
    for (const Cell cell : rule.cells) {
        sheet.permit(cell, sheet.shape().all_digits() - missing);
    }
    return listed.empty() || sheet.add("ContainExact", between_underlines(listed), rule.cells);
};

// ---- rows and columns --------------------------------------------------------------------------

/// ISS counts from either end. In cells that are no row or column a lunchbox is the same.
constexpr auto sandwich = [](Sheet &sheet, const Sandwich &rule, std::string_view type) {
    const auto line = line_of(sheet, rule.cells);
    if (!line) {
        return sheet.add("Lunchbox", rule.total, rule.cells);
    }
    return sheet.is_first(type, line->name) &&
           sheet.add(fmt::format("{}~{}~{}", type, rule.total, line->name));
};

/// States for each place v: the index cell does not hold v, or the v-th cell holds the digit.
bool add_indexing(Sheet &sheet, unsigned digit, Cell index, Cells indexed) {
    for (unsigned place = 1; place <= sheet.side(); ++place) {
        const Cell there = indexed[place - 1];
        if (there != index) {
            const auto key = key_of(sheet.side(), [&](unsigned one, unsigned other) {
                return one != place || other == digit;
            });
            sheet.relate("Pair", key, fmt::format("{}-finds-{}", place, digit),
                         std::array{index, there});
        } else if (place != digit) {
            sheet.permit(index, sheet.shape().all_digits() - DigitSet::only(digit_of(place)));
        }
    }
    return true;
}

constexpr auto indexing = [](Sheet &sheet, const Indexing &rule, std::string_view type) {
    const auto line = line_of(sheet, rule.indexed);
    const auto own = std::ranges::find(rule.indexed, rule.index) - rule.indexed.begin();
    if (!line || line->from_end || std::cmp_not_equal(own + 1, rule.digit)) {
        return add_indexing(sheet, rule.digit, rule.index, rule.indexed);
    }
    // A row indexer looks along its column.
    const char kind = line->name.front() == 'C' ? 'R' : 'C';
    return sheet.add(type, kind, std::array{rule.index});
};

/// In cells that are no row or column, the first of them is an index of all, which differ.
constexpr auto numbered_room = [](Sheet &sheet, const NumberedRoom &rule, std::string_view type) {
    return line_of(sheet, rule.cells)
               ? add_clue(sheet, type, rule.digit, rule.cells)
               : sheet.add("AllDifferent", rule.cells) &&
                     add_indexing(sheet, rule.digit, rule.cells.front(), rule.cells);
};

// ---- the table ---------------------------------------------------------------------------------

struct Row {
    std::size_t kind; ///< its place among the alternatives of Constraint
    std::string_view type;
    bool (*write)(Sheet &sheet, const Constraint &rule, std::string_view type);
};

template <class Kind, std::size_t At = 0> constexpr std::size_t place_of() {
    if constexpr (std::is_same_v<Kind, std::variant_alternative_t<At, ConstraintKinds>>) {
        return At;
    } else {
        return place_of<Kind, At + 1>();
    }
}

/// A row of a kind; `Write` writes it, with the type or word of ISS.
template <class Kind, class Write> constexpr Row row(Write /*write*/, std::string_view type = "") {
    return {place_of<Kind>(), type,
            [](Sheet &sheet, const Constraint &rule, std::string_view with) {
                return Write{}(sheet, std::get<Kind>(rule), with);
            }};
}

constexpr std::array table{
    row<Different>(different, "AllDifferent"),
    row<Less>(less, "GreaterThan"),
    row<Cage>(cage, "Cage"),
    row<Sum>(sum, "Sum"),
    row<Arrow>(arrow, "Arrow"),
    row<Thermometer>(of_cells, "Thermo"),
    row<SlowThermometer>(slow_thermometer),
    row<Difference>(difference, "WhiteDot"),
    row<Ratio>(ratio, "BlackDot"),
    row<Whispers>(of_number_and_cells, "Whisper"),
    row<Palindrome>(of_cells, "Palindrome"),
    row<Renban>(of_cells, "Renban"),
    row<Between>(of_cells, "Between"),
    row<Equal>(equal, "SameValues"),
    row<Quadruple>(quadruple, "ContainAtLeast"),
    row<OneOf>(one_of),
    row<Sandwich>(sandwich, "Sandwich"),
    row<NotSum>(of_two, "not-sum"),
    row<NotRatio>(of_two, "not-ratio"),
    row<NotDifference>(of_two, "not-difference"),
    row<EqualSums>(equal_sums, "EqualSum"),
    row<SameDigits>(same_digits, "SameValues"),
    row<Entropic>(entropic, "Entropic"),
    row<Modular>(of_number_and_cells, "Modular"),
    row<Zipper>(of_cells, "Zipper"),
    row<Nabner>(nabner),
    row<DoubleArrow>(of_cells, "DoubleArrow"),
    row<Lockout>(lockout, "Lockout"),
    row<Sequence>(sequence),
    row<XSum>(of_line, "XSum"),
    row<Skyscraper>(skyscraper, "Skyscraper"),
    row<HiddenSkyscraper>(of_line, "HiddenSkyscraper"),
    row<NumberedRoom>(numbered_room, "NumberedRoom"),
    row<Lunchbox>(of_number_and_cells, "Lunchbox"),
    row<Indexing>(indexing, "Indexing"),
    row<Counting>(of_cells, "CountingCircles"),
    row<DistinctCount>(distinct_count, "CountDistinct"),
    row<LookAndSay>(look_and_say, "LookAndSay"),
    row<SumLine>(sum_line, "SumLine"),
    row<WeightedSum>(weighted_sum),
    row<Rellik>(of_number_and_cells, "RellikCage"),
    row<EqualityCage>(of_cells, "EqualityCage"),
    row<Entropy>(of_whole_boards_only),
    row<Remainders>(of_whole_boards_only),
    row<Taxicab>(taxicab),
    row<Flatmates>(of_whole_boards_only),
    row<FullRank>(full_rank, "FullRank"),
    row<SharedRank>(shared_rank, "FullRank"),
    row<DifferentLines>(different_lines, "FullRankTies~none"),
    row<ValueIndexing>(of_cells, "ValueIndexing"),
    row<SumLoop>(sum_loop, "SumLine"),
    row<Pairs>(pairs, "Pair"),
    row<AllPairs>(all_pairs, "PairX"),
    row<Regex>(regex, "Regex"),
    row<Automaton>(automaton, "NFA"),
    row<AnyOf>(any_of, "Or"),
};

consteval bool has_a_row_for_each_kind() {
    std::size_t at = 0;
    return table.size() == std::variant_size_v<ConstraintKinds> &&
           std::ranges::all_of(table, [&](const Row &each) { return each.kind == at++; });
}
static_assert(has_a_row_for_each_kind());

} // namespace
} // namespace writing

bool write_rule(Sheet &sheet, const Constraint &rule) {
    const writing::Row &row = writing::table[rule.index()];
    return row.write(sheet, rule, row.type);
}

} // namespace dokushin::text::iss
