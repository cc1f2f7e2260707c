// The format `hodoku` is HoDoKu's library line:
//     :code:digits:81 characters:deleted:eliminations:placements:comment
// Among the characters `+5` is a digit that is placed but not given. Candidates are
// three digits, digit-row-column; the deleted ones are stated as eliminated, the
// eliminations (what a step would do) are kept as text.
#include "board/text/cells.h"
#include "board/text/format_rows.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <fmt/format.h>

#include <algorithm>

namespace dokushin::text {
namespace {

/// A field of the line, between colons.
struct LibraryField {
    std::string_view text;
    std::size_t column = 1;
};

std::vector<LibraryField> library_fields(std::string_view line) {
    std::vector<LibraryField> fields;
    std::size_t begin = 0;
    for (;;) {
        const std::size_t end = std::min(line.find(':', begin), line.size());
        fields.push_back({line.substr(begin, end - begin), begin + 1});
        if (end == line.size()) {
            return fields;
        }
        begin = end + 1;
    }
}

/// The position of the puzzle among the fields (the first is empty).
constexpr std::size_t puzzle_field = 3;

bool is_candidate(std::string_view word) {
    return word.size() == 3 &&
           std::ranges::all_of(word, [](char c) { return c >= '1' && c <= '9'; });
}

/// States the candidates that the digits allow without the deleted ones.
Result<void> delete_candidates(Puzzle &puzzle, const LibraryField &field, const Line &line) {
    Pencilmarks marks = puzzle.pencilmarks();
    bool any = false;
    std::size_t begin = field.text.find_first_not_of(' ');
    while (begin != std::string_view::npos) {
        const std::size_t end = std::min(field.text.find(' ', begin), field.text.size());
        const std::string_view word = field.text.substr(begin, end - begin);
        if (!is_candidate(word)) {
            return std::unexpected(
                at(Error{ErrorCode::bad_format,
                         {"{} among deleted candidates", shown(line, field.column - 1 + begin)},
                         {"three digits 1–9: digit, row and column"}},
                   line.number, field.column + begin));
        }
        const auto part = [&](std::size_t offset) {
            return static_cast<unsigned>(word[offset] - '0');
        };
        marks[index(puzzle.shape().cell(part(1) - 1, part(2) - 1))].erase(digit_of(part(0)));
        any = true;
        begin = field.text.find_first_not_of(' ', end);
    }
    return any ? puzzle.set_candidates(std::move(marks)) : Result<void>{};
}

/// Writes the candidates that the digits allow and the puzzle has eliminated, as HoDoKu does.
std::string deleted_candidates(const Puzzle &puzzle) {
    if (!puzzle.has_candidates()) {
        return {};
    }
    Puzzle bare = *Puzzle::from_givens(puzzle.shape(), puzzle.digits());
    const Pencilmarks all = bare.pencilmarks();
    const Pencilmarks left = puzzle.pencilmarks();
    std::string text;
    for (std::size_t cell = 0; cell < all.size(); ++cell) {
        for (const Digit digit : all[cell] - left[cell]) {
            text += fmt::format("{}{}{}{}", text.empty() ? "" : " ", number(digit), cell / 9 + 1,
                                cell % 9 + 1);
        }
    }
    return text;
}

bool is_hodoku(std::string_view line) {
    return line.starts_with(':') && std::ranges::count(line, ':') >= 4;
}

Result<Record> read_hodoku(const Line &line, Context &context) {
    const auto fields = library_fields(line.text);
    if (fields.size() <= puzzle_field + 1 || !fields[0].text.empty()) {
        return std::unexpected(at(Error{ErrorCode::bad_format,
                                        {"too few fields for HoDoKu's library"},
                                        {":code:digits:81 cells:deleted:eliminations:…"}},
                                  line.number, 1));
    }
    std::vector<Glyph> glyphs;
    std::vector<bool> placed_marks;
    const LibraryField &cells = fields[puzzle_field];
    for (std::size_t offset = 0; offset < cells.text.size(); ++offset) {
        const bool plus = cells.text[offset] == '+' && offset + 1 < cells.text.size();
        offset += plus ? 1 : 0;
        glyphs.push_back(glyph_at(line, cells.column - 1 + offset));
        placed_marks.push_back(plus);
    }
    if (glyphs.size() != 81) {
        return std::unexpected(at(Error{ErrorCode::wrong_length,
                                        {"{n} cells", glyphs.size()},
                                        {"81 in HoDoKu's library"}},
                                  line.number, cells.column));
    }
    DOKUSHIN_TRY(record, record_of(glyphs, Format::hodoku, context));
    Grid givens = record.puzzle.givens();
    Grid placed(givens.size());
    for (std::size_t cell = 0; cell < givens.size(); ++cell) {
        if (placed_marks[cell]) {
            placed[cell] = std::exchange(givens[cell], Digit::blank);
        }
    }
    record.puzzle = *Puzzle::from_givens(record.puzzle.shape(), std::move(givens));
    DOKUSHIN_CHECK(at(record.puzzle.set_placed(std::move(placed)), line.number, cells.column));
    DOKUSHIN_CHECK(delete_candidates(record.puzzle, fields[puzzle_field + 1], line));
    record.line = line.number;
    record.column = 1;
    const std::size_t rest =
        fields[puzzle_field + 1].column - 1 + fields[puzzle_field + 1].text.size();
    const auto written = [&](const LibraryField &field) {
        return std::string(line.written(field.column - 1, field.text.size()));
    };
    record.headers = {{"code", written(fields[1])},
                      {"digits", written(fields[2])},
                      {"deleted", written(fields[puzzle_field + 1])},
                      {"rest", std::string(line.written(rest))}};
    return std::move(record);
}

Result<std::string> write_hodoku(const Record &record, const WriteOptions &options) {
    const Puzzle &puzzle = record.puzzle;
    if (puzzle.shape().side() != 9) {
        return std::unexpected(
            Error{ErrorCode::unsupported,
                  {"a board of side {} in HoDoKu's library", puzzle.shape().side()},
                  Sentence::verbatim("9×9")});
    }
    const auto header = [&](std::string_view key, std::string otherwise) {
        for (const auto &[name, value] : record.headers) {
            if (record.format == Format::hodoku && name == key) {
                return value;
            }
        }
        return otherwise;
    };
    const std::string blank =
        blank_of(options, record.format == Format::hodoku ? record.blank : '.');
    std::string cells;
    for (std::size_t position = 0; position < 81; ++position) {
        const Cell cell = cell_at(position);
        const Digit digit = puzzle.digit(cell);
        cells += digit != puzzle.given(cell) ? "+" : "";
        cells +=
            digit == Digit::blank ? blank : std::string(1, static_cast<char>('0' + number(digit)));
    }
    return fmt::format(":{}:{}:{}:{}{}\n", header("code", "0000"), header("digits", "x"), cells,
                       header("deleted", deleted_candidates(puzzle)), header("rest", ":::"));
}

} // namespace

constinit const FormatRow hodoku_row{
    .info = {Format::hodoku, "hodoku", "HoDoKu's library line, with deleted candidates", true},
    .cut = cut_by_lines,
    .is_line = is_hodoku,
    .read_line = read_hodoku,
    .write = write_hodoku,
    .says_candidates = true};

} // namespace dokushin::text
