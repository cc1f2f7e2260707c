// How far a run is, and how long it will still take, told on stderr: on a terminal in one
// line that changes, else in a line a minute.
//
// The time is the mean time of the chunks so far times the chunks that are left. What stands
// behind it as "give or take" is twice its standard error, from how much their times differ.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace dokushin::cluster {

class Estimate {
  public:
    /// Of the inputs; 0 if nobody knows.
    void total_bytes(std::uint64_t bytes) { total_ = bytes; }
    /// A chunk that an earlier run has done.
    void was_done(std::uint64_t bytes) { before_ += bytes; }
    /// A chunk is done, in so many seconds of a thread.
    void done(std::uint64_t bytes, std::uint64_t lines, double seconds);

    /// If it is time to. Where puzzles are made: so many of so many.
    void tell(unsigned threads, std::uint64_t made, std::uint64_t wanted);
    /// Removes the line from the terminal.
    static void clear();

    /// "1 h 5 min to go, give or take 10 min"; empty if nothing is known yet.
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
