// A key is unpacked once and compared with the table of each relation and number, which differs
// early as a rule.
#include "board/text/sites/iss_pairs.h"

#include "board/constraints/pair_table.h"
#include "board/text/sites/iss_bits.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cassert>

namespace dokushin::text::iss {
namespace {

/// Two digits of a board, in the order of their cells, and the number of a rule.
struct Two {
    unsigned side;
    unsigned one;
    unsigned other;
    unsigned number;

    [[nodiscard]] unsigned distance() const { return one > other ? one - other : other - one; }
    [[nodiscard]] bool are_in_ratio() const {
        return one == number * other || other == number * one;
    }
};

/// The third of the digits that a digit is in, as on entropic lines: 0, 1 or 2.
unsigned third_of(unsigned digit, unsigned side) {
    const unsigned outer = side / 3 + (side % 3 == 2 ? 1 : 0);
    return digit <= outer ? 0 : digit > side - outer ? 2 : 1;
}

/// What a rule's cells are: two, those of a line whose neighbours are related, or a set of which
/// any two are.
enum class Takes : std::uint8_t { two, line, set };

/// A word of rules that states a relation of two digits.
struct Relation {
    std::string_view word;
    Takes takes;
    unsigned least; ///< the rule's number is at least this and at most `most` times the side;
    unsigned most;  ///< with 0 it has no number
    bool (*holds)(const Two &two);
};

/// Some relations are the same on small boards; the first that fits is taken.
constexpr std::array relations{
    Relation{"less", Takes::two, 0, 0, [](const Two &two) { return two.one < two.other; }},
    Relation{"greater", Takes::two, 0, 0, [](const Two &two) { return two.one > two.other; }},
    Relation{"slow-thermometer", Takes::line, 0, 0,
             [](const Two &two) { return two.one <= two.other; }},
    Relation{"equal", Takes::set, 0, 0, [](const Two &two) { return two.one == two.other; }},
    Relation{"different", Takes::set, 0, 0, [](const Two &two) { return two.one != two.other; }},
    Relation{"nabner", Takes::set, 0, 0, [](const Two &two) { return two.distance() >= 2; }},
    Relation{"entropic", Takes::two, 0, 0,
             [](const Two &two) {
                 return third_of(two.one, two.side) != third_of(two.other, two.side);
             }},
    Relation{"difference", Takes::two, 1, 1,
             [](const Two &two) { return two.distance() == two.number; }},
    Relation{"ratio", Takes::two, 2, 1, [](const Two &two) { return two.are_in_ratio(); }},
    Relation{"sum", Takes::two, 2, 2,
             [](const Two &two) { return two.one + two.other == two.number; }},
    Relation{"not-difference", Takes::two, 1, 1,
             [](const Two &two) { return two.distance() != two.number; }},
    Relation{"not-ratio", Takes::two, 2, 1, [](const Two &two) { return !two.are_in_ratio(); }},
    Relation{"not-sum", Takes::two, 2, 2,
             [](const Two &two) { return two.one + two.other != two.number; }},
    Relation{"whispers", Takes::line, 1, 1,
             [](const Two &two) { return two.distance() >= two.number; }},
    Relation{"modular", Takes::two, 2, 1,
             [](const Two &two) {
                 return two.number > 0 && two.one % two.number != two.other % two.number;
             }},
};

/// The words that state any table. Under these names no other word is looked for.
constexpr std::array<std::string_view, 2> words_of_tables{"pairs", "all-pairs"};

/// The symbols of Binary and BinaryX, which Pair and PairX were once.
constexpr std::string_view old_symbols =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";
constexpr std::size_t bits_of_symbol = 6;

/// Which pairs of digits a relation holds for.
using Table = std::vector<bool>;

bool is_table_of(const Relation &relation, unsigned number, unsigned side, const Table &table) {
    for (unsigned one = 1; one <= side; ++one) {
        for (unsigned other = 1; other <= side; ++other) {
            const bool holds = relation.holds({side, one, other, number});
            if (holds != table[std::size_t{one - 1} * side + other - 1]) {
                return false;
            }
        }
    }
    return true;
}

bool is_symmetric(unsigned side, const Table &table) {
    for (std::size_t one = 0; one < side; ++one) {
        for (std::size_t other = 0; other < one; ++other) {
            if (table[one * side + other] != table[other * side + one]) {
                return false;
            }
        }
    }
    return true;
}

/// A relation as rules state it: its word with what stands before the cells.
struct Known {
    std::string words;
    Takes takes;
};

Known known_as(const Relation &relation, unsigned number) {
    return {relation.most == 0 ? std::string(relation.word)
                               : fmt::format("{} {}", relation.word, number),
            relation.takes};
}

/// A relation that no other word states: its table, "pairs 1>2/3,2>4-9".
Known as_table(ValueRange values, const Table &table, Related related) {
    const unsigned side = values.side;
    PairTable next(side);
    for (unsigned pair = 0; pair < side * side; ++pair) {
        if (table[pair]) {
            next[pair / side].insert(digit_of(pair % side + 1));
        }
    }
    const bool is_line = related == Related::consecutive;
    return {fmt::format("{} {}", words_of_tables[is_line ? 0 : 1],
                        write_pair_table(next, values.lowest)),
            is_line ? Takes::line : Takes::set};
}

/// The relation of a name such as "difference-3", if the table is that.
std::optional<Known> relation_named(std::string_view name, unsigned side, const Table &table) {
    for (const Relation &relation : relations) {
        const std::string_view rest = name.substr(std::min(relation.word.size(), name.size()));
        const auto number = number_in(rest.substr(rest.starts_with('-') ? 1 : 0));
        if (name.starts_with(relation.word) && rest.empty() == (relation.most == 0) &&
            (rest.empty() || (rest.starts_with('-') && number)) &&
            is_table_of(relation, number.value_or(0), side, table)) {
            return known_as(relation, number.value_or(0));
        }
    }
    return std::nullopt;
}

/// The relation of a table: that of its name, or else the first, or else the table itself.
Known relation_of(ValueRange values, const Table &table, std::string_view name, Related related) {
    const unsigned side = values.side;
    const bool is_empty = std::ranges::find(table, true) == table.end();
    // Words speak of values, with which the digits of the table have other sums and ratios.
    if (is_empty || values.lowest != 1 ||
        std::ranges::find(words_of_tables, name) != words_of_tables.end()) {
        return as_table(values, table, related);
    }
    if (auto named = relation_named(name, side, table)) {
        return *std::move(named);
    }
    for (const Relation &relation : relations) {
        const unsigned most = std::max(relation.most * side, relation.least);
        for (unsigned number = relation.least; number <= most; ++number) {
            if (is_table_of(relation, number, side, table)) {
                return known_as(relation, number);
            }
        }
    }
    return as_table(values, table, related);
}

std::string worded(const Known &known, const Places &cells) {
    return fmt::format("{} {}", known.words, words_of(cells));
}

/// States a relation of any two cells of a list.
void state_of_any_two(const Known &known, const Places &cells, std::vector<std::string> &rules) {
    if (known.takes == Takes::set && cells.size() > 1) {
        rules.push_back(worded(known, cells));
        return;
    }
    for (std::size_t one = 0; one < cells.size(); ++one) {
        for (std::size_t other = one + 1; other < cells.size(); ++other) {
            rules.push_back(worded(known, {cells[one], cells[other]}));
        }
    }
}

/// States a relation of the neighbours in a list, which may come back to a cell; false if one is no
/// cell, or the same as that before it.
bool state_of_consecutive(const Known &known, const Board &board, Arguments list,
                          std::vector<std::string> &rules) {
    const auto cells = cells_in(board, list);
    if (cells && cells->size() > 1 && known.takes == Takes::line) {
        rules.push_back(worded(known, *cells));
        return true;
    }
    for (std::size_t at = 0; at + 1 < list.size(); ++at) {
        const auto two = cells_in(board, list.subspan(at, 2));
        if (!two) {
            return false;
        }
        rules.push_back(worded(known, *two));
    }
    return list.size() > 1 || cells.has_value();
}

/// States a relation of a list of cells; false if the list is wrong.
bool state(const Known &known, const Board &board, Arguments list, Related related,
           std::vector<std::string> &rules) {
    if (related == Related::consecutive) {
        return state_of_consecutive(known, board, list, rules);
    }
    const auto cells = cells_in(board, list);
    if (cells) {
        state_of_any_two(known, *cells, rules);
    }
    return cells.has_value();
}

/// Cells of an item, and their name.
struct NamedList {
    std::string_view name;
    Arguments cells;
};

/// Cuts the arguments behind a key into the lists of cells. A name holds up to the next.
std::vector<NamedList> lists_in(Arguments arguments) {
    std::vector<NamedList> lists;
    std::string_view name;
    while (!arguments.empty()) {
        const auto mark = std::ranges::find_if(arguments, [](std::string_view argument) {
            return argument.empty() || argument.starts_with('_');
        });
        const auto length = static_cast<std::size_t>(mark - arguments.begin());
        if (length > 0) {
            lists.push_back({name, arguments.first(length)});
        }
        if (mark != arguments.end() && !mark->empty()) {
            name = mark->substr(1);
        }
        arguments = behind(arguments, length + 1);
    }
    return lists;
}

} // namespace

std::string key_of(unsigned side, const std::function<bool(unsigned, unsigned)> &holds) {
    std::string key;
    std::size_t bits = 0;
    for (unsigned pair = 0; pair < side * side; ++pair) {
        const std::size_t bit = pair % bits_of_symbol;
        bits |= std::size_t{holds(pair / side + 1, pair % side + 1)} << bit;
        if (bit + 1 == bits_of_symbol || pair + 1 == side * side) {
            key += base64_alphabet_of_urls[bits];
            bits = 0;
        }
    }
    key.erase(key.find_last_not_of(base64_alphabet_of_urls.front()) + 1);
    return key;
}

std::string key_of(unsigned side, std::string_view word, unsigned number) {
    const auto relation = std::ranges::find(relations, word, &Relation::word);
    assert(relation != relations.end());
    return key_of(side, [&](unsigned one, unsigned other) {
        return relation->holds({side, one, other, number});
    });
}

std::string relation_name(std::string_view word, unsigned number) {
    const auto relation = std::ranges::find(relations, word, &Relation::word);
    assert(relation != relations.end());
    return relation->most == 0 ? std::string(word) : fmt::format("{}-{}", word, number);
}

std::optional<std::vector<std::string>> rules_of_pairs(const Board &board, std::string_view type,
                                                       Arguments arguments, Related related) {
    const auto table =
        arguments.empty()
            ? std::nullopt
            : unpacked_set(arguments.front(),
                           type.starts_with("Binary") ? old_symbols : base64_alphabet_of_urls,
                           std::size_t{board.side} * board.side);
    const auto lists = lists_in(behind(arguments, 1));
    if (!table || lists.empty() ||
        (related == Related::any_two && !is_symmetric(board.side, *table))) {
        return std::nullopt;
    }
    std::vector<std::string> rules;
    for (const auto &[name, cells] : lists) {
        const Known known = relation_of({board.side, board.lowest}, *table, name, related);
        if (!state(known, board, cells, related, rules)) {
            return std::nullopt;
        }
    }
    return rules;
}

} // namespace dokushin::text::iss
