#include "stream/process/terminal.h"

#include <unistd.h>

namespace dokushin::stream {

bool stdout_is_terminal() { return isatty(STDOUT_FILENO) == 1; }
bool stderr_is_terminal() { return isatty(STDERR_FILENO) == 1; }
bool stdin_is_terminal() { return isatty(STDIN_FILENO) == 1; }

} // namespace dokushin::stream
