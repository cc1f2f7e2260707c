// Threads that are waited for, and a signal that ends them. std::jthread and std::stop_token do the
// same; Apple's C++ library has neither.
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

namespace dokushin::stream {

/// A Thread runs a function; its destructor waits for the function's end.
class Thread {
  public:
    Thread() = default;
    /// The function may not throw; throws std::system_error if the system has no more threads.
    template <typename Function>
    explicit Thread(Function function) : thread_(std::move(function)) {}
    Thread(Thread &&) noexcept = default;
    Thread &operator=(Thread &&other) noexcept {
        wait();
        thread_ = std::move(other.thread_);
        return *this;
    }
    ~Thread() { wait(); }

    /// Waits for the function's end, if it was begun.
    void wait() {
        if (thread_.joinable()) {
            thread_.join();
        }
    }

  private:
    std::thread thread_;
};

/// A StopSignal is given once, to threads that wait for it between two things that they do.
class StopSignal {
  public:
    void give() {
        {
            const std::scoped_lock lock(mutex_);
            given_ = true;
        }
        changed_.notify_all();
    }
    /// Waits until the signal is given or the time has come; returns whether it is given.
    [[nodiscard]] bool is_given_before(std::chrono::steady_clock::time_point time) {
        std::unique_lock lock(mutex_);
        return changed_.wait_until(lock, time, [this] { return given_; });
    }

  private:
    std::mutex mutex_;
    std::condition_variable changed_;
    bool given_ = false;
};

} // namespace dokushin::stream
