// This file asks for terminals with the calls of POSIX.
#include "base/os/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

namespace dokushin::os {

bool is_terminal(int descriptor) { return ::isatty(descriptor) == 1; }

std::optional<unsigned> columns_of(int descriptor) {
    winsize size{};
    const bool known = ::ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
    return known ? std::optional<unsigned>(size.ws_col) : std::nullopt;
}

} // namespace dokushin::os
