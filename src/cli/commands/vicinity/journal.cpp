#include "cli/commands/vicinity/journal.h"

#include "stream/process/descriptor_io.h"
#include "stream/process/messages.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sstream>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace dokushin::cli {
namespace {

constexpr std::string_view title = "dokushin vicinity journal 1\n";
constexpr mode_t usual_permissions = 0666; // less what the user's umask takes off

std::string text_of(int descriptor) {
    struct stat info{};
    const bool is_known = ::fstat(descriptor, &info) == 0;
    std::string text(is_known ? static_cast<std::size_t>(info.st_size) : 0, '\0');
    text.resize(stream::read_at(descriptor, 0, text).size());
    return text;
}

} // namespace

VicinityJournal::~VicinityJournal() {
    if (descriptor_ >= 0) {
        ::close(descriptor_);
    }
}

bool VicinityJournal::fail() {
    error_ = fmt::format("{}: {}", stream::printable(file_), std::strerror(errno));
    return false;
}

bool VicinityJournal::refuse(std::string_view what) {
    error_ = fmt::format("{}: {}", stream::printable(file_), what);
    return false;
}

bool VicinityJournal::open(const std::string &file, const std::string &run) {
    file_ = file;
    descriptor_ = ::open(file.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, usual_permissions);
    struct stat info{};
    if (descriptor_ < 0 || ::fstat(descriptor_, &info) != 0) {
        return fail();
    }
    if (!S_ISREG(info.st_mode)) {
        return refuse("no file, expected a name for one in --journal");
    }
    if (::flock(descriptor_, LOCK_EX | LOCK_NB) != 0) {
        return refuse("another run is at work on it");
    }
    const std::string text = text_of(descriptor_);
    if (std::ranges::count(text, '\n') >= 2 || !title.starts_with(text.substr(0, title.size()))) {
        return take_up(text, run);
    }
    // It is new, or was cut off in its first lines.
    return (::ftruncate(descriptor_, 0) == 0 &&
            stream::write_all(descriptor_, fmt::format("{}run {}\n", title, run))) ||
           fail();
}

/// Reads the tasks that are done, and cuts off what stands behind the last of them.
bool VicinityJournal::take_up(const std::string &text, const std::string &run) {
    std::istringstream lines(text);
    std::string line;
    std::getline(lines, line);
    if (line + "\n" != title) {
        return refuse("no journal of dokushin vicinity; choose another --journal");
    }
    std::getline(lines, line);
    if (line != "run " + run) {
        return refuse("of another run: other options or inputs; remove it to begin anew, or choose "
                      "another --journal");
    }
    std::vector<Found> of_task;
    auto end = static_cast<off_t>(lines.tellg());
    while (std::getline(lines, line) && !lines.eof()) {
        if (!take(line, of_task)) {
            return refuse(fmt::format("'{:.40}' is no line of a journal; remove it to begin anew",
                                      stream::printable(line)));
        }
        end = of_task.empty() ? static_cast<off_t>(lines.tellg()) : end;
    }
    return ::ftruncate(descriptor_, end) == 0 || fail();
}

/// Takes a line of a task; false if it is none. The task's last line empties `of_task`.
bool VicinityJournal::take(const std::string &line, std::vector<Found> &of_task) {
    std::istringstream words(line);
    std::string kind;
    words >> kind;
    if (kind == "found" || kind == "unknown") {
        Found found;
        found.is_rated = kind == "found";
        words >> found.round >> found.index >> found.line;
        of_task.push_back(std::move(found));
        return !words.fail();
    }
    Position position;
    words >> position.round >> position.seed >> position.parts;
    if (kind != "tried" || words.fail() || position <= position_) {
        return false;
    }
    position_ = position;
    std::ranges::move(of_task, std::back_inserter(found_));
    of_task.clear();
    return true;
}

bool VicinityJournal::add(const Position &position, const std::vector<Found> &found) {
    if (descriptor_ < 0) {
        return true;
    }
    std::string lines;
    for (const Found &one : found) {
        lines += fmt::format("{} {} {} {}\n", one.is_rated ? "found" : "unknown", one.round,
                             one.index, one.line);
    }
    lines += fmt::format("tried {} {} {}\n", position.round, position.seed, position.parts);
    return stream::write_all(descriptor_, lines) || fail();
}

} // namespace dokushin::cli
