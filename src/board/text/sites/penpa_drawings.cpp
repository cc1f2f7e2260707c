// What is drawn and was not read may state a rule that only the puzzle's rules tell: each kind of
// drawing is named, with the places of the first few.
#include "board/text/sites/penpa_sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace dokushin::text::penpa {
namespace {

/// Kinds of objects that other files read and name, or that draw nothing: what the setter did.
constexpr std::array<std::string_view, 9> other_kinds{
    "number", "lineE",        "cage",         "killercages",   "thermo",
    "arrows", "command_redo", "command_undo", "command_replay"};

/// Names the objects of a kind, apart from those at points that a rule has used.
void name_members(Sheet &sheet, std::string_view kind, const JsonValue &objects) {
    const std::set<int> &used = kind == "numberS" ? sheet.used_small_numbers : sheet.used_symbols;
    const bool may_be_used = kind == "numberS" || kind == "symbol";
    std::vector<Place> places;
    for (const auto &[name, object] : objects.items()) {
        const int point = point_named(name);
        if (!may_be_used || !used.contains(point)) {
            places.push_back(sheet.layout.place_of(point));
        }
    }
    name_unknown(sheet, kind, places);
}

} // namespace

int point_named(std::string_view name) {
    const JsonValue number(name.substr(0, name.find_first_of(",E")));
    return integer_of(&number).value_or(-1);
}

void name_unknown(Sheet &sheet, std::string_view kind, std::span<const Place> places) {
    constexpr std::size_t most_named = 4;
    std::vector<Place> distinct(places.begin(), places.end());
    std::ranges::sort(distinct);
    const auto rest = std::ranges::unique(distinct);
    distinct.erase(rest.begin(), rest.end());
    if (!distinct.empty()) {
        const bool are_all_named = distinct.size() <= most_named;
        distinct.resize(std::min(distinct.size(), most_named));
        sheet.statement.unknown.push_back(
            fmt::format("{:.40} {}{}", kind, words_of(distinct), are_all_named ? "" : " …"));
    }
}

void read_drawings(Sheet &sheet) {
    for (const auto &[kind, objects] : sheet.question.items()) {
        const auto is_empty = [](const JsonValue &object) {
            return object.is_null() || object.empty();
        };
        if (std::ranges::find(other_kinds, kind) != other_kinds.end()) {
            continue;
        }
        if (objects.is_object()) {
            name_members(sheet, kind, objects);
        } else if (!std::ranges::all_of(objects, is_empty)) {
            sheet.statement.unknown.push_back(fmt::format("{:.40}", kind));
        }
    }
}

} // namespace dokushin::text::penpa
