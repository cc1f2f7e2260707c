// Fog in words is a list of parts with semicolons between them: a word, then cells.
#include <dokushin/fog.h>

#include <fmt/format.h>

#include <algorithm>

namespace dokushin {
namespace {

void append(std::string &words, const std::vector<Cell> &cells, const Shape &shape) {
    for (const Cell cell : cells) {
        words += fmt::format(" {}", shape.cell_name(cell));
    }
}

/// Cuts a text at a character, and removes the first piece from it.
std::string_view cut_off(std::string_view &text, char at) {
    const std::string_view piece = text.substr(0, text.find(at));
    text.remove_prefix(std::min(piece.size() + 1, text.size()));
    return piece;
}

/// Reads names of cells with blanks between them.
std::optional<std::vector<Cell>> cells_in(const Shape &shape, std::string_view text) {
    std::vector<Cell> cells;
    while (!text.empty()) {
        const std::string_view name = cut_off(text, ' ');
        if (name.empty()) {
            continue;
        }
        const auto cell = shape.parse_cell(name);
        if (!cell) {
            return std::nullopt;
        }
        cells.push_back(*cell);
    }
    return cells;
}

/// Reads a part: its word, then cells. False if it is no part of fog.
bool read_part(Fog &fog, const Shape &shape, std::string_view part) {
    part.remove_prefix(std::min(part.find_first_not_of(' '), part.size()));
    const std::string_view word = cut_off(part, ' ');
    if (word == "trigger") {
        const auto cells = cells_in(shape, cut_off(part, ':'));
        const auto lights = cells_in(shape, part);
        if (!cells || cells->empty() || !lights) {
            return false;
        }
        fog.triggers.push_back({*cells, *lights});
        return true;
    }
    const auto cells = cells_in(shape, part);
    if (!cells || (word != "lit" && word != "lamps")) {
        return false;
    }
    (word == "lit" ? fog.lit : fog.lamps) = *cells;
    return true;
}

} // namespace

std::string in_words(const Fog &fog, const Shape &shape) {
    std::string words = "lit";
    append(words, fog.lit, shape);
    if (!fog.lamps.empty()) {
        words += "; lamps";
        append(words, fog.lamps, shape);
    }
    for (const auto &[cells, lights] : fog.triggers) {
        words += "; trigger";
        append(words, cells, shape);
        words += " :";
        append(words, lights, shape);
    }
    return words;
}

std::optional<Fog> fog_in(const Shape &shape, std::string_view words) {
    Fog fog;
    if (words.substr(0, words.find_first_of(" ;")) != "lit") {
        return std::nullopt;
    }
    while (!words.empty()) {
        if (!read_part(fog, shape, cut_off(words, ';'))) {
            return std::nullopt;
        }
    }
    return fog;
}

} // namespace dokushin
