#include "stream/process/part_crew.h"

#include "stream/process/crew.h"

#include <algorithm>
#include <exception>
#include <mutex>

namespace dokushin::stream {

unsigned PartCrew::borrow(std::size_t most) {
    unsigned spare = spare_.load();
    unsigned taken = 0;
    do {
        taken = static_cast<unsigned>(std::min<std::size_t>(spare, most));
    } while (!spare_.compare_exchange_weak(spare, spare - taken));
    return taken;
}

void PartCrew::run(std::size_t count, const std::function<void(std::size_t)> &part) {
    std::atomic<std::size_t> next = 0;
    std::mutex mutex;
    std::exception_ptr failure;
    const auto work = [&] {
        for (std::size_t number = next++; number < count; number = next++) {
            try {
                part(number);
            } catch (...) {
                const std::scoped_lock lock(mutex);
                failure = failure ? failure : std::current_exception();
            }
        }
    };
    const unsigned borrowed = borrow(count > 0 ? count - 1 : 0);
    {
        Crew crew;
        bool has_more = true;
        for (unsigned thread = 0; thread < borrowed && has_more; ++thread) {
            has_more = crew.add(work);
        }
        work();
    }
    spare_ += borrowed;
    if (failure) {
        std::rethrow_exception(failure);
    }
}

} // namespace dokushin::stream
