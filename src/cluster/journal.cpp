#include "cluster/journal.h"

#include "cluster/journal_lines.h"
#include "stream/process/checksum.h"
#include "stream/process/descriptor_io.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sstream>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace dokushin::cluster {
namespace {

constexpr std::string_view title = "dokushin-cluster journal 1\n";
constexpr mode_t usual_permissions = 0666; // less what the user's umask takes off

std::string line_of(const Entry &entry) {
    return fmt::format("chunk {} input {:016x} lines {} at {} bytes {} sum {:016x} status {} "
                       "seconds {:.6f} rank {} host {}\n",
                       entry.number, entry.chunk.input, entry.chunk.lines, entry.chunk.offset,
                       entry.chunk.bytes, entry.chunk.sum, entry.status, entry.seconds, entry.rank,
                       entry.host);
}

/// Parses a line; none if it is no chunk's.
std::optional<Entry> entry_of(const std::string &line) {
    Entry entry;
    FinishedChunk &chunk = entry.chunk;
    std::istringstream words(line);
    const auto word = [&](std::string_view expected) {
        std::string found;
        words >> found;
        if (found != expected) {
            words.setstate(std::ios::failbit);
        }
        return std::ref(words);
    };
    word("chunk").get() >> entry.number;
    word("input").get() >> std::hex >> chunk.input >> std::dec;
    word("lines").get() >> chunk.lines;
    word("at").get() >> chunk.offset;
    word("bytes").get() >> chunk.bytes;
    word("sum").get() >> std::hex >> chunk.sum >> std::dec;
    word("status").get() >> entry.status;
    word("seconds").get() >> entry.seconds;
    word("rank").get() >> entry.rank;
    word("host").get() >> entry.host;
    return words.fail() ? std::nullopt : std::optional(std::move(entry));
}

/// Reads a part of a file; returns less only if it can't be read.
std::string text_of(int descriptor, std::uint64_t offset, std::uint64_t size) {
    std::string text;
    stream::append_at(descriptor, offset, size, text);
    return text;
}

std::uint64_t size_of(int descriptor) {
    struct stat info{};
    return ::fstat(descriptor, &info) == 0 ? static_cast<std::uint64_t>(info.st_size) : 0;
}

bool is_the_file(int descriptor, const std::string &name) {
    struct stat open{};
    struct stat named{};
    return ::fstat(descriptor, &open) == 0 && ::stat(name.c_str(), &named) == 0 &&
           open.st_ino == named.st_ino && open.st_dev == named.st_dev;
}

} // namespace

std::uint64_t sum_of(const stream::WorkPart &part) {
    stream::Checksum sum;
    sum.add(part.text);
    sum.add(fmt::format("{}\n{} {} {} {} {}", part.file, part.lines_before, part.records_before,
                        part.first_attempt, part.attempts,
                        part.error ? part.error->message() : ""));
    return sum.value();
}

Journal::Journal(std::string file, std::string run)
    : file_(std::move(file)), run_(std::move(run)), journal_name_(file_ + ".journal"),
      parts_name_(file_ + ".parts") {}

Journal::~Journal() {
    for (const int descriptor : {journal_, parts_}) {
        if (descriptor >= 0) {
            ::close(descriptor);
        }
    }
}

bool Journal::fail(const std::string &name) {
    error_ = fmt::format("{}: {}", stream::printable(name), std::strerror(errno));
    return false;
}

bool Journal::refuse(const std::string &what) {
    error_ = fmt::format("{}: {}", stream::printable(journal_name_), what);
    return false;
}

bool Journal::open() {
    journal_ = ::open(journal_name_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, usual_permissions);
    if (journal_ < 0) {
        return fail(journal_name_);
    }
    // The process that had it open before may have replaced the file meanwhile.
    if (::flock(journal_, LOCK_EX | LOCK_NB) != 0 || !is_the_file(journal_, journal_name_)) {
        return refuse("another run is at work on it");
    }
    // A journal that was cut off in its first lines has no chunk yet.
    JournalLines lines(journal_);
    const bool begun =
        (lines.next() && lines.next()) || !title.starts_with(text_of(journal_, 0, title.size()));
    return begun ? take_up() : begin();
}

bool Journal::begin() {
    struct stat info{};
    const bool is_there = ::stat(file_.c_str(), &info) == 0;
    if (is_there && !S_ISREG(info.st_mode)) {
        ::unlink(journal_name_.c_str());
        error_ = fmt::format("{} is no file, expected a name for one in --out",
                             stream::printable(file_));
        return false;
    }
    if (is_there) {
        ::unlink(journal_name_.c_str());
        error_ = fmt::format("{} is there already; remove it, or choose another --out",
                             stream::printable(file_));
        return false;
    }
    if (::stat(parts_name_.c_str(), &info) == 0 && info.st_size > 0) {
        ::unlink(journal_name_.c_str());
        error_ = fmt::format("{} is there without a journal; remove it, or choose another --out",
                             stream::printable(parts_name_));
        return false;
    }
    parts_ = ::open(parts_name_.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, usual_permissions);
    if (parts_ < 0) {
        return fail(parts_name_);
    }
    return (::ftruncate(journal_, 0) == 0 || fail(journal_name_)) &&
           append(journal_, journal_name_, fmt::format("{}run {}\n", title, run_));
}

bool Journal::take_up() {
    JournalLines lines(journal_);
    if (lines.next().value_or("") + "\n" != title) {
        return refuse("no journal of dokushin-cluster");
    }
    if (lines.next() != "run " + run_) {
        return refuse("of another run: other options or inputs; remove it to begin anew, or "
                      "choose another --out");
    }
    while (const auto line = lines.next()) {
        if (line->starts_with("done ")) {
            return take_done(*line);
        }
    }
    parts_ = ::open(parts_name_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, usual_permissions);
    return parts_ < 0 ? fail(parts_name_) : take_chunks();
}

