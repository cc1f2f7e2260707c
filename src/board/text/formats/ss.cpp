// The format `ss` is Simple Sudoku's framed grid, which HoDoKu reads and writes too:
//     *-----------*
//     |.3.|4..|...|
// A second grid in the same block holds givens and placed digits.
#include "board/text/cells.h"
#include "board/text/format_rows.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <fmt/format.h>

namespace dokushin::text {
namespace {

bool is_border(std::string_view text) { return text.find("---") != std::string_view::npos; }

/// Returns all cells of the block, without borders and bars.
std::vector<Glyph> cells_of(Block block) {
    std::vector<Glyph> glyphs;
    for (const Line &line : block) {
        if (is_border(line.text)) {
            continue;
        }
        for (std::size_t offset = 0; offset < line.text.size(); ++offset) {
            const char c = line.text[offset];
            if (c != '|' && c != ' ' && c != '\t') {
                glyphs.push_back(glyph_at(line, offset));
            }
        }
    }
    return glyphs;
}

bool is_simple_sudoku(Block block) {
    if (block.size() < 3 || !block.front().text.starts_with("*--")) {
        return false;
    }
    // The rows of a pencilmark grid have spaces between their cells.
    return block[1].text.starts_with('|') &&
           block[1].text.find_first_of(" \t") == std::string_view::npos;
}

Result<Record> read_ss(Block block, Context &context) {
    const auto glyphs = cells_of(block);
    constexpr std::size_t cells = 81;
    if (glyphs.size() != cells && glyphs.size() != 2 * cells) {
        return std::unexpected(at(Error{ErrorCode::wrong_length,
                                        {"{n} cells", glyphs.size()},
                                        {"81 in a Simple Sudoku grid"}},
                                  block.front().number, 1));
    }
    DOKUSHIN_TRY(record, record_of(std::span(glyphs).first(cells), Format::ss, context));
    record.line = block.front().number;
    record.column = 1;
    if (glyphs.size() == 2 * cells) {
        char blank = '.';
        DOKUSHIN_TRY(digits, digits_of(std::span(glyphs).last(cells), record.alphabet, blank));
        DOKUSHIN_CHECK(
            at(place_beside_givens(record.puzzle, std::move(digits)), block.front().number, 1));
    }
    return std::move(record);
}

Result<std::string> write_ss(const Record &record, const WriteOptions &) {
    if (record.puzzle.shape().side() != 9) {
        return std::unexpected(
            Error{ErrorCode::unsupported,
                  {"a board of side {} in a Simple Sudoku file", record.puzzle.shape().side()},
                  Sentence::verbatim("9×9")});
    }
    const auto grid = [](const Grid &digits) {
        const std::string line = to_line(digits, Alphabet::usual(9), '.');
        std::string text = "*-----------*\n";
        for (std::size_t row = 0; row < 9; ++row) {
            const std::string_view cells = std::string_view(line).substr(row * 9, 9);
            text += fmt::format("|{}|{}|{}|\n", cells.substr(0, 3), cells.substr(3, 3),
                                cells.substr(6));
            text += row == 2 || row == 5 ? "|---+---+---|\n" : "";
        }
        return text + "*-----------*\n";
    };
    return grid(record.puzzle.givens()) +
           (record.puzzle.has_placed() ? grid(record.puzzle.digits()) : std::string{});
}

} // namespace

constinit const FormatRow ss_row{.info = {Format::ss, "ss", "Simple Sudoku's framed grid", true},
                                 .cut = cut_by_blocks,
                                 .is_block = is_simple_sudoku,
                                 .read_block = read_ss,
                                 .write = write_ss,
                                 .parted = true};

} // namespace dokushin::text
