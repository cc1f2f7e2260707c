// The feed reads the chunks of a run ahead, on a thread of its own, so that rank 0 can answer the
// other ranks while it waits for an input.
#pragma once

#include "cluster/chunks.h"
#include "stream/process/thread.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>

namespace dokushin::cluster {

/// A chunk with its checksum.
struct Fed {
    Chunk chunk;
    std::uint64_t sum = 0;
};

class Feed {
  public:
    /// `open` begins to read; it may take long, and throw an error about an option.
    explicit Feed(std::function<std::unique_ptr<Chunks>()> open);
    ~Feed();
    Feed(const Feed &) = delete;
    Feed &operator=(const Feed &) = delete;

    /// Takes the next chunk, if one is ready.
    [[nodiscard]] std::optional<Fed> next();
    /// Have all chunks been taken?
    [[nodiscard]] bool is_at_its_end() const;
    /// The reason why the inputs can't be read to their end; empty if they can.
    [[nodiscard]] std::string error() const;
    /// The bytes of all inputs; 0 if that is not known (yet).
    [[nodiscard]] std::uint64_t total_bytes() const;

  private:
    void read_all(const std::function<std::unique_ptr<Chunks>()> &open);
    [[nodiscard]] bool has_room() const;

    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Fed> chunks_;
    std::size_t bytes_ = 0; ///< of chunks_
    std::uint64_t total_bytes_ = 0;
    bool ended_ = false;
    bool stopped_ = false;
    std::string error_;
    stream::Thread thread_; ///< last, so that it ends first
};

} // namespace dokushin::cluster
