// These functions open, read and write files by their descriptors, small numbers that the system
// gives. Paths are UTF-8 on every system. A function that fails leaves the reason in errno.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace dokushin::os {

inline constexpr int standard_input = 0;
inline constexpr int standard_output = 1;
inline constexpr int standard_error = 2;

// ---- opening and closing -----------------------------------------------------------

/// Opens a file to read its bytes; -1 on failure. It does not wait for the first writer of a named
/// pipe, since no interrupt could end that wait; wait_to_read() waits instead.
[[nodiscard]] int open_to_read(const std::string &path);
/// Opens a file to write, makes it if need be and empties it; -1 on failure.
[[nodiscard]] int open_to_replace(const std::string &path);
/// Opens a pipe or a device, which must be there, to write; -1 on failure.
[[nodiscard]] int open_device(const std::string &path);
/// Opens a file to read and to append, and makes it if need be; -1 on failure.
[[nodiscard]] int open_to_append(const std::string &path);
/// Closes a file; false if the system reports that something was not written.
bool close_file(int descriptor);

// ---- reading and writing -----------------------------------------------------------

/// Waits until the next read would not block: bytes, the end or an error are there. False if that
/// takes longer, or a signal came.
[[nodiscard]] bool wait_to_read(int descriptor, std::chrono::milliseconds longest);
/// Reads some bytes and returns their number: 0 at the end, -1 on failure.
[[nodiscard]] std::int64_t read_some(int descriptor, std::span<char> buffer);
/// Does so from an offset on, wherever the file is read otherwise.
[[nodiscard]] std::int64_t read_some_at(int descriptor, std::uint64_t offset,
                                        std::span<char> buffer);
/// Writes some of the bytes and returns their number; -1 on failure. If nobody reads a pipe any
/// more, errno is EPIPE.
[[nodiscard]] std::int64_t write_some(int descriptor, std::string_view bytes);
/// Makes the next read begin at an offset; false on failure.
[[nodiscard]] bool seek_to(int descriptor, std::uint64_t offset);
/// Cuts a file off behind so many bytes; false on failure.
[[nodiscard]] bool truncate_file(int descriptor, std::uint64_t bytes);
/// Waits until what was written is on the disk; false on failure.
[[nodiscard]] bool sync_file(int descriptor);
/// Locks a file for this process, unless another one has it locked: false, at once.
[[nodiscard]] bool lock_file(int descriptor);

// ---- names -------------------------------------------------------------------------

struct FileStatus {
    bool is_regular = false; ///< no folder, pipe or device
    std::uint64_t size = 0;  ///< in bytes
};
/// Describes a file; nothing if it is not there.
[[nodiscard]] std::optional<FileStatus> status_of(const std::string &path);
[[nodiscard]] std::optional<FileStatus> status_of(int descriptor);

/// Renames a file to `to`, in place of a file of that name, as one step; false on failure.
[[nodiscard]] bool rename_over(const std::string &from, const std::string &to);
/// Removes a file. Signal handlers may call it.
void remove_file(const char *path);

} // namespace dokushin::os
