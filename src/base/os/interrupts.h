// These functions let a program learn of Ctrl-C and of requests to end, and be called back some
// time later whatever it is doing.
#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

namespace dokushin::os {

/// Sets what is called on SIGINT (Ctrl-C) and SIGTERM, with the signal's number. It may be called
/// at any moment, within any thread, so that it may use lock-free atomics and the functions of this
/// folder that allow it. A read that waits ends. Writing to a pipe that nobody reads sends no
/// signal from now on.
void at_interrupts(void (*handler)(int number));
/// Keeps this thread free of these calls; others have them.
void leave_interrupts_to_other_threads();

/// Sets what start_alarm() calls.
void at_alarm(void (*handler)());
/// Calls the handler of alarms after that time. A handler of interrupts may call it.
void start_alarm(std::chrono::milliseconds after);

/// Returns the milliseconds since some moment. Handlers may call it.
[[nodiscard]] std::int64_t milliseconds_now();

/// Writes a short text to standard error, unless that would block. Handlers may call it.
void write_error_unless_blocked(std::string_view text);

} // namespace dokushin::os
