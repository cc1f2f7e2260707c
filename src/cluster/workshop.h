// The threads of one rank: each takes a chunk, answers it, and lays the answer down.
#pragma once

#include "cluster/work.h"
#include "stream/input/run_options.h"
#include "stream/process/crew.h"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <vector>

namespace dokushin::cluster {

class Workshop {
  public:
    Workshop(unsigned threads, stream::RunPart run);
    /// Waits for the threads; what they have not begun is left.
    ~Workshop();
    Workshop(const Workshop &) = delete;
    Workshop &operator=(const Workshop &) = delete;

    void add(Chunk chunk);
    /// The answers that were laid down since the last call.
    [[nodiscard]] std::vector<Answer> take();
    /// Until there is an answer to take, or so long.
    void wait(std::chrono::microseconds most);

  private:
    void work();

    stream::RunPart run_;
    std::mutex mutex_;
    std::condition_variable chunk_added_;
    std::condition_variable answer_added_;
    std::deque<Chunk> chunks_;
    std::vector<Answer> answers_;
    bool stopped_ = false;
    stream::Crew crew_; ///< last, so that its threads end first
};

} // namespace dokushin::cluster
