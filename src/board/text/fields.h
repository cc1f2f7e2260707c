// A line as fields: what stands between commas, semicolons, tabs or bars.
#pragma once

#include "board/text/format.h"

namespace dokushin::text {

struct Field {
    std::string text;
    std::size_t line = 1;
    std::size_t column = 1; ///< where the text begins, behind a quote
    bool quoted = false;
    std::string written{}; ///< the text as it was written
};

/// RFC 4180 within one line: quoted fields may hold the separator, "" is a quote.
[[nodiscard]] std::vector<Field> fields_of(const Line &line, char separator);

/// Without the spaces around it; `column` follows.
[[nodiscard]] Field trimmed(Field field);

} // namespace dokushin::text
