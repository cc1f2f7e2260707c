// Rows whose blanks are spaces.
#pragma once

#include "board/text/format.h"

namespace dokushin::text {

/// Is it a block of digits and spaces, maybe in frames, whose rows have different numbers of
/// digits? Then its spaces may be blanks.
[[nodiscard]] bool looks_like_spaced(Block block);

/// May further rows of it follow behind an empty line, which is a row of blanks whose spaces
/// were cut off?
[[nodiscard]] bool lacks_rows(Block block);

/// Are they nine rows, some of which are blank, of nine columns, by spaces or by tabs?
[[nodiscard]] bool reads_with_rows_of_blanks(Block block);

/// Does a row begin with a space, or have two between digits? Then they may be meant as blanks.
[[nodiscard]] bool has_gaps(Block block);

/// Do its digits stand in columns?
[[nodiscard]] bool reads_as_spaced(Block block);

[[nodiscard]] Result<Record> read_spaced(Block block, Context &context);

} // namespace dokushin::text
