// Blocks of an ISS string: ".And … .End", whose items all hold, ".Or … .End", of which one does,
// and
// ".Replicate~… .End" (iss_replicas.h).
#pragma once

#include "board/text/sites/iss_arguments.h"

#include <optional>
#include <string>
#include <vector>

namespace dokushin::text::iss {

/// Is an item such a block?
[[nodiscard]] bool is_block(const Item &item);

/// States the rules of a block in words, as rules_of() does those of other items. Nothing if an
/// item in it is not understood, or holds for the whole board, which ISS does not have in blocks.
[[nodiscard]] std::optional<std::vector<std::string>> rules_of_block(const Board &board,
                                                                     const Item &block);

} // namespace dokushin::text::iss
