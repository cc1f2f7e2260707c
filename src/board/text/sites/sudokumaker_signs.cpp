// Dots and letters between neighbours, and the negative rules that exempt those that have one.
#include "board/text/sites/sudokumaker_sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace dokushin::text::sudokumaker {
namespace {

/// Layers of marks: what a mark states, and what no unmarked neighbours may be.
struct Signs {
    int type;
    std::string_view word;
    bool may_be_empty; ///< a mark of value 0 states nothing
    std::string_view forbidden;
    int other;               ///< the type of layers that exempt their edges as well
    std::string_view exempt; ///< the member of those layers that says so, unless it is false
};
constexpr std::array kinds_of_signs{
    Signs{200, "difference", false, "not-difference", 201, "overrideNegativeDifferences"},
    Signs{201, "ratio", false, "not-ratio", 200, "overrideNegativeRatios"},
    Signs{202, "sum", true, "not-sum", no_type, ""},
};

const Signs &signs_of(const Layer &layer) {
    return *std::ranges::find(kinds_of_signs, layer.type, &Signs::type);
}

/// Adds the edges that a layer marks.
void add_marked(const Sheet &sheet, const Layer &layer, std::set<Neighbours> &marked) {
    for (const JsonValue &clue : list_in(layer.json, "clues")) {
        if (const auto pair = edge_of(sheet, member(clue, "edge"))) {
            marked.insert(*pair);
        }
    }
}

bool exempts(const Layer &layer, std::string_view name) {
    const JsonValue *const flag = member(layer.json, name);
    return flag == nullptr || !flag->is_boolean() || flag->get<bool>();
}

} // namespace

bool read_signs(Sheet &sheet, const Layer &layer) {
    const Signs &signs = signs_of(layer);
    return each_item(layer, "clues", [&](const JsonValue &clue) {
        const auto value = number_of(clue, "value");
        const auto pair = edge_of(sheet, member(clue, "edge"));
        if (!value || !pair) {
            return false;
        }
        if (*value > 0 || !signs.may_be_empty) {
            state(sheet, layer, fmt::format("{} {}", signs.word, *value),
                  std::array{pair->first, pair->second});
        }
        return true;
    });
}

/// States what no unmarked edge may have. With several layers of the type it is not known whether
/// each exempts the edges of all.
bool read_negative(Sheet &sheet, const Layer &layer) {
    const Signs &signs = signs_of(layer);
    constexpr std::size_t most_numbers = 20;
    std::set<int> numbers;
    for (const JsonValue &item : list_in(layer.json, "negative")) {
        const auto number = integer_of(&item);
        if (!number || *number < 0) {
            return false;
        }
        numbers.insert(*number);
    }
    const auto of_type = std::ranges::count(sheet.layers, signs.type, &Layer::type);
    if (!numbers.empty() && (of_type > 1 || numbers.size() > most_numbers)) {
        return false;
    }
    std::set<Neighbours> marked;
    add_marked(sheet, layer, marked);
    for (const Layer &other : sheet.layers) {
        if (other.type == signs.other && exempts(other, signs.exempt)) {
            add_marked(sheet, other, marked);
        }
    }
    for (const int number : numbers) {
        forbid_among_neighbours(sheet.statement, marked, layer.object,
                                fmt::format("{} {}", signs.forbidden, number));
    }
    return true;
}

} // namespace dokushin::text::sudokumaker
