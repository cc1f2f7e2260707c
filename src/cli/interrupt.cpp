#include "cli/interrupt.h"

#include <csignal>

namespace dokushin::cli {
namespace {

std::atomic<bool> asked_to_stop{false};
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may only use such");

extern "C" void on_interrupt(int) { asked_to_stop.store(true, std::memory_order_relaxed); }

} // namespace

void watch_for_interrupts() {
    struct sigaction once{};
    once.sa_handler = on_interrupt;
    // Reading returns with EINTR, so that a waiting program ends at once too.
    once.sa_flags = static_cast<int>(SA_RESETHAND);
    sigaction(SIGINT, &once, nullptr);
    sigaction(SIGTERM, &once, nullptr);
    struct sigaction ignore{};
    ignore.sa_handler = SIG_IGN;
    sigaction(SIGPIPE, &ignore, nullptr);
}

const std::atomic<bool> &interrupted() { return asked_to_stop; }

} // namespace dokushin::cli
