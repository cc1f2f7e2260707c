// How far a long run is: one line on stderr, only on a terminal, only after a second, and gone
// before anything else is printed there. A thread draws it, so that it goes on while one puzzle
// takes long.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

namespace dokushin::stream {

/// What there is to be done; 0 where that is not known.
struct Goal {
    std::uint64_t bytes = 0; ///< of the inputs
    std::uint64_t count = 0; ///< of what is counted
    std::string_view one = "puzzle";
    std::string_view several = "puzzles";
};

/// What is done of it.
struct Done {
    std::uint64_t count = 0;
    std::uint64_t bytes = 0;
    double within = 0; ///< of the next one, from 0 to 1
    std::uint64_t attempts = 0;
};

/// "2000 puzzles, 40% of the input, 100 a second, 30 s left"
[[nodiscard]] std::string progress_text(const Goal &goal, const Done &done, double seconds);

/// "83 s", "5 min", "2 h 5 min", "3 d 4 h"
[[nodiscard]] std::string duration_text(double seconds);

class Progress {
  public:
    Progress(bool wanted, Goal goal);
    ~Progress();
    Progress(const Progress &) = delete;
    Progress &operator=(const Progress &) = delete;

    /// So many are done, with so many bytes of the inputs.
    void update(std::uint64_t count, std::uint64_t bytes = 0, std::uint64_t attempts = 0) {
        share_of_one.store(0, std::memory_order_relaxed);
        count_.store(count, std::memory_order_relaxed);
        bytes_.store(bytes, std::memory_order_relaxed);
        attempts_.store(attempts, std::memory_order_relaxed);
    }
    /// Where whoever does the next one says how much of it is done, from 0 to 1. One run has one
    /// progress, so that it needs not be handed to whoever is at work.
    [[nodiscard]] static std::atomic<double> &within() { return share_of_one; }

    /// Puts a line on the terminal, in place of the one before.
    static void draw_line(std::string_view text);
    /// Removes the line if it stands on the terminal.
    static void clear_line();

    /// While it lives, no line is drawn, and none stands there.
    class Pause {
      public:
        Pause();

      private:
        std::unique_lock<std::mutex> lock_;
    };

  private:
    using Clock = std::chrono::steady_clock;
    void draw_now_and_then(const std::stop_token &stop);

    static std::atomic<double> share_of_one;
    Goal goal_;
    Clock::time_point begin_ = Clock::now();
    std::atomic<std::uint64_t> count_ = 0;
    std::atomic<std::uint64_t> bytes_ = 0;
    std::atomic<std::uint64_t> attempts_ = 0;
    std::mutex waiting_;
    std::condition_variable_any woken_;
    std::jthread thread_; ///< last, so that it ends first
};

} // namespace dokushin::stream
