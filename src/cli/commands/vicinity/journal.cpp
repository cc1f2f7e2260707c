#include "cli/commands/vicinity/journal.h"

#include "base/os/files.h"
#include "stream/process/descriptor_io.h"
#include "stream/process/messages.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>

namespace dokushin::cli {
namespace {

std::string text_of(int descriptor) {
    const auto status = os::status_of(descriptor);
    std::string text;
    stream::append_at(descriptor, 0, status ? status->size : 0, text);
    return text;
}

} // namespace

JournalFile::~JournalFile() {
    if (descriptor_ >= 0) {
        os::close_file(descriptor_);
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
    descriptor_ = os::open_to_append(file);
    const auto status = descriptor_ < 0 ? std::nullopt : os::status_of(descriptor_);
    if (!status) {
        return fail();
    }
    if (!status->is_regular) {
        return refuse("no file, expected a name for one in --journal");
    }
    return os::lock_file(descriptor_) || refuse("another run is at work on it");
}

std::optional<NearJournal> JournalFile::open(const std::string &file, const std::string &run) {
    if (!begin(file)) {
        return std::nullopt;
    }
    auto journal = NearJournal::read(text_of(descriptor_), run);
    const bool is_fine = journal ? ((os::truncate_file(descriptor_, journal->end) || fail()) &&
                                    (journal->end > 0 || add(NearJournal::heading(run))))
                                 : refuse(journal.error());
    return is_fine ? std::optional(*std::move(journal)) : std::nullopt;
}

bool JournalFile::add(std::string_view lines) {
    return descriptor_ < 0 || lines.empty() || stream::write_all(descriptor_, lines) || fail();
}

} // namespace dokushin::cli
