// Ctrl-C: asked once, the program finishes its line and tells how far it got;
// asked twice, the system ends it.
#pragma once

#include <atomic>

namespace dokushin::cli {

/// From now on the first SIGINT or SIGTERM sets interrupted(); SIGPIPE is ignored.
void watch_for_interrupts();

[[nodiscard]] const std::atomic<bool> &interrupted();

} // namespace dokushin::cli
