#include "cli/commands/vicinity/journal.h"

#include "stream/process/descriptor_io.h"
#include "stream/process/messages.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace dokushin::cli {
namespace {

constexpr mode_t usual_permissions = 0666; // less what the user's umask takes off

std::string text_of(int descriptor) {
    struct stat info{};
    const bool is_known = ::fstat(descriptor, &info) == 0;
    std::string text(is_known ? static_cast<std::size_t>(info.st_size) : 0, '\0');
    text.resize(stream::read_at(descriptor, 0, text).size());
    return text;
}

} // namespace

JournalFile::~JournalFile() {
    if (descriptor_ >= 0) {
        ::close(descriptor_);
    }
}

bool JournalFile::fail() {
    error_ = fmt::format("{}: {}", stream::printable(file_), std::strerror(errno));
    return false;
}

bool JournalFile::refuse(std::string_view what) {
    error_ = fmt::format("{}: {}", stream::printable(file_), what);
    return false;
}

bool JournalFile::refuse(const NearJournal::Flaw &flaw) {
    switch (flaw.kind) {
    case NearJournal::Flaw::Kind::other_text:
        return refuse("no journal of dokushin vicinity; choose another --journal");
    case NearJournal::Flaw::Kind::other_run:
        return refuse("of another run: other options or inputs; remove it to begin anew, or choose "
                      "another --journal");
    case NearJournal::Flaw::Kind::wrong_line:
        break;
    }
    return refuse(fmt::format("'{:.40}' is no line of a journal; remove it to begin anew",
                              stream::printable(flaw.line)));
}

bool JournalFile::begin(const std::string &file) {
    file_ = file;
    descriptor_ = ::open(file.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, usual_permissions);
    struct stat info{};
    if (descriptor_ < 0 || ::fstat(descriptor_, &info) != 0) {
        return fail();
    }
    if (!S_ISREG(info.st_mode)) {
        return refuse("no file, expected a name for one in --journal");
    }
    return ::flock(descriptor_, LOCK_EX | LOCK_NB) == 0 || refuse("another run is at work on it");
}

std::optional<NearJournal> JournalFile::open(const std::string &file, const std::string &run) {
    if (!begin(file)) {
        return std::nullopt;
    }
    auto journal = NearJournal::read(text_of(descriptor_), run);
    const bool is_fine =
        journal ? ((::ftruncate(descriptor_, static_cast<off_t>(journal->end)) == 0 || fail()) &&
                   (journal->end > 0 || add(NearJournal::heading(run))))
                : refuse(journal.error());
    return is_fine ? std::optional(*std::move(journal)) : std::nullopt;
}

bool JournalFile::add(std::string_view lines) {
    return descriptor_ < 0 || lines.empty() || stream::write_all(descriptor_, lines) || fail();
}

} // namespace dokushin::cli
