#include "stream/process/cores.h"

#include "base/os/process.h"

#include <algorithm>
#include <thread>

namespace dokushin::stream {

unsigned cores() {
    // hardware_concurrency() counts all cores that are online, whatever the affinity mask.
    const unsigned allowed = os::cores_allowed();
    return allowed > 0 ? allowed : std::max(1U, std::thread::hardware_concurrency());
}

unsigned threads_to_use(unsigned wanted) { return wanted > 0 ? wanted : cores(); }

} // namespace dokushin::stream
