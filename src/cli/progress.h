// How far a long run is: one line on stderr, only on a terminal, only after a
// second, and gone before anything else is printed there.
#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

namespace dokushin::cli {

class Progress {
  public:
    /// `total_bytes` is 0 where the size of the input is not known.
    Progress(bool wanted, std::uint64_t total_bytes);
    ~Progress() { clear_line(); }
    Progress(const Progress &) = delete;
    Progress &operator=(const Progress &) = delete;

    /// `weight` is how many puzzles' worth of time the caller took since the last call.
    void update(std::uint64_t puzzles, std::uint64_t bytes, std::uint32_t weight = 1);
    /// Puts a line on the terminal, in place of the one before.
    static void draw_line(std::string_view text);
    /// Removes the line if it stands on the terminal.
    static void clear_line();

  private:
    using Clock = std::chrono::steady_clock;
    bool wanted_;
    std::uint64_t total_bytes_;
    std::uint32_t since_clock_ = 0;
    Clock::time_point next_;
};

} // namespace dokushin::cli
