#include "stream/process/terminal.h"

#include <cstdlib>
#include <unistd.h>

namespace dokushin::cli {

bool stdout_is_terminal() { return isatty(STDOUT_FILENO) == 1; }
bool is_for_a_person(const Common &common) {
    return stdout_is_terminal() && !common.shard.asked() && common.part == nullptr;
}

bool stderr_is_terminal() { return isatty(STDERR_FILENO) == 1; }
bool stdin_is_terminal() { return isatty(STDIN_FILENO) == 1; }

bool use_color(const Common &common) {
    if (common.color != "auto") {
        return common.color == "always";
    }
    const char *const refused = std::getenv("NO_COLOR");
    return stdout_is_terminal() && (refused == nullptr || *refused == '\0');
}

} // namespace dokushin::cli
