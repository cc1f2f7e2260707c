// The format `rules` is a text of rules in words, as --rules reads it, a rule a line. What is no
// rule stands in comments, so that the text adds the same rules to any grid:
//   # puzzle 4x4 1.343..2.3..2..3
//   cage 3 r1c1 r1c2
//   anti-knight
// The text of a puzzle ends before the next such first line, or with the input. Other comments may
// state more: "# placed", "# candidates" and "# solution" with characters, "# title:", "# author:",
// "# rules:" and "# solved:" with text, and "# fog:" with cells (dokushin/fog.h).
#include "board/text/formats/rules.h"
#include "board/text/cells.h"
#include "board/text/format_rows.h"
#include "board/text/sites/found_rules.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <dokushin/rules.h>

#include <fmt/format.h>

#include <algorithm>

namespace dokushin::text {
namespace rules_format {
namespace {

constexpr std::string_view blanks = " \t\r";

/// A word of a line, and the place of its first character in the line, from 0.
struct Word {
    std::string_view text{};
    std::size_t offset = 0;
};

/// Cuts the next word off a line.
Word next_word(std::string_view line, std::size_t &at) {
    at = std::min(line.find_first_not_of(blanks, at), line.size());
    const Word word{line.substr(at, line.find_first_of(blanks, at) - at), at};
    at += word.text.size();
    return word;
}

/// Cuts the first word behind the `#` of a comment; `at` is behind it then. Empty if the line is
/// no comment.
std::string_view word_of_comment(std::string_view line, std::size_t &at) {
    at = std::min(line.find_first_not_of(blanks), line.size());
    if (!line.substr(at).starts_with('#')) {
        return {};
    }
    ++at;
    return next_word(line, at).text;
}

bool states_a_puzzle(std::string_view line) {
    std::size_t at = 0;
    return word_of_comment(line, at) == "puzzle";
}

/// The name of a board without its rules.
std::string name_of_board(const Shape &shape) { return shape.without_rules().name(); }

/// Reads the characters of a comment as a board of the shape in the options.
Result<Record> read_cells(const Line &line, std::size_t at, Context &context) {
    const Word cells = next_word(line.text, at);
    const Shape &shape = *context.options().shape;
    if (cells.text.size() != shape.cell_count()) {
        return std::unexpected(
            text::at(Error{ErrorCode::wrong_length,
                           {"{n} cells", cells.text.size()},
                           {"{} for {}", shape.cell_count(), name_of_board(shape)}},
                     line.number, cells.offset + 1));
    }
    return record_of(glyphs_at(line, cells.offset, cells.text.size()), Format::rules, context);
}

/// Reads N characters a cell: a digit at its place among them, or a blank.
Result<Pencilmarks> read_candidates(const Line &line, std::size_t at, const Record &record) {
    const Word word = next_word(line.text, at);
    const Shape &shape = record.puzzle.shape();
    const unsigned side = shape.side();
    if (word.text.size() != shape.cell_count() * side) {
        return std::unexpected(text::at(Error{ErrorCode::wrong_length,
                                              {"{n} characters", word.text.size()},
                                              {"{}", shape.cell_count() * side}},
                                        line.number, word.offset + 1));
    }
    Pencilmarks marks(shape.cell_count());
    for (std::size_t position = 0; position < word.text.size(); ++position) {
        const Digit expected = digit_of(static_cast<unsigned>(position % side) + 1);
        const char found = word.text[position];
        if (record.alphabet.digit(found) == expected) {
            marks[position / side].insert(expected);
        } else if (record.alphabet.digit(found) != Digit::blank ||
                   !record.alphabet.is_blank(found)) {
            return std::unexpected(
                text::at(Error{ErrorCode::bad_character,
                               {"{} in a sukaku", shown(line, word.offset + position)},
                               {"'{}' or a dot here", record.alphabet.symbol(expected)}},
                         line.number, word.offset + position + 1));
        }
    }
    return marks;
}

/// Adds a line of text to a header, as its next line if the header has one.
void add_header(Record &record, const std::string &name, const std::string &text) {
    const auto known =
        std::ranges::find(record.headers, name, &std::pair<std::string, std::string>::first);
    if (known == record.headers.end()) {
        record.headers.emplace_back(name, text);
    } else {
        known->second += "\n" + text;
    }
}

/// Reads fog in words. A comment without its first word is a remark on the fog.
Result<void> read_fog(const Line &line, std::size_t at, Record &record) {
    const auto [first, offset] = next_word(line.text, at);
    if (first != "lit" && first != "lit;") {
        return {};
    }
    record.fog = fog_in(record.puzzle.shape(), line.text.substr(offset));
    if (!record.fog) {
        return std::unexpected(
            text::at(Error{ErrorCode::bad_format,
                           {"'{}' as fog", line.written(offset).substr(0, 40)},
                           {"cells of the board, as in 'lit r1c1 r1c2; lamps r5c5'"}},
                     line.number, offset + 1));
    }
    return {};
}

/// Reads what a comment states besides the puzzle; most state nothing.
Result<void> read_comment(const Line &line, Record &record, Context &context) {
    std::size_t at = 0;
    const std::string_view word = word_of_comment(line.text, at);
    if (word == "solution" || word == "placed") {
        DOKUSHIN_TRY(read, read_cells(line, at, context));
        if (word == "solution") {
            record.solution = read.puzzle.givens();
        } else {
            DOKUSHIN_CHECK(
                text::at(record.puzzle.set_placed(read.puzzle.givens()), line.number, 1));
        }
    } else if (word == "candidates") {
        DOKUSHIN_TRY(marks, read_candidates(line, at, record));
        DOKUSHIN_CHECK(text::at(record.puzzle.set_candidates(std::move(marks)), line.number, 1));
    } else if (word == "title:" || word == "author:" || word == "rules:" || word == "solved:") {
        const std::string_view rest = line.written(std::min(at + 1, line.text.size()));
        add_header(record, std::string(word.substr(0, word.size() - 1)), std::string(rest));
    } else if (word == "fog:") {
        DOKUSHIN_CHECK(read_fog(line, at, record));
    }
    return {};
}

/// Makes the board: that which the first line names, with the rules of all lines.
Result<Shape> read_shape(Block block, std::size_t at, Context &context) {
    const Line &first = block.front();
    const Word name = next_word(first.text, at);
    DOKUSHIN_TRY(board, text::at(Shape::parse(name.text), first.number, name.offset + 1));
    std::string text;
    for (const Line &line : block) {
        text += line.written(0);
        text += '\n';
    }
    auto shape = with_rules(board, text);
    if (!shape) {
        const std::size_t line = std::max<std::size_t>(shape.error().line, 1) - 1;
        const std::size_t column = std::max<std::size_t>(shape.error().column, 1);
        return text::at(std::move(shape), block[line].number, column);
    }
    if (const auto &asked = context.options().shape; asked && *asked != *shape) {
        return std::unexpected(
            text::at(Error{ErrorCode::bad_shape,
                           {"a record of shape {}", fmt::format("{:.80}", shape->name())},
                           {"{}, which was asked for", fmt::format("{:.80}", asked->name())}},
                     first.number, 1));
    }
    return shape;
}

// ---- writing -----------------------------------------------------------------------------------

/// Writes a text of one or several lines as comments with a name.
void append_comment(std::string &text, const std::string &name, std::string_view lines) {
    for (;;) {
        std::string line(lines.substr(0, lines.find('\n')));
        lines.remove_prefix(std::min(line.size() + 1, lines.size()));
        std::ranges::replace_if(
            line, [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; }, ' ');
        text += fmt::format("# {}: {}\n", name, line);
        if (lines.empty()) {
            return;
        }
    }
}

std::string line_of(const Grid &grid, const Alphabet &alphabet, const std::string &blank) {
    return to_line(grid, alphabet, std::string_view(blank));
}

Result<std::string> write_rules(const Record &record, const WriteOptions &options) {
    const Alphabet &alphabet = options.alphabet ? *options.alphabet : record.alphabet;
    const std::string blank = blank_of(options, record.blank);
    const Puzzle &puzzle = record.puzzle;
    std::string text = fmt::format("# puzzle {} {}\n", name_of_board(puzzle.shape()),
                                   line_of(puzzle.givens(), alphabet, blank));
    if (puzzle.has_placed()) {
        Grid placed = puzzle.digits();
        for (std::size_t at = 0; at < placed.size(); ++at) {
            placed[at] = puzzle.given(cell_at(at)) != Digit::blank ? Digit::blank : placed[at];
        }
        text += fmt::format("# placed {}\n", line_of(placed, alphabet, blank));
    }
    if (puzzle.has_candidates()) {
        text += fmt::format("# candidates {}\n", to_line(puzzle.stated_candidates(), alphabet));
    }
    if (record.solution) {
        text += fmt::format("# solution {}\n", line_of(*record.solution, alphabet, blank));
    }
    for (const auto &[header, lines] : headers_of(record)) {
        append_comment(text, header, lines);
    }
    if (record.fog) {
        text += fmt::format("# fog: {}\n", in_words(*record.fog, puzzle.shape()));
    }
    for (const std::string &rule : rules_of(puzzle.shape())) {
        text += rule + "\n";
    }
    return text;
}

/// Comments before the puzzle are none of its text.
Cut cut_by_puzzles(std::string_view text) {
    return text.starts_with('#') && !states_a_puzzle(text) ? Cut::nothing : Cut::rules;
}

} // namespace
} // namespace rules_format

bool begins_rules(std::string_view line) {
    std::size_t at = 0;
    if (rules_format::word_of_comment(line, at) != "puzzle") {
        return false;
    }
    const std::string_view name = rules_format::next_word(line, at).text;
    const std::size_t cells = rules_format::next_word(line, at).text.size();
    if (cells == 0 || !rules_format::next_word(line, at).text.empty()) {
        return false;
    }
    const auto shape = Shape::parse(name);
    return shape && shape->cell_count() == cells;
}

Result<Record> read_rules(Block block, Context &context) {
    const Line &first = block.front();
    if (!rules_format::states_a_puzzle(first.text)) {
        return std::unexpected(
            at(Error{ErrorCode::bad_format,
                     {"rules without a puzzle before them"},
                     {"'# puzzle 9x9 …', the board and its cells, in the first line"}},
               first.number, 1));
    }
    std::size_t behind = 0;
    (void)rules_format::word_of_comment(first.text, behind);
    DOKUSHIN_TRY(shape, rules_format::read_shape(block, behind, context));
    (void)rules_format::next_word(first.text, behind); // the board's name
    ReadOptions own = context.options();
    own.shape = std::move(shape);
    Context inner(own);
    DOKUSHIN_TRY(record, rules_format::read_cells(first, behind, inner));
    for (const Line &line : block.subspan(1)) {
        DOKUSHIN_CHECK(rules_format::read_comment(line, record, inner));
    }
    record.line = first.number;
    record.column = 1;
    return std::move(record);
}

constinit const FormatRow rules_row{
    .info = {Format::rules, "rules",
             "rules in words, one a line, behind a comment that states the puzzle", true},
    .cut = rules_format::cut_by_puzzles,
    .read_block = read_rules,
    .write = rules_format::write_rules,
    .parted = true,
    .says_candidates = true,
    .says_rules = true,
    .says_grids = true,
    .says_variables = true};

} // namespace dokushin::text
