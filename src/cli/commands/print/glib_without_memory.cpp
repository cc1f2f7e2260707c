#include "cli/commands/print/glib_without_memory.h"

#include "base/os/process.h"
#include "cli/options/stream_names.h"
#include "stream/process/interrupt.h"
#include "stream/process/memory.h"

#include <cstdio>
#include <glib.h>
#include <new>

namespace dokushin::cli {
namespace {

/// Reports an error of GLib, which ends the process as soon as this function returns.
void on_glib_message(const char *domain, GLogLevelFlags level, const char *message, void *data) {
    if ((level & G_LOG_LEVEL_ERROR) == 0) {
        g_log_default_handler(domain, level, message, data);
        return;
    }
    std::fprintf(stderr, "dokushin: %s\n", describe_failure(std::bad_alloc()));
    clear_as_at_abrupt_end();
    os::end_process(static_cast<int>(Exit::wrong));
}

} // namespace

void end_in_words_if_glib_has_no_memory() { g_log_set_default_handler(on_glib_message, nullptr); }

} // namespace dokushin::cli
