// Fields are the parts of a line between commas, semicolons, tabs or bars.
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

/// Splits a line into fields by RFC 4180: quoted fields may hold the separator, "" is a quote.
[[nodiscard]] std::vector<Field> fields_of(const Line &line, char separator);

/// Returns the field without the spaces around it, its column moved along.
[[nodiscard]] Field trimmed(Field field);

} // namespace dokushin::text
