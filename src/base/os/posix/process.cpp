// This file asks for the process with the calls of POSIX.
#include "base/os/process.h"

#include <unistd.h>

#if defined(__linux__)
#include <algorithm>
#include <sched.h>
#endif

namespace dokushin::os {

void prepare_streams() {} // they are so

std::vector<std::string> arguments(int argc, const char *const *argv) {
    return {argv, argv + argc};
}

std::uint64_t process_number() { return static_cast<std::uint64_t>(::getpid()); }

void end_process(int status) { ::_exit(status); }

unsigned cores_allowed() {
#if defined(__linux__)
    cpu_set_t ours;
    if (sched_getaffinity(0, sizeof ours, &ours) == 0) {
        return static_cast<unsigned>(std::max(1, CPU_COUNT(&ours)));
    }
#endif
    return 0;
}

} // namespace dokushin::os
