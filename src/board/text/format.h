// A format is a row of a few functions on text that has already been cut out of the stream.
//
// The machine in reader/ cuts the stream into blocks and recognise.cpp names
// their formats; each format's file turns a block into records and a record
// into text. Places (line, column) always count from 1 in the whole input.
#pragma once

#include <dokushin/text.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dokushin::text {

/// One line of the input without its line end, a byte a character (characters.h).
struct Line {
    std::string_view text;
    std::size_t number = 1;                  ///< from 1, in the whole input
    std::string_view utf8{};                 ///< the line as it was read, if it is not ASCII
    std::span<const std::uint32_t> begins{}; ///< where in `utf8` each character begins

    /// Returns a part of the text as it was written.
    [[nodiscard]] std::string_view written(std::size_t offset,
                                           std::size_t count = std::string_view::npos) const {
        if (begins.empty()) {
            return text.substr(offset, count);
        }
        const std::size_t end = offset + std::min(count, text.size() - offset);
        return utf8.substr(begins[offset], begins[end] - begins[offset]);
    }
};

/// Consecutive lines that belong together.
using Block = std::span<const Line>;

/// The state that all formats share while one input is read. It caches shapes, since
/// building one for each line of a file would cost more than solving it.
class Context {
  public:
    explicit Context(const ReadOptions &options) : options_(options) {}
    [[nodiscard]] const ReadOptions &options() const { return options_; }
    /// Returns the shape of the options, which must have that side, or without one the usual
    /// shape of that side; an Error (without place) if there is none.
    [[nodiscard]] Result<Shape> shape_of_side(unsigned side);
    /// Returns the same for a text of a character a cell, which may say a grid of the options.
    [[nodiscard]] Result<Shape> shape_of_cells(std::size_t cells);
    /// Returns the shape that a record names; an Error (without place) if the name is wrong, or if
    /// the options have another shape.
    [[nodiscard]] Result<Shape> shape_named(std::string_view name);
    /// Returns the alphabet of the options, or without one the alphabet in which `text` (the
    /// puzzle's characters, blanks included) is written.
    [[nodiscard]] Result<Alphabet> alphabet_of(std::string_view text, unsigned side);

  private:
    const ReadOptions &options_;
    std::map<unsigned, Shape> shapes_;
    std::string name_; ///< the name of `named_`
    std::optional<Shape> named_;
    std::map<unsigned, Alphabet> usual_alphabets_;
};

/// The error of a member "shape" that is no string, without place.
[[nodiscard]] Error shape_is_no_name();

/// Puts a place on an error.
[[nodiscard]] Error at(Error error, std::size_t line, std::size_t column);
/// Puts a place on the error of a result that has no value.
template <typename Value>
[[nodiscard]] Result<Value> at(Result<Value> result, std::size_t line, std::size_t column) {
    if (!result) {
        result.error() = at(std::move(result.error()), line, column);
    }
    return result;
}

/// How much of the text from this line on belongs together and goes to a format.
enum class Cut : std::uint8_t {
    nothing, ///< an empty line or a comment
    line,    ///< one line, of the format that recognise_line() names
    block,   ///< all lines up to the next empty one
    list,    ///< lines until the brackets are closed
    markup,  ///< XML or HTML: lines until the document ends
    csv,     ///< this line is a header, the rest are rows
    rules,   ///< lines until the next one that states a puzzle (formats/rules.h)
};

/// All that the reader and the writer know of a format.
struct FormatRow {
    FormatInfo info;
    /// Cuts a text when the options name this format, given a line's text without white space
    /// around it. (Text of an unknown format is cut by recognise.h.)
    Cut (*cut)(std::string_view text) = nullptr;
    /// Recognise a line, or a block of lines, by a mark that only this format has; cheap.
    bool (*is_line)(std::string_view line) = nullptr;
    bool (*is_block)(Block block) = nullptr;
    /// Read a record. A format has one of these, or neither if its lines read as Format::line.
    Result<Record> (*read_line)(const Line &line, Context &context) = nullptr;
    Result<Record> (*read_block)(Block block, Context &context) = nullptr;
    /// Writes a record as text with its newline.
    Result<std::string> (*write)(const Record &record, const WriteOptions &options) = nullptr;
    std::string_view header{};    ///< before the records of a document
    std::string_view footer{};    ///< behind them
    bool parted = false;          ///< does an empty line stand between records?
    bool says_candidates = false; ///< can it say which candidates are stated?
    bool says_rules = false;      ///< can it say constraints, or refuse those that it can't?
    /// Can it say boards that are not square, and values from 0, or refuse those that it can't?
    bool says_grids = false;
    bool says_variables = false; ///< can it say cells outside the grid?
    bool is_here = true;         ///< false: this build knows only its name
};
[[nodiscard]] const FormatRow &row_of(Format format);
/// All formats in the order of the enumeration, also those that this build can't read.
[[nodiscard]] std::span<const FormatRow *const> all_rows();

/// Cut texts with a puzzle a line, and texts with several lines a board; `#` begins a comment.
[[nodiscard]] constexpr Cut cut_by_lines(std::string_view text) {
    return text.starts_with('#') ? Cut::nothing : Cut::line;
}
[[nodiscard]] constexpr Cut cut_by_blocks(std::string_view text) {
    return text.starts_with('#') ? Cut::nothing : Cut::block;
}

/// Reads a puzzle that stands in a line, with other text before and behind it.
[[nodiscard]] Result<Record> read_line(const Line &line, Context &context);
/// Reads a JSON object on one line; nothing if its puzzle, or puzzles, are nested deeper in it.
[[nodiscard]] std::optional<Result<Record>> read_json(const Line &line, Context &context);
/// Reads all games of a whole XML document, each a record or an error by itself.
[[nodiscard]] std::vector<Result<Record>> read_opensudoku(Block document, Context &context);

/// Are these rows of as many words as there are rows, some of them longer than a digit?
[[nodiscard]] bool are_pencilmarks(Block block);
/// Is the line a header of SudoCue's, or the first section of SadMan's?
[[nodiscard]] bool begins_sdk(std::string_view first_line);
/// Is the line a row of nine cells?
[[nodiscard]] bool is_row_of_sdk(std::string_view line);

/// The text of a blank: that of the options, or else `own`.
[[nodiscard]] std::string blank_of(const WriteOptions &options, char own);

} // namespace dokushin::text
