// Nested lists in a stream: where one ends, and what it holds.
#pragma once

#include "board/text/format.h"

namespace dokushin::text {

/// Follows the brackets of consecutive lines.
class BracketBalance {
  public:
    void take(std::string_view line);
    /// Was every bracket that opened closed again?
    [[nodiscard]] bool closed() const { return seen_ && depth_ <= 0; }

  private:
    long depth_ = 0;
    bool seen_ = false;
};

/// All puzzles of a block of whole lists, each read or refused by itself; what
/// stands outside of brackets (a name, an equals sign) is passed over.
[[nodiscard]] std::vector<Result<Record>> read_lists(Block block, Context &context);

} // namespace dokushin::text
