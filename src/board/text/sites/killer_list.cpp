#include "board/text/sites/killer_list.h"

#include "board/text/cells.h"
#include "errors/catalogue.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

namespace dokushin::text {
namespace killer_list {
namespace {

constexpr std::array<std::string_view, 3> members{"result", "indices", "color"};

bool is_member(std::string_view name) { return std::ranges::find(members, name) != members.end(); }

std::unexpected<Error> no_killer() {
    return std::unexpected(
        Error{ErrorCode::bad_format,
              {"a list that is no killer"},
              {"cages such as {}", R"({"result": 10, "indices": [[1, 1], [1, 2]]})"}});
}

/// A cell as it is listed: a place, or a number in reading order.
struct ListedCell {
    int row = 0;
    int column = 0; ///< behind a number that counts all cells, if the row is 0
    bool is_number = false;
    friend auto operator<=>(const ListedCell &, const ListedCell &) = default;
};

std::optional<ListedCell> cell_of(const JsonValue &item) {
    constexpr int most = static_cast<int>(max_side * max_side);
    if (item.is_array()) {
        const auto row = item.size() == 2 ? integer_of(&item[0]) : std::nullopt;
        const auto column = row ? integer_of(&item[1]) : std::nullopt;
        return column ? std::optional(ListedCell{*row - 1, *column - 1}) : std::nullopt;
    }
    const auto number = integer_of(&item);
    return number && *number >= 0 && *number < most ? std::optional(ListedCell{0, *number, true})
                                                    : std::nullopt;
}

/// Reads the cells of all cages; nothing if one is none.
std::optional<std::vector<std::vector<ListedCell>>> cells_of_cages(const JsonValue &json) {
    std::vector<std::vector<ListedCell>> cages;
    for (const JsonValue &cage : json) {
        cages.emplace_back();
        for (const JsonValue &item : list_in(cage, "indices")) {
            const auto cell = cell_of(item);
            if (!cell) {
                return std::nullopt;
            }
            cages.back().push_back(*cell);
        }
    }
    return cages;
}

/// The side of the board that the cells fill, each once in a cage; 9 if they fill none.
unsigned side_of(const std::vector<std::vector<ListedCell>> &cages) {
    std::set<ListedCell> cells;
    for (const auto &cage : cages) {
        cells.insert(cage.begin(), cage.end());
    }
    const unsigned side = side_of_cells(cells.size());
    return side >= 4 && Shape::has_usual_boxes(side) ? side : 9;
}

/// The rest of a text behind blanks and one expected character; nothing if another one is there,
/// and an empty text if it ends before.
std::optional<std::string_view> behind(std::string_view text, char expected) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    if (text.empty()) {
        return text;
    }
    return text.front() == expected ? std::optional(text.substr(1)) : std::nullopt;
}

} // namespace
} // namespace killer_list

bool may_be_killer_list(std::string_view text) {
    constexpr std::size_t longest_beginning = 1000; // the text may be asked about line by line
    std::optional<std::string_view> rest = text.substr(0, longest_beginning);
    for (const char expected : {'[', '{', '"'}) {
        rest = killer_list::behind(*rest, expected);
        if (!rest) {
            return false;
        }
    }
    const std::size_t end = rest->find('"');
    return (rest->empty() && text.size() < longest_beginning) ||
           (end != std::string_view::npos && killer_list::is_member(rest->substr(0, end)));
}

bool is_killer_list(const JsonValue &json) {
    return json.is_array() && !json.empty() && std::ranges::all_of(json, [](const JsonValue &cage) {
               return member(cage, "indices") != nullptr;
           });
}

Result<Statement> read_killer_list(const JsonValue &json) {
    const auto cages = killer_list::cells_of_cages(json);
    if (!cages) {
        return killer_list::no_killer();
    }
    Statement statement(killer_list::side_of(*cages));
    const int side = static_cast<int>(statement.side);
    for (std::size_t at = 0; at < cages->size(); ++at) {
        std::vector<Place> places;
        for (const killer_list::ListedCell &cell : (*cages)[at]) {
            const Place place = cell.is_number ? Place{cell.column / side, cell.column % side}
                                               : Place{cell.row, cell.column};
            if (!statement.has_cell(place.row, place.column)) {
                return killer_list::no_killer();
            }
            places.push_back(place);
        }
        const std::string object = fmt::format("cage {}", at + 1);
        const JsonValue &cage = json[at];
        const JsonValue *const result = member(cage, "result");
        const auto total = result == nullptr ? std::optional(0) : integer_of(result);
        const bool is_known = std::ranges::all_of(
            cage.items(), [](const auto &item) { return killer_list::is_member(item.key()); });
        if (!total || *total < 0 || !is_known || places.empty()) {
            statement.unknown.push_back(object);
        } else if (*total > 0) {
            statement.rule(object, fmt::format("cage {} {}", *total, words_of(places)));
        } else if (places.size() > 1) {
            statement.rule(object, "different " + words_of(places));
        }
    }
    return statement;
}

} // namespace dokushin::text
