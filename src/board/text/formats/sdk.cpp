// The format `sdk` is a file of one puzzle, in two dialects: SudoCue's, with
// headers `#AAuthor`, `#DDescription`, … before nine rows of nine, and SadMan's,
// with a section [Puzzle] and an optional section [State] of the player's digits.
#include "board/text/cells.h"
#include "board/text/format_rows.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <algorithm>

namespace dokushin::text {
namespace {

bool is_row(std::string_view text) { return !text.starts_with('#') && !text.starts_with('['); }

/// Returns the cells of the rows from `first` to the next section.
std::vector<Glyph> section(Block block, std::size_t first) {
    std::vector<Glyph> glyphs;
    for (std::size_t row = first; row < block.size() && is_row(block[row].text); ++row) {
        const std::string_view text = block[row].text;
        for (std::size_t offset = 0; offset < text.size(); ++offset) {
            if (text[offset] != ' ' && text[offset] != '\t') {
                glyphs.push_back(glyph_at(block[row], offset));
            }
        }
    }
    return glyphs;
}

Result<void> expect_square_rows(Block block, std::size_t first) {
    std::size_t rows = 0;
    for (std::size_t row = first; row < block.size() && is_row(block[row].text); ++row) {
        ++rows;
    }
    for (std::size_t row = first; row < first + rows; ++row) {
        const std::size_t width = section(block.subspan(0, row + 1), row).size();
        if (width != rows) {
            return std::unexpected(at(Error{ErrorCode::ragged,
                                            {"a row of {n} cells", width},
                                            {"{}, as there are rows", rows}},
                                      block[row].number, width + 1));
        }
    }
    return {};
}

} // namespace

bool begins_sdk(std::string_view first_line) {
    const std::string_view text =
        first_line.substr(std::min(first_line.find_first_not_of(" \t"), first_line.size()));
    return text.starts_with("[Puzzle]") ||
           (text.size() >= 2 && text[0] == '#' &&
            std::string_view("ADCBSLUH").find(text[1]) != std::string_view::npos);
}

bool is_row_of_sdk(std::string_view line) {
    const Line row{line, 1};
    const auto cells = section({&row, 1}, 0);
    const Alphabet usual = Alphabet::usual(9);
    return cells.size() == 9 && std::ranges::all_of(cells, [&](const Glyph &cell) {
               return usual.digit(cell.character) != Digit::blank || usual.is_blank(cell.character);
           });
}

namespace {

Result<Record> read_sdk(Block block, Context &context) {
    std::vector<std::pair<std::string, std::string>> headers;
    std::size_t row = 0;
    for (; row < block.size() && !is_row(block[row].text); ++row) {
        const std::string_view text = block[row].text;
        headers.emplace_back(text.substr(0, text.starts_with('#') ? 2 : text.size()),
                             text.starts_with('#')
                                 ? block[row].written(std::min<std::size_t>(2, text.size()))
                                 : std::string_view{});
    }
    if (row == block.size()) {
        return std::unexpected(at(Error{ErrorCode::wrong_length,
                                        {"headers without a puzzle"},
                                        {"nine rows of nine cells"}},
                                  block.front().number, 1));
    }
    DOKUSHIN_CHECK(expect_square_rows(block, row));
    const auto glyphs = section(block, row);
    DOKUSHIN_TRY(record, record_of(glyphs, Format::sdk, context));
    record.line = block.front().number;
    record.column = 1;
    record.headers = std::move(headers);
    const auto state = std::ranges::find_if(
        block, [](const Line &line) { return line.text.starts_with("[State]"); });
    if (state != block.end()) {
        const auto first = static_cast<std::size_t>(state - block.begin()) + 1;
        const auto cells = section(block, first);
        if (cells.size() == glyphs.size()) {
            char blank = '.';
            DOKUSHIN_TRY(digits, digits_of(cells, record.alphabet, blank));
            DOKUSHIN_CHECK(
                at(place_beside_givens(record.puzzle, std::move(digits)), state->number, 1));
        }
    }
    return std::move(record);
}

Result<std::string> write_sdk(const Record &record, const WriteOptions &options) {
    const unsigned side = record.puzzle.shape().side();
    if (side != 9) {
        return std::unexpected(Error{ErrorCode::unsupported,
                                     {"a board of side {} in an SDK file", side},
                                     Sentence::verbatim("9×9")});
    }
    const auto rows = [&](const Grid &grid) {
        std::string text;
        const std::string blank = blank_of(options, '.');
        for (auto row = grid.begin(); row != grid.end(); row += 9) {
            text += to_line(Grid(row, row + 9), Alphabet::usual(9), blank) + "\n";
        }
        return text;
    };
    std::string text;
    if (record.format == Format::sdk) {
        for (const auto &[key, value] : record.headers) {
            text += key + value + "\n";
        }
    }
    text += rows(record.puzzle.givens());
    if (record.puzzle.has_placed()) {
        text = (text.starts_with("[Puzzle]") ? "" : "[Puzzle]\n") + text + "[State]\n" +
               rows(record.puzzle.digits());
    }
    return text;
}

} // namespace

constinit const FormatRow sdk_row{
    .info = {Format::sdk, "sdk", "SudoCue's or SadMan's file of one puzzle with headers", true},
    .cut = [](std::string_view) { return Cut::block; }, // `#` begins a header
    .read_block = read_sdk,
    .write = write_sdk,
    .parted = true};

} // namespace dokushin::text
