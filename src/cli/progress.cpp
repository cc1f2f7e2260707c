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
    draw_line(total_bytes_ > 0
                  ? fmt::format("{} puzzles, {}% of the input", puzzles, bytes * 100 / total_bytes_)
                  : fmt::format("{} puzzles", puzzles));
}

void Progress::draw_line(std::string_view text) {
    is_drawn = true;
    fmt::print(stderr, "\r\x1b[K{}", text);
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
