// This file asks for terminals with the calls of Windows, where they are called consoles.
#include "base/os/terminal.h"

#include <io.h>
#include <windows.h>

namespace dokushin::os {
namespace {

HANDLE console_of(int descriptor) { return reinterpret_cast<HANDLE>(::_get_osfhandle(descriptor)); }

} // namespace

/// The C library's isatty() takes the device NUL for one, too.
bool is_terminal(int descriptor) {
    DWORD mode = 0;
    return GetConsoleMode(console_of(descriptor), &mode) != 0;
}

std::optional<unsigned> columns_of(int descriptor) {
    CONSOLE_SCREEN_BUFFER_INFO info{};
    if (GetConsoleScreenBufferInfo(console_of(descriptor), &info) == 0) {
        return std::nullopt;
    }
    const int columns = info.srWindow.Right - info.srWindow.Left + 1;
    return columns > 0 ? std::optional(static_cast<unsigned>(columns)) : std::nullopt;
}

} // namespace dokushin::os
