// This file opens, reads and writes files with the calls of POSIX.
#include "base/os/files.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace dokushin::os {
namespace {

constexpr mode_t usual_permissions = 0666; // less the user's umask

FileStatus status_in(const struct stat &info) {
    return {S_ISREG(info.st_mode), static_cast<std::uint64_t>(info.st_size)};
}

} // namespace

int open_to_read(const std::string &path) {
    return ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
}

int open_to_replace(const std::string &path) {
    return ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, usual_permissions);
}

int open_device(const std::string &path) { return ::open(path.c_str(), O_WRONLY | O_CLOEXEC); }

int open_to_append(const std::string &path) {
    return ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, usual_permissions);
}

bool close_file(int descriptor) { return ::close(descriptor) == 0; }

bool wait_to_read(int descriptor, std::chrono::milliseconds longest) {
    pollfd request{descriptor, POLLIN, 0};
    return ::poll(&request, 1, static_cast<int>(longest.count())) > 0;
}

std::int64_t read_some(int descriptor, std::span<char> buffer) {
    return ::read(descriptor, buffer.data(), buffer.size());
}

std::int64_t read_some_at(int descriptor, std::uint64_t offset, std::span<char> buffer) {
    return ::pread(descriptor, buffer.data(), buffer.size(), static_cast<off_t>(offset));
}

std::int64_t write_some(int descriptor, std::string_view bytes) {
    return ::write(descriptor, bytes.data(), bytes.size());
}

bool seek_to(int descriptor, std::uint64_t offset) {
    return ::lseek(descriptor, static_cast<off_t>(offset), SEEK_SET) >= 0;
}

bool truncate_file(int descriptor, std::uint64_t bytes) {
    return ::ftruncate(descriptor, static_cast<off_t>(bytes)) == 0;
}

/// macOS has no fdatasync(), and its fsync() leaves the bytes in the disk's own cache, which
/// F_FULLFSYNC empties, too, where the file system can.
bool sync_file(int descriptor) {
#if defined(__APPLE__)
    return ::fcntl(descriptor, F_FULLFSYNC) == 0 || ::fsync(descriptor) == 0;
#else
    return ::fdatasync(descriptor) == 0;
#endif
}

bool lock_file(int descriptor) { return ::flock(descriptor, LOCK_EX | LOCK_NB) == 0; }

std::optional<FileStatus> status_of(const std::string &path) {
    struct stat info{};
    return ::stat(path.c_str(), &info) == 0 ? std::optional(status_in(info)) : std::nullopt;
}

std::optional<FileStatus> status_of(int descriptor) {
    struct stat info{};
    return ::fstat(descriptor, &info) == 0 ? std::optional(status_in(info)) : std::nullopt;
}

bool rename_over(const std::string &from, const std::string &to) {
    return ::rename(from.c_str(), to.c_str()) == 0;
}

void remove_file(const char *path) { ::unlink(path); }

} // namespace dokushin::os
