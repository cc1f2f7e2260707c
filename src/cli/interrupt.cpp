#include "cli/interrupt.h"

#include <csignal>
#include <cstdint>
#include <ctime>

namespace dokushin::cli {
namespace {

std::atomic<bool> asked_to_stop{false};
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may only use such");

/// Milliseconds of a clock that a signal handler may read.
std::int64_t now() {
    timespec time{};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return std::int64_t{time.tv_sec} * 1000 + time.tv_nsec / 1'000'000;
}

// timeout(1) signals its child and then the whole group, so that one request
// arrives twice: only one that comes later is a second request.
constexpr std::int64_t same_request = 300;
std::atomic<std::int64_t> first_asked{0};

extern "C" void on_interrupt(int number) {
    if (!asked_to_stop.exchange(true, std::memory_order_relaxed)) {
        first_asked.store(now(), std::memory_order_relaxed);
    } else if (now() - first_asked.load(std::memory_order_relaxed) > same_request) {
        std::signal(number, SIG_DFL);
        std::raise(number);
    }
}

} // namespace

void watch_for_interrupts() {
    struct sigaction once{};
    once.sa_handler = on_interrupt;
    // Reading returns with EINTR, so that a waiting program ends at once too.
    once.sa_flags = 0;
    sigaction(SIGINT, &once, nullptr);
    sigaction(SIGTERM, &once, nullptr);
    struct sigaction ignore{};
    ignore.sa_handler = SIG_IGN;
    sigaction(SIGPIPE, &ignore, nullptr);
}

const std::atomic<bool> &interrupted() { return asked_to_stop; }

} // namespace dokushin::cli
