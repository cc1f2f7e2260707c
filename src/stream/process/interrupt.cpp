#include "stream/process/interrupt.h"

#include "base/os/interrupts.h"
#include "base/os/process.h"

#include <cerrno>
#include <csignal>
#include <cstdint>

namespace dokushin::stream {
namespace {

// The state that the signal handlers share: a handler may use lock-free atomics only, and what
// src/base/os allows them.
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
constexpr std::chrono::milliseconds grace{200};
bool ends_soon = false;
std::atomic<void (*)()> clear_at_end{nullptr};

int status_of_interrupt() { return 128 + received_signal; }

extern "C" void on_interrupt(int number) {
    const int error = errno;
    std::int64_t not_requested = 0;
    if (request_time.compare_exchange_strong(not_requested, os::milliseconds_now())) {
        received_signal = number;
        stop_requested = true;
        if (ends_soon) {
            os::start_alarm(grace);
        }
    }
    errno = error;
}

void on_end_of_grace() {
    if (!is_reported.load()) {
        os::write_error_unless_blocked("interrupted\n");
    }
    clear_as_at_abrupt_end();
    os::end_process(status_of_interrupt());
}

} // namespace

void watch_for_interrupts() { os::at_interrupts(on_interrupt); }

void end_soon_after_interrupts() {
    ends_soon = true;
    os::at_alarm(on_end_of_grace);
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
           os::milliseconds_now() - request_time.load() >= time.count();
}

void complain_of_interrupt(std::string_view line, const Outcome &outcome) {
    outcome.complain(line);
    is_reported = true;
}

int status_of(Exit exit) {
    return exit == Exit::interrupted ? status_of_interrupt() : static_cast<int>(exit);
}

} // namespace dokushin::stream
