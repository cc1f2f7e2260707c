#include "board/text/sites/documents.h"

#include "board/text/sites/f_puzzles.h"
#include "board/text/sites/killer_list.h"
#include "board/text/sites/scl.h"
#include "board/text/sites/sudokumaker.h"

#include <algorithm>
#include <array>

namespace dokushin::text {
namespace {

struct KindOfDocument {
    Format format;
    bool (*is)(const JsonValue &json);
    Result<Statement> (*read)(const JsonValue &json);
};
constexpr std::array kinds_of_documents{
    KindOfDocument{Format::f_puzzles, is_f_puzzles, read_f_puzzles},
    KindOfDocument{Format::scl, is_scl, read_scl},
    KindOfDocument{Format::sudokumaker, is_sudokumaker, read_sudokumaker},
    KindOfDocument{Format::killer, is_killer_list, read_killer_list},
};

const KindOfDocument *kind_of(const JsonValue &json) {
    const auto kind = std::ranges::find_if(
        kinds_of_documents, [&](const KindOfDocument &known) { return known.is(json); });
    return kind == kinds_of_documents.end() ? nullptr : &*kind;
}

} // namespace

std::optional<Result<SiteDocument>> read_site_document(const JsonValue &json) {
    const KindOfDocument *const kind = kind_of(json);
    return kind == nullptr ? std::nullopt
                           : std::optional(with_format(kind->read(json), kind->format));
}

Result<SiteDocument> with_format(Result<Statement> statement, Format format) {
    if (!statement) {
        return std::unexpected(std::move(statement).error());
    }
    return SiteDocument{*std::move(statement), format};
}

} // namespace dokushin::text
