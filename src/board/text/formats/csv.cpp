// The format `csv`, as data sets have it: a header that names the columns, then a puzzle a row.
// Columns beside puzzle, solution and shape are kept as headers of the record.
#include "board/text/formats/csv.h"
#include "board/text/format_rows.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include "board/text/cells.h"
#include "board/text/characters/characters.h"
#include "board/text/fields.h"
#include "board/text/nested/member_names.h"

#include <algorithm>
#include <cassert>
#include <cctype>

namespace dokushin::text {
namespace {

/// The name of a column as it is compared: in lower case, without white space.
std::string compared_name(std::string_view text) {
    std::string name = lower_case(text);
    std::erase_if(name, [](char c) { return c == ' ' || c == '\t'; });
    return name;
}

Result<Record> record_of_field(const Field &field, const Line &line, Context &context) {
    std::vector<Glyph> glyphs;
    glyphs.reserve(field.text.size());
    for (std::size_t offset = 0; offset < field.text.size(); ++offset) {
        const std::size_t place = field.column - 1 + offset;
        const bool same = place < line.text.size() && line.text[place] == field.text[offset];
        glyphs.push_back(same ? glyph_at(line, place)
                              : Glyph{field.text[offset], line.number, place + 1});
    }
    if (glyphs.empty()) {
        return std::unexpected(at(Error{ErrorCode::wrong_length, {"an empty field"}, {"a puzzle"}},
                                  line.number, field.column));
    }
    return record_of(glyphs, Format::csv, context);
}

std::optional<CsvColumns> header_between(const Line &line, char separator) {
    CsvColumns columns;
    columns.separator = separator;
    bool found = false;
    const auto fields = fields_of(line, separator);
    std::vector<std::string> names;
    for (const Field &field : fields) {
        columns.names.push_back(field.written);
        names.push_back(compared_name(field.text));
    }
    // The column "puzzle" is preferred to other names for puzzles.
    const auto plainest = std::ranges::find(names, "puzzle");
    for (std::size_t number = 0; number < fields.size(); ++number) {
        const std::string &field = names[number];
        const bool may_be = plainest == names.end() || field == "puzzle";
        if (!found && may_be && names_a_puzzle(field)) {
            columns.puzzle = number;
            found = true;
        } else if (!columns.solution && names_a_solution(field)) {
            columns.solution = number;
        } else if (!columns.shape && field == "shape") {
            columns.shape = number;
        }
    }
    return found ? std::optional(std::move(columns)) : std::nullopt;
}

} // namespace

std::optional<CsvColumns> csv_header(const Line &line) {
    for (const char separator : std::string_view(",;\t")) {
        if (line.text.find(separator) != std::string_view::npos) {
            if (auto columns = header_between(line, separator)) {
                return columns;
            }
        }
    }
    return header_between(line, ',');
}

bool is_lone_header(std::string_view line) {
    constexpr std::size_t longest = 12;
    return line.size() <= longest && !line.empty() && line.find_first_of(",;\t ") == line.npos &&
           std::isalpha(
               static_cast<unsigned char>(line[line.front() == '"' ? 1 % line.size() : 0])) != 0 &&
           header_between({line}, ',').has_value();
}

bool is_row_of_one_column(const Line &line) {
    const auto fields = fields_of(line, ',');
    const unsigned side = side_of_cells(fields.front().text.size());
    return fields.size() == 1 && side >= 4 && Shape::has_usual_boxes(side) &&
           std::ranges::all_of(fields.front().text, [](char c) {
               return std::isalnum(static_cast<unsigned char>(c)) != 0 ||
                      std::string_view(".*_-?").contains(c);
           });
}

Result<Record> read_csv(const Line &line, const CsvColumns &columns, Context &context) {
    assert(columns.puzzle < columns.names.size());
    const auto fields = fields_of(line, columns.separator);
    if (fields.size() <= columns.puzzle) {
        return std::unexpected(at(Error{ErrorCode::wrong_length,
                                        {"{n} fields", fields.size()},
                                        {"{} as in the header", columns.names.size()}},
                                  line.number, 1));
    }
    ReadOptions own = context.options();
    std::optional<Context> with_own_shape;
    if (columns.shape && *columns.shape < fields.size() && !fields[*columns.shape].text.empty()) {
        const Field &field = fields[*columns.shape];
        DOKUSHIN_TRY(named, at(context.shape_named(field.text), line.number, field.column));
        own.shape = std::move(named);
        with_own_shape.emplace(own);
    }
    Context &inner = with_own_shape ? *with_own_shape : context;
    DOKUSHIN_TRY(record, record_of_field(fields[columns.puzzle], line, inner));
    for (std::size_t number = 0; number < fields.size(); ++number) {
        if (number == columns.puzzle || number == columns.shape || fields[number].text.empty()) {
            continue;
        }
        if (number == columns.solution) {
            DOKUSHIN_TRY(solution, record_of_field(fields[number], line, inner));
            record.solution = solution.puzzle.givens();
        } else if (number < columns.names.size()) {
            record.headers.emplace_back(columns.names[number], fields[number].written);
        }
    }
    return std::move(record);
}

namespace {

Result<std::string> write_csv(const Record &record, const WriteOptions &options) {
    const Alphabet &alphabet = options.alphabet ? *options.alphabet : record.alphabet;
    const char own = record.format == Format::csv ? record.blank : '0';
    std::string text = to_line(record.puzzle.givens(), alphabet, blank_of(options, own)) + ",";
    if (record.solution) {
        text += to_line(*record.solution, alphabet);
    }
    return text + "\n";
}

} // namespace

constinit const FormatRow csv_row{
    .info = {Format::csv, "csv", "a header such as puzzle,solution, then a row a puzzle", true},
    .cut = [](std::string_view) { return Cut::csv; },
    .write = write_csv,
    .header = "puzzle,solution\n"};

} // namespace dokushin::text
