// The format `sdm` is SudoCue's puzzle collection: 81 digits a line, 0 for a blank, nothing else.
#include "board/text/cells.h"
#include "board/text/format_rows.h"
#include "errors/catalogue.h"

namespace dokushin::text {
namespace {

Result<Record> read_sdm(const Line &line, Context &context) {
    const std::string_view text = line.text.substr(0, line.text.find_last_not_of(" \t") + 1);
    if (text.size() != 81) {
        return std::unexpected(at(Error{ErrorCode::wrong_length,
                                        {"{n} characters", text.size()},
                                        {"81 in a line of an SDM file"}},
                                  line.number, std::min<std::size_t>(text.size(), 81) + 1));
    }
    return record_of(glyphs_at(line, 0, text.size()), Format::sdm, context);
}

Result<std::string> write_sdm(const Record &record, const WriteOptions &) {
    if (record.puzzle.shape().side() != 9) {
        return std::unexpected(
            Error{ErrorCode::unsupported,
                  {"a board of side {} in an SDM file", record.puzzle.shape().side()},
                  Sentence::verbatim("9×9")});
    }
    return to_line(record.puzzle.givens(), Alphabet::usual(9), '0') + "\n";
}

} // namespace

constinit const FormatRow sdm_row{
    .info = {Format::sdm, "sdm", "SudoCue's collection: 81 digits a line, 0 for blank", true},
    .cut = cut_by_lines,
    .read_line = read_sdm,
    .write = write_sdm};

} // namespace dokushin::text
