// CSV as data sets have it: a header that names the columns, a puzzle a row.
// Columns beside puzzle and solution are kept as headers of the record.
#include "board/text/csv.h"

#include "base/counting.h"
#include "board/text/cells.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>

namespace dokushin::text {
namespace {

struct Field {
    std::string text;
    std::size_t column = 1;
    std::string written{}; ///< the text as it was written
};

/// RFC 4180 within one line: quoted fields may hold commas, "" is a quote.
std::vector<Field> fields_of(const Line &line) {
    const std::string_view text = line.text;
    std::vector<Field> fields(1);
    bool quoted = false;
    const auto add = [&](std::size_t offset) {
        fields.back().text += text[offset];
        fields.back().written += line.written(offset, 1);
    };
    for (std::size_t offset = 0; offset < text.size(); ++offset) {
        const char c = text[offset];
        if (quoted && c == '"' && text.substr(offset + 1).starts_with('"')) {
            add(++offset);
        } else if (c == '"' && (quoted || fields.back().text.empty())) {
            quoted = !quoted;
            fields.back().column += fields.back().text.empty() ? 1 : 0;
        } else if (c == ',' && !quoted) {
            fields.push_back({{}, offset + 2});
        } else {
            add(offset);
        }
    }
    return fields;
}

std::string lower(std::string_view text) {
    std::string result;
    for (const char c : text) {
        if (c != ' ' && c != '\t') {
            result += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        }
    }
    return result;
}

Result<Record> record_of_field(const Field &field, const Line &line, Context &context) {
    std::vector<Glyph> glyphs;
    for (std::size_t offset = 0; offset < field.text.size(); ++offset) {
        const std::size_t place = field.column - 1 + offset;
        const bool same = place < line.text.size() && line.text[place] == field.text[offset];
        glyphs.push_back(same ? glyph_at(line, place)
                              : Glyph{field.text[offset], line.number, place + 1});
    }
    if (glyphs.empty()) {
        return std::unexpected(at(Error{ErrorCode::wrong_length, "an empty field", "a puzzle"},
                                  line.number, field.column));
    }
    return record_of(glyphs, Format::csv, context);
}

} // namespace

std::optional<CsvColumns> csv_header(const Line &line) {
    static constexpr std::array<std::string_view, 8> puzzle_names{
        "puzzle", "puzzles", "quizzes", "quiz", "sudoku", "board", "grid", "givens"};
    static constexpr std::array<std::string_view, 4> solution_names{"solution", "solutions",
                                                                    "answer", "solved"};
    CsvColumns columns;
    bool found = false;
    const auto fields = fields_of(line);
    for (std::size_t number = 0; number < fields.size(); ++number) {
        const std::string field = lower(fields[number].text);
        columns.names.push_back(fields[number].written);
        if (!found && std::ranges::find(puzzle_names, field) != puzzle_names.end()) {
            columns.puzzle = number;
            found = true;
        } else if (!columns.solution &&
                   std::ranges::find(solution_names, field) != solution_names.end()) {
            columns.solution = number;
        }
    }
    return found ? std::optional(std::move(columns)) : std::nullopt;
}

Result<Record> read_csv(const Line &line, const CsvColumns &columns, Context &context) {
    const auto fields = fields_of(line);
    if (fields.size() <= columns.puzzle) {
        return std::unexpected(
            at(Error{ErrorCode::wrong_length, counting("{} fields", fields.size()),
                     fmt::format("{} as in the header", columns.names.size())},
               line.number, 1));
    }
    auto record = record_of_field(fields[columns.puzzle], line, context);
    if (!record) {
        return record;
    }
    for (std::size_t number = 0; number < fields.size(); ++number) {
        if (number == columns.puzzle || fields[number].text.empty()) {
            continue;
        }
        if (number == columns.solution) {
            auto solution = record_of_field(fields[number], line, context);
            if (!solution) {
                return solution;
            }
            record->solution = solution->puzzle.givens();
        } else if (number < columns.names.size()) {
            record->headers.emplace_back(columns.names[number], fields[number].written);
        }
    }
    return record;
}

Result<std::string> write_csv(const Record &record, const WriteOptions &options) {
    const Alphabet &alphabet = options.alphabet ? *options.alphabet : record.alphabet;
    const char own = record.format == Format::csv ? record.blank : '0';
    std::string text = to_line(record.puzzle.givens(), alphabet, blank_of(options, own)) + ",";
    if (record.solution) {
        text += to_line(*record.solution, alphabet);
    }
    return text + "\n";
}

} // namespace dokushin::text
