// The estimate of a run's progress and remaining time is printed on stderr: on a terminal in one
// line that changes, else in a line a minute.
//
// The remaining time is the mean time of the chunks so far times the number of chunks that are
// left. "Give or take" is twice the standard error of that, computed from the variance of their
// times.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace dokushin::cluster {

class Estimate {
  public:
    /// Sets the bytes of the inputs; 0 if they are not known.
    void total_bytes(std::uint64_t bytes) { total_ = bytes; }
    /// Counts a chunk that an earlier run has done.
    void was_done(std::uint64_t bytes) { before_ += bytes; }
    /// Counts a chunk that is done, after so many seconds of a thread.
    void done(std::uint64_t bytes, std::uint64_t lines, double seconds);

    /// Prints the estimate, if it is time to. Where puzzles are made, `made` of `wanted` are ready.
    void tell(unsigned threads, std::uint64_t made, std::uint64_t wanted);
    /// Removes the line from the terminal.
    static void clear();

    /// Returns the time left, "1 h 5 min to go, give or take 10 min"; empty if it is not known yet.
    [[nodiscard]] std::string to_go(unsigned threads) const;

  private:
    using Clock = std::chrono::steady_clock;
    std::uint64_t total_ = 0;
    std::uint64_t before_ = 0;
    std::uint64_t bytes_ = 0;
    std::uint64_t lines_ = 0;
    std::uint64_t chunks_ = 0;
    double seconds_ = 0;
    double squares_ = 0;
    Clock::time_point next_on_terminal_ = Clock::now() + std::chrono::seconds(1);
    Clock::time_point next_ = Clock::now() + std::chrono::seconds(10);
};

} // namespace dokushin::cluster
