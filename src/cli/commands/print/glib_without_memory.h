// Pango stands on GLib, which ends the process by a trap where an allocation fails.
#pragma once

namespace dokushin::cli {

/// From now on it says in our words what is missing, and the status is that of any other failure.
void end_in_words_if_glib_has_no_memory();

} // namespace dokushin::cli
