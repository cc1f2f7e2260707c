#include "stream/process/cores.h"

#include <algorithm>
#include <thread>

#if defined(__linux__)
#include <sched.h>
#endif

namespace dokushin::stream {

unsigned cores() {
#if defined(__linux__)
    // hardware_concurrency() counts all cores that are online, whatever the affinity mask.
    cpu_set_t ours;
    if (sched_getaffinity(0, sizeof ours, &ours) == 0) {
        return static_cast<unsigned>(std::max(1, CPU_COUNT(&ours)));
    }
#endif
    return std::max(1U, std::thread::hardware_concurrency());
}

unsigned threads_to_use(unsigned wanted) { return wanted > 0 ? wanted : cores(); }

} // namespace dokushin::stream
