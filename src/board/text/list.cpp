// Nested lists as programs write them: Python, JSON, JavaScript, C, Java.
//
// A row is an innermost list; a list of rows is a puzzle; a list of puzzles is
// several. A flat list is a puzzle too, and so is a list of strings with a row
// each. The brackets ( and { count like [. No recursion: open brackets are a
// stack, so that depth costs memory in proportion to the text and no more.
#include "board/text/list.h"

#include "base/counting.h"
#include "board/text/cells.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>

namespace dokushin::text {
namespace {

struct Atom {
    std::string_view text;
    bool quoted = false;
    std::size_t line = 1;
    std::size_t column = 1;
};
using Row = std::vector<Atom>;

/// An open bracket and what was found inside it so far.
struct Open {
    char bracket = '[';
    std::size_t line = 1;
    std::size_t column = 1;
    Row atoms{};
    std::vector<Row> rows{};
};

class Parser {
  public:
    Parser(Block block, Context &context) : block_(block), context_(context) {}

    std::vector<Result<Record>> parse() {
        for (const Line &line : block_) {
            for (std::size_t offset = 0; offset < line.text.size();) {
                if (!step(line, offset)) {
                    return std::move(records_);
                }
            }
        }
        if (!open_.empty()) {
            fail(Error{ErrorCode::bad_format,
                       fmt::format("'{}' that is never closed", open_.front().bracket),
                       "its closing bracket"},
                 open_.front().line, open_.front().column);
        }
        return std::move(records_);
    }

  private:
    /// Takes the next token. False: the block can't be understood any further.
    bool step(const Line &line, std::size_t &offset) {
        const char c = line.text[offset];
        const std::size_t column = offset + 1;
        if (c == '[' || c == '(' || c == '{') {
            // `grid[9][9] =` declares a size; a list never touches a name.
            const bool subscript =
                open_.empty() && offset > 0 &&
                (std::isalnum(static_cast<unsigned char>(line.text[offset - 1])) != 0 ||
                 line.text[offset - 1] == ']' || line.text[offset - 1] == '_');
            if (subscript) {
                offset = std::min(line.text.find(']', offset), line.text.size() - 1) + 1;
                return true;
            }
            open_.push_back({c, line.number, column});
            ++offset;
            return true;
        }
        if (c == ']' || c == ')' || c == '}') {
            ++offset;
            return close(c, line.number, column);
        }
        if (c == '#' || line.text.substr(offset).starts_with("//")) {
            offset = line.text.size();
            return true;
        }
        if (c == '"' || c == '\'') {
            return quoted(line, offset);
        }
        const std::size_t begin = offset;
        offset = std::min(line.text.find_first_of(" \t,;[](){}\"'#", offset), line.text.size());
        if (offset == begin) {
            ++offset; // white space or a comma
        } else if (!open_.empty()) {
            open_.back().atoms.push_back(
                {line.text.substr(begin, offset - begin), false, line.number, column});
        }
        return true;
    }

    bool quoted(const Line &line, std::size_t &offset) {
        const std::size_t end = line.text.find(line.text[offset], offset + 1);
        if (end == std::string_view::npos) {
            return fail(Error{ErrorCode::bad_format, "a string that is never closed",
                              fmt::format("{} on the same line", line.text[offset])},
                        line.number, offset + 1);
        }
        if (!open_.empty()) {
            open_.back().atoms.push_back(
                {line.text.substr(offset + 1, end - offset - 1), true, line.number, offset + 2});
        }
        offset = end + 1;
        return true;
    }

    bool close(char bracket, std::size_t line, std::size_t column) {
        const std::string_view pairs = "[](){}";
        if (open_.empty()) {
            return fail(Error{ErrorCode::bad_format, fmt::format("'{}' without its pair", bracket),
                              "an opening bracket before it"},
                        line, column);
        }
        Open closed = std::move(open_.back());
        open_.pop_back();
        const char pair = pairs[pairs.find(closed.bracket) + 1];
        if (pair != bracket) {
            return fail(Error{ErrorCode::bad_format, fmt::format("'{}'", bracket),
                              fmt::format("'{}' for the '{}' of line {}", pair, closed.bracket,
                                          closed.line)},
                        line, column);
        }
        finish(std::move(closed));
        return true;
    }

    /// A closed list is a row of the list around it, or a puzzle.
    void finish(Open closed) {
        const bool of_strings =
            !closed.atoms.empty() && std::ranges::all_of(closed.atoms, [](const Atom &atom) {
                return atom.quoted && atom.text.size() > 1 &&
                       !std::ranges::all_of(atom.text, [](char c) { return c >= '0' && c <= '9'; });
            });
        const bool rows_of_strings =
            !closed.atoms.empty() && std::ranges::all_of(closed.atoms, [&](const Atom &atom) {
                return atom.quoted && atom.text.size() > 1 &&
                       atom.text.size() == closed.atoms.size();
            });
        if (rows_of_strings || of_strings) {
            records_.push_back(from_strings(closed));
        } else if (!closed.rows.empty()) {
            records_.push_back(from_rows(closed));
        } else if (!closed.atoms.empty()) {
            if (open_.empty() || closed.atoms.size() > max_side) {
                closed.rows.push_back(std::move(closed.atoms));
                records_.push_back(from_rows(closed));
            } else {
                open_.back().rows.push_back(std::move(closed.atoms));
            }
        }
    }

