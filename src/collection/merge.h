// Merging takes all of another collection that one does not have: puzzles, and ratings that say
// more.
#pragma once

#include "collection/database.h"

namespace dokushin::collection {

struct Merged {
    std::uint64_t fresh = 0; ///< puzzles that were not there
    std::uint64_t known = 0;
    std::uint64_t ratings = 0; ///< that were not there, or say more than those that were
};

/// Merges a collection, by its file, in one transaction: all of it or, after an error, nothing. Of
/// two ratings of a puzzle on one scale, a value is kept before a limit, a higher limit before a
/// lower one, and anything before one that was given up. The other file must be another one.
[[nodiscard]] Result<Merged> merge(const Database &database, const std::string &other);

} // namespace dokushin::collection
