// The workshop is the threads of one rank: each takes a chunk, answers it and stores the answer.
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
    /// Waits for the threads; chunks that they have not begun are dropped.
    ~Workshop();
    Workshop(const Workshop &) = delete;
    Workshop &operator=(const Workshop &) = delete;

    void add(Chunk chunk);
    /// Takes the answers since the last call.
    [[nodiscard]] std::vector<Answer> take();
    /// Waits until there is an answer, but no longer than `most`.
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
