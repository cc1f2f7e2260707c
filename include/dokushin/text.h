// Reading and writing of puzzles as text. One reader recognises every format; each format has
// its writer. docs/FORMATS.md shows them all with an example.
//
// The reader works on a stream of bytes with bounded memory, so that files of
// millions of puzzles, endless pipes and hostile input are all the same to it.
// A record that can't be read is an Error with its line and column; the reader
// then goes on behind it.
#pragma once

#include <dokushin/alphabet.h>
#include <dokushin/check.h>
#include <dokushin/fog.h>
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
    line,             ///< N×N characters a puzzle, a line each
    numbers,          ///< numbers separated by spaces or commas, in rows or all in one line
    grid,             ///< N rows of N characters, with or without | + - frames
    table,            ///< a field a cell: tabs, commas, semicolons, Markdown or HTML; blanks empty
    list,             ///< nested lists, as Python and JSON write them
    json,             ///< one JSON object a line: {"puzzle": "…", …}
    csv,              ///< a header (puzzle,solution or quizzes,solutions), then rows
    sdm,              ///< SudoCue's collection: as line, 0 for blank, nothing else
    sdk,              ///< SudoCue's single puzzle, or SadMan's [Puzzle], with headers
    ss,               ///< Simple Sudoku
    hodoku,           ///< HoDoKu's library line
    pencilmarks,      ///< a grid of candidates
    sukaku,           ///< N³ characters: 729 for 9×9
    opensudoku,       ///< OpenSudoku's XML
    f_puzzles,        ///< f-puzzles' JSON, whose rules may go beyond houses; so may those below
    f_puzzles_link,   ///< f-puzzles' link; links of other sites are read as well
    sudokupad_link,   ///< SudokuPad's link to the same; what is read is what f_puzzles_link reads
    scl,              ///< SudokuPad's JSON
    scl_link,         ///< SudokuPad's link to its own JSON; read as f_puzzles_link
    sudokumaker,      ///< SudokuMaker's JSON
    sudokumaker_link, ///< SudokuMaker's link; read as f_puzzles_link
    iss,              ///< a constraint string of the Interactive Sudoku Solver
    killer,           ///< killer cages as a line of text, short or long, or as a list of JSON
    rules,            ///< rules in words (rules.h) behind a comment that states the puzzle
};

/// One format in the list of formats.
struct FormatInfo {
    Format format;
    std::string_view name;        ///< as --from and --to take it
    std::string_view description; ///< one line
    bool can_write;
};
/// The formats of this build. OpenSudoku's is missing if the library was built without XML;
/// reading or writing it is then ErrorCode::unsupported.
[[nodiscard]] std::span<const FormatInfo> formats();
[[nodiscard]] std::string_view name(Format format);
[[nodiscard]] std::optional<Format> format_named(std::string_view name);

// ---- reading ---------------------------------------------------------------

/// A source of bytes. read() fills the front of `buffer` and returns how
/// many bytes it wrote; 0 is the end. It may return fewer than there is room for.
class ByteSource {
  public:
    virtual ~ByteSource() = default;
    virtual std::size_t read(std::span<char> buffer) = 0;
};

/// A source of bytes that are in memory already; the text must outlive the source.
class TextSource final : public ByteSource {
  public:
    explicit TextSource(std::string_view text) : rest_(text) {}
    std::size_t read(std::span<char> buffer) override;

  private:
    std::string_view rest_;
};

struct ReadOptions {
    std::optional<Format> format;                ///< none: recognised, puzzle by puzzle
    std::optional<std::string> alphabet;         ///< a name or the characters: Alphabet::named
    std::optional<Shape> shape;                  ///< none: the usual shape of the size that is read
    std::size_t max_line = std::size_t{1} << 20; ///< bytes; longer lines are refused
    std::size_t max_document = std::size_t{1} << 26; ///< bytes of one XML document
    /// Is the text a later part of a text whose first line is_surely_a_record() accepts?
    bool amid_lines = false;
    /// Read a puzzle although it has rules that are not understood? They are then named in
    /// Record::ignored; otherwise such a puzzle is ErrorCode::unsupported.
    bool ignore_unknown = false;
};

