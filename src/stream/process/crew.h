// Threads at the same work, as many of those asked for as there is memory for.
#pragma once

#include <functional>
#include <thread>
#include <vector>

namespace dokushin::stream {

class Crew {
  public:
    using Work = std::function<void()>;

    /// False: the thread can't be had. Nothing may leave `work` as an exception.
    [[nodiscard]] bool add(Work work);
    /// So many threads, or as many of them as can be had, which stderr is told; how many.
    /// `work_of_one` is called for each and may find no memory.
    unsigned add_workers(unsigned wanted, const std::function<Work()> &work_of_one);
    /// Until all are at the end of their work.
    void wait() { threads_.clear(); }

  private:
    std::vector<std::jthread> threads_;
};

} // namespace dokushin::stream
