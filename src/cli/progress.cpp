#include "cli/progress.h"

#include "cli/terminal.h"

#include <fmt/format.h>

#include <cstdio>

namespace dokushin::cli {
namespace {

/// Whether the line stands on the terminal now: there is one terminal.
bool is_drawn = false;

} // namespace

Progress::Progress(bool wanted, std::uint64_t total_bytes)
    : wanted_(wanted && stderr_is_terminal()), total_bytes_(total_bytes),
      next_(Clock::now() + std::chrono::seconds(1)) {}

void Progress::update(std::uint64_t puzzles, std::uint64_t bytes, std::uint32_t weight) {
    // The clock costs as much as an easy puzzle; one puzzle in sixteen is enough.
    since_clock_ += weight;
    if (!wanted_ || since_clock_ < 16) {
        return;
    }
    since_clock_ = 0;
    if (Clock::now() < next_) {
        return;
    }
    next_ = Clock::now() + std::chrono::milliseconds(200);
    is_drawn = true;
    if (total_bytes_ > 0) {
        const std::uint64_t percent = bytes * 100 / total_bytes_;
        fmt::print(stderr, "\r\x1b[K{} puzzles, {}% of the input", puzzles, percent);
    } else {
        fmt::print(stderr, "\r\x1b[K{} puzzles", puzzles);
    }
    std::fflush(stderr);
}

void Progress::clear_line() {
    if (is_drawn) {
        is_drawn = false;
        fmt::print(stderr, "\r\x1b[K");
        std::fflush(stderr);
    }
}

} // namespace dokushin::cli
