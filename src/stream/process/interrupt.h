// Ctrl-C and SIGTERM: the program finishes its line, tells how far it got, and ends. If it can't,
// because a pipe is full or a call takes long, it ends all the same.
#pragma once

#include "stream/process/outcome.h"

#include <atomic>
#include <chrono>

namespace dokushin::stream {

/// From now on the first SIGINT or SIGTERM sets interrupted(); SIGPIPE is ignored.
void watch_for_interrupts();

/// The same, and 0.2 s after it the process ends, whatever it is doing.
void end_soon_after_interrupts();

/// Sets what the signal handler calls before it ends the process; nullptr: nothing.
void at_abrupt_end(void (*clear)());
/// Calls it, for code that ends the process abruptly elsewhere.
void clear_as_at_abrupt_end();

[[nodiscard]] const std::atomic<bool> &interrupted();

/// Was it asked to stop so long ago that nothing is to be waited for any more?
[[nodiscard]] bool interrupted_for(std::chrono::milliseconds time);

/// As complain(), of an interrupt: the end that comes by itself then says nothing.
void complain_of_interrupt(std::string_view line, const Outcome &outcome = Outcome());

/// What the process ends with: after an interrupt 128 and the signal's number, as shells have it.
[[nodiscard]] int status_of(Exit exit);

} // namespace dokushin::stream
