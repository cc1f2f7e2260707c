// The table of formats: a row each, everything else is derived from it.
#include "board/text/format.h"

#include <algorithm>
#include <array>

namespace dokushin {
namespace {

constexpr std::array<FormatInfo, 14> table{{
    {Format::line, "line", "N×N characters a puzzle, one puzzle a line", true},
    {Format::numbers, "numbers", "numbers separated by spaces or commas, in rows or in one line",
     true},
    {Format::grid, "grid", "N rows of N characters, with or without frames", true},
    {Format::table, "table", "a table copied from a spreadsheet, Markdown or HTML, blanks empty",
     true},
    {Format::list, "list", "nested lists as Python, JSON, C and Java write them", true},
    {Format::json, "json", "one JSON object a line: {\"puzzle\": \"…\"}", true},
    {Format::csv, "csv", "a header such as puzzle,solution, then a row a puzzle", true},
    {Format::sdm, "sdm", "SudoCue's collection: 81 digits a line, 0 for blank", true},
    {Format::sdk, "sdk", "SudoCue's or SadMan's file of one puzzle with headers", true},
    {Format::ss, "ss", "Simple Sudoku's framed grid", true},
    {Format::hodoku, "hodoku", "HoDoKu's library line, with deleted candidates", true},
    {Format::pencilmarks, "pencilmarks", "a grid with the candidates of every cell", true},
    {Format::sukaku, "sukaku", "N³ characters, one a candidate (729 for 9×9)", true},
    {Format::opensudoku, "opensudoku", "OpenSudoku's XML", true},
}};

} // namespace

std::span<const FormatInfo> formats() {
    static_assert(table.back().format == Format::opensudoku);
    return std::span(table).first(table.size() - (text::opensudoku_is_here() ? 0 : 1));
}

std::string_view name(Format format) { return table[static_cast<std::size_t>(format)].name; }

std::optional<Format> format_named(std::string_view text) {
    const auto found = std::ranges::find(formats(), text, &FormatInfo::name);
    return found == formats().end() ? std::nullopt : std::optional(found->format);
}

} // namespace dokushin
