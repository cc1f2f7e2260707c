// A PartCrew lends the threads of a command to single puzzles that are searched in parts.
#pragma once

#include <atomic>
#include <cstddef>
#include <functional>

namespace dokushin::stream {

/// A PartCrew has one thread less than the command, since the thread that solves a puzzle takes
/// parts too. A thread that is lent to one puzzle is not lent to another before the first is
/// solved.
class PartCrew {
  public:
    explicit PartCrew(unsigned threads) : spare_(threads > 0 ? threads - 1 : 0) {}

    /// Does the parts 0 to `count` − 1, each once, on the calling thread and as many others as are
    /// there and needed. It is RunParts (solve.h). The first exception of a part is thrown again
    /// when all have ended.
    void run(std::size_t count, const std::function<void(std::size_t)> &part);

  private:
    [[nodiscard]] unsigned borrow(std::size_t most);

    std::atomic<unsigned> spare_;
};

} // namespace dokushin::stream
