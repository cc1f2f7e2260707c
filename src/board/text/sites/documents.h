// Documents of sites for variants are recognised by their members.
#pragma once

#include "board/text/sites/json_document.h"
#include "board/text/sites/statement.h"

#include <optional>

namespace dokushin::text {

/// A statement, and the format of the document that it was read from.
struct SiteDocument {
    Statement statement;
    Format format;
};

/// Reads a document of a site for variants; nothing if it is none. An error has no place.
[[nodiscard]] std::optional<Result<SiteDocument>> read_site_document(const JsonValue &json);

/// Adds a format to a statement that was read.
[[nodiscard]] Result<SiteDocument> with_format(Result<Statement> statement, Format format);

} // namespace dokushin::text
