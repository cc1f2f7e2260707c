// This file asks for the process with the calls of Windows.
#include "base/os/process.h"

#include "base/os/windows/errors.h"

#include <bit>
#include <fcntl.h>
#include <io.h>
#include <windows.h>

#include <shellapi.h> // needs the header above

namespace dokushin::os {

void prepare_streams() {
    for (const int descriptor : {0, 1, 2}) {
        ::_setmode(descriptor, _O_BINARY);
        const auto handle = reinterpret_cast<HANDLE>(::_get_osfhandle(descriptor));
        DWORD mode = 0;
        if (descriptor > 0 && GetConsoleMode(handle, &mode) != 0) {
            SetConsoleOutputCP(CP_UTF8);
            // Escape sequences colour text and move the cursor.
            SetConsoleMode(handle,
                           mode | ENABLE_PROCESSED_OUTPUT | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
        }
    }
}

/// Those of main() are in the code page of the system, in which a name in Japanese may not exist.
std::vector<std::string> arguments(int argc, const char *const *argv) {
    int count = 0;
    wchar_t **const words = CommandLineToArgvW(GetCommandLineW(), &count);
    if (words == nullptr) {
        return {argv, argv + argc};
    }
    std::vector<std::string> result;
    for (int i = 0; i < count; ++i) {
        result.push_back(narrow(words[i]));
    }
    LocalFree(words);
    return result;
}

std::uint64_t process_number() { return GetCurrentProcessId(); }

void end_process(int status) {
    TerminateProcess(GetCurrentProcess(), static_cast<UINT>(status));
    __builtin_unreachable(); // of this process it returns no more
}

unsigned cores_allowed() {
    DWORD_PTR ours = 0;
    DWORD_PTR all = 0;
    return GetProcessAffinityMask(GetCurrentProcess(), &ours, &all) != 0
               ? static_cast<unsigned>(std::popcount(ours))
               : 0;
}

} // namespace dokushin::os
