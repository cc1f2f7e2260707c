// Thermometers are lists of cells from the bulb on. An arrow is such a list too, without the circle
// at its beginning: a symbol of its own, without which it may point at anything.
#include "board/text/sites/penpa_sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace dokushin::text::penpa {
namespace {

constexpr std::array<std::string_view, 2> circles{"circle_L", "circle_M"};

bool has_circle(const Sheet &sheet, Place cell) {
    const JsonValue *const symbols = member(sheet.question, "symbol");
    const std::string name = std::to_string(sheet.layout.number_of(cell));
    const JsonValue *const symbol = symbols == nullptr ? nullptr : member(*symbols, name);
    return symbol != nullptr && symbol->is_array() && symbol->size() > 1 &&
           std::ranges::find(circles, text_of(&(*symbol)[1])) != circles.end();
}

/// Do all cells touch the next, and no cell return?
bool is_line(std::span<const Place> cells) {
    for (std::size_t at = 1; at < cells.size(); ++at) {
        if (std::abs(cells[at].row - cells[at - 1].row) > 1 ||
            std::abs(cells[at].column - cells[at - 1].column) > 1) {
            return false;
        }
    }
    return std::set<Place>(cells.begin(), cells.end()).size() == cells.size();
}

void read_thermometer(Sheet &sheet, const std::string &object, std::span<const Place> cells) {
    sheet.statement.rule(object, "thermometer " + words_of(cells));
    sheet.understood.insert("thermo");
}

void read_arrow(Sheet &sheet, const std::string &object, std::span<const Place> cells) {
    if (!has_circle(sheet, cells.front())) {
        sheet.statement.unknown.push_back(object);
        return;
    }
    sheet.used_symbols.insert(sheet.layout.number_of(cells.front()));
    sheet.statement.rule(
        object, fmt::format("arrow {} : {}", words_of(cells.first(1)), words_of(cells.subspan(1))));
    sheet.understood.insert("arrows");
}

struct KindOfLine {
    std::string_view key;
    void (*read)(Sheet &sheet, const std::string &object, std::span<const Place> cells);
};
constexpr std::array kinds_of_lines{KindOfLine{"thermo", read_thermometer},
                                    KindOfLine{"arrows", read_arrow}};

} // namespace

std::optional<std::vector<Place>> cells_in(const Layout &layout, const JsonValue &list) {
    std::vector<Place> cells;
    for (const JsonValue &item : list) {
        const auto point = integer_of(&item);
        const auto cell = point ? layout.cell_at(*point) : std::nullopt;
        if (!cell) {
            return std::nullopt;
        }
        cells.push_back(*cell);
    }
    return list.is_array() ? std::optional(std::move(cells)) : std::nullopt;
}

void read_lines(Sheet &sheet) {
    for (const KindOfLine &kind : kinds_of_lines) {
        std::size_t number = 0;
        for (const JsonValue &line : list_in(sheet.question, kind.key)) {
            const std::string object = fmt::format("{} {}", kind.key, ++number);
            if (line.is_null() || line.empty()) {
                continue; // it was deleted
            }
            const auto cells = cells_in(sheet.layout, line);
            if (cells && cells->size() > 1 && is_line(*cells)) {
                kind.read(sheet, object, *cells);
            } else {
                sheet.statement.unknown.push_back(object);
            }
        }
    }
}

} // namespace dokushin::text::penpa
