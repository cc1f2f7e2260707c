// This file opens, reads and writes files with the calls of Windows. Descriptors are those of its C
// library, so that 0, 1 and 2 are the standard streams; behind each is a handle of the system.
#include "base/os/files.h"

#include "base/os/windows/errors.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <io.h>
#include <windows.h>

namespace dokushin::os {
namespace {

/// Windows takes the length of a request as 32 bits.
constexpr std::size_t most_bytes = std::size_t{1} << 30;

HANDLE handle_of(int descriptor) { return reinterpret_cast<HANDLE>(::_get_osfhandle(descriptor)); }

/// Opens a file. Others may read, write, rename and remove it meanwhile, as with POSIX.
int open_file(const std::string &path, DWORD access, DWORD creation, int flags) {
    constexpr DWORD sharing = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
    const HANDLE handle = CreateFileW(wide(path).c_str(), access, sharing, nullptr, creation,
                                      FILE_ATTRIBUTE_NORMAL, nullptr);
    if (handle == INVALID_HANDLE_VALUE) {
        set_errno();
        return -1;
    }
    return ::_open_osfhandle(reinterpret_cast<std::intptr_t>(handle),
                             flags | _O_BINARY | _O_NOINHERIT);
}

std::uint64_t joined(DWORD high, DWORD low) { return std::uint64_t{high} << 32 | low; }

/// Returns a place in a file as requests take it.
OVERLAPPED at(std::uint64_t offset) {
    OVERLAPPED place{};
    place.Offset = static_cast<DWORD>(offset);
    place.OffsetHigh = static_cast<DWORD>(offset >> 32);
    return place;
}

/// Reads some bytes from a place on, or, without one, where the last read ended.
std::int64_t read_from(int descriptor, std::span<char> buffer, OVERLAPPED *place) {
    DWORD got = 0;
    const auto size = static_cast<DWORD>(std::min(buffer.size(), most_bytes));
    if (ReadFile(handle_of(descriptor), buffer.data(), size, &got, place) != 0) {
        return got;
    }
    const DWORD error = GetLastError();
    if (error == ERROR_HANDLE_EOF || error == ERROR_BROKEN_PIPE) {
        return 0;
    }
    set_errno();
    return -1;
}

/// Does the name end as no file's name can? Windows takes points and blanks off the end, so that
/// a puzzle's row of points would be the folder itself.
bool has_impossible_end(const std::string &path) {
    const std::string_view name = std::string_view(path).substr(path.find_last_of("/\\:") + 1);
    return (name.ends_with('.') || name.ends_with(' ')) && name != "." && name != "..";
}

bool succeeded(BOOL result) {
    if (result == 0) {
        set_errno();
    }
    return result != 0;
}

} // namespace

int open_to_read(const std::string &path) {
    const DWORD attributes = GetFileAttributesW(wide(path).c_str());
    if (attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0) {
        errno = EISDIR;
        return -1;
    }
    return open_file(path, GENERIC_READ, OPEN_EXISTING, _O_RDONLY);
}

int open_to_replace(const std::string &path) {
    return open_file(path, GENERIC_WRITE, CREATE_ALWAYS, _O_WRONLY);
}

int open_device(const std::string &path) {
    return open_file(path, GENERIC_WRITE, OPEN_EXISTING, _O_WRONLY);
}

int open_to_append(const std::string &path) {
    const int descriptor =
        open_file(path, GENERIC_READ | GENERIC_WRITE, OPEN_ALWAYS, _O_RDWR | _O_APPEND);
    if (descriptor >= 0) {
        SetFilePointerEx(handle_of(descriptor), {}, nullptr, FILE_END);
    }
    return descriptor;
}

bool close_file(int descriptor) { return ::_close(descriptor) == 0; }

/// Windows has no call that waits for bytes of a pipe without reading them.
bool wait_to_read(int descriptor, std::chrono::milliseconds longest) {
    const HANDLE handle = handle_of(descriptor);
    if (GetFileType(handle) == FILE_TYPE_CHAR) {
        DWORD mode = 0;
        return GetConsoleMode(handle, &mode) == 0 ||
               WaitForSingleObject(handle, static_cast<DWORD>(longest.count())) == WAIT_OBJECT_0;
    }
    if (GetFileType(handle) != FILE_TYPE_PIPE) {
        return true;
    }
    constexpr std::int64_t pause = 1;
    for (std::int64_t waited = 0; waited <= longest.count(); waited += pause) {
        DWORD there = 0;
        if (PeekNamedPipe(handle, nullptr, 0, nullptr, &there, nullptr) == 0 || there > 0) {
            return true; // bytes, or the end
        }
        Sleep(static_cast<DWORD>(pause));
    }
    return false;
}

std::int64_t read_some(int descriptor, std::span<char> buffer) {
    return read_from(descriptor, buffer, nullptr);
}

std::int64_t read_some_at(int descriptor, std::uint64_t offset, std::span<char> buffer) {
    OVERLAPPED place = at(offset);
    return read_from(descriptor, buffer, &place);
}

std::int64_t write_some(int descriptor, std::string_view bytes) {
    DWORD written = 0;
    const auto size = static_cast<DWORD>(std::min(bytes.size(), most_bytes));
    const bool done =
        succeeded(WriteFile(handle_of(descriptor), bytes.data(), size, &written, nullptr));
    return done ? static_cast<std::int64_t>(written) : -1;
}

bool seek_to(int descriptor, std::uint64_t offset) {
    LARGE_INTEGER place{};
    place.QuadPart = static_cast<LONGLONG>(offset);
    return succeeded(SetFilePointerEx(handle_of(descriptor), place, nullptr, FILE_BEGIN));
}

bool truncate_file(int descriptor, std::uint64_t bytes) {
    return seek_to(descriptor, bytes) && succeeded(SetEndOfFile(handle_of(descriptor)));
}

bool sync_file(int descriptor) { return succeeded(FlushFileBuffers(handle_of(descriptor))); }

/// The lock lies far behind any file's end, since Windows lets nobody else read what is locked.
bool lock_file(int descriptor) {
    OVERLAPPED place = at(std::uint64_t{1} << 62);
    return succeeded(LockFileEx(handle_of(descriptor),
                                LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0,
                                &place));
}

std::optional<FileStatus> status_of(const std::string &path) {
    constexpr DWORD of_other_kinds = FILE_ATTRIBUTE_DIRECTORY | FILE_ATTRIBUTE_DEVICE;
    if (has_impossible_end(path)) {
        errno = ENOENT;
        return std::nullopt;
    }
    WIN32_FILE_ATTRIBUTE_DATA data{};
    if (!succeeded(GetFileAttributesExW(wide(path).c_str(), GetFileExInfoStandard, &data))) {
        return std::nullopt;
    }
    const bool is_regular = (data.dwFileAttributes & of_other_kinds) == 0;
    return FileStatus{is_regular, joined(data.nFileSizeHigh, data.nFileSizeLow)};
}

std::optional<FileStatus> status_of(int descriptor) {
    const HANDLE handle = handle_of(descriptor);
    const DWORD type = GetFileType(handle);
    if (type != FILE_TYPE_DISK) {
        return type == FILE_TYPE_UNKNOWN ? std::nullopt : std::optional(FileStatus{});
    }
    LARGE_INTEGER size{};
    return succeeded(GetFileSizeEx(handle, &size))
               ? std::optional(FileStatus{true, static_cast<std::uint64_t>(size.QuadPart)})
               : std::nullopt;
}

bool rename_over(const std::string &from, const std::string &to) {
    return succeeded(MoveFileExW(wide(from).c_str(), wide(to).c_str(),
                                 MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH));
}

void remove_file(const char *path) { DeleteFileW(wide(path).c_str()); }

} // namespace dokushin::os
