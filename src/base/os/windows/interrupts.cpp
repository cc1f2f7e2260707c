// This file handles Ctrl-C and requests to end with the calls of Windows, which runs handlers in
// threads of their own.
#include "base/os/interrupts.h"

#include "base/os/files.h"

#include <atomic>
#include <csignal>
#include <io.h>
#include <windows.h>

namespace dokushin::os {
namespace {

std::atomic<void (*)(int)> interrupt_handler{nullptr};
std::atomic<void (*)()> alarm_handler{nullptr};

/// Passes Ctrl-C on as SIGINT, and as SIGTERM Ctrl-Break, a console that is closed, and the end of
/// a session. Windows ends the process as soon as this returns from one of the last two.
BOOL WINAPI on_console_event(DWORD event) {
    constexpr DWORD time_to_end = 5000; // the most that Windows grants
    if (void (*const handler)(int) = interrupt_handler) {
        handler(event == CTRL_C_EVENT ? SIGINT : SIGTERM);
    }
    if (event != CTRL_C_EVENT && event != CTRL_BREAK_EVENT) {
        Sleep(time_to_end);
    }
    return TRUE;
}

DWORD WINAPI wait_for_alarm(void *milliseconds) {
    Sleep(static_cast<DWORD>(reinterpret_cast<std::uintptr_t>(milliseconds)));
    if (void (*const handler)() = alarm_handler) {
        handler();
    }
    return 0;
}

} // namespace

void at_interrupts(void (*handler)(int number)) {
    interrupt_handler = handler;
    SetConsoleCtrlHandler(on_console_event, TRUE);
}

void leave_interrupts_to_other_threads() {} // they have a thread of their own

void at_alarm(void (*handler)()) { alarm_handler = handler; }

void start_alarm(std::chrono::milliseconds after) {
    void *const time = reinterpret_cast<void *>(static_cast<std::uintptr_t>(after.count()));
    const HANDLE thread = CreateThread(nullptr, 0, wait_for_alarm, time, 0, nullptr);
    if (thread != nullptr) {
        CloseHandle(thread);
    }
}

std::int64_t milliseconds_now() { return static_cast<std::int64_t>(GetTickCount64()); }

/// A pipe that is full blocks whoever writes to it, and Windows can't be asked whether one is.
void write_error_unless_blocked(std::string_view text) {
    const auto handle = reinterpret_cast<HANDLE>(::_get_osfhandle(standard_error));
    if (GetFileType(handle) != FILE_TYPE_PIPE) {
        DWORD written = 0;
        WriteFile(handle, text.data(), static_cast<DWORD>(text.size()), &written, nullptr);
    }
}

} // namespace dokushin::os
