// Progress shows how far a long run is, as one line on stderr: only on a terminal, only after a
// second, and removed before anything else is printed. A thread draws it, so that it moves while
// one puzzle takes long.
#pragma once

#include "stream/process/thread.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>

namespace dokushin::stream {

/// A Goal is the amount of work of a run; 0 where it is not known.
struct Goal {
    std::uint64_t bytes = 0; ///< the size of the inputs
    std::uint64_t count = 0; ///< the number of puzzles, or of what `several` names
    std::string_view one = "puzzle";
    std::string_view several = "puzzles";
};

/// Done is the amount of work that is done.
struct Done {
    std::uint64_t count = 0;
    std::uint64_t bytes = 0;
    double within = 0; ///< the share of the next puzzle that is done, from 0 to 1
    std::uint64_t attempts = 0;
};

/// Returns the line's text: "2000 puzzles, 40% of the input, 100 a second, 30 s left".
[[nodiscard]] std::string progress_text(const Goal &goal, const Done &done, double seconds);

/// Returns a duration as text: "83 s", "5 min", "2 h 5 min", "3 d 4 h".
[[nodiscard]] std::string duration_text(double seconds);

class Progress {
  public:
    Progress(bool wanted, Goal goal);
    ~Progress();
    Progress(const Progress &) = delete;
    Progress &operator=(const Progress &) = delete;

    /// Sets the amount of work that is done.
    void update(std::uint64_t count, std::uint64_t bytes = 0, std::uint64_t attempts = 0) {
        share_of_one.store(0, std::memory_order_relaxed);
        count_.store(count, std::memory_order_relaxed);
        bytes_.store(bytes, std::memory_order_relaxed);
        attempts_.store(attempts, std::memory_order_relaxed);
    }
    /// The share of the next puzzle that is done, from 0 to 1, which the code at work on it sets.
    /// It is static, since a process draws one progress and the code at work need not know it.
    [[nodiscard]] static std::atomic<double> &within() { return share_of_one; }

    /// Draws the line on the terminal, in place of the one before.
    static void draw_line(std::string_view text);
    /// Removes the line if it stands on the terminal.
    static void clear_line();

    /// A Pause keeps the line off the terminal while it lives.
    class Pause {
      public:
        Pause();

      private:
        std::unique_lock<std::mutex> lock_;
    };

  private:
    using Clock = std::chrono::steady_clock;
    void draw_now_and_then();

    static std::atomic<double> share_of_one;
    Goal goal_;
    Clock::time_point begin_ = Clock::now();
    std::atomic<std::uint64_t> count_ = 0;
    std::atomic<std::uint64_t> bytes_ = 0;
    std::atomic<std::uint64_t> attempts_ = 0;
    StopSignal stop_;
    Thread thread_; ///< last, so that it ends first
};

} // namespace dokushin::stream
