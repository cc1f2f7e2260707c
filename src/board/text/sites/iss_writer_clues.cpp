#include "board/text/sites/iss_writer_clues.h"

#include <cstdlib>

namespace dokushin::text::iss::writing {

std::optional<LineSeen> line_of(const Sheet &sheet, std::span<const Cell> cells) {
    const Place first = sheet.place(cells.front());
    const Place second = sheet.place(cells[cells.size() > 1 ? 1 : 0]);
    const int down = second.row - first.row;
    const int right = second.column - first.column;
    if (cells.size() != sheet.side() || std::abs(down) + std::abs(right) > 1) {
        return std::nullopt;
    }
    for (int at = 0; const Cell cell : cells) {
        if (sheet.place(cell) != Place{first.row + at * down, first.column + at * right}) {
            return std::nullopt;
        }
        ++at;
    }
    const std::string name = sheet.cell(cells.front());
    return LineSeen{down == 0 ? name.substr(0, 2) : name.substr(2), down + right < 0};
}

bool add_clue(Sheet &sheet, std::string_view type, unsigned number, std::span<const Cell> cells) {
    const auto line = line_of(sheet, cells);
    if (!line || number == 0) {
        return false;
    }
    const std::string place = line->name + (line->from_end ? "~~" : "~");
    return sheet.is_first(type, place) && sheet.add(fmt::format("{}~{}{}", type, place, number));
}

} // namespace dokushin::text::iss::writing
