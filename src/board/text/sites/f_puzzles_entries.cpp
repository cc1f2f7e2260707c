// A constraint's key is its name in lower case without spaces; each entry of its list is one
// object. The table at the end has a row a key.
#include "board/text/sites/f_puzzles_sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace dokushin::text::f_puzzles {
namespace {

/// An entry of a constraint's list, and what the table says of its kind.
struct Entry {
    const JsonValue &json;
    std::string object;    ///< "killercage 3"
    std::string_view word; ///< with which its rule begins
    int usual_value;       ///< if it has none
};

/// Reads an entry of a kind. False: its rule is not understood.
using ReadEntry = bool (*)(Sheet &, const Entry &);

void add(Sheet &sheet, const Entry &entry, std::string_view word, std::string_view arguments) {
    sheet.statement.rule(entry.object, fmt::format("{} {}", word, arguments));
}

bool has_value(const Entry &entry) { return !text_of(member(entry.json, "value")).empty(); }
std::optional<int> value_of(const Entry &entry) { return integer_of(member(entry.json, "value")); }
/// Reads the value of an entry, `usual` if it has none; nothing if it is no number from 0 on.
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
        sheet.add_outline(*places);
        return places->size() < 2 || call(*places);
    });
}

/// Reads lines that are a word and the cells along them.
bool plain_lines(Sheet &sheet, const Entry &entry) {
    return each_line(sheet, entry, [&](const std::vector<Place> &line) {
        add(sheet, entry, entry.word, words_of(line));
        return true;
    });
}

/// Ends of a line state something only about cells between them.
bool between_lines(Sheet &sheet, const Entry &entry) {
    return each_line(sheet, entry, [&](const std::vector<Place> &line) {
        if (line.size() > 2) {
            add(sheet, entry, entry.word, words_of(line));
        }
        return true;
    });
}

/// The ends of a lockout line differ by half of the size or more, as SudokuMaker has it; on 9×9
/// that is the userscript's 4.
bool lockout_lines(Sheet &sheet, const Entry &entry) {
    return each_line(sheet, entry, [&](const std::vector<Place> &line) {
        add(sheet, entry, fmt::format("{} {}", entry.word, sheet.side() / 2), words_of(line));
        return true;
    });
}

/// Without a value whispers are German: half of the size, rounded up.
bool whispers(Sheet &sheet, const Entry &entry) {
    const auto difference = value_or(entry, (sheet.side() + 1) / 2);
    return difference && each_line(sheet, entry, [&](const std::vector<Place> &line) {
               add(sheet, entry, fmt::format("{} {}", entry.word, *difference), words_of(line));
               return true;
           });
}

/// Each line of an arrow begins in its bulb; what follows adds up to the bulb's number.
bool arrows(Sheet &sheet, const Entry &entry) {
    const auto bulb = places_in(sheet, list_in(entry.json, "cells"));
    if (!bulb) {
        return false;
    }
    sheet.add_outline(*bulb);
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
    sheet.add_outline(*places);
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

/// Reads a value and its cells.
bool dots(Sheet &sheet, const Entry &entry) {
    return with_cells(sheet, entry, [&](const std::vector<Place> &cells) {
        const auto value = value_or(entry, entry.usual_value);
        if (value) {
            add(sheet, entry, fmt::format("{} {}", entry.word, *value), words_of(cells));
        }
        return value.has_value();
    });
}

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
               sheet.add_outline(*copies);
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
            digits += fmt::format("{} ", *digit);
        }
        if (!digits.empty()) {
            add(sheet, entry, "quadruple", digits + words_of(cells));
        }
        return true;
    });
}

bool cells_of_a_kind(Sheet &sheet, const Entry &entry) {
    return with_cells(sheet, entry, [&](const std::vector<Place> &cells) {
        add(sheet, entry, entry.word, words_of(cells));
        return true;
    });
}

