#include "stream/process/interrupt.h"

#include <cassert>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <ctime>
#include <poll.h>
#include <sys/time.h>
#include <unistd.h>

namespace dokushin::stream {
namespace {

// The state that the signal handlers share: a handler may use lock-free atomics only, and calls
// that POSIX lists as async-signal-safe.
std::atomic<bool> stop_requested{false};
std::atomic<int> received_signal{SIGINT};
std::atomic<std::int64_t> request_time{0};
std::atomic<bool> is_reported{false};
static_assert(std::atomic<int>::is_always_lock_free &&
              std::atomic<std::int64_t>::is_always_lock_free);
#ifndef __riscv // for which g++ 12 calls a function to exchange a bool; handlers only store one
static_assert(std::atomic<bool>::is_always_lock_free);
#endif

/// The time that an orderly end may take. People, `timeout` and batch systems wait no longer.
constexpr std::int64_t grace_milliseconds = 200;
bool ends_soon = false;
std::atomic<void (*)()> clear_at_end{nullptr};

std::int64_t milliseconds_now() {
    timespec time{};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return std::int64_t{time.tv_sec} * 1000 + time.tv_nsec / 1'000'000;
}

int status_of_interrupt() { return 128 + received_signal; }

extern "C" void on_interrupt(int number) {
    const int error = errno;
    std::int64_t not_requested = 0;
    if (request_time.compare_exchange_strong(not_requested, milliseconds_now())) {
        received_signal = number;
        stop_requested = true;
        if (ends_soon) {
            itimerval grace{};
            grace.it_value.tv_usec = grace_milliseconds * 1000;
            ::setitimer(ITIMER_REAL, &grace, nullptr); // not on the list, but a plain system call
        }
    }
    errno = error;
}

extern "C" void on_end_of_grace(int /*number*/) {
    constexpr char message[] = "interrupted\n";
    pollfd standard_error{STDERR_FILENO, POLLOUT, 0};
    // poll() comes first, since writing to a full pipe would block.
    if (!is_reported.load() && ::poll(&standard_error, 1, 0) > 0) {
        static_cast<void>(!::write(STDERR_FILENO, message, sizeof message - 1));
    }
    clear_as_at_abrupt_end();
    ::_exit(status_of_interrupt());
}

/// Installs a handler for a signal.
void handle(int number, void (*handler)(int)) {
    struct sigaction action{};
    action.sa_handler = handler;
    // Without SA_RESTART a blocked read returns EINTR, so that a waiting program ends at once too.
    action.sa_flags = 0;
    [[maybe_unused]] const int status = sigaction(number, &action, nullptr);
    assert(status == 0);
}

} // namespace

void watch_for_interrupts() {
    handle(SIGINT, on_interrupt);
    handle(SIGTERM, on_interrupt);
    handle(SIGPIPE, SIG_IGN);
}

void end_soon_after_interrupts() {
    ends_soon = true;
    handle(SIGALRM, on_end_of_grace);
    watch_for_interrupts();
}

void at_abrupt_end(void (*clear)()) { clear_at_end = clear; }

void clear_as_at_abrupt_end() {
    if (void (*const clear)() = clear_at_end) {
        clear();
    }
}

const std::atomic<bool> &interrupted() { return stop_requested; }

bool interrupted_for(std::chrono::milliseconds time) {
    return stop_requested.load(std::memory_order_relaxed) &&
           milliseconds_now() - request_time.load() >= time.count();
}

void complain_of_interrupt(std::string_view line, const Outcome &outcome) {
    outcome.complain(line);
    is_reported = true;
}

int status_of(Exit exit) {
    return exit == Exit::interrupted ? status_of_interrupt() : static_cast<int>(exit);
}

} // namespace dokushin::stream
