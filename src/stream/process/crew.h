// Threads at the same work, as many of those asked for as there is memory for.
#pragma once

#include "stream/process/thread.h"

#include <functional>
#include <new>
#include <system_error>
#include <utility>
#include <vector>

namespace dokushin::stream {

/// A crew is a set of threads; its destructor waits for them.
class Crew {
  public:
    using Work = std::function<void()>;

    /// Begins work() on another thread; false if the system has no more threads. `work` may not
    /// throw. It is inline for the Python package, which is not linked with the other files here.
    [[nodiscard]] bool add(Work work) {
        try {
            threads_.emplace_back(std::move(work));
            return true;
        } catch (const std::system_error &) {
            return false;
        } catch (const std::bad_alloc &) {
            return false;
        }
    }
    /// Adds `wanted` threads, or as many as there is memory for, and reports on stderr if they are
    /// fewer; returns their number. Each runs what work_of_one() returns, which may throw
    /// bad_alloc.
    unsigned add_workers(unsigned wanted, const std::function<Work()> &work_of_one);
    /// Waits until all threads have ended.
    void wait() { threads_.clear(); }

  private:
    std::vector<Thread> threads_;
};

} // namespace dokushin::stream
