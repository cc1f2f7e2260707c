// The links of f-puzzles, SudokuPad and SudokuMaker, `iss` and `killer` have a puzzle with rules
// beyond houses on a line.
#include "board/text/format_rows.h"
#include "board/text/formats/link.h"
#include "board/text/sites/documents.h"
#include "board/text/sites/f_puzzles_writer.h"
#include "board/text/sites/iss.h"
#include "board/text/sites/iss_writer.h"
#include "board/text/sites/killer_text.h"
#include "board/text/sites/links.h"
#include "board/text/sites/lz_string.h"
#include "board/text/sites/scl_writer.h"
#include "board/text/sites/sudokumaker_writer.h"
#include "board/text/sites/zipped_json.h"
#include "errors/catalogue.h"
#include "errors/try.h"

namespace dokushin::text {
namespace {

/// A line without white space around it, and the column where it begins.
struct TrimmedLine {
    std::string_view text;
    std::size_t column;
};

TrimmedLine trimmed_line(const Line &line) {
    const std::string_view text = line.text;
    const std::size_t begin = std::min(text.find_first_not_of(" \t"), text.size());
    const std::size_t end = text.find_last_not_of(" \t");
    return {text.substr(begin, end == text.npos ? 0 : end + 1 - begin), begin + 1};
}

Result<Record> read_payload_or_link(const Line &line, Context &context) {
    const auto [text, column] = trimmed_line(line);
    return is_payload(text) ? read_site_link(text, line.number, column, context)
                            : read_link(line, context);
}

/// Writes a link: what stands before the packed document of f-puzzles, then that.
Result<std::string> write_packed(std::string_view before, const Record &record) {
    DOKUSHIN_TRY(json, f_puzzles_of(record));
    return std::string(before) + lz_packed(json, LzAlphabet::base64) + "\n";
}

Result<std::string> write_f_puzzles_link(const Record &record, const WriteOptions & /*options*/) {
    return write_packed("https://www.f-puzzles.com/?load=", record);
}

Result<std::string> write_sudokupad_link(const Record &record, const WriteOptions & /*options*/) {
    return write_packed("https://sudokupad.app/fpuz", record);
}

Result<std::string> write_scl_link(const Record &record, const WriteOptions & /*options*/) {
    DOKUSHIN_TRY(json, scl_of(record));
    return "https://sudokupad.app/scl" + lz_packed(zipped_text(json), LzAlphabet::base64) + "\n";
}

Result<std::string> write_sudokumaker_link(const Record &record, const WriteOptions & /*options*/) {
    DOKUSHIN_TRY(json, sudokumaker_of(record));
    return "https://sudokumaker.app/?puzzle=" + lz_packed(json, LzAlphabet::uri) + "\n";
}

Result<Record> read_line_of_iss(const Line &line, Context &context) {
    const auto [text, column] = trimmed_line(line);
    DOKUSHIN_TRY(statement, at(read_iss(text), line.number, column));
    return record_of(std::move(statement), Format::iss, line.number, column, context);
}

Result<std::string> write_iss(const Record &record, const WriteOptions & /*options*/) {
    DOKUSHIN_TRY(string, iss_of(record));
    return string + "\n";
}

/// A list of cages stands on one line or several.
Cut cut_killers(std::string_view text) {
    return text.starts_with('[') ? Cut::list : cut_by_lines(text);
}

bool is_killer(std::string_view line) { return is_short_killer(line) || is_long_killer(line); }

Result<Record> read_line_of_killer(const Line &line, Context &context) {
    const auto [text, column] = trimmed_line(line);
    DOKUSHIN_TRY(statement,
                 at(is_long_killer(text) ? read_long_killer(text) : read_short_killer(text),
                    line.number, column));
    return record_of(std::move(statement), Format::killer, line.number, column, context);
}

} // namespace

constinit const FormatRow f_puzzles_link_row{
    .info = {Format::f_puzzles_link, "f-puzzles-link",
             "f-puzzles' link; links of SudokuPad, SudokuMaker and ISS are read", true},
    .cut = cut_by_lines,
    .is_line = is_payload,
    .read_line = read_payload_or_link,
    .write = write_f_puzzles_link,
    .says_candidates = true,
    .says_rules = true};

// Payloads look the same in the links of all sites, so that the row above recognises them.
constinit const FormatRow sudokupad_link_row{
    .info = {Format::sudokupad_link, "sudokupad-link",
             "SudokuPad's link to an f-puzzles document; read as f-puzzles-link", true},
    .cut = cut_by_lines,
    .read_line = read_payload_or_link,
    .write = write_sudokupad_link,
    .says_candidates = true,
    .says_rules = true};

constinit const FormatRow scl_link_row{
    .info = {Format::scl_link, "scl-link",
             "SudokuPad's link to its own JSON; read as f-puzzles-link", true},
    .cut = cut_by_lines,
    .read_line = read_payload_or_link,
    .write = write_scl_link,
    .says_rules = true};

constinit const FormatRow sudokumaker_link_row{
    .info = {Format::sudokumaker_link, "sudokumaker-link",
             "SudokuMaker's link; read as f-puzzles-link", true},
    .cut = cut_by_lines,
    .read_line = read_payload_or_link,
    .write = write_sudokumaker_link,
    .says_rules = true};

constinit const FormatRow iss_row{
    .info = {Format::iss, "iss", "a constraint string of the Interactive Sudoku Solver", true},
    .cut = cut_by_lines,
    .is_line = is_iss,
    .read_line = read_line_of_iss,
    .write = write_iss,
    .says_candidates = true,
    .says_rules = true};

constinit const FormatRow killer_row{
    .info = {Format::killer, "killer",
             "killer cages: 81 signs, or 81 numbers behind 3x3; a list of them in JSON", false},
    .cut = cut_killers,
    .is_line = is_killer,
    .read_line = read_line_of_killer};

} // namespace dokushin::text
