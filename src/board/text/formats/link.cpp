// A link of a site of plain boards has the cells in its path, its query or behind its `#`: a run
// of N² of them. Links of sites for variants hold packed documents, which sites/links.h reads.
#include "board/text/formats/link.h"
#include "board/text/sites/links.h"
#include "errors/catalogue.h"

#include "board/text/cells.h"
#include "board/text/characters/characters.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace dokushin::text {
namespace {

/// Decodes a link, with %35 and the like as characters, each with its place in the line. Separators
/// of its parts become line feeds; a space becomes a dot.
std::vector<Glyph> decoded(std::string_view link, std::size_t line, std::size_t column) {
    std::vector<Glyph> glyphs;
    bool in_query = false;
    for (std::size_t offset = 0; offset < link.size(); ++offset) {
        char c = link[offset];
        const std::size_t place = column + offset;
        if (c == '%') {
            unsigned value = 0;
            const std::string_view hex = link.substr(offset + 1, 2);
            const auto [end, error] =
                std::from_chars(hex.data(), hex.data() + hex.size(), value, 16);
            if (hex.size() == 2 && error == std::errc{} && end == hex.data() + 2) {
                c = value == ' ' ? '.' : static_cast<char>(value);
                offset += 2;
                glyphs.push_back({c, line, place});
                continue;
            }
        }
        const bool begins_query = !in_query && (c == '?' || c == '#');
        in_query = in_query || begins_query;
        if (in_query && c == '+') {
            c = '.'; // a space of a form
        }
        const bool between = begins_query || std::string_view("/#&=:;,|\"'").contains(c);
        glyphs.push_back({between ? '\n' : c, line, place});
    }
    return glyphs;
}

using LinkRun = std::span<const Glyph>;

std::vector<LinkRun> link_runs(LinkRun glyphs) {
    std::vector<LinkRun> runs;
    while (!glyphs.empty()) {
        const auto end = std::ranges::find(glyphs, '\n', &Glyph::character);
        const auto size = static_cast<std::size_t>(end - glyphs.begin());
        if (size > 0) {
            runs.push_back(glyphs.first(size));
        }
        glyphs = glyphs.subspan(std::min(size + 1, glyphs.size()));
    }
    return runs;
}

/// Could the run be meant as cells, since nine in ten characters are digits and blanks?
bool is_like_cells(LinkRun run) {
    const auto usual = std::ranges::count_if(run, [](const Glyph &glyph) {
        return std::string_view("0123456789.*_-?").contains(glyph.character);
    });
    return run.size() >= fewest_cells && static_cast<std::size_t>(usual) * 10 >= run.size() * 9;
}

/// Does `other` extend `puzzle`, that is, have all its givens, as a solution or a played board
/// does?
bool extends(const Puzzle &puzzle, const Puzzle &other) {
    if (puzzle.shape().side() != other.shape().side()) {
        return false;
    }
    for (std::size_t cell = 0; cell < puzzle.givens().size(); ++cell) {
        const Digit given = puzzle.given(cell_at(cell));
        if (given != Digit::blank && given != other.given(cell_at(cell))) {
            return false;
        }
    }
    return true;
}

Error no_board(const std::vector<LinkRun> &runs, const Line &line, std::size_t column,
               Context &context) {
    const auto near = std::ranges::find_if(runs, is_like_cells);
    if (near == runs.end()) {
        return at(Error{ErrorCode::bad_format,
                        {"a link without a board"},
                        {"the 81 cells in it, as in ?bd=53..7…"}},
                  line.number, column);
    }
    const auto record = record_of(*near, Format::line, context);
    return record ? wrong_cell_count(near->size(), context) : record.error();
}

} // namespace

std::string_view link_in(std::string_view line) {
    const std::string text = lower_case(line);
    std::size_t begin = std::string::npos;
    for (const std::string_view start : {"https://", "http://", "www."}) {
        begin = std::min(begin, text.find(start));
    }
    for (const std::string_view address : addresses_for_variants()) {
        // A link copied from a browser that hides the scheme.
        const std::size_t found = text.find(address);
        if (found != std::string::npos && text.find('/', found) != std::string::npos) {
            const std::size_t space = text.find_last_of(" \t<\"'", found);
            begin = std::min(begin, space == std::string::npos ? 0 : space + 1);
        }
    }
    if (begin == std::string::npos) {
        return {};
    }
    return line.substr(begin, std::min(text.find_first_of(" \t<>\"'", begin), text.size()) - begin);
}

Result<Record> read_link(const Line &line, Context &context) {
    const std::string_view link = link_in(line.text);
    const auto offset = static_cast<std::size_t>(link.data() - line.text.data());
    if (is_site_for_variants(link)) {
        return read_site_link(link, line.number, offset + 1, context);
    }
    const auto glyphs = decoded(link, line.number, offset + 1);
    const auto runs = link_runs(glyphs);
    std::optional<Record> found;
    for (const LinkRun run : runs) {
        if (side_of_cells(run.size()) < 4) {
            continue;
        }
        auto record = record_of(run, Format::line, context);
        if (!record) {
            continue;
        }
        if (found && extends(record->puzzle, found->puzzle)) {
            found.reset();
        } else if (found && !extends(found->puzzle, record->puzzle)) {
            return std::unexpected(at(Error{ErrorCode::bad_format,
                                            {"two boards in one link"},
                                            {"one, or one and its solution"}},
                                      line.number, run.front().column));
        }
        if (!found) {
            found = *std::move(record);
        }
    }
    if (!found) {
        return std::unexpected(no_board(runs, line, offset + 1, context));
    }
    const std::size_t begin = found->column - 1;
    if (begin > 0) {
        found->headers.emplace_back("prefix", line.written(0, begin));
    }
    const std::size_t cells = found->puzzle.shape().cell_count();
    const auto last = std::ranges::find(glyphs, found->column, &Glyph::column) +
                      static_cast<std::ptrdiff_t>(cells);
    found->comment =
        last == glyphs.end() ? line.written(offset + link.size()) : line.written(last->column - 1);
    return *std::move(found);
}

} // namespace dokushin::text
