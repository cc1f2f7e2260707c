// The program handles SIGINT (Ctrl-C) and SIGTERM: it finishes its line, reports how far it got,
// and ends. If a full pipe or a long call prevents that, it ends abruptly after a grace period.
#pragma once

#include "stream/process/outcome.h"

#include <atomic>
#include <chrono>

namespace dokushin::stream {

/// Installs handlers, so that the first SIGINT or SIGTERM sets interrupted() and SIGPIPE is
/// ignored.
void watch_for_interrupts();

/// Does the same, and ends the process 0.2 s after the signal, whatever it is doing.
void end_soon_after_interrupts();

/// Sets what the signal handler calls before it ends the process; nullptr: nothing.
void at_abrupt_end(void (*clear)());
/// Calls that function, for code that ends the process abruptly elsewhere.
void clear_as_at_abrupt_end();

/// Has a signal asked the program to stop?
[[nodiscard]] const std::atomic<bool> &interrupted();

/// Did an interrupt come at least `time` ago?
[[nodiscard]] bool interrupted_for(std::chrono::milliseconds time);

/// Reports an interrupt as complain() does; the abrupt end then prints no message of its own.
void complain_of_interrupt(std::string_view line, const Outcome &outcome = Outcome());

/// Returns the process's exit status: after an interrupt 128 plus the signal's number, as in
/// shells.
[[nodiscard]] int status_of(Exit exit);

} // namespace dokushin::stream