/// Takes the chunks whose output is there, and removes from both files what is of no chunk.
bool Journal::take_chunks() {
    JournalLines lines(journal_);
    static_cast<void>(lines.next() && lines.next()); // the title and the run
    while (const auto line = lines.next()) {
        const auto entry = entry_of(*line);
        if (!entry || finished_.is_far_ahead(entry->number) || !holds(entry->chunk)) {
            ++lost_;
        } else if (finished_.find(entry->number) == nullptr) {
            end_of_parts_ = std::max(end_of_parts_, entry->chunk.offset + entry->chunk.bytes);
            status_ = std::max(status_, entry->status);
            finished_.put(entry->number, entry->chunk);
        }
    }
    lost_ += lines.is_cut_off() ? 1 : 0;
    assert(is_ok());
    const bool longer = size_of(parts_) > end_of_parts_;
    return (!longer || ::ftruncate(parts_, static_cast<off_t>(end_of_parts_)) == 0 ||
            fail(parts_name_)) &&
           (lost_ == 0 || rewrite());
}

/// Reads the line of a finished run; refused unless FILE is still there in the size it had.
bool Journal::take_done(const std::string &line) {
    std::istringstream words(line);
    std::string word;
    std::uint64_t bytes = 0;
    words >> word >> word >> status_ >> word >> bytes;
    done_ = true;
    struct stat info{};
    if (words.fail() || ::stat(file_.c_str(), &info) != 0 ||
        static_cast<std::uint64_t>(info.st_size) != bytes) {
        return refuse(fmt::format("says that {} is finished, but it is not there or not as it was "
                                  "written; remove both to begin anew",
                                  stream::printable(file_)));
    }
    ::unlink(parts_name_.c_str()); // if the end came just before that
    return true;
}

bool Journal::is_ok() const {
    return finished_.all([&](std::uint64_t, const FinishedChunk &chunk) {
        return chunk.offset + chunk.bytes <= end_of_parts_;
    });
}

/// Is its output there as it was written?
bool Journal::holds(const FinishedChunk &chunk) const {
    const std::uint64_t size = size_of(parts_);
    return chunk.offset <= size && chunk.bytes <= size - chunk.offset &&
           stream::Checksum::of(text_of(parts_, chunk.offset, chunk.bytes)) == chunk.sum;
}

/// Replaces the journal by one that has only the valid entries.
bool Journal::rewrite() {
    const std::string name = journal_name_ + ".new";
    const int descriptor =
        ::open(name.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, usual_permissions);
    if (descriptor < 0) {
        return fail(name);
    }
    assert(is_ok());
    const bool written = ::flock(descriptor, LOCK_EX | LOCK_NB) == 0 &&
                         copy_finished(descriptor, name) && ::fsync(descriptor) == 0 &&
                         ::rename(name.c_str(), journal_name_.c_str()) == 0;
    ::close(std::exchange(journal_, descriptor));
    return written || (error_.empty() ? fail(name) : false);
}

/// Copies the lines of the journal that are of finished chunks, behind a title.
bool Journal::copy_finished(int descriptor, const std::string &name) {
    constexpr std::size_t much = std::size_t{1} << 20;
    std::string text = fmt::format("{}run {}\n", title, run_);
    JournalLines lines(journal_);
    while (const auto line = lines.next()) {
        const auto entry = entry_of(*line);
        const FinishedChunk *const kept = entry ? finished_.find(entry->number) : nullptr;
        if (kept != nullptr && *kept == entry->chunk) {
            text += line_of(*entry);
        }
        if (text.size() > much && !append(descriptor, name, std::exchange(text, {}))) {
            return false;
        }
    }
    return append(descriptor, name, text);
}

bool Journal::append(int descriptor, const std::string &name, std::string_view bytes) {
    ::lseek(descriptor, 0, SEEK_END);
    return stream::write_all(descriptor, bytes) || fail(name);
}

bool Journal::add(Entry entry, const std::string &output) {
    assert(journal_ >= 0 && parts_ >= 0 && !done_);
    entry.chunk.offset = end_of_parts_;
    entry.chunk.bytes = output.size();
    entry.chunk.sum = stream::Checksum::of(output);
    if (!append(parts_, parts_name_, output) || !append(journal_, journal_name_, line_of(entry))) {
        return false;
    }
    end_of_parts_ += output.size();
    finished_.put(entry.number, entry.chunk);
    status_ = std::max(status_, entry.status);
    assert(end_of_parts_ == size_of(parts_) && is_ok());
    return true;
}

std::string Journal::sync() const {
    for (const auto &[descriptor, name] :
         {std::pair(parts_, parts_name_), std::pair(journal_, journal_name_)}) {
        if (descriptor >= 0 && ::fdatasync(descriptor) != 0) {
            return fmt::format("{}: {}", stream::printable(name), std::strerror(errno));
        }
    }
    return {};
}

std::string Journal::read(std::uint64_t offset, std::size_t size) const {
    return text_of(parts_, offset, size);
}

bool Journal::finish(int status) {
    status_ = status;
    done_ = true;
    struct stat info{};
    if (::stat(file_.c_str(), &info) != 0) {
        return fail(file_);
    }
    const bool recorded = append(journal_, journal_name_,
                                 fmt::format("done status {} bytes {}\n", status, info.st_size)) &&
                          (::fdatasync(journal_) == 0 || fail(journal_name_));
    return recorded && (::unlink(parts_name_.c_str()) == 0 || fail(parts_name_));
}

} // namespace dokushin::cluster
