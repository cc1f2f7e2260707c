// The formats `f-puzzles`, `scl` and `sudokumaker` are JSON documents of sites for variants. A
// document stands on one line, or on several until its brackets are closed.
#include "board/text/format_rows.h"
#include "board/text/nested/nested.h"
#include "board/text/sites/documents.h"
#include "board/text/sites/f_puzzles_writer.h"
#include "board/text/sites/scl_writer.h"
#include "board/text/sites/sudokumaker_writer.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <fmt/format.h>

namespace dokushin::text {
namespace {

Cut cut_by_documents(std::string_view text) {
    return text.starts_with('{') && !brackets_are_closed(text) ? Cut::list : cut_by_lines(text);
}

/// Reads a document on one line. The options may have named another site's format.
Result<Record> read_line_of_document(const Line &line, Context &context) {
    const auto json = parse_document(line.written(0));
    auto document = json ? read_site_document(*json) : std::nullopt;
    if (!document) {
        return std::unexpected(at(Error{ErrorCode::bad_format,
                                        {"text that is no document of a site for variants"},
                                        {"JSON of f-puzzles, SudokuPad or SudokuMaker"}},
                                  line.number, 1));
    }
    DOKUSHIN_TRY(read, at(*std::move(document), line.number, 1));
    return record_of(std::move(read.statement), read.format, line.number, 1, context);
}

Result<std::string> write_f_puzzles_document(const Record &record,
                                             const WriteOptions & /*options*/) {
    DOKUSHIN_TRY(json, f_puzzles_of(record));
    return json + "\n";
}

Result<std::string> write_scl_document(const Record &record, const WriteOptions & /*options*/) {
    DOKUSHIN_TRY(json, scl_of(record));
    return json.dump(-1, ' ', false, JsonValue::error_handler_t::replace) + "\n";
}

Result<std::string> write_sudokumaker_document(const Record &record,
                                               const WriteOptions & /*options*/) {
    DOKUSHIN_TRY(json, sudokumaker_of(record));
    return json + "\n";
}

} // namespace

constinit const FormatRow f_puzzles_row{
    .info = {Format::f_puzzles, "f-puzzles", "f-puzzles' JSON, with rules beyond houses", true},
    .cut = cut_by_documents,
    .read_line = read_line_of_document,
    .write = write_f_puzzles_document,
    .says_candidates = true,
    .says_rules = true};

constinit const FormatRow scl_row{.info = {Format::scl, "scl", "SudokuPad's JSON", true},
                                  .cut = cut_by_documents,
                                  .read_line = read_line_of_document,
                                  .write = write_scl_document,
                                  .says_rules = true};

constinit const FormatRow sudokumaker_row{
    .info = {Format::sudokumaker, "sudokumaker", "SudokuMaker's JSON", true},
    .cut = cut_by_documents,
    .read_line = read_line_of_document,
    .write = write_sudokumaker_document,
    .says_rules = true};

} // namespace dokushin::text
