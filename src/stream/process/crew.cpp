#include "stream/process/crew.h"

#include "stream/process/memory.h"
#include "stream/process/messages.h"

#include <fmt/format.h>

#include <new>

namespace dokushin::stream {

unsigned Crew::add_workers(unsigned wanted, const std::function<Work()> &work_of_one) {
    const unsigned fit = threads_that_fit(wanted);
    const auto add_one = [&] {
        try {
            return add(work_of_one());
        } catch (const std::bad_alloc &) { // for what this one works on
            return false;
        }
    };
    unsigned had = 0;
    while (had < fit && add_one()) {
        ++had;
    }
    if (had < wanted) {
        complain(fmt::format("dokushin: {} of {} threads: there is not enough memory for more", had,
                             wanted));
    }
    return had;
}

} // namespace dokushin::stream
