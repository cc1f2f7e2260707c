// The journal is forced to the disk once a second, on a thread of its own, since a disk can take
// long and puzzles need not wait.
#pragma once

#include "cluster/journal.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

namespace dokushin::cluster {

class Syncing {
  public:
    /// Syncing starts with begin().
    explicit Syncing(const Journal &journal) : journal_(journal) {}

    void begin() {
        thread_ = std::jthread([this](const std::stop_token &stop) { run(stop); });
    }
    /// Ends the thread; after that the journal may be closed.
    void end() { thread_ = {}; }

    /// The last error; empty if there was none.
    [[nodiscard]] std::string error() const {
        const std::scoped_lock lock(mutex_);
        return error_;
    }

  private:
    void run(const std::stop_token &stop) {
        std::unique_lock lock(mutex_);
        while (!stopped_.wait_for(lock, stop, std::chrono::seconds(1), [] { return false; }) &&
               !stop.stop_requested()) {
            lock.unlock();
            std::string error = journal_.sync();
            lock.lock();
            error_ = std::move(error);
        }
    }

    const Journal &journal_;
    mutable std::mutex mutex_;
    std::condition_variable_any stopped_;
    std::string error_;
    std::jthread thread_;
};

} // namespace dokushin::cluster
