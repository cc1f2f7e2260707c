#include "stream/process/terminal.h"

#include "base/os/files.h"
#include "base/os/terminal.h"

namespace dokushin::stream {

bool stdout_is_terminal() { return os::is_terminal(os::standard_output); }
bool stderr_is_terminal() { return os::is_terminal(os::standard_error); }
bool stdin_is_terminal() { return os::is_terminal(os::standard_input); }

} // namespace dokushin::stream
