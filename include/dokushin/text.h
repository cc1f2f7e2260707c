// Text in and out. One reader recognises every format; one writer for each.
// docs/FORMATS.md shows them all with an example.
//
// The reader works on a stream of bytes with bounded memory, so that files of
// millions of puzzles, endless pipes and hostile input are all the same to it.
// A record that can't be read is an Error with its line and column; the reader
// then goes on behind it.
#pragma once

#include <dokushin/alphabet.h>
#include <dokushin/check.h>
#include <dokushin/puzzle.h>

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace [[gnu::visibility("default")]] dokushin {

// ---- formats ---------------------------------------------------------------

enum class Format : std::uint8_t {
    line,        ///< N×N characters a puzzle, a line each
    numbers,     ///< numbers separated by spaces or commas, in rows or all in one line
    grid,        ///< N rows of N characters, with or without | + - frames
    table,       ///< a field a cell: tabs, commas, semicolons, Markdown or HTML; blanks empty
    list,        ///< nested lists, as Python and JSON write them
    json,        ///< one JSON object a line: {"puzzle": "…", …}
    csv,         ///< a header (puzzle,solution or quizzes,solutions), then rows
    sdm,         ///< SudoCue's collection: as line, 0 for blank, nothing else
    sdk,         ///< SudoCue's single puzzle, or SadMan's [Puzzle], with headers
    ss,          ///< Simple Sudoku
    hodoku,      ///< HoDoKu's library line
    pencilmarks, ///< a grid of candidates
    sukaku,      ///< N³ characters: 729 for 9×9
    opensudoku,  ///< OpenSudoku's XML
};

/// A row of the table of formats.
struct FormatInfo {
    Format format;
    std::string_view name;        ///< as --from and --to take it
    std::string_view description; ///< one line
    bool can_write;
};
/// Without OpenSudoku's in a library that was built without XML; reading or writing it
/// is then ErrorCode::unsupported.
[[nodiscard]] std::span<const FormatInfo> formats();
[[nodiscard]] std::string_view name(Format format);
[[nodiscard]] std::optional<Format> format_named(std::string_view name);

// ---- reading ---------------------------------------------------------------

/// Where bytes come from. read() fills the front of `buffer` and returns how
/// many bytes it wrote; 0 is the end. It may return fewer than there is room for.
class ByteSource {
  public:
    virtual ~ByteSource() = default;
    virtual std::size_t read(std::span<char> buffer) = 0;
};

/// Bytes that are in memory already; the text must outlive the source.
class TextSource final : public ByteSource {
  public:
    explicit TextSource(std::string_view text) : rest_(text) {}
    std::size_t read(std::span<char> buffer) override;

  private:
    std::string_view rest_;
};

struct ReadOptions {
    std::optional<Format> format;                ///< else recognised, puzzle by puzzle
    std::optional<std::string> alphabet;         ///< a name or the characters: Alphabet::named
    std::optional<Shape> shape;                  ///< else the usual shape of the size that is read
    std::size_t max_line = std::size_t{1} << 20; ///< bytes; longer lines are refused
    std::size_t max_document = std::size_t{1} << 26; ///< bytes of one XML document
    /// The text is a part of one that began with such a line as is_surely_a_record() tells.
    bool amid_lines = false;
};

/// Is this line a record of its own, whatever stands around it: a puzzle, or a wrong one? In a
/// text whose first line (but for blanks and comments) is one, each of them begins anew, even
/// behind a bracket that was never closed; so it can be cut in front of any, and its parts
/// give the same records. The line's end may be left out.
[[nodiscard]] bool is_surely_a_record(std::string_view line, const ReadOptions &options = {});

/// Is the line empty, or a comment that begins with `#`? The line's end may be left out.
[[nodiscard]] bool says_nothing(std::string_view line);

/// A puzzle with what the text said besides.
struct Record {
    Puzzle puzzle;
    Format format = Format::line;
    Alphabet alphabet = Alphabet::usual(9);
    char blank = '.';     ///< the character that blanks were written with
    std::size_t line = 1; ///< where the puzzle begins, from 1
    std::size_t column = 1;
    std::string comment{}; ///< what followed on the line, its separator included
    std::vector<std::pair<std::string, std::string>>
        headers{};                  ///< SDK, XML, HoDoKu, JSON: in order
    std::optional<Grid> solution{}; ///< CSV and others that carry one
};

/// Consecutive lines of a text, each of which is a 9×9 puzzle and nothing else: 81 characters, 1–9
/// and one of `.` and `0` for blanks.
struct PlainLines {
    std::string_view text;      ///< the lines with their ends, which are the same for all
    std::size_t first_line = 1; ///< the number of the first
    std::size_t stride = 82;    ///< bytes from line to line

    [[nodiscard]] std::size_t size() const { return text.size() / stride; }
    /// The cells of one, without the line's end.
    [[nodiscard]] std::string_view operator[](std::size_t number) const {
        return text.substr(number * stride, 81);
    }
};

class Reader {
  public:
    /// `source` must outlive the reader.
    explicit Reader(ByteSource &source, ReadOptions options = {});
    ~Reader();
    Reader(Reader &&) noexcept;
    Reader &operator=(Reader &&) noexcept;

    /// The next puzzle, or what is wrong with it; nothing at the end. Input
    /// without any puzzle gives one ErrorCode::empty_input.
    [[nodiscard]] std::optional<Result<Record>> next();

    /// The fast lane: the plain lines that are next, as many as were read at once, in the reader's
    /// memory until its next call. Nothing if something else is next, which next() reads, or if the
    /// options ask for another format, alphabet or side. A caller that passes over them
    /// misses nothing that next() would have reported, except that a puzzle's givens may contradict
    /// each other. About a nanosecond for ten characters, without a Puzzle a line.
    [[nodiscard]] std::optional<PlainLines> next_plain_lines();

    /// Has the reader a record, or a line to begin it with, in memory already? Then next() need not
    /// wait for the source, unless the record has more lines.
    [[nodiscard]] bool has_read_ahead() const;

    /// How many bytes of the source were looked at so far; not what was only read ahead.
    [[nodiscard]] std::uint64_t bytes_read() const;

  private:
    class Machine;
    std::unique_ptr<Machine> machine_;
};

/// The only puzzle of a text. A second one is an error.
[[nodiscard]] Result<Record> read_one(std::string_view text, const ReadOptions &options = {});

// ---- writing ---------------------------------------------------------------

struct WriteOptions {
    std::optional<Alphabet> alphabet; ///< else the record's
    /// One character, in UTF-8; else the record's, where the format lets it choose.
    std::optional<std::string> blank{};
    bool ascii = false; ///< frames without box-drawing characters
};

/// Writes records in one format. A document is begin(), any number of write(),
/// end(); all three return text that ends in a newline or is empty.
class Writer {
  public:
    explicit Writer(Format format, WriteOptions options = {});
    [[nodiscard]] std::string begin() const;
    /// Refuses (ErrorCode::unsupported) what the format can't say: a 16×16
    /// board in SDM, for instance.
    [[nodiscard]] Result<std::string> write(const Record &record);
    [[nodiscard]] std::string end() const;

  private:
    Format format_;
    WriteOptions options_;
    std::size_t written_ = 0;
};

/// One digit a character, no newline. `alphabet` must have the grid's side.
[[nodiscard]] std::string to_line(const Grid &grid, const Alphabet &alphabet, char blank = '.');
/// The same with a blank of any size, such as "・".
[[nodiscard]] std::string to_line(const Grid &grid, const Alphabet &alphabet,
                                  std::string_view blank);

/// One candidate a character, N³ of them as in Format::sukaku, no newline.
[[nodiscard]] std::string to_line(const Pencilmarks &marks, const Alphabet &alphabet,
                                  char blank = '.');
/// A puzzle in a line: its givens, or of a sukaku its candidates.
[[nodiscard]] std::string to_line(const Puzzle &puzzle, const Alphabet &alphabet, char blank = '.');

/// How to draw a board as boxes.
struct BoxStyle {
    bool ascii = false;
    /// Wraps what stands in a cell (colours, marks); nothing by default. It must
    /// not change the printed width.
    std::function<std::string(Cell, std::string_view)> decorate{};
};

/// The board in frames, with thick lines where boxes or regions meet; lines end
/// in newlines. Sides over 9 use the alphabet's symbols too, so that a cell is
/// one character wide.
[[nodiscard]] std::string draw_grid(const Shape &shape, const Grid &grid, const Alphabet &alphabet,
                                    const BoxStyle &style = {});

/// The candidates of every cell in frames, in columns as wide as they need be.
[[nodiscard]] std::string draw_pencilmarks(const Shape &shape, const Pencilmarks &marks,
                                           const Alphabet &alphabet, const BoxStyle &style = {});

} // namespace dokushin
