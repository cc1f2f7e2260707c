// A PenpaDrawing makes links as penpa's page does, but packed without compression, for the tests of
// their reader.
#pragma once

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace dokushin::texts {

using Json = nlohmann::ordered_json;

/// Writes bytes in base64.
inline std::string base64(std::string_view bytes) {
    constexpr std::string_view alphabet =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    for (std::size_t at = 0; at < bytes.size(); at += 3) {
        unsigned three = 0;
        for (std::size_t next = at; next < at + 3; ++next) {
            three =
                three << 8 | (next < bytes.size() ? static_cast<unsigned char>(bytes[next]) : 0U);
        }
        for (std::size_t six = 0; six < 4; ++six) {
            text += at + six > bytes.size() ? '=' : alphabet[three >> (18 - 6 * six) & 63U];
        }
    }
    return text;
}

/// Packs a text as one stored block of DEFLATE for each 60,000 bytes.
inline std::string stored(std::string_view text) {
    std::string packed;
    do {
        const std::string_view block = text.substr(0, 60'000);
        text.remove_prefix(block.size());
        packed += text.empty() ? '\1' : '\0';
        for (const std::size_t size : {block.size(), ~block.size()}) {
            packed += static_cast<char>(size & 0xFFU);
            packed += static_cast<char>(size >> 8 & 0xFFU);
        }
        packed += block;
    } while (!text.empty());
    return packed;
}

inline std::string penpa_link(std::string_view text) {
    return "https://swaroopg92.github.io/penpa-edit/#m=edit&p=" + base64(stored(text));
}

/// A cell of the board, from 1, as names of cells have it.
struct CellName {
    int row;
    int column;
};

struct PenpaDrawing {
    int side;
    int margin = 0; ///< cells at each side of the board that are in the grid as well
    std::string kind = "sudoku";
    std::string title{};
    std::string rules{};
    Json tags = Json::array();
    Json question = Json::object();
    Json answer = Json::object();

    [[nodiscard]] int columns() const { return side + 2 * margin + 4; }
    [[nodiscard]] int cells() const { return columns() * columns(); }
    [[nodiscard]] int number(CellName cell) const {
        return (cell.row + 1 + margin) * columns() + cell.column + 1 + margin;
    }
    [[nodiscard]] Json numbers(const std::vector<CellName> &of) const {
        Json list = Json::array();
        for (const CellName cell : of) {
            list.push_back(number(cell));
        }
        return list;
    }
    /// Draws an object at a cell.
    void put(const std::string &kind_of_object, CellName cell, const Json &object) {
        question[kind_of_object][std::to_string(number(cell))] = object;
    }
    void give(std::string_view givens) {
        for (int at = 0; std::cmp_less(at, givens.size()); ++at) {
            const std::string digit(1, givens[static_cast<std::size_t>(at)]);
            if (digit != ".") {
                put("number", {at / side + 1, at % side + 1}, {digit, 1, "1"});
            }
        }
    }
    /// Draws an edge at the right of a cell, or below it.
    void draw_edge(CellName cell, bool is_below, int style = 2) {
        const int corner = cells() + number(cell);
        const int other = is_below ? corner - 1 : corner - columns();
        question["lineE"][fmt::format("{},{}", other, corner)] = style;
    }
    /// Draws thick edges between cells that have different letters.
    void draw_regions(std::string_view map) {
        for (int at = 0; std::cmp_less(at, map.size()); ++at) {
            const CellName cell{at / side + 1, at % side + 1};
            const char letter = map[static_cast<std::size_t>(at)];
            if (cell.column < side && map[static_cast<std::size_t>(at) + 1] != letter) {
                draw_edge(cell, false);
            }
            if (cell.row < side && map[static_cast<std::size_t>(at + side)] != letter) {
                draw_edge(cell, true);
            }
        }
    }
    /// Draws the outline of cells, and writes a text into the first of them.
    void draw_cage(const std::vector<CellName> &of, const std::string &text) {
        const auto has = [&](int row, int column) {
            return std::ranges::any_of(
                of, [&](CellName cell) { return cell.row == row && cell.column == column; });
        };
        for (const auto &[row, column] : of) {
            const int point = 4 * (cells() + number({row, column}));
            const auto draw = [&](bool is_outer, int from, int to) {
                if (is_outer) {
                    question["cage"][fmt::format("{},{}", point + from, point + to)] = 10;
                }
            };
            draw(!has(row - 1, column), 0, 1);
            draw(!has(row + 1, column), 2, 3);
            draw(!has(row, column - 1), 0, 2);
            draw(!has(row, column + 1), 1, 3);
        }
        if (!text.empty()) {
            question["numberS"][std::to_string(4 * (cells() + number(of.front())))] = {text, 1};
        }
    }

    [[nodiscard]] std::string text() const {
        Json distances = Json::array({number({1, 1})});
        for (int at = 1; at < side * side; ++at) {
            distances.push_back(at % side == 0 ? columns() - side + 1 : 1);
        }
        const int size = side + 2 * margin;
        const std::string first = fmt::format(
            "{},{},{},38,0,1,1,266,266,144,144,0,0,0,0,Title: {},Author: ,,{},OFF,false", kind,
            size, size, title, rules);
        return fmt::format("{}\n{}\n{{}}\n{}\n{}\n{}\n[]\n{{}}\n\"x\"\n\"x\"\n[3,0,10]\n{{}}\n\"x\""
                           "\n0\n{{}}\n{{}}\n{{}}\n{}\nfalse",
                           first, Json(std::vector<int>(4, margin)).dump(), question.dump(),
                           answer.dump(), distances.dump(), tags.dump());
    }
    [[nodiscard]] std::string link() const { return penpa_link(text()); }
};

} // namespace dokushin::texts
