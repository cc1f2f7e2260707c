// BatchEngine is the interface of the kernels that solve many 9×9 puzzles at once.
#pragma once

#include "base/stop.h"
#include "search/kernel/encoding.h"

#include <dokushin/batch.h>

#include <array>
#include <atomic>
#include <cstddef>
#include <memory>
#include <span>

namespace dokushin::search::kernel {

/// An Answer holds the counts of a puzzle so far and, at the end, its answer.
struct Answer {
    std::uint32_t solutions = 0; ///< found, at most the limit
    std::uint32_t nodes = 0;     ///< states after propagation
    bool unfinished = false;     ///< the batch was cancelled before it was done
    bool abandoned = false;      ///< it took too many splits: the general search has to answer
};

/// The general search answers what takes more. Neither a round nor a split sees that two digits
/// have one cell left; to look for that at each split would add a quarter to its operations. The
/// hardest puzzles known take 901 nodes (forum_hardest_1905_se11).
constexpr std::uint64_t usual_most_nodes = 4096;

/// The candidates of 81 cells.
using Start = std::array<std::uint16_t, 81>;

struct BatchTask {
    /// Puzzles of 81 valid cells each (encoding.h).
    std::span<const std::uint8_t *const> puzzles;
    std::span<Answer> answers; ///< one a puzzle
    /// Puzzle i's solution goes to solutions + 81·places[i], if it has one.
    std::span<const std::uint32_t> places;
    std::uint8_t *solutions = nullptr;    ///< nullptr: solutions are not written
    Encoding encoding = Encoding::digits; ///< of the solutions
    std::uint32_t limit = 2;              ///< solutions of a puzzle to look for, at least 1
    const std::atomic<bool> *cancelled = nullptr;
    /// For a batch of one puzzle only: boards to start from, of which each solution of the puzzle
    /// is one board's; the candidates of their cells, digit d as bit d − 1. A single one has to be
    /// such that nothing but a guess gets further. Empty: the puzzle is read.
    std::span<const Start> starts{};
    /// A puzzle is abandoned after so many nodes for each solution that it has and one more.
    std::uint64_t most_nodes = usual_most_nodes;
    Deadline deadline{}; ///< ends the batch as `cancelled` does
};

/// Keeps its memory from batch to batch. The same task gives the same answers and
/// counters every time; which solution of several is found first depends on the
/// puzzles around it.
class BatchEngine {
  public:
    virtual ~BatchEngine() = default;
    virtual BatchWork solve(const BatchTask &task) = 0;
};

} // namespace dokushin::search::kernel
