// This file handles signals with the calls of POSIX.
#include "base/os/interrupts.h"

#include "base/os/files.h"

#include <atomic>
#include <cassert>
#include <csignal>
#include <ctime>
#include <poll.h>
#include <sys/time.h>
#include <unistd.h>

namespace dokushin::os {
namespace {

std::atomic<void (*)()> alarm_handler{nullptr};

extern "C" void on_alarm(int /*number*/) {
    if (void (*const handler)() = alarm_handler) {
        handler();
    }
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

void at_interrupts(void (*handler)(int number)) {
    handle(SIGINT, handler);
    handle(SIGTERM, handler);
    handle(SIGPIPE, SIG_IGN);
}

void leave_interrupts_to_other_threads() {
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, nullptr);
}

void at_alarm(void (*handler)()) {
    alarm_handler = handler;
    handle(SIGALRM, on_alarm);
}

void start_alarm(std::chrono::milliseconds after) {
    itimerval time{};
    time.it_value.tv_sec = after.count() / 1000;
    time.it_value.tv_usec = after.count() % 1000 * 1000;
    // POSIX does not list it as async-signal-safe, but it is a plain system call.
    ::setitimer(ITIMER_REAL, &time, nullptr);
}

std::int64_t milliseconds_now() {
    timespec time{};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return std::int64_t{time.tv_sec} * 1000 + time.tv_nsec / 1'000'000;
}

void write_error_unless_blocked(std::string_view text) {
    pollfd request{standard_error, POLLOUT, 0};
    // poll() comes first, since writing to a full pipe would block.
    if (::poll(&request, 1, 0) > 0) {
        static_cast<void>(!::write(standard_error, text.data(), text.size()));
    }
}

} // namespace dokushin::os
