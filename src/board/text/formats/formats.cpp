// The table of formats: a row each, everything else is derived from it.
#include "board/text/format.h"
#include "board/text/formats/table.h"
#include "board/text/nested/nested.h"

#include <algorithm>
#include <array>

namespace dokushin {
namespace {

using text::Cut;
using text::FormatRow;

// ---- how a text of a format is cut, from a line's text without white space around it ----

bool is_remark(std::string_view text) { return text.starts_with('#'); }

Cut by_lines(std::string_view text) { return is_remark(text) ? Cut::nothing : Cut::line; }
Cut by_blocks(std::string_view text) { return is_remark(text) ? Cut::nothing : Cut::block; }
/// A line with `#` is a header there.
Cut by_headed_blocks(std::string_view /*text*/) { return Cut::block; }
Cut by_tables(std::string_view text) {
    return text.starts_with('<') ? Cut::markup : by_blocks(text);
}
Cut by_brackets(std::string_view /*text*/) { return Cut::list; }
Cut by_objects(std::string_view text) {
    const bool goes_on = text.starts_with('[') || !text::brackets_are_closed(text);
    return is_remark(text) ? Cut::nothing : goes_on ? Cut::list : Cut::line;
}
Cut by_columns(std::string_view /*text*/) { return Cut::csv; }
Cut by_documents(std::string_view /*text*/) { return Cut::markup; }

// ---- the table -----------------------------------------------------------------------

// What a row leaves out it has not: a reader of blocks, a header, …
constexpr std::array table{
    FormatRow{.info = {Format::line, "line", "N×N characters a puzzle, one puzzle a line", true},
              .cut = by_lines,
              .write = text::write_line},
    FormatRow{.info = {Format::numbers, "numbers",
                       "numbers separated by spaces or commas, in rows or in one line", true},
              .cut = by_blocks,
              .read_block = text::read_numbers,
              .write = text::write_numbers,
              .parted = true},
    FormatRow{
        .info = {Format::grid, "grid", "N rows of N characters, with or without frames", true},
        .cut = by_blocks,
        .read_block = text::read_grid,
        .write = text::write_grid,
        .parted = true},
    FormatRow{.info = {Format::table, "table",
                       "a table copied from a spreadsheet, Markdown or HTML, blanks empty", true},
              .cut = by_tables,
              .read_block = text::read_table_block,
              .write = text::write_table,
              .parted = true},
    FormatRow{
        .info = {Format::list, "list", "nested lists as Python, JSON, C and Java write them", true},
        .cut = by_brackets,
        .write = text::write_list},
    FormatRow{.info = {Format::json, "json", "one JSON object a line: {\"puzzle\": \"…\"}", true},
              .cut = by_objects,
              .read_line = text::read_object,
              .write = text::write_json},
    FormatRow{
        .info = {Format::csv, "csv", "a header such as puzzle,solution, then a row a puzzle", true},
        .cut = by_columns,
        .write = text::write_csv,
        .header = "puzzle,solution\n"},
    FormatRow{
        .info = {Format::sdm, "sdm", "SudoCue's collection: 81 digits a line, 0 for blank", true},
        .cut = by_lines,
        .read_line = text::read_sdm,
        .write = text::write_sdm},
    FormatRow{
        .info = {Format::sdk, "sdk", "SudoCue's or SadMan's file of one puzzle with headers", true},
        .cut = by_headed_blocks,
        .read_block = text::read_sdk,
        .write = text::write_sdk,
        .parted = true},
    FormatRow{.info = {Format::ss, "ss", "Simple Sudoku's framed grid", true},
              .cut = by_blocks,
              .read_block = text::read_ss,
              .write = text::write_ss,
              .parted = true},
    FormatRow{
        .info = {Format::hodoku, "hodoku", "HoDoKu's library line, with deleted candidates", true},
        .cut = by_lines,
        .read_line = text::read_hodoku,
        .write = text::write_hodoku,
        .says_candidates = true},
    FormatRow{.info = {Format::pencilmarks, "pencilmarks",
                       "a grid with the candidates of every cell", true},
              .cut = by_blocks,
              .read_block = text::read_pencilmarks,
              .write = text::write_pencilmarks,
              .parted = true,
              .says_candidates = true},
    FormatRow{
        .info = {Format::sukaku, "sukaku", "N³ characters, one a candidate (729 for 9×9)", true},
        .cut = by_lines,
        .read_line = text::read_sukaku,
        .write = text::write_sukaku,
        .says_candidates = true},
    FormatRow{.info = {Format::opensudoku, "opensudoku", "OpenSudoku's XML", true},
              .cut = by_documents,
              .write = text::write_opensudoku,
              .header = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n",
              .footer = "</opensudoku>\n"},
};

constexpr std::array infos = [] {
    std::array<FormatInfo, table.size()> all{};
    std::ranges::transform(table, all.begin(), &FormatRow::info);
    return all;
}();

static_assert(
    [] {
        for (std::size_t at = 0; at < table.size(); ++at) {
            if (static_cast<std::size_t>(table[at].info.format) != at) {
                return false;
            }
        }
        return table.back().info.format == Format::opensudoku;
    }(),
    "row_of() takes the row with the number of the format, and formats() may leave out the last");

} // namespace

const FormatRow &text::row_of(Format format) { return table[static_cast<std::size_t>(format)]; }

std::span<const FormatInfo> formats() {
    return std::span(infos).first(infos.size() - (text::opensudoku_is_here() ? 0 : 1));
}

std::string_view name(Format format) { return text::row_of(format).info.name; }

std::optional<Format> format_named(std::string_view text) {
    const auto found = std::ranges::find(formats(), text, &FormatInfo::name);
    return found == formats().end() ? std::nullopt : std::optional(found->format);
}

} // namespace dokushin
