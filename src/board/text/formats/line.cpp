// The format `line` has a puzzle a line: N×N characters, with other text before and behind them.
//
// The puzzle is the first run of characters whose length is that of a board and
// which are all cells; the text before it (a puzzle bank's key, a number) and
// behind it (a rating, a comment) is kept and written back. Before or behind the cells of a jigsaw,
// in the same run, its map may stand.
#include "board/text/cells.h"
#include "board/text/format_rows.h"
#include "board/text/formats/link.h"
#include "board/text/jigsaw_line.h"
#include "errors/catalogue.h"

#include <fmt/format.h>

#include <algorithm>

namespace dokushin::text {
namespace {

constexpr std::string_view run_separators = " \t,;:#\"'|";

struct CharacterRun {
    std::size_t begin = 0;
    std::size_t size = 0;
    bool cells = false; ///< is it a board: as many digits and blanks as one has?
};

/// Splits a line into the runs of characters between separators.
std::vector<CharacterRun> runs_of(std::string_view text) {
    std::vector<CharacterRun> runs;
    std::size_t begin = text.find_first_not_of(run_separators);
    while (begin != std::string_view::npos) {
        const std::size_t end = std::min(text.find_first_of(run_separators, begin), text.size());
        runs.push_back({begin, end - begin});
        begin = text.find_first_not_of(run_separators, end);
    }
    return runs;
}

bool all_cells(std::string_view run, Context &context) {
    const auto alphabet = context.alphabet_of(run, digits_of_board(run.size(), context));
    return alphabet && std::ranges::all_of(run, [&](char c) {
               return alphabet->digit(c) != Digit::blank || alphabet->is_blank(c);
           });
}

/// Finds the run that is the puzzle; if there is none, a run of a board's size or the longest one,
/// which the error is about.
CharacterRun puzzle_run(std::string_view text, Context &context) {
    CharacterRun sized;
    CharacterRun longest;
    for (const CharacterRun run : runs_of(text)) {
        if (is_size_of_a_board(run.size, context)) {
            if (all_cells(text.substr(run.begin, run.size), context)) {
                return {run.begin, run.size, true};
            }
            sized = sized.size == 0 ? run : sized;
        }
        longest = run.size > longest.size ? run : longest;
    }
    return sized.size != 0 ? sized : longest;
}

/// Could the text before a link hold a puzzle, right or wrong, so that the link is its comment?
bool could_hold_a_puzzle(std::string_view text) {
    return std::ranges::any_of(runs_of(text),
                               [](const CharacterRun &run) { return run.size >= fewest_cells; });
}

/// Reads a run of a jigsaw's map and its givens.
Result<Record> read_jigsaw(const Line &line, const CharacterRun &run, const JigsawLine &jigsaw,
                           Context &context) {
    const Shape &shape = jigsaw.shape;
    if (const auto &asked = context.options().shape; asked && *asked != shape) {
        return std::unexpected(
            at(Error{ErrorCode::bad_shape,
                     {"a record of shape {}", fmt::format("{:.80}", shape.name())},
                     {"{}, which was asked for", fmt::format("{:.80}", asked->name())}},
               line.number, run.begin + 1));
    }
    ReadOptions own = context.options();
    own.shape = shape;
    Context inner(own);
    const std::vector<Glyph> glyphs = glyphs_at(line, run.begin + jigsaw.givens, run.size / 2);
    return record_of(glyphs, Format::line, inner);
}

} // namespace

Result<Record> read_line(const Line &line, Context &context) {
    CharacterRun run = puzzle_run(line.text, context);
    if (const std::string_view link = run.cells ? std::string_view{} : link_in(line.text);
        !link.empty()) {
        const auto before =
            line.text.substr(0, static_cast<std::size_t>(link.data() - line.text.data()));
        if (!could_hold_a_puzzle(before)) {
            return read_link(line, context);
        }
        run = puzzle_run(before, context);
    }
    const auto jigsaw =
        run.cells ? std::nullopt : jigsaw_line(line.text.substr(run.begin, run.size));
    if (!jigsaw && !is_size_of_a_board(run.size, context)) {
        return std::unexpected(at(wrong_cell_count(run.size, context), line.number, run.begin + 1));
    }
    auto record = jigsaw ? read_jigsaw(line, run, *jigsaw, context)
                         : record_of(glyphs_at(line, run.begin, run.size), Format::line, context);
    if (record) {
        if (run.begin > 0) {
            record->headers.emplace_back("prefix", line.written(0, run.begin));
        }
        record->comment = line.written(run.begin + run.size);
    }
    return record;
}

namespace {

Result<std::string> write_line(const Record &record, const WriteOptions &options) {
    std::string text;
    if (record.format == Format::line) {
        for (const auto &[key, value] : record.headers) {
            text += key == "prefix" ? value : "";
        }
    }
    text += to_line(record.puzzle.givens(), options.alphabet.value_or(record.alphabet),
                    blank_of(options, record.blank));
    if (record.format == Format::line) {
        text += record.comment;
    }
    text += '\n';
    return text;
}

} // namespace

constinit const FormatRow line_row{
    .info = {Format::line, "line", "N×N characters a puzzle, one puzzle a line", true},
    .cut = cut_by_lines,
    .write = write_line,
    .says_grids = true,
    .says_variables = true};

} // namespace dokushin::text
