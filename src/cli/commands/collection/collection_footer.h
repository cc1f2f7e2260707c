// What dokushin collection says of itself, with and without SQLite.
#pragma once

namespace dokushin::cli {

inline constexpr const char *collection_purpose =
    "Keep puzzles in a database, by their canonical forms, and query it";

} // namespace dokushin::cli
