// f-puzzles has no specification. Keys and meanings are those of its page, of the userscript that
// adds constraints to it (github.com/dclamage/SudokuSolver) and of published puzzles. A
// constraint's key is its name in lower case without spaces; each entry of its list is one object.
#include "board/text/sites/f_puzzles.h"

#include "errors/catalogue.h"
#include "errors/try.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <functional>
#include <map>
#include <set>
#include <utility>

namespace dokushin::text {
namespace {

/// A board and what has been read of its document.
struct Sheet {
    const JsonValue &document;
    Statement statement;
    /// The cells of each constraint, sorted, to which a drawing may belong.
    std::set<std::vector<Place>> outlines{};

    [[nodiscard]] int side() const { return static_cast<int>(statement.side); }
};

// ---- cells -------------------------------------------------------------------------------------

/// Reads "R3C10": a row and a column from 1; 0 and size + 1 are outside the board.
std::optional<Place> place_named(const JsonValue *value) {
    const std::string text = text_of(value);
    const auto number_at = [&](std::size_t &at) {
        int number = 0;
        const std::size_t begin = at;
        for (; at < text.size() && at < begin + 3 && text[at] >= '0' && text[at] <= '9'; ++at) {
            number = 10 * number + (text[at] - '0');
        }
        return at > begin ? std::optional(number) : std::nullopt;
    };
    std::size_t at = 1;
    if (text.empty() || std::toupper(static_cast<unsigned char>(text[0])) != 'R') {
        return std::nullopt;
    }
    const auto row = number_at(at);
    if (!row || at >= text.size() || std::toupper(static_cast<unsigned char>(text[at])) != 'C') {
        return std::nullopt;
    }
    const auto column = number_at(++at);
    return column && at == text.size() ? std::optional(Place{*row - 1, *column - 1}) : std::nullopt;
}

/// Reads a list of cells of the board; nothing if an item is none.
std::optional<std::vector<Place>> places_in(const Sheet &sheet, const JsonValue &list) {
    std::vector<Place> places;
    for (const JsonValue &item : list) {
        const auto place = place_named(&item);
        if (!place || !sheet.statement.has_cell(place->row, place->column)) {
            return std::nullopt;
        }
        places.push_back(*place);
    }
    return places;
}

/// Reads the cell of a clue outside the board.
std::optional<Place> clue_place(const JsonValue &entry) {
    return place_named(member(entry, "cell"));
}

// ---- objects -----------------------------------------------------------------------------------

/// An entry of a constraint's list.
struct Entry {
    const JsonValue &json;
    std::string object; ///< "killercage 3"
};

/// Reads an entry of a kind. False: its rule is not understood.
using ReadEntry = bool (*)(Sheet &, const Entry &);

void add(Sheet &sheet, const Entry &entry, std::string_view word, std::string_view arguments) {
    sheet.statement.rule(entry.object, fmt::format("{} {}", word, arguments));
}

void outline(Sheet &sheet, std::vector<Place> places) {
    std::ranges::sort(places);
    sheet.outlines.insert(std::move(places));
}

bool has_value(const Entry &entry) { return !text_of(member(entry.json, "value")).empty(); }
std::optional<int> value_of(const Entry &entry) { return integer_of(member(entry.json, "value")); }
/// The value of an entry, or the usual one if it has none; nothing if it is no number from 0 on.
std::optional<int> value_or(const Entry &entry, int usual) {
    const auto value = has_value(entry) ? value_of(entry) : std::optional(usual);
    return value && *value >= 0 ? value : std::nullopt;
}

/// Calls `call` with the cells of each line of an entry. A line of one cell states nothing.
template <class Call> bool each_line(Sheet &sheet, const Entry &entry, const Call &call) {
    return std::ranges::all_of(list_in(entry.json, "lines"), [&](const JsonValue &line) {
        const auto places = places_in(sheet, line);
        if (!places) {
            return false;
        }
        outline(sheet, *places);
        return places->size() < 2 || call(*places);
    });
}

/// Reads lines that are a word and the cells along them.
template <const char *const &Word> bool plain_lines(Sheet &sheet, const Entry &entry) {
    return each_line(sheet, entry, [&](const std::vector<Place> &line) {
        add(sheet, entry, Word, words_of(line));
        return true;
    });
}

constexpr const char *thermometer = "thermometer";
constexpr const char *slow_thermometer = "slow-thermometer";
constexpr const char *palindrome = "palindrome";
constexpr const char *renban = "renban";
constexpr const char *entropic = "entropic";
constexpr const char *modular_3 = "modular 3";
constexpr const char *nabner = "nabner";
constexpr const char *zipper = "zipper";
constexpr const char *region_sum = "region-sum";

/// Ends of a line state something only about cells between them.
bool between_lines(Sheet &sheet, const Entry &entry) {
    return each_line(sheet, entry, [&](const std::vector<Place> &line) {
        if (line.size() > 2) {
            add(sheet, entry, "between", words_of(line));
        }
        return true;
    });
}

bool double_arrows(Sheet &sheet, const Entry &entry) {
    return each_line(sheet, entry, [&](const std::vector<Place> &line) {
        add(sheet, entry, "double-arrow", words_of(line));
        return true;
    });
}

/// The ends of a lockout line differ by half of the size or more, as SudokuMaker has it; on 9×9
/// that is the userscript's 4.
bool lockout_lines(Sheet &sheet, const Entry &entry) {
    return each_line(sheet, entry, [&](const std::vector<Place> &line) {
        add(sheet, entry, fmt::format("lockout {}", sheet.side() / 2), words_of(line));
        return true;
    });
}

/// Without a value whispers are German: half of the size, rounded up.
bool whispers(Sheet &sheet, const Entry &entry) {
    const auto difference = value_or(entry, (sheet.side() + 1) / 2);
    return difference && each_line(sheet, entry, [&](const std::vector<Place> &line) {
               add(sheet, entry, fmt::format("whispers {}", *difference), words_of(line));
               return true;
           });
}

/// Each line of an arrow begins in its bulb; what follows adds up to the bulb's number.
bool arrows(Sheet &sheet, const Entry &entry) {
    const auto bulb = places_in(sheet, list_in(entry.json, "cells"));
    if (!bulb) {
        return false;
    }
    outline(sheet, *bulb);
    return each_line(sheet, entry, [&](const std::vector<Place> &line) {
        add(sheet, entry, "arrow",
            fmt::format("{} : {}", words_of(*bulb), words_of(std::span(line).subspan(1))));
        return !bulb->empty();
    });
}

/// Calls `call` with the cells of an entry. An entry without cells states nothing.
template <class Call> bool with_cells(Sheet &sheet, const Entry &entry, const Call &call) {
    const auto places = places_in(sheet, list_in(entry.json, "cells"));
    if (!places || places->empty()) {
        return places.has_value();
    }
    outline(sheet, *places);
    return call(*places);
}

/// A value that is no number is a label, and 0 stands for none: then the digits only differ.
bool killer_cages(Sheet &sheet, const Entry &entry) {
    return with_cells(sheet, entry, [&](const std::vector<Place> &cells) {
        const int total = value_of(entry).value_or(0);
        if (total < 0) {
            return false;
        }
        if (total > 0) {
            add(sheet, entry, fmt::format("cage {}", total), words_of(cells));
        } else if (cells.size() > 1) {
            add(sheet, entry, "different", words_of(cells));
        }
        return true;
    });
}

bool extra_regions(Sheet &sheet, const Entry &entry) {
    return with_cells(sheet, entry, [&](const std::vector<Place> &cells) {
        if (cells.size() > 1) {
            add(sheet, entry, "different", words_of(cells));
        }
        return true;
    });
}

template <const char *const &Word, int Usual> bool dots(Sheet &sheet, const Entry &entry) {
    return with_cells(sheet, entry, [&](const std::vector<Place> &cells) {
        const auto value = value_or(entry, Usual);
        if (value) {
            add(sheet, entry, fmt::format("{} {}", Word, *value), words_of(cells));
        }
        return value.has_value();
    });
}

constexpr const char *difference = "difference";
constexpr const char *ratio = "ratio";

/// A sign without a letter states nothing, but exempts its cells from the negative rule.
bool sum_signs(Sheet &sheet, const Entry &entry) {
    return with_cells(sheet, entry, [&](const std::vector<Place> &cells) {
        const std::string value = text_of(member(entry.json, "value"));
        const bool ten = value == "X" || value == "x";
        const bool five = value == "V" || value == "v";
        if (ten || five) {
            add(sheet, entry, ten ? "sum 10" : "sum 5", words_of(cells));
        }
        return ten || five || value.empty();
    });
}

bool clones(Sheet &sheet, const Entry &entry) {
    const auto copies = places_in(sheet, list_in(entry.json, "cloneCells"));
    return copies && with_cells(sheet, entry, [&](const std::vector<Place> &cells) {
               outline(sheet, *copies);
               if (cells != *copies) {
                   add(sheet, entry, "clone",
                       fmt::format("{} : {}", words_of(cells), words_of(*copies)));
               }
               return cells.size() == copies->size();
           });
}

bool quadruples(Sheet &sheet, const Entry &entry) {
    return with_cells(sheet, entry, [&](const std::vector<Place> &cells) {
        std::string digits;
        for (const JsonValue &value : list_in(entry.json, "values")) {
            const auto digit = integer_of(&value);
            if (!digit) {
                return false;
            }
            fmt::format_to(std::back_inserter(digits), "{} ", *digit);
        }
        if (!digits.empty()) {
            add(sheet, entry, "quadruple", digits + words_of(cells));
        }
        return true;
    });
}

template <const char *const &Word> bool cells_of_a_kind(Sheet &sheet, const Entry &entry) {
    return with_cells(sheet, entry, [&](const std::vector<Place> &cells) {
        add(sheet, entry, Word, words_of(cells));
        return true;
    });
}

constexpr const char *row_indexer = "row-indexer";
constexpr const char *column_indexer = "column-indexer";
constexpr const char *box_indexer = "box-indexer";

/// Reads the total of a row or column, which stands at one of its ends. Without a value it is none.
template <const char *const &Word> bool outside_clues(Sheet &sheet, const Entry &entry) {
    if (!has_value(entry)) {
        return true;
    }
    const auto value = value_or(entry, 0);
    const auto at = clue_place(entry.json);
    const auto line = at ? line_seen_from(sheet.statement, *at) : std::vector<Place>{};
    if (!value || line.empty()) {
        return false;
    }
    outline(sheet, {*at});
    add(sheet, entry, fmt::format("{} {}", Word, *value), words_of(line));
    return true;
}

constexpr const char *sandwich = "sandwich";
constexpr const char *x_sum = "x-sum";
constexpr const char *skyscraper = "skyscraper";

bool little_killers(Sheet &sheet, const Entry &entry) {
    if (!has_value(entry)) {
        return true;
    }
    const std::string direction = text_of(member(entry.json, "direction"));
    const auto value = value_or(entry, 0);
    const auto at = clue_place(entry.json);
    if (!value || !at || direction.size() != 2 || !std::string_view("UD").contains(direction[0]) ||
        !std::string_view("LR").contains(direction[1])) {
        return false;
    }
    const Place step{direction[0] == 'D' ? 1 : -1, direction[1] == 'R' ? 1 : -1};
    auto line = diagonal_seen_from(sheet.statement, *at, step);
    if (line.empty()) {
        return false;
    }
    outline(sheet, {*at});
    add(sheet, entry, fmt::format("sum {}", *value), words_of(line));
    // The entry lists the cells as well; if they are others, one of the two is wrong.
    auto listed = places_in(sheet, list_in(entry.json, "cells"));
    if (listed && !listed->empty()) {
        std::ranges::sort(*listed);
        std::ranges::sort(line);
    }
    return listed && (listed->empty() || *listed == line);
}

struct KindOfEntry {
    std::string_view key;
    ReadEntry read;
};
constexpr std::array kinds_of_entries{
    KindOfEntry{"thermometer", plain_lines<thermometer>},
    KindOfEntry{"slowthermometer", plain_lines<slow_thermometer>},
    KindOfEntry{"palindrome", plain_lines<palindrome>},
    KindOfEntry{"renban", plain_lines<renban>},
    KindOfEntry{"entropicline", plain_lines<entropic>},
    KindOfEntry{"modularline", plain_lines<modular_3>},
    KindOfEntry{"nabner", plain_lines<nabner>},
    KindOfEntry{"zipperline", plain_lines<zipper>},
    KindOfEntry{"regionsumline", plain_lines<region_sum>},
    KindOfEntry{"betweenline", between_lines},
    KindOfEntry{"doublearrow", double_arrows},
    KindOfEntry{"lockout", lockout_lines},
    KindOfEntry{"whispers", whispers},
    KindOfEntry{"arrow", arrows},
    KindOfEntry{"killercage", killer_cages},
    KindOfEntry{"extraregion", extra_regions},
    KindOfEntry{"difference", dots<difference, 1>},
    KindOfEntry{"ratio", dots<ratio, 2>},
    KindOfEntry{"xv", sum_signs},
    KindOfEntry{"clone", clones},
    KindOfEntry{"quadruple", quadruples},
    KindOfEntry{"rowindexer", cells_of_a_kind<row_indexer>},
    KindOfEntry{"columnindexer", cells_of_a_kind<column_indexer>},
    KindOfEntry{"boxindexer", cells_of_a_kind<box_indexer>},
    KindOfEntry{"littlekillersum", little_killers},
    KindOfEntry{"sandwichsum", outside_clues<sandwich>},
    KindOfEntry{"xsum", outside_clues<x_sum>},
    KindOfEntry{"skyscraper", outside_clues<skyscraper>},
};

// ---- rules of the whole board ------------------------------------------------------------------

using Pair = std::pair<Place, Place>;

/// Calls `call` with each two neighbours in a row or column.
template <class Call> void each_neighbours(const Sheet &sheet, const Call &call) {
    for (int row = 0; row < sheet.side(); ++row) {
        for (int column = 0; column < sheet.side(); ++column) {
            for (const Place next : {Place{row, column + 1}, Place{row + 1, column}}) {
                if (sheet.statement.has_cell(next.row, next.column)) {
                    call(Pair{{row, column}, next});
                }
            }
        }
    }
}

/// The pairs of cells that entries of these kinds mark, the lesser cell first.
std::set<Pair> marked_pairs(const Sheet &sheet, std::initializer_list<std::string_view> kinds) {
    std::set<Pair> pairs;
    for (const std::string_view kind : kinds) {
        for (const JsonValue &entry : list_in(sheet.document, kind)) {
            const auto cells = places_in(sheet, list_in(entry, "cells"));
            if (cells && cells->size() == 2) {
                pairs.insert(std::minmax(cells->front(), cells->back()));
            }
        }
    }
    return pairs;
}

/// States a negative rule, in words that end before the cells, on all neighbours but the exempt.
void forbid(Sheet &sheet, const std::set<Pair> &exempt, const std::string &object,
            const std::string &words) {
    each_neighbours(sheet, [&](const Pair &pair) {
        if (!exempt.contains(pair)) {
            const std::array places{pair.first, pair.second};
            sheet.statement.rule(object, words + " " + words_of(places));
        }
    });
}

/// Dots of either colour exempt their cells, whatever their value.
void read_nonconsecutive(Sheet &sheet) {
    const auto dotted = marked_pairs(sheet, {"difference", "ratio"});
    if (dotted.empty()) {
        sheet.statement.rule("nonconsecutive", "nonconsecutive");
    } else {
        forbid(sheet, dotted, "nonconsecutive", "not-difference 1");
    }
}

/// The ratios that are forbidden elsewhere are those of the dots, or 2 if there are none.
void read_negative_ratio(Sheet &sheet) {
    std::set<int> ratios;
    for (const JsonValue &entry : list_in(sheet.document, "ratio")) {
        ratios.insert(value_or({entry, ""}, 2).value_or(2));
    }
    if (ratios.empty()) {
        ratios.insert(2);
    }
    const auto dotted = marked_pairs(sheet, {"difference", "ratio"});
    for (const int forbidden : ratios) {
        forbid(sheet, dotted, "negative ratio", fmt::format("not-ratio {}", forbidden));
    }
}

/// Both sums are forbidden elsewhere, even if only one of the letters is used.
void read_negative_signs(Sheet &sheet) {
    const auto marked = marked_pairs(sheet, {"xv"});
    forbid(sheet, marked, "negative xv", "not-sum 5");
    forbid(sheet, marked, "negative xv", "not-sum 10");
}

void read_negatives(Sheet &sheet) {
    for (const JsonValue &kind : list_in(sheet.document, "negative")) {
        const std::string name = text_of(&kind);
        if (name == "ratio") {
            read_negative_ratio(sheet);
        } else if (name == "xv") {
            read_negative_signs(sheet);
        } else if (name != "foglight") {
            sheet.statement.unknown.push_back("negative " + name);
        }
    }
}

void read_diagonals(Sheet &sheet) {
    std::vector<Place> falling;
    std::vector<Place> rising;
    for (int at = 0; at < sheet.side(); ++at) {
        falling.push_back({at, at});
        rising.push_back({at, sheet.side() - 1 - at});
    }
    const bool falls = is_set(sheet.document, "diagonal-");
    const bool rises = is_set(sheet.document, "diagonal+");
    if (falls && rises) {
        sheet.statement.rule("diagonals", "diagonals");
    } else if (falls || rises) {
        sheet.statement.rule(falls ? "diagonal-" : "diagonal+",
                             "different " + words_of(falls ? falling : rising));
    }
}

/// The cells at one place of each region differ: its first cell in reading order, its second …
void read_disjoint_groups(Sheet &sheet) {
    Statement &statement = sheet.statement;
    if (statement.regions.empty()) {
        statement.rule("disjointgroups", "disjoint-groups");
        return;
    }
    std::map<int, int> seen;
    std::map<int, std::vector<Place>> groups;
    for (int row = 0; row < sheet.side(); ++row) {
        for (int column = 0; column < sheet.side(); ++column) {
            const int region = statement.regions[statement.position(row, column)];
            if (region != Statement::no_region) {
                groups[seen[region]++].push_back({row, column});
            }
        }
    }
    for (const auto &[ordinal, cells] : groups) {
        if (cells.size() > 1) {
            statement.rule("disjointgroups", "different " + words_of(cells));
        }
    }
}

/// Reads a kind whose entries are single cells, which belong together as one rule.
void read_single_cells(Sheet &sheet, std::string_view key, std::vector<Place> places) {
    std::size_t number = 0;
    for (const JsonValue &entry : list_in(sheet.document, key)) {
        ++number;
        const auto place = clue_place(entry);
        if (place && sheet.statement.has_cell(place->row, place->column)) {
            places.push_back(*place);
            outline(sheet, {*place});
        } else {
            sheet.statement.unknown.push_back(fmt::format("{} {}", key, number));
        }
    }
    std::ranges::sort(places);
    places.erase(std::ranges::unique(places).begin(), places.end());
    if (!places.empty()) {
        sheet.statement.rule(std::string(key), fmt::format("{} {}", key, words_of(places)));
    }
}

// ---- the grid ----------------------------------------------------------------------------------

constexpr std::array<std::string_view, 4> keys_of_single_cells{"odd", "even", "minimum", "maximum"};

/// Marks that very old documents have in the cell.
using CellMarks = std::map<std::string_view, std::vector<Place>>;

void read_old_marks(const JsonValue &cell, Place place, CellMarks &marks) {
    const std::string parity = text_of(member(cell, "parity"));
    const std::string extreme = text_of(member(cell, "extreme"));
    if (parity == "Odd" || parity == "Even") {
        marks[parity == "Odd" ? "odd" : "even"].push_back(place);
    }
    if (extreme == "Minimum" || extreme == "Maximum") {
        marks[extreme == "Minimum" ? "minimum" : "maximum"].push_back(place);
    }
}

/// The rows of a usual region: the largest divisor of the size that is no larger than its root.
int rows_of_regions(int size) {
    int rows = static_cast<int>(std::sqrt(size));
    while (size % rows != 0) {
        --rows;
    }
    return rows;
}

/// Reads the only digits that a cell may hold; nothing if they are not restricted, or no digits.
std::optional<DigitSet> permitted_digits(const JsonValue &cell, unsigned side) {
    DigitSet digits;
    for (const JsonValue &mark : list_in(cell, "givenPencilMarks")) {
        const auto digit = integer_of(&mark);
        if (digit && *digit >= 1 && *digit <= static_cast<int>(side)) {
            digits.insert(digit_of(static_cast<unsigned>(*digit)));
        }
    }
    return digits.empty() ? std::nullopt : std::optional(digits);
}

/// Reads a cell's digit, a given or a player's, and its region. False if the digit is none.
bool read_cell(Sheet &sheet, const JsonValue &cell, Place place) {
    Statement &statement = sheet.statement;
    const std::size_t at = statement.position(place.row, place.column);
    if (const JsonValue *const region = member(cell, "region")) {
        statement.regions[at] =
            region->is_null() ? Statement::no_region : integer_of(region).value_or(-2);
    }
    if (const auto digits = permitted_digits(cell, statement.side)) {
        if (statement.candidates.empty()) {
            statement.candidates.assign(statement.givens.size(), DigitSet::all(statement.side));
        }
        statement.candidates[at] = *digits;
    }
    const JsonValue *const value = member(cell, "value");
    if (value == nullptr || value->is_null() || text_of(value).empty()) {
        return true;
    }
    const auto digit = integer_of(value);
    if (!digit || *digit < 0 || *digit > sheet.side()) {
        return false;
    }
    if (*digit != 0) {
        (is_set(cell, "given") ? statement.givens : statement.placed)[at] =
            digit_of(static_cast<unsigned>(*digit));
    }
    return true;
}

/// Reads the grid and what its cells say of regions and marks.
Result<CellMarks> read_grid(Sheet &sheet) {
    Statement &statement = sheet.statement;
    const int rows = rows_of_regions(sheet.side());
    const int columns = sheet.side() / rows;
    statement.placed.assign(statement.givens.size(), Digit::blank);
    statement.regions.resize(statement.givens.size());
    CellMarks marks;
    bool has_own_regions = false;
    const JsonValue &grid = list_in(sheet.document, "grid");
    for (int row = 0; row < sheet.side(); ++row) {
        for (int column = 0; column < sheet.side(); ++column) {
            const auto at = static_cast<std::size_t>(column);
            const JsonValue &line = grid.at(static_cast<std::size_t>(row));
            statement.regions[statement.position(row, column)] =
                row / rows * rows + column / columns;
            const JsonValue &cell = line.at(at);
            has_own_regions = has_own_regions || member(cell, "region") != nullptr;
            if (!read_cell(sheet, cell, {row, column})) {
                return std::unexpected(
                    Error{ErrorCode::out_of_range,
                          {"'{}' in r{}c{}", text_of(member(cell, "value")), row + 1, column + 1},
                          {"{} to {}", 1, sheet.side()}});
            }
            read_old_marks(cell, {row, column}, marks);
        }
    }
    if (!has_own_regions && Shape::has_usual_boxes(statement.side)) {
        statement.regions.clear();
    }
    if (std::ranges::count(statement.placed, Digit::blank) == std::ssize(statement.placed)) {
        statement.placed.clear();
    }
    return marks;
}

/// Reads a solution: a list, or a text of digits, or of numbers between commas. One with a digit
/// missing is none.
std::optional<Grid> read_solution(const JsonValue &document, unsigned side) {
    const std::size_t cells = std::size_t{side} * side;
    Grid grid;
    const auto add_number = [&](std::optional<int> number) {
        const bool is_digit = number && *number >= 1 && *number <= static_cast<int>(side);
        grid.push_back(is_digit ? digit_of(static_cast<unsigned>(*number)) : Digit::blank);
    };
    for (const JsonValue &item : list_in(document, "solution")) {
        add_number(integer_of(&item));
    }
    const std::string text = text_of(member(document, "solution"));
    if (text.contains(',')) {
        for (std::string_view rest = text;;) {
            const JsonValue item = std::string(rest.substr(0, rest.find(',')));
            add_number(integer_of(&item));
            if (!rest.contains(',')) {
                break;
            }
            rest.remove_prefix(rest.find(',') + 1);
        }
    } else if (text.size() == cells) {
        for (const char c : text) {
            add_number(c >= '0' && c <= '9' ? std::optional(c - '0') : std::nullopt);
        }
    }
    return grid.size() == cells && std::ranges::count(grid, Digit::blank) == 0
               ? std::optional(std::move(grid))
               : std::nullopt;
}

// ---- drawings ----------------------------------------------------------------------------------

constexpr std::array<std::string_view, 5> keys_of_drawings{"line", "circle", "rectangle", "text",
                                                           "cage"};

/// Does each list of cells of a drawing outline a constraint that was read?
bool outlines_constraints(const Sheet &sheet, const JsonValue &drawing) {
    const auto is_outline = [&](const JsonValue &cells) {
        std::vector<Place> places;
        for (const JsonValue &cell : cells) {
            if (const auto place = place_named(&cell)) {
                places.push_back(*place);
            }
        }
        std::ranges::sort(places);
        return places.empty() || sheet.outlines.contains(places);
    };
    return is_outline(list_in(drawing, "cells")) &&
           std::ranges::all_of(list_in(drawing, "lines"), is_outline);
}

/// The userscript draws a twin of each of its constraints, so that the plain page shows something.
bool is_twin(const JsonValue &drawing) {
    return member(drawing, "fromConstraint") != nullptr || is_set(drawing, "isNewConstraint");
}

/// A drawing states a rule in the puzzle's text, unless it belongs to a constraint.
void read_drawings(Sheet &sheet) {
    for (const std::string_view key : keys_of_drawings) {
        std::size_t number = 0;
        for (const JsonValue &drawing : list_in(sheet.document, key)) {
            ++number;
            if (!is_twin(drawing) && !outlines_constraints(sheet, drawing)) {
                sheet.statement.unknown.push_back(fmt::format("{} {}", key, number));
            }
        }
    }
}

// ---- the document ------------------------------------------------------------------------------

/// Keys that are read elsewhere, or that state no rule.
constexpr std::array<std::string_view, 24> other_keys{
    "size",          "grid",           "title",
    "author",        "ruleset",        "solution",
    "disabledlogic", "negative",       "truecandidatesoptions",
    "odd",           "even",           "highlightConflicts",
    "minimum",       "maximum",        "successMessage",
    "foglight",      "fogofwar",       "triggereffect",
    "diagonal+",     "diagonal-",      "antiknight",
    "antiking",      "disjointgroups", "nonconsecutive",
};

void read_flags(Sheet &sheet) {
    if (is_set(sheet.document, "antiknight")) {
        sheet.statement.rule("antiknight", "anti-knight");
    }
    if (is_set(sheet.document, "antiking")) {
        sheet.statement.rule("antiking", "anti-king");
    }
    if (is_set(sheet.document, "disjointgroups")) {
        read_disjoint_groups(sheet);
    }
    if (is_set(sheet.document, "nonconsecutive")) {
        read_nonconsecutive(sheet);
    }
    read_diagonals(sheet);
    read_negatives(sheet);
}

void read_entries(Sheet &sheet) {
    for (const auto &[key, read] : kinds_of_entries) {
        std::size_t number = 0;
        for (const JsonValue &json : list_in(sheet.document, key)) {
            const Entry entry{json, fmt::format("{} {}", key, ++number)};
            if (!read(sheet, entry)) {
                sheet.statement.unknown.push_back(entry.object);
            }
        }
    }
}

template <class Keys, class Projection = std::identity>
bool is_one_of(const Keys &keys, std::string_view key, Projection projection = {}) {
    return std::ranges::find(keys, key, projection) != std::ranges::end(keys);
}

/// Keys that nobody knows may state rules; empty ones state none.
void read_other_keys(Sheet &sheet) {
    for (const auto &[key, value] : sheet.document.items()) {
        const bool is_known = is_one_of(other_keys, key) || is_one_of(keys_of_drawings, key) ||
                              is_one_of(kinds_of_entries, key, &KindOfEntry::key);
        const bool is_off =
            value.is_null() || value.empty() || (value.is_boolean() && !value.get<bool>());
        if (!is_known && !is_off) {
            sheet.statement.unknown.push_back(key.substr(0, 40));
        }
    }
}

} // namespace

bool is_f_puzzles(const JsonValue &document) {
    const JsonValue &grid = list_in(document, "grid");
    return member(document, "size") != nullptr && !grid.empty() && grid.front().is_array() &&
           !grid.front().empty() && grid.front().front().is_object();
}

Result<Statement> read_f_puzzles(const JsonValue &document) {
    const auto size = integer_of(member(document, "size"));
    const JsonValue &grid = list_in(document, "grid");
    const auto has_size = [&](const JsonValue &list) {
        return list.is_array() && std::cmp_equal(list.size(), *size);
    };
    if (!is_f_puzzles(document) || !size || *size < 1 || *size > static_cast<int>(max_side) ||
        !has_size(grid) || !std::ranges::all_of(grid, has_size)) {
        return std::unexpected(Error{ErrorCode::bad_format,
                                     {"a document of {} that is no puzzle", "f-puzzles"},
                                     {"a side of 1 to 64"}});
    }
    Sheet sheet{document, Statement(static_cast<unsigned>(*size))};
    DOKUSHIN_TRY(marks, read_grid(sheet));
    read_entries(sheet);
    for (const std::string_view key : keys_of_single_cells) {
        read_single_cells(sheet, key, std::move(marks[key]));
    }
    read_flags(sheet);
    read_drawings(sheet);
    read_other_keys(sheet);
    sheet.statement.solution = read_solution(document, sheet.statement.side);
    for (const std::string_view key : {"title", "author", "ruleset"}) {
        if (std::string text = text_of(member(document, key)); !text.empty()) {
            sheet.statement.headers.emplace_back(key, std::move(text));
        }
    }
    return std::move(sheet.statement);
}

} // namespace dokushin::text
