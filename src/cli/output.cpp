#include "cli/output.h"

#include "cli/progress.h"
#include "cli/terminal.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <unistd.h>

namespace dokushin::cli {

void Output::write_now(std::string_view rest) {
    if (!rest.empty() && stdout_is_terminal()) {
        Progress::clear_line();
    }
    while (!rest.empty() && !closed_) {
        const ssize_t written = ::write(STDOUT_FILENO, rest.data(), rest.size());
        if (written >= 0) {
            rest.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno != EINTR) {
            closed_ = true;
            // A reader that has seen enough is no error; a full disk is.
            if (errno != EPIPE) {
                complain(fmt::format("stdout: {}", std::strerror(errno)));
                outcome_.note(Exit::wrong);
            }
        }
    }
}

Exit print(std::string_view text) {
    Outcome outcome;
    Output output(outcome);
    output.write(text);
    output.flush();
    return outcome.worst();
}

} // namespace dokushin::cli