/// Is this line a whole record, right or wrong, whatever the lines around it? If the first line of
/// a text (blank lines and comments aside) is one, the reader begins a new record at each such
/// line, even after a bracket that was never closed. So the text can be cut before any of them, and
/// its parts give the same records. The line may come without its end.
[[nodiscard]] bool is_surely_a_record(std::string_view line, const ReadOptions &options = {});

/// Is the line empty, or a comment that begins with `#`? The line's end may be left out.
[[nodiscard]] bool says_nothing(std::string_view line);

/// A record is a puzzle with what else its text said.
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
    std::optional<Fog> fog{};       ///< of a site for variants
    /// Objects of a document whose rules were not understood, as "zipperline 2". The puzzle is
    /// without them, so that it may have other solutions than the document's.
    std::vector<std::string> ignored{};
};

/// Plain lines: consecutive lines of a text, each of which is a 9×9 puzzle and nothing else, 81
/// characters of 1–9 and either `.` or `0` for blanks.
struct PlainLines {
    std::string_view text;      ///< the lines with their ends, which are the same for all
    std::size_t first_line = 1; ///< the number of the first
    std::size_t stride = 82;    ///< bytes from line to line

    [[nodiscard]] std::size_t size() const { return text.size() / stride; }
    /// The cells of line `number` (from 0), without the line's end.
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

    /// Reads the next record, or reports what is wrong with it; nothing at the end. Input
    /// without any puzzle gives one ErrorCode::empty_input.
    [[nodiscard]] std::optional<Result<Record>> next();

    /// Returns the plain lines that come next, as many as are in the reader's buffer, where they
    /// stay until its next call. Nothing if something else comes next, which next() reads, or if
    /// the options ask for another format, alphabet or side. next() would have read each line as a
    /// record without an error. About a nanosecond for ten characters, as no Puzzle is made.
    [[nodiscard]] std::optional<PlainLines> next_plain_lines();

    /// Is a record, or the first line of one, in the reader's buffer already? Then next() need not
    /// wait for the source, unless the record has more lines.
    [[nodiscard]] bool has_read_ahead() const;

    /// The number of bytes of the source that were processed so far, without those only buffered.
    [[nodiscard]] std::uint64_t bytes_read() const;

  private:
    class Machine;
    std::unique_ptr<Machine> machine_;
};

/// Reads the only puzzle of a text. A second one is an error.
[[nodiscard]] Result<Record> read_one(std::string_view text, const ReadOptions &options = {});

// ---- writing ---------------------------------------------------------------

struct WriteOptions {
    std::optional<Alphabet> alphabet; ///< none: the record's
    /// The character for blanks, in UTF-8. None: the record's, where the format allows a choice.
    std::optional<std::string> blank{};
    bool ascii = false; ///< frames without box-drawing characters
};

/// A writer writes records in one format. A document is begin(), any number of write(),
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

/// Writes a grid, a character a cell, no newline. `alphabet` must have the grid's side.
[[nodiscard]] std::string to_line(const Grid &grid, const Alphabet &alphabet, char blank = '.');
/// Writes a grid with a blank of any size, such as "・".
[[nodiscard]] std::string to_line(const Grid &grid, const Alphabet &alphabet,
                                  std::string_view blank);

/// Writes candidates, a character each, N³ of them as in Format::sukaku, no newline.
[[nodiscard]] std::string to_line(const Pencilmarks &marks, const Alphabet &alphabet,
                                  char blank = '.');
/// Writes a puzzle on a line: its givens, or the candidates of a sukaku.
[[nodiscard]] std::string to_line(const Puzzle &puzzle, const Alphabet &alphabet, char blank = '.');

/// The style of a board that is drawn with frames.
struct BoxStyle {
    bool ascii = false;
    /// Wraps the text of a cell (in colours, marks); nothing by default. It must
    /// not change the printed width.
    std::function<std::string(Cell, std::string_view)> decorate{};
};

/// Draws a grid in frames, with walls where boxes or regions meet; lines end
/// in newlines. Sides over 9 use the alphabet's symbols too, so that a cell is
/// one character wide.
[[nodiscard]] std::string draw_grid(const Shape &shape, const Grid &grid, const Alphabet &alphabet,
                                    const BoxStyle &style = {});

/// Draws the candidates of every cell in frames, each column as wide as its widest cell.
[[nodiscard]] std::string draw_pencilmarks(const Shape &shape, const Pencilmarks &marks,
                                           const Alphabet &alphabet, const BoxStyle &style = {});

} // namespace dokushin
