// What a format is to the reader and the writer: a few functions on text that
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
    /// One of these, or neither if what is left of it in a line is a puzzle as Format::line.
    Result<Record> (*read_line)(const Line &line, Context &context) = nullptr;
    Result<Record> (*read_block)(Block block, Context &context) = nullptr;
    Result<std::string> (*write)(const Record &record, const WriteOptions &options) = nullptr;
    std::string_view header{}; ///< before and behind the records of a document
    std::string_view footer{};
    bool parted = false;          ///< does an empty line stand between records?
    bool says_candidates = false; ///< can it say which candidates are stated?
};
[[nodiscard]] const FormatRow &row_of(Format format);

// Reading: a block of one format to its puzzle. Each is in the file of its name.
[[nodiscard]] Result<Record> read_line(const Line &line, Context &context);
[[nodiscard]] Result<Record> read_numbers(Block block, Context &context);
[[nodiscard]] Result<Record> read_grid(Block block, Context &context);
/// Nothing: it is an object whose puzzle, or puzzles, stand deeper in it.
[[nodiscard]] std::optional<Result<Record>> read_json(const Line &line, Context &context);
/// Likewise; an object without a puzzle of its own is an error.
[[nodiscard]] Result<Record> read_object(const Line &line, Context &context);
[[nodiscard]] Result<Record> read_sdm(const Line &line, Context &context);
[[nodiscard]] Result<Record> read_sdk(Block block, Context &context);
[[nodiscard]] Result<Record> read_ss(Block block, Context &context);
[[nodiscard]] Result<Record> read_hodoku(const Line &line, Context &context);
[[nodiscard]] Result<Record> read_pencilmarks(Block block, Context &context);
[[nodiscard]] Result<Record> read_sukaku(const Line &line, Context &context);
/// A whole XML document: all its games, each read or refused by itself.
[[nodiscard]] std::vector<Result<Record>> read_opensudoku(Block document, Context &context);

// Recognising: could this block (or line) be of that format? Cheap, no errors.
/// A header of SudoCue's, or SadMan's first section.
[[nodiscard]] bool begins_sdk(std::string_view first_line);
/// Nine cells.
[[nodiscard]] bool is_row_of_sdk(std::string_view line);
[[nodiscard]] bool looks_like_ss(Block block);
[[nodiscard]] bool looks_like_hodoku(std::string_view line);
[[nodiscard]] bool looks_like_pencilmarks(Block block);
[[nodiscard]] bool looks_like_sukaku(std::string_view line);
/// Was this library built with XML (DOKUSHIN_XML)? If not, opensudoku_missing.cpp is
/// compiled instead of opensudoku.cpp.
[[nodiscard]] bool opensudoku_is_here();

/// What a blank is written with: what was asked for, else `own`.
[[nodiscard]] std::string blank_of(const WriteOptions &options, char own);

// Writing: a record as the format says it, newline included; begin and end of
// a document are the Writer's.
[[nodiscard]] Result<std::string> write_line(const Record &record, const WriteOptions &options);
[[nodiscard]] Result<std::string> write_numbers(const Record &record, const WriteOptions &options);
[[nodiscard]] Result<std::string> write_grid(const Record &record, const WriteOptions &options);
[[nodiscard]] Result<std::string> write_table(const Record &record, const WriteOptions &options);
[[nodiscard]] Result<std::string> write_list(const Record &record, const WriteOptions &options);
[[nodiscard]] Result<std::string> write_json(const Record &record, const WriteOptions &options);
[[nodiscard]] Result<std::string> write_csv(const Record &record, const WriteOptions &options);
[[nodiscard]] Result<std::string> write_sdm(const Record &record, const WriteOptions &options);
[[nodiscard]] Result<std::string> write_sdk(const Record &record, const WriteOptions &options);
[[nodiscard]] Result<std::string> write_ss(const Record &record, const WriteOptions &options);
[[nodiscard]] Result<std::string> write_hodoku(const Record &record, const WriteOptions &options);
[[nodiscard]] Result<std::string> write_pencilmarks(const Record &record,
                                                    const WriteOptions &options);
[[nodiscard]] Result<std::string> write_sukaku(const Record &record, const WriteOptions &options);
[[nodiscard]] Result<std::string> write_opensudoku(const Record &record,
                                                   const WriteOptions &options);

} // namespace dokushin::text
