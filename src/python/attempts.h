// Attempts at a puzzle, in the order of their numbers, up to the first that is good.
#pragma once

#include "python/without_lock.h"

#include <dokushin/generate.h>

#include <array>
#include <functional>

namespace dokushin::python {

/// What attempts came to.
struct Made {
    Grid givens; ///< empty: none was good
    Grid solution;
    Pencilmarks candidates; ///< of a sukaku, whose givens are blank
    std::uint64_t attempts = 0;
    std::array<std::uint64_t, static_cast<std::size_t>(Fate::cancelled)> fates{}; ///< of these
};

/// Makes what a thread makes attempts with; they end once `cancelled` is true.
using MakeGenerator = std::function<Generator(const Cancelled &cancelled)>;

/// Attempts first, first + 1, …, up to the first that is good, `most` at most. Which that is
/// doesn't depend on the number of threads: each makes some of them at a time, those behind a good
/// one for nothing, and they are taken in their order. One that was not through when it was
/// cancelled counts for none, and ends them.
[[nodiscard]] Made first_good(const MakeGenerator &make, std::uint64_t first, std::uint64_t most,
                              unsigned threads, const Cancelled &cancelled);

} // namespace dokushin::python
