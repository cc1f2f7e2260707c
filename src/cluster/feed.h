// The chunks of a run, read ahead on a thread of its own, so that rank 0 answers the others
// while an input keeps it waiting.
#pragma once

#include "cluster/chunks.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace dokushin::cluster {

/// A chunk, and what tells it from any other.
struct Fed {
    Chunk chunk;
    std::uint64_t sum = 0;
};

class Feed {
  public:
    /// `open` begins to read; it may take long, and throw what refuses an option.
    explicit Feed(std::function<std::unique_ptr<Chunks>()> open);
    ~Feed();
    Feed(const Feed &) = delete;
    Feed &operator=(const Feed &) = delete;

    /// The next chunk, if one is ready.
    [[nodiscard]] std::optional<Fed> next();
    /// Is there none any more?
    [[nodiscard]] bool is_at_its_end() const;
    /// Why the inputs can't be read to their end; empty if they can.
    [[nodiscard]] std::string error() const;
    /// Of all inputs; 0 if that is not known (yet).
    [[nodiscard]] std::uint64_t total_bytes() const;

  private:
    void read_all(const std::function<std::unique_ptr<Chunks>()> &open);
    [[nodiscard]] bool has_room() const;

    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Fed> chunks_;
    std::size_t bytes_ = 0; ///< in these
    std::uint64_t total_bytes_ = 0;
    bool ended_ = false;
    bool stopped_ = false;
    std::string error_;
    std::jthread thread_; ///< last, so that it ends first
};

} // namespace dokushin::cluster
