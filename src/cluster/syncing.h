// The journal is forced to the disk once a second, on a thread of its own, since a disk can take
// long and puzzles need not wait.
#pragma once

#include "cluster/journal.h"
#include "stream/process/thread.h"

#include <chrono>
#include <mutex>
#include <string>

namespace dokushin::cluster {

class Syncing {
  public:
    /// Syncing starts with begin().
    explicit Syncing(const Journal &journal) : journal_(journal) {}
    ~Syncing() { end(); }
    Syncing(const Syncing &) = delete;
    Syncing &operator=(const Syncing &) = delete;

    /// It is called once.
    void begin() {
        thread_ = stream::Thread([this] { run(); });
    }
    /// Ends the thread; after that the journal may be closed.
    void end() {
        stop_.give();
        thread_.wait();
    }

    /// The last error; empty if there was none.
    [[nodiscard]] std::string error() const {
        const std::scoped_lock lock(mutex_);
        return error_;
    }

  private:
    void run() {
        while (!stop_.is_given_before(std::chrono::steady_clock::now() + std::chrono::seconds(1))) {
            std::string error = journal_.sync();
            const std::scoped_lock lock(mutex_);
            error_ = std::move(error);
        }
    }

    const Journal &journal_;
    mutable std::mutex mutex_;
    std::string error_;
    stream::StopSignal stop_;
    stream::Thread thread_; ///< last, so that it ends first
};

} // namespace dokushin::cluster
