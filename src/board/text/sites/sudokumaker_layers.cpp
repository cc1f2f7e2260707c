// Each type of layer has a number, a name and a reader: the table is at the end. Some layers say
// what depends on others: negative rules on the marks of a second layer, disjoint groups and region
// sums on the regions. These are read behind all others.
#include "board/text/sites/fog_objects.h"
#include "board/text/sites/sudokumaker_groups.h"
#include "board/text/sites/sudokumaker_sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace dokushin::text::sudokumaker {
namespace {

/// Reads a layer. False: something in it is not understood.
using ReadLayer = bool (*)(Sheet &, const Layer &);

/// A layer without parts, which a word says.
bool plain(Sheet &sheet, const Layer &layer) {
    sheet.statement.rule(layer.object, std::string(layer.word));
    return true;
}

bool nothing(Sheet & /*sheet*/, const Layer & /*layer*/) { return true; }
bool not_understood(Sheet & /*sheet*/, const Layer & /*layer*/) { return false; }

bool cells_of_a_kind(Sheet &sheet, const Layer &layer) {
    const auto cells = cells_in(sheet, layer.json, "cells");
    if (cells && !cells->empty()) {
        state(sheet, layer, layer.word, *cells);
    }
    return cells.has_value();
}

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

bool lines(Sheet &sheet, const Layer &layer) {
    return each_list(sheet, layer, "lines", [&](const Places &line) {
        state(sheet, layer, layer.word, line);
        return true;
    });
}

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
    if (!difference) {
        return false;
    }
    return each_list(sheet, layer, "lines", [&](const Places &line) {
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

/// Cuts digits into pairs of a count and a digit; a count of 0 may have been cut off as a number's
/// first digit.
std::string in_pairs(std::string_view digits) {
    std::string words = digits.size() % 2 == 0 ? "" : " 0";
    for (const char digit : digits) {
        words += {' ', digit};
    }
    return words;
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
            state(sheet, layer, "look-and-say" + in_pairs(said), *cells);
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

/// Words say these groups: thirds, or residues, parity among them.
std::optional<std::string> word_for(Groups groups, int side) {
    const int count = static_cast<int>(groups.size());
    groups = in_order(std::move(groups));
    if (side > most_digits_in_groups || count < 2 || count > side) {
        return std::nullopt;
    }
    return groups == in_order(residues(side, count))
               ? std::optional(fmt::format("modular {}", count))
           : groups == in_order(low_middle_high(side)) ? std::optional(std::string("entropic"))
                                                       : std::nullopt;
}

Groups groups_in(const Layer &layer) {
    Groups groups;
    for (const JsonValue &group : list_in(layer.json, "groups")) {
        groups.push_back(integer_of(&group).value_or(0));
    }
    return groups;
}

bool entropy_lines(Sheet &sheet, const Layer &layer) {
    const auto word = word_for(groups_in(layer), sheet.side());
    return word && each_list(sheet, layer, "lines", [&](const Places &line) {
               state(sheet, layer, *word, line);
               return true;
           });
}

/// Each square of four cells holds a digit of each group.
bool global_entropy(Sheet &sheet, const Layer &layer) {
    constexpr std::size_t most_groups = 4;
    const Groups groups = groups_in(layer);
    const auto word = word_for(groups, sheet.side());
    if (!word || groups.size() > most_groups) {
        return false;
    }
    const bool by_thirds = *word == "entropic";
    for (int row = 0; row + 1 < sheet.side(); ++row) {
        for (int column = 0; column + 1 < sheet.side(); ++column) {
            const std::array square{Place{row, column}, Place{row, column + 1},
                                    Place{row + 1, column}, Place{row + 1, column + 1}};
            state(sheet, layer, by_thirds ? "entropy" : fmt::format("remainders {}", groups.size()),
                  square);
        }
    }
    return true;
}

// ---- clues beside the board --------------------------------------------------------------------

/// A clue without a value states nothing.
bool outside_clues(Sheet &sheet, const Layer &layer) {
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
        state(sheet, layer, fmt::format("{} {}", layer.word, *value), line);
        return true;
    });
}

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

// ---- types -------------------------------------------------------------------------------------

struct LayerType {
    int type;
    std::string_view name;
    ReadLayer read;
    std::string_view word{}; ///< with which its rules begin; none: the reader has its own
    ReadLayer read_behind_all = nothing;
};

/// Both diagonals together are one word, which the falling one says.
template <bool Rises> bool diagonal(Sheet &sheet, const Layer &layer) {
    constexpr int type_of_other = Rises ? 10 : 11;
    const auto other = std::ranges::find(sheet.layers, type_of_other, &Layer::type);
    if (other == sheet.layers.end()) {
        state(sheet, layer, "different", main_diagonal(sheet.statement.side, Rises));
    } else if (!Rises) {
        sheet.statement.rule(layer.object, "diagonals");
    }
    return true;
}

/// SudokuRules state that rows and columns of an area differ, which they do anyway on the board.
bool sudoku_rules(Sheet & /*sheet*/, const Layer &layer) {
    return list_in(layer.json, "areas").empty();
}

/// Without fog triggers, each placed digit is a lamp. What they hold is not known: a puzzle with
/// them is read without fog, so that no other cells are hidden than in the document.
bool fog_lights(Sheet &sheet, const Layer &layer) {
    constexpr int type_of_triggers = 4001;
    if (std::ranges::find(sheet.layers, type_of_triggers, &Layer::type) != sheet.layers.end()) {
        return true;
    }
    Fog &fog = fog_of(sheet.statement);
    const auto cells = cells_in(sheet, layer.json, "lightCells");
    for (const Place place : cells.value_or(Places{})) {
        fog.lit.push_back(cell_at(sheet.statement.position(place.row, place.column)));
    }
    return true;
}

constexpr std::array layer_types{
    LayerType{0, "Givens", nothing},
    LayerType{1, "Regions", read_regions},
    LayerType{10, "Diagonal", diagonal<false>},
    LayerType{11, "Diagonal", diagonal<true>},
    LayerType{12, "Antiking", plain, "anti-king"},
    LayerType{13, "Antiknight", plain, "anti-knight"},
    LayerType{14, "DisjointGroups", nothing, "", read_disjoint_groups},
    LayerType{15, "Nonconsecutive", plain, "nonconsecutive"},
    LayerType{16, "GlobalEntropy", global_entropy},
    LayerType{100, "Even", cells_of_a_kind, "even"},
    LayerType{101, "Odd", cells_of_a_kind, "odd"},
    LayerType{102, "Maximum", extremes<false>},
    LayerType{103, "Minimum", extremes<true>},
    LayerType{200, "Difference", read_signs, "", read_negative},
    LayerType{201, "Ratio", read_signs, "", read_negative},
    LayerType{202, "XV", read_signs, "", read_negative},
    LayerType{300, "Thermometer", thermometers},
    LayerType{301, "KillerCages", cages},
    LayerType{302, "Clone", clones},
    LayerType{303, "Quadruple", quadruples},
    LayerType{304, "LookAndSayCages", look_and_say_cages},
    LayerType{305, "DifferentValues", different_values},
    LayerType{400, "Renban", lines, "renban"},
    LayerType{401, "Whisper", whispers},
    LayerType{402, "Palindrome", lines, "palindrome"},
    LayerType{403, "BetweenLines", between_lines},
    LayerType{404, "RegionSumLine", nothing, "", read_region_sum_lines},
    LayerType{405, "Sequence", lines, "sequence"},
    LayerType{406, "EntropyLines", entropy_lines},
    LayerType{407, "LockoutLines", lockout_lines},
    LayerType{408, "Arrow", arrows},
    LayerType{409, "DoubleArrow", lines, "double-arrow"},
    LayerType{500, "LittleKillers", little_killers},
    LayerType{501, "SandwichSums", outside_clues, "sandwich"},
    LayerType{502, "XSums", outside_clues, "x-sum"},
    LayerType{503, "Skyscrapers", outside_clues, "skyscraper"},
    LayerType{504, "NumberedRooms", outside_clues, "numbered-room"},
    LayerType{600, "RowIndexer", cells_of_a_kind, "row-indexer"},
    LayerType{601, "ColumnIndexer", cells_of_a_kind, "column-indexer"},
    LayerType{1000, "Custom", not_understood}, // the setter's JavaScript
    LayerType{2000, "CosmeticLine", nothing},
    LayerType{2001, "CosmeticCage", nothing},
    LayerType{2002, "CosmeticSymbol", nothing},
    LayerType{2003, "SudokuRules", sudoku_rules},
    LayerType{4000, "FogLights", fog_lights},
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
            sheet.layers.push_back({layer, number, std::move(object), type->word});
        }
    }
}

} // namespace

void read_layers(Sheet &sheet, const JsonValue &puzzle) {
    take_layers(sheet, puzzle);
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

} // namespace dokushin::text::sudokumaker
