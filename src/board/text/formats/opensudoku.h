// The row of the format `opensudoku` is the same whether the library is built with pugixml or not:
// opensudoku.cpp completes it, or else opensudoku_missing.cpp.
#pragma once

#include "board/text/format.h"

namespace dokushin::text {

constexpr FormatRow opensudoku_row_with(decltype(FormatRow::write) write, bool is_here) {
    return {.info = {Format::opensudoku, "opensudoku", "OpenSudoku's XML", true},
            .cut = [](std::string_view) { return Cut::markup; },
            .write = write,
            .header = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n",
            .footer = "</opensudoku>\n",
            .is_here = is_here};
}

} // namespace dokushin::text
