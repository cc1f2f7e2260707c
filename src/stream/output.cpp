#include "stream/output.h"

#include "base/os/files.h"
#include "stream/process/descriptor_io.h"
#include "stream/process/progress.h"
#include "stream/process/terminal.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cassert>
#include <cerrno>
#include <cstring>
#include <new>
#include <optional>
#include <utility>

namespace dokushin::stream {

Output::Output(Outcome &outcome, Shard shard) : outcome_(outcome), shard_(std::move(shard)) {}

Output::~Output() {
    try {
        flush();
    } catch (const std::bad_alloc &) {
        buffer_.clear(); // the exception under way reports the same cause
    }
}

/// Writes the first line of the frame before the first output. It waits until then because a usage
/// error that comes first leaves stdout empty.
void Output::begin() {
    if (shard_.is_set() && !std::exchange(begun_, true)) {
        write_unframed(first_line(shard_));
    }
}

void Output::end() {
    assert(!ended_);
    flush();
    begin();
    ended_ = true;
    if (shard_.is_set()) {
        write_unframed(last_line(shard_, bytes_, sum_.value(), static_cast<int>(outcome_.worst())));
    }
}

std::string Output::with_remark(std::string_view line) const {
    if (line.starts_with('{') && line.ends_with('}')) {
        const std::string names =
            nlohmann::json(ignored_).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
        return fmt::format("{},\"ignored\":{}}}\n", line.substr(0, line.size() - 1), names);
    }
    return fmt::format("{} # ignores {}\n", line, fmt::join(ignored_, ", "));
}

void Output::write_now(std::string_view text) {
    if (text.empty()) {
        return;
    }
    begin();
    if (shard_.is_set()) {
        assert(!ended_);
        sum_.add(text);
        bytes_ += text.size();
    }
    write_unframed(text);
}

void Output::write_unframed(std::string_view text) {
    if (PartAnswer *const kept = outcome_.kept()) {
        kept->output += text;
        return;
    }
    std::optional<Progress::Pause> pause;
    if (!text.empty() && stdout_is_terminal()) {
        pause.emplace();
    }
    if (closed_ || write_all(os::standard_output, text)) {
        return;
    }
    closed_ = true;
    pause.reset(); // complain() makes a pause of its own
    // A reader that has seen enough is no error; a full disk is.
    if (errno != EPIPE) {
        complain(fmt::format("stdout: {}", std::strerror(errno)));
        outcome_.note(Exit::wrong);
    }
}

Exit print_text(std::string_view text) {
    Outcome outcome;
    Output output(outcome);
    output.write(text);
    output.flush();
    return outcome.worst();
}

} // namespace dokushin::stream
