// Attempts at a puzzle are made on several threads, and evaluated in the order of their numbers.
#pragma once

#include "python/without_lock.h"

#include <dokushin/generate.h>

#include <array>
#include <functional>

namespace dokushin::python {

/// The outcome of a series of attempts.
struct AttemptSeries {
    Grid givens; ///< empty if none was good
    Grid solution;
    Pencilmarks candidates;       ///< those of a sukaku, whose givens are blank
    std::optional<Shape> board{}; ///< with rules that are laid: the shape with them
    std::uint64_t attempts = 0;
    std::array<std::uint64_t, static_cast<std::size_t>(Fate::cancelled)> fates{}; ///< a count each
};

/// Makes the generator of a thread; its attempts end once `cancelled` is true.
using MakeGenerator = std::function<Generator(const Cancelled &cancelled)>;

/// Makes the attempts first, first + 1, …, up to the first that is good, at most `most`. The result
/// doesn't depend on the number of threads: each makes some attempts at a time, and they are
/// evaluated in order, so that those behind a good one are discarded. An attempt that was cancelled
/// is not counted, and ends the series.
[[nodiscard]] AttemptSeries first_good(const MakeGenerator &make, std::uint64_t first,
                                       std::uint64_t most, unsigned threads,
                                       const Cancelled &cancelled);

} // namespace dokushin::python
