// Grids of characters whose blanks are spaces.
#pragma once

#include "board/text/format.h"

namespace dokushin::text {

/// Is it a block of digits and spaces, with or without frames, whose rows have different numbers
/// of digits? Then its spaces may be blanks.
[[nodiscard]] bool looks_like_spaced(Block block);

/// May the block continue behind an empty line, which is then a row of blanks whose spaces were
/// cut off?
[[nodiscard]] bool lacks_rows(Block block);

/// Are these nine rows of nine columns, some rows blank, whose columns are set by spaces or tabs?
[[nodiscard]] bool reads_with_rows_of_blanks(Block block);

/// Does a row begin with a space, or have two between digits? Then these may be blanks.
[[nodiscard]] bool has_gaps(Block block);

/// Is there a layout in whose columns all digits of the block stand?
[[nodiscard]] bool reads_as_spaced(Block block);

[[nodiscard]] Result<Record> read_spaced(Block block, Context &context);

} // namespace dokushin::text
