// The text of a near hunt's journal.
#include <dokushin/near_hunt.h>

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <sstream>

namespace dokushin {
namespace {

constexpr std::string_view title = "dokushin vicinity journal 1\n";

/// Takes a line of a task; false if it is none. The task's last line empties `of_task`.
bool take_line(const std::string &line, NearJournal &journal,
               std::vector<NearJournal::Found> &of_task) {
    std::istringstream words(line);
    std::string kind;
    words >> kind;
    if (kind == "found" || kind == "unknown") {
        NearJournal::Found found;
        found.is_rated = kind == "found";
        words >> found.round >> found.number >> found.line;
        of_task.push_back(std::move(found));
        return !words.fail();
    }
    NearJournal::Position position;
    words >> position.round >> position.seed >> position.parts;
    if (kind != "tried" || words.fail() || position <= journal.position) {
        return false;
    }
    journal.position = position;
    std::ranges::move(of_task, std::back_inserter(journal.found));
    of_task.clear();
    return true;
}

} // namespace

std::string NearJournal::heading(std::string_view run) {
    return fmt::format("{}run {}\n", title, run);
}

std::expected<NearJournal, NearJournal::Flaw> NearJournal::read(const std::string &text,
                                                                std::string_view run) {
    NearJournal journal;
    if (std::ranges::count(text, '\n') < 2 && title.starts_with(text.substr(0, title.size()))) {
        return journal;
    }
    std::istringstream lines(text);
    std::string line;
    std::getline(lines, line);
    if (line + "\n" != title) {
        return std::unexpected(Flaw{Flaw::Kind::other_text});
    }
    std::getline(lines, line);
    if (line != fmt::format("run {}", run)) {
        return std::unexpected(Flaw{Flaw::Kind::other_run});
    }
    std::vector<Found> of_task;
    journal.end = static_cast<std::size_t>(lines.tellg());
    while (std::getline(lines, line) && !lines.eof()) {
        if (!take_line(line, journal, of_task)) {
            return std::unexpected(Flaw{Flaw::Kind::wrong_line, line});
        }
        journal.end = of_task.empty() ? static_cast<std::size_t>(lines.tellg()) : journal.end;
    }
    return journal;
}

} // namespace dokushin