/// Reads the total of a row or column, which stands at one of its ends. Without a value it is none.
bool outside_clues(Sheet &sheet, const Entry &entry) {
    if (!has_value(entry)) {
        return true;
    }
    const auto value = value_or(entry, 0);
    const auto at = place_named(member(entry.json, "cell"));
    const auto line = at ? line_seen_from(sheet.statement, *at) : std::vector<Place>{};
    if (!value || line.empty()) {
        return false;
    }
    sheet.add_outline({*at});
    add(sheet, entry, fmt::format("{} {}", entry.word, *value), words_of(line));
    return true;
}

bool little_killers(Sheet &sheet, const Entry &entry) {
    if (!has_value(entry)) {
        return true;
    }
    const std::string direction = text_of(member(entry.json, "direction"));
    const auto value = value_or(entry, 0);
    const auto at = place_named(member(entry.json, "cell"));
    if (!value || !at || direction.size() != 2 || !std::string_view("UD").contains(direction[0]) ||
        !std::string_view("LR").contains(direction[1])) {
        return false;
    }
    const Place step{direction[0] == 'D' ? 1 : -1, direction[1] == 'R' ? 1 : -1};
    auto line = diagonal_seen_from(sheet.statement, *at, step);
    if (line.empty()) {
        return false;
    }
    sheet.add_outline({*at});
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
    std::string_view word{}; ///< none: the reader has its own
    int usual_value = 0;
};
constexpr std::array kinds_of_entries{
    KindOfEntry{"thermometer", plain_lines, "thermometer"},
    KindOfEntry{"slowthermometer", plain_lines, "slow-thermometer"},
    KindOfEntry{"palindrome", plain_lines, "palindrome"},
    KindOfEntry{"renban", plain_lines, "renban"},
    KindOfEntry{"entropicline", plain_lines, "entropic"},
    KindOfEntry{"modularline", plain_lines, "modular 3"},
    KindOfEntry{"nabner", plain_lines, "nabner"},
    KindOfEntry{"zipperline", plain_lines, "zipper"},
    KindOfEntry{"regionsumline", plain_lines, "region-sum"},
    KindOfEntry{"doublearrow", plain_lines, "double-arrow"},
    KindOfEntry{"betweenline", between_lines, "between"},
    KindOfEntry{"lockout", lockout_lines, "lockout"},
    KindOfEntry{"whispers", whispers, "whispers"},
    KindOfEntry{"arrow", arrows},
    KindOfEntry{"killercage", killer_cages},
    KindOfEntry{"extraregion", extra_regions},
    KindOfEntry{"difference", dots, "difference", 1},
    KindOfEntry{"ratio", dots, "ratio", 2},
    KindOfEntry{"xv", sum_signs},
    KindOfEntry{"clone", clones},
    KindOfEntry{"quadruple", quadruples},
    KindOfEntry{"rowindexer", cells_of_a_kind, "row-indexer"},
    KindOfEntry{"columnindexer", cells_of_a_kind, "column-indexer"},
    KindOfEntry{"boxindexer", cells_of_a_kind, "box-indexer"},
    KindOfEntry{"littlekillersum", little_killers},
    KindOfEntry{"sandwichsum", outside_clues, "sandwich"},
    KindOfEntry{"xsum", outside_clues, "x-sum"},
    KindOfEntry{"skyscraper", outside_clues, "skyscraper"},
};

} // namespace

void read_entries(Sheet &sheet) {
    for (const auto &[key, read, word, usual_value] : kinds_of_entries) {
        std::size_t number = 0;
        for (const JsonValue &json : list_in(sheet.document, key)) {
            const Entry entry{json, fmt::format("{} {}", key, ++number), word, usual_value};
            if (!read(sheet, entry)) {
                sheet.statement.unknown.push_back(entry.object);
            }
        }
    }
}

bool is_kind_of_entries(std::string_view key) {
    return std::ranges::find(kinds_of_entries, key, &KindOfEntry::key) != kinds_of_entries.end();
}

} // namespace dokushin::text::f_puzzles
