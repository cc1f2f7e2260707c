#include "stream/process/interrupt.h"

#include <cerrno>
#include <csignal>
#include <cstdint>
#include <ctime>
#include <poll.h>
#include <sys/time.h>
#include <unistd.h>

namespace dokushin::stream {
namespace {

// What a signal handler may use: lock-free atomics, and calls that POSIX says are safe there.
std::atomic<bool> asked_to_stop{false};
std::atomic<int> signal_asked{SIGINT};
std::atomic<std::int64_t> time_asked{0};
std::atomic<bool> is_told{false};
static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<int>::is_always_lock_free &&
              std::atomic<std::int64_t>::is_always_lock_free);

/// How long an orderly end may take. People, `timeout` and batch systems wait only so long.
constexpr std::int64_t grace_milliseconds = 200;
bool ends_soon = false;
std::atomic<void (*)()> clear_at_end{nullptr};

std::int64_t milliseconds_now() {
    timespec time{};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return std::int64_t{time.tv_sec} * 1000 + time.tv_nsec / 1'000'000;
}

int status_of_interrupt() { return 128 + signal_asked; }

extern "C" void on_interrupt(int number) {
    const int error = errno;
    std::int64_t not_asked_yet = 0;
    if (time_asked.compare_exchange_strong(not_asked_yet, milliseconds_now())) {
        signal_asked = number;
        asked_to_stop = true;
        if (ends_soon) {
            itimerval grace{};
            grace.it_value.tv_usec = grace_milliseconds * 1000;
            ::setitimer(ITIMER_REAL, &grace, nullptr); // not on the list, but a mere system call
        }
    }
    errno = error;
}

extern "C" void on_end_of_grace(int /*number*/) {
    constexpr char said[] = "interrupted\n";
    pollfd standard_error{STDERR_FILENO, POLLOUT, 0};
    // A pipe that is full would keep it waiting.
    if (!is_told.load() && ::poll(&standard_error, 1, 0) > 0) {
        static_cast<void>(!::write(STDERR_FILENO, said, sizeof said - 1));
    }
    clear_as_at_abrupt_end();
    ::_exit(status_of_interrupt());
}

void handle(int number, void (*handler)(int)) {
    struct sigaction action{};
    action.sa_handler = handler;
    // Reading returns with EINTR, so that a waiting program ends at once too.
    action.sa_flags = 0;
    sigaction(number, &action, nullptr);
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

const std::atomic<bool> &interrupted() { return asked_to_stop; }

bool interrupted_for(std::chrono::milliseconds time) {
    return asked_to_stop.load(std::memory_order_relaxed) &&
           milliseconds_now() - time_asked.load() >= time.count();
}

void complain_of_interrupt(std::string_view line, const Outcome &outcome) {
    outcome.complain(line);
    is_told = true;
}

int status_of(Exit exit) {
    return exit == Exit::interrupted ? status_of_interrupt() : static_cast<int>(exit);
}

} // namespace dokushin::stream
