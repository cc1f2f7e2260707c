// Pango uses GLib, which ends the process by a trap where an allocation fails.
#pragma once

namespace dokushin::cli {

/// Makes GLib report the failure with our message and exit status.
void end_in_words_if_glib_has_no_memory();

} // namespace dokushin::cli
