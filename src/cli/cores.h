// How many cores this process may run on.
#pragma once

namespace dokushin::cli {

/// Those that `taskset`, a container or the like has left to it; at least 1.
[[nodiscard]] unsigned cores();

} // namespace dokushin::cli
