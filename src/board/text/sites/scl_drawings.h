// SudokuPad's documents have most rules as drawings. Those that it makes itself, out of puzzles of
// f-puzzles, have a fixed style, by which they are known.
#pragma once

#include "board/text/sites/board_wide.h"
#include "board/text/sites/json_document.h"

#include <set>

namespace dokushin::text {

/// Signs between neighbours, which exempt these from the negative rules.
struct DrawnSigns {
    std::set<Neighbours> dotted;   ///< by a dot of either colour
    std::set<Neighbours> lettered; ///< by X or V
    std::set<int> ratios;          ///< of black dots
};

/// Reads `lines`, `arrows`, `underlays` and `overlays`. What agrees with the fixed style in every
/// detail states its rule; coloured cells state none; everything else is unknown.
DrawnSigns read_scl_drawings(const JsonValue &document, Statement &statement);

} // namespace dokushin::text
