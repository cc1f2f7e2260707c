// The format `opensudoku` is OpenSudoku's XML, read with pugixml: <game data="…"/> anywhere below
// the root. Version 1 has 81 digits there; version 2 begins with "version: N" and has
// `value|notes|editable|` a cell. An editable cell was filled by the player; notes are the player's
// own and are ignored.
#include "board/text/formats/opensudoku.h"
#include "board/text/cells.h"
#include "board/text/characters/characters.h"
#include "board/text/format_rows.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <fmt/format.h>
#include <pugixml.hpp>

#include <algorithm>

namespace dokushin::text {
namespace {

struct TextPlace {
    std::size_t line = 1;
    std::size_t column = 1;
};

/// Computes the line and column of a byte of the joined document.
TextPlace place_of(std::string_view document, std::size_t offset, std::size_t first_line) {
    const std::string_view before = document.substr(0, std::min(offset, document.size()));
    const std::size_t start = before.rfind('\n');
    const std::size_t begin = start == std::string_view::npos ? 0 : start + 1;
    return {first_line + static_cast<std::size_t>(std::ranges::count(before, '\n')),
            count_characters(before.substr(begin)) + 1};
}

Result<Record> wrong_data(Sentence what, Sentence expected) {
    return std::unexpected(Error{ErrorCode::bad_format, std::move(what), std::move(expected)});
}

/// Reads version 1: one character a cell.
Result<Record> read_characters(std::string_view data, TextPlace place, Context &context) {
    std::vector<Glyph> glyphs;
    const Characters characters(data);
    for (const char c : characters.text()) {
        glyphs.push_back({c, place.line, place.column});
    }
    if (glyphs.size() != 81) {
        return std::unexpected(Error{ErrorCode::wrong_length,
                                     {"{n} cells in a game", glyphs.size()},
                                     Sentence::verbatim("81")});
    }
    return record_of(glyphs, Format::opensudoku, context);
}

/// Reads version 2 and later: fields that end in bars, three or more a cell.
Result<Record> read_fields(std::string_view data, Context &context) {
    std::vector<std::string_view> fields;
    data.remove_prefix(std::min(data.find_first_of("0123456789", data.find(':')), data.size()));
    data.remove_prefix(std::min(data.find_first_of(" \n", 0), data.size()));
    while (!data.empty()) {
        const std::size_t bar = data.find('|');
        if (bar == std::string_view::npos) {
            break;
        }
        fields.push_back(data.substr(0, bar));
        data.remove_prefix(bar + 1);
    }
    constexpr std::size_t cells = 81;
    if (fields.size() < 3 * cells || fields.size() % cells != 0) {
        return wrong_data({"{n} fields in a game", fields.size()},
                          {"value|notes|editable| for each of 81 cells"});
    }
    const std::size_t each = fields.size() / cells;
    Grid givens(cells);
    Grid placed(cells);
    for (std::size_t cell = 0; cell < cells; ++cell) {
        std::string_view value = fields[cell * each];
        value.remove_prefix(std::min(value.find_first_not_of(" \n\r\t"), value.size()));
        const bool editable = fields[cell * each + each - 1] != "0";
        if (value.size() != 1 || value[0] < '0' || value[0] > '9') {
            return wrong_data({"'{}' as a cell's value", value.substr(0, 20)}, {"{} to {}", 0, 9});
        }
        (editable ? placed : givens)[cell] = digit_of(static_cast<unsigned>(value[0] - '0'));
    }
    DOKUSHIN_TRY(shape, context.shape_of_side(9));
    DOKUSHIN_TRY(puzzle, Puzzle::from_givens(std::move(shape), std::move(givens)));
    DOKUSHIN_CHECK(puzzle.set_placed(std::move(placed)));
    return Record{std::move(puzzle), Format::opensudoku, Alphabet::usual(9), '0'};
}

Result<Record> read_game(const pugi::xml_node &game, TextPlace place, Context &context) {
    const std::string_view data = game.attribute("data").value();
    DOKUSHIN_TRY(record, at(data.starts_with("version") ? read_fields(data, context)
                                                        : read_characters(data, place, context),
                            place.line, place.column));
    record.line = place.line;
    record.column = place.column;
    const pugi::xml_node folder = game.parent();
    if (std::string_view(folder.name()) == "folder" && folder.attribute("name")) {
        record.headers.emplace_back("folder", folder.attribute("name").value());
    }
    for (const pugi::xml_attribute &attribute : game.attributes()) {
        if (std::string_view(attribute.name()) != "data") {
            record.headers.emplace_back(attribute.name(), attribute.value());
        }
    }
    return std::move(record);
}

} // namespace

std::vector<Result<Record>> read_opensudoku(Block document, Context &context) {
    std::string text;
    for (const Line &line : document) {
        text.append(line.written(0)).append("\n");
    }
    const std::size_t first = document.empty() ? 1 : document.front().number;
    std::vector<Result<Record>> records;
    const auto fail = [&](Error error, std::size_t offset) {
        const TextPlace place = place_of(text, offset, first);
        records.push_back(std::unexpected(at(std::move(error), place.line, place.column)));
    };
    pugi::xml_document xml;
    const pugi::xml_parse_result parsed = xml.load_buffer(text.data(), text.size());
    if (!parsed) {
        fail(Error{ErrorCode::bad_format,
                   {"broken XML: {}", parsed.description()},
                   {"a document <opensudoku>…</opensudoku>"}},
             static_cast<std::size_t>(std::max<std::ptrdiff_t>(parsed.offset, 0)));
        return records;
    }
    // Games in document order, without recursion over the tree.
    for (pugi::xml_node node = xml.first_child(); node;) {
        if (std::string_view(node.name()) == "game") {
            const auto offset =
                static_cast<std::size_t>(std::max<std::ptrdiff_t>(node.offset_debug(), 0));
            records.push_back(read_game(node, place_of(text, offset, first), context));
        }
        if (node.first_child()) {
            node = node.first_child();
            continue;
        }
        while (node && !node.next_sibling()) {
            node = node.parent();
        }
        node = node.next_sibling();
    }
    if (records.empty()) {
        fail(Error{ErrorCode::bad_format,
                   {"XML without a game"},
                   {"<opensudoku> with <game data=\"…\"/> in it"}},
             0);
    }
    return records;
}

namespace {

Result<std::string> write_opensudoku(const Record &record, const WriteOptions &) {
    if (record.puzzle.shape().side() != 9) {
        return std::unexpected(
            Error{ErrorCode::unsupported,
                  {"a board of side {} in OpenSudoku's XML", record.puzzle.shape().side()},
                  Sentence::verbatim("9×9")});
    }
    return fmt::format("  <game data=\"{}\"/>\n",
                       to_line(record.puzzle.givens(), Alphabet::usual(9), '0'));
}

} // namespace

constinit const FormatRow opensudoku_row = opensudoku_row_with(write_opensudoku, true);

} // namespace dokushin::text
