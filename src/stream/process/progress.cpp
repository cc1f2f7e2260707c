#include "stream/process/progress.h"

#include "base/os/files.h"
#include "base/os/interrupts.h"
#include "base/os/terminal.h"
#include "stream/process/messages.h"
#include "stream/process/terminal.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdio>
#include <system_error>
#include <utility>
#include <vector>

namespace dokushin::stream {
namespace {

/// The process has one terminal: this mutex guards writing to it and `is_drawn`, which states
/// whether the line stands there.
std::mutex terminal;
bool is_drawn = false;

/// Cuts the line to the terminal's width, since a line that wraps can't be removed.
std::string_view cut_to_fit(std::string_view text) {
    const auto columns = os::columns_of(os::standard_error);
    return columns ? text.substr(0, *columns - 1U) : text;
}

void clear_the_line() {
    if (std::exchange(is_drawn, false)) {
        fmt::print(stderr, "\r\x1b[K");
        std::fflush(stderr);
    }
}

/// Returns the share in whole percent, rounded down, so that 100% means the end.
std::string percent(double share) {
    return fmt::format("{:.0f}%", std::floor(100 * std::clamp(share, 0.0, 1.0)));
}

std::string rate_text(double rate) {
    if (rate < 1) {
        return fmt::format("{:.1f} s each", 1 / rate);
    }
    return fmt::format("{:.{}f} a second", rate, rate < 10 ? 1 : 0);
}

} // namespace

std::atomic<double> Progress::share_of_one{0};

std::string duration_text(double seconds) {
    const auto whole = static_cast<std::uint64_t>(std::ceil(seconds));
    constexpr std::uint64_t minute = 60;
    constexpr std::uint64_t hour = 60 * minute;
    constexpr std::uint64_t day = 24 * hour;
    if (whole < 2 * minute) {
        return fmt::format("{} s", whole);
    }
    if (whole < 2 * hour) {
        return fmt::format("{} min", whole / minute);
    }
    if (whole < 2 * day) {
        return fmt::format("{} h {} min", whole / hour, whole % hour / minute);
    }
    return fmt::format("{} d {} h", whole / day, whole % day / hour);
}

std::string progress_text(const Goal &goal, const Done &done, double seconds) {
    std::vector<std::string> parts;
    double share = 0;
    if (goal.count > 0) {
        share = (static_cast<double>(done.count) + done.within) / static_cast<double>(goal.count);
    }
    if (goal.count > 1) {
        parts.push_back(fmt::format("{} of {} {}", done.count, goal.count, goal.several));
    } else if (goal.count == 0) {
        parts.push_back(counted(done.count, goal.one, goal.several));
    }
    if (goal.bytes > 0) {
        share = static_cast<double>(done.bytes) / static_cast<double>(goal.bytes);
        parts.push_back(percent(share) + " of the input");
    }
    if (done.within > 0) {
        parts.push_back(percent(done.within) + " of the one at hand");
        // The bytes of the puzzle at hand are not known; if it is the only one, its share is all.
        share = share > 0 ? share : done.within;
    }
    if (done.attempts > 0) {
        parts.push_back(counted(done.attempts, "attempt", "attempts"));
    }
    if (done.count > 0 && seconds > 0) {
        parts.push_back(rate_text(static_cast<double>(done.count) / seconds));
    }
    parts.push_back(share > 0 && share < 1 ? duration_text(seconds * (1 - share) / share) + " left"
                                           : duration_text(seconds) + " so far");
    return fmt::format("{}", fmt::join(parts, ", "));
}

Progress::Progress(bool wanted, Goal goal) : goal_(goal) {
    share_of_one = 0;
    if (!wanted || !stderr_is_terminal()) {
        return;
    }
    try {
        thread_ = Thread([this] { draw_now_and_then(); });
    } catch (const std::system_error &) {
        return; // without a thread to draw it the run goes on without a line
    }
}

Progress::~Progress() {
    stop_.give();
    thread_.wait();
    clear_line();
}

void Progress::draw_now_and_then() {
    os::leave_interrupts_to_other_threads(); // to those that poll interrupted()
    auto next = begin_ + std::chrono::seconds(1);
    while (!stop_.is_given_before(next)) {
        next = Clock::now() + std::chrono::milliseconds(200);
        const Done done{count_, bytes_, share_of_one, attempts_};
        draw_line(progress_text(goal_, done,
                                std::chrono::duration<double>(Clock::now() - begin_).count()));
    }
}

void Progress::draw_line(std::string_view text) {
    assert(!text.contains('\n'));
    const std::scoped_lock lock(terminal);
    is_drawn = true;
    fmt::print(stderr, "\r\x1b[K{}", cut_to_fit(text));
    std::fflush(stderr);
}

void Progress::clear_line() { const Pause pause; }

Progress::Pause::Pause() : lock_(terminal) { clear_the_line(); }

} // namespace dokushin::stream
