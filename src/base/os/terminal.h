// These functions ask what a terminal is like.
#pragma once

#include <optional>

namespace dokushin::os {

/// Is it a terminal that the descriptor reads or writes?
[[nodiscard]] bool is_terminal(int descriptor);

/// Returns the width of the terminal in columns, at least 1; nothing if it is not known.
[[nodiscard]] std::optional<unsigned> columns_of(int descriptor);

} // namespace dokushin::os
