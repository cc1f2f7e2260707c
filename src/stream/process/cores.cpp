#include "stream/process/cores.h"

#include <algorithm>
#include <thread>

#if defined(__linux__)
#include <sched.h>
#endif

namespace dokushin::cli {

unsigned cores() {
#if defined(__linux__)
    // glibc tells the standard library of all cores that are online.
    cpu_set_t ours;
    if (sched_getaffinity(0, sizeof ours, &ours) == 0) {
        return static_cast<unsigned>(std::max(1, CPU_COUNT(&ours)));
    }
#endif
    return std::max(1U, std::thread::hardware_concurrency());
}

unsigned threads_to_use(unsigned asked) { return asked > 0 ? asked : cores(); }

unsigned threads_for(const Common &common, unsigned asked) {
    if (common.part != nullptr) {
        return 0;
    }
    return threads_to_use(asked);
}

} // namespace dokushin::cli
