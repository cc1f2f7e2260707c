#include "cli/crew.h"

#include "cli/common.h"
#include "cli/memory.h"

#include <fmt/format.h>

#include <new>
#include <system_error>
#include <utility>

namespace dokushin::cli {

bool Crew::add(Work work) {
    try {
        threads_.emplace_back(std::move(work));
        return true;
    } catch (const std::system_error &) { // the system refuses it
    } catch (const std::bad_alloc &) {
    }
    return false;
}

unsigned Crew::add_workers(unsigned wanted, const std::function<Work()> &work_of_one) {
    const unsigned fit = threads_that_fit(wanted);
    unsigned had = 0;
    try {
        while (had < fit && add(work_of_one())) {
            ++had;
        }
    } catch (const std::bad_alloc &) { // for what this one works on
    }
    if (had < wanted) {
        complain(fmt::format("dokushin: {} of {} threads: there is not enough memory for more", had,
                             wanted));
    }
    return had;
}

} // namespace dokushin::cli
