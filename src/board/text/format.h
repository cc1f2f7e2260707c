// What a format is to the reader and the writer: a row of a few functions on text that
// has already been cut out of the stream.
//
// The machine in reader.cpp cuts the stream into blocks and asks recognise.cpp
// whose they are; each format's file turns a block into records and a record
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

/// One line of the input without its line end, as characters.h makes a byte of each character.
struct Line {
    std::string_view text;
    std::size_t number = 1;                  ///< from 1, in the whole input
    std::string_view utf8{};                 ///< what was read, if that is not ASCII
    std::span<const std::uint32_t> begins{}; ///< where in it each character begins

    /// A part of the text as it was written.
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

/// What all formats share while one input is read. Shapes are kept, since
/// building one for each line of a file would cost more than solving it.
class Context {
  public:
    explicit Context(const ReadOptions &options) : options_(options) {}
    [[nodiscard]] const ReadOptions &options() const { return options_; }
    /// The shape that was asked for if `side` fits it, else the usual one of
    /// that side; an Error (without place) if there is none.
    [[nodiscard]] Result<Shape> shape_of_side(unsigned side);
    /// The shape that a record names for itself; an Error (without place) if the name is wrong, or
    /// if another shape was asked for.
    [[nodiscard]] Result<Shape> shape_named(std::string_view name);
    /// The alphabet that was asked for, else the one that `text` (the puzzle's
    /// characters, blanks included) is written in.
    [[nodiscard]] Result<Alphabet> alphabet_of(std::string_view text, unsigned side);

  private:
    const ReadOptions &options_;
    std::map<unsigned, Shape> shapes_;
    std::string name_; ///< of the shape that a record named last
    std::optional<Shape> named_;
    std::map<unsigned, Alphabet> usual_alphabets_;
};

/// What is wrong with a member "shape" that is no string, without place.
[[nodiscard]] Error shape_is_no_name();

/// Puts a place on an error.
[[nodiscard]] Error at(Error error, std::size_t line, std::size_t column);

/// How the text from this line on has to be cut before a format can read it.
enum class Cut : std::uint8_t {
    nothing, ///< an empty line or a comment
    line,    ///< one line, of the format that recognise_line() tells
    block,   ///< all lines up to the next empty one
    list,    ///< lines until the brackets are closed
    markup,  ///< XML or HTML: lines until the document ends
    csv,     ///< this line is a header, the rest are rows
};

/// All that the reader and the writer know of a format.
struct FormatRow {
    FormatInfo info;
    /// Cuts a text that is known to be of this format, given a line's text without white space
    /// around it; what is not known is cut as recognise.h says.
    Cut (*cut)(std::string_view text) = nullptr;
    /// Recognise a line, or a block of lines, that has a mark of its own; cheap, without errors.
    bool (*is_line)(std::string_view line) = nullptr;
    bool (*is_block)(Block block) = nullptr;
    /// One of these, or neither if what is left of it in a line is a puzzle as Format::line.
    Result<Record> (*read_line)(const Line &line, Context &context) = nullptr;
    Result<Record> (*read_block)(Block block, Context &context) = nullptr;
    /// A record as text with its newline; what stands around all of them is in header and footer.
    Result<std::string> (*write)(const Record &record, const WriteOptions &options) = nullptr;
    std::string_view header{}; ///< before and behind the records of a document
    std::string_view footer{};
    bool parted = false;          ///< does an empty line stand between records?
    bool says_candidates = false; ///< can it say which candidates are stated?
    bool is_here = true;          ///< false: this build knows only its name
};
[[nodiscard]] const FormatRow &row_of(Format format);
/// All, in the order of the enumeration; also what this build can't read.
[[nodiscard]] std::span<const FormatRow *const> all_rows();

/// A text of puzzles a line, and one of boards of several lines; a line with `#` is a comment.
[[nodiscard]] constexpr Cut by_lines(std::string_view text) {
    return text.starts_with('#') ? Cut::nothing : Cut::line;
}
[[nodiscard]] constexpr Cut by_blocks(std::string_view text) {
    return text.starts_with('#') ? Cut::nothing : Cut::block;
}

/// A puzzle in a line, whatever stands around it.
[[nodiscard]] Result<Record> read_line(const Line &line, Context &context);
/// Nothing: it is an object whose puzzle, or puzzles, stand deeper in it.
[[nodiscard]] std::optional<Result<Record>> read_json(const Line &line, Context &context);
/// A whole XML document: all its games, each read or refused by itself.
[[nodiscard]] std::vector<Result<Record>> read_opensudoku(Block document, Context &context);

/// Rows of as many words as there are rows, of which some are longer than a digit.
[[nodiscard]] bool are_pencilmarks(Block block);
/// A header of SudoCue's, or SadMan's first section.
[[nodiscard]] bool begins_sdk(std::string_view first_line);
/// Nine cells.
[[nodiscard]] bool is_row_of_sdk(std::string_view line);

/// What a blank is written with: what was asked for, else `own`.
[[nodiscard]] std::string blank_of(const WriteOptions &options, char own);

} // namespace dokushin::text