    Result<Record> from_strings(const Open &list) {
        std::vector<Glyph> glyphs;
        for (const Atom &atom : list.atoms) {
            if (atom.text.size() != list.atoms.front().text.size()) {
                return std::unexpected(
                    at(Error{ErrorCode::ragged, counting("a row of {} cells", atom.text.size()),
                             fmt::format("{} as in the first row", list.atoms.front().text.size())},
                       atom.line, atom.column));
            }
            for (std::size_t offset = 0; offset < atom.text.size(); ++offset) {
                glyphs.push_back({atom.text[offset], atom.line, atom.column + offset});
            }
        }
        auto record = record_of(glyphs, Format::list, context_);
        if (record) {
            record->line = list.line;
            record->column = list.column;
        }
        return record;
    }

    Result<Record> from_rows(const Open &list) {
        std::size_t cells = 0;
        for (const Row &row : list.rows) {
            if (row.size() != list.rows.front().size()) {
                return std::unexpected(
                    at(Error{ErrorCode::ragged, counting("a row of {} cells", row.size()),
                             fmt::format("{} as in the first row", list.rows.front().size())},
                       row.front().line, row.front().column));
            }
            cells += row.size();
        }
        const unsigned side = side_of_cells(cells);
        if (side == 0 || (list.rows.size() > 1 && list.rows.size() != side)) {
            return std::unexpected(at(wrong_cell_count(cells, context_), list.line, list.column));
        }
        auto shape = context_.shape_of_side(side);
        if (!shape) {
            return std::unexpected(at(std::move(shape.error()), list.line, list.column));
        }
        Grid grid;
        for (const Row &row : list.rows) {
            for (const Atom &atom : row) {
                auto digit = digit_of_atom(atom, side);
                if (!digit) {
                    return std::unexpected(std::move(digit.error()));
                }
                grid.push_back(*digit);
            }
        }
        auto puzzle = Puzzle::from_givens(*std::move(shape), std::move(grid));
        if (!puzzle) {
            return std::unexpected(at(std::move(puzzle.error()), list.line, list.column));
        }
        return Record{*std::move(puzzle), Format::list, Alphabet::usual(side), '0',
                      list.line,          list.column};
    }

    /// 5, "5", "A"; and every way to leave a cell out.
    static Result<Digit> digit_of_atom(const Atom &atom, unsigned side) {
        static constexpr std::array<std::string_view, 14> blanks{
            "", "0", "-1", ".", "-", "_", "?", "*", " ", "x", "None", "nil", "undefined", "null"};
        if (std::ranges::find(blanks, atom.text) != blanks.end()) {
            return Digit::blank;
        }
        unsigned value = 0;
        const char *const end = atom.text.data() + atom.text.size();
        const auto [stop, error] = std::from_chars(atom.text.data(), end, value);
        if (stop == end && error == std::errc{} && value <= side) {
            return digit_of(value);
        }
        if (stop != atom.text.data() && stop == end) {
            return std::unexpected(
                at(Error{ErrorCode::out_of_range,
                         fmt::format("{} on a {}×{} board", atom.text.substr(0, 20), side, side),
                         fmt::format("1 to {}, or 0 for a blank", side)},
                   atom.line, atom.column));
        }
        if (atom.quoted && atom.text.size() == 1) {
            if (const Digit digit = Alphabet::usual(side).digit(atom.text[0]);
                digit != Digit::blank) {
                return digit;
            }
        }
        return std::unexpected(
            at(Error{ErrorCode::bad_character,
                     fmt::format("{} in a list", shown(stop == end ? atom.text.front() : *stop)),
                     fmt::format("a number from 1 to {}, or 0 or None for a blank", side)},
               atom.line, atom.column + static_cast<std::size_t>(stop - atom.text.data())));
    }

    bool fail(Error error, std::size_t line, std::size_t column) {
        records_.push_back(std::unexpected(at(std::move(error), line, column)));
        return false;
    }

    Block block_;
    Context &context_;
    std::vector<Open> open_;
    std::vector<Result<Record>> records_;
};

} // namespace

std::vector<Result<Record>> read_lists(Block block, Context &context) {
    return Parser(block, context).parse();
}

void BracketBalance::take(std::string_view line) {
    char quote = 0;
    for (std::size_t offset = 0; offset < line.size(); ++offset) {
        const char c = line[offset];
        if (quote != 0) {
            quote = c == quote ? '\0' : quote;
        } else if (c == '"' || c == '\'') {
            quote = c;
        } else if (c == '#' || line.substr(offset).starts_with("//")) {
            return;
        } else if (c == '[' || c == '(' || c == '{') {
            ++depth_;
            seen_ = true;
        } else if (c == ']' || c == ')' || c == '}') {
            --depth_;
        }
    }
}

Result<std::string> write_list(const Record &record, const WriteOptions &) {
    const Shape &shape = record.puzzle.shape();
    std::string text = "[";
    for (unsigned row = 0; row < shape.side(); ++row) {
        text += row == 0 ? "[" : ", [";
        for (unsigned column = 0; column < shape.side(); ++column) {
            text += column == 0 ? "" : ", ";
            text += std::to_string(number(record.puzzle.given(shape.cell(row, column))));
        }
        text += "]";
    }
    text += "]\n";
    return text;
}

} // namespace dokushin::text
