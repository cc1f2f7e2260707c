#include "stream/process/new_files.h"

#include "base/os/files.h"
#include "base/os/process.h"
#include "stream/process/descriptor_io.h"
#include "stream/process/interrupt.h"
#include "stream/process/messages.h"

#include <fmt/format.h>

#include <atomic>
#include <cassert>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <utility>

namespace dokushin::stream {
namespace {

namespace fs = std::filesystem;

/// Resolves a symbolic link, so that the target is replaced and the link stays; the target need not
/// exist. Returns the path itself if it is no link, or one of a circle.
std::string without_links(const std::string &path) {
    constexpr int most_links = 40; // the limit of Linux
    fs::path target = path;
    for (int links = 0; links < most_links; ++links) {
        std::error_code no_link;
        const fs::path next = fs::read_symlink(target, no_link);
        if (no_link) {
            return target.string();
        }
        target = next.is_absolute() ? next : target.parent_path() / next;
    }
    return path;
}

bool is_other_than_a_file(const std::string &path) {
    std::error_code unknown;
    const fs::file_status status = fs::status(path, unknown);
    return fs::exists(status) && !fs::is_regular_file(status);
}

std::atomic<const NewFiles *> unfinished{nullptr};

} // namespace

NewFiles::NewFiles() {
    assert(unfinished == nullptr);
    unfinished = this;
    at_abrupt_end([] {
        if (const NewFiles *const files = unfinished) {
            files->remove();
        }
    });
}

NewFiles::~NewFiles() {
    unfinished = nullptr;
    if (descriptor_ >= 0) {
        os::close_file(descriptor_);
    }
    remove();
}

void NewFiles::remove() const {
    for (const File &file : files_) {
        if (!file.temporary.empty()) {
            os::remove_file(file.temporary.c_str());
        }
    }
}

bool NewFiles::fail(const std::string &path) {
    error_ = fmt::format("{}: {}", printable(path), std::strerror(errno));
    return false;
}

bool NewFiles::close() {
    const int descriptor = std::exchange(descriptor_, -1);
    if (descriptor < 0) {
        return true;
    }
    // The bytes reach the disk before the rename replaces an older file (a pipe has no disk).
    assert(!files_.empty());
    const bool kept = files_.back().temporary.empty() || os::sync_file(descriptor);
    const int reason = errno;
    const bool closed = os::close_file(descriptor);
    errno = kept ? errno : reason;
    return (kept && closed) || fail(files_.back().path);
}

bool NewFiles::begin(const std::string &path) {
    if (!close()) {
        return false;
    }
    File file{path, without_links(path), {}};
    if (is_other_than_a_file(file.target)) {
        descriptor_ = os::open_device(file.target);
    } else {
        file.temporary = fmt::format("{}.{}.part", file.target, os::process_number());
        descriptor_ = os::open_to_replace(file.temporary);
    }
    if (descriptor_ < 0) {
        return fail(path);
    }
    files_.push_back(std::move(file));
    return true;
}

bool NewFiles::write(std::string_view bytes) {
    assert(descriptor_ >= 0 && !files_.empty());
    return write_all(descriptor_, bytes) || fail(files_.back().path);
}

bool NewFiles::commit() {
    if (!close()) {
        return false;
    }
    for (File &file : files_) {
        if (!file.temporary.empty() && !os::rename_over(file.temporary, file.target)) {
            return fail(file.path);
        }
        file.temporary.clear();
    }
    return true;
}

} // namespace dokushin::stream
