#include "cluster/workshop.h"

#include "stream/process/memory.h"

#include <cassert>
#include <exception>
#include <new>
#include <utility>

namespace dokushin::cluster {

Workshop::Workshop(unsigned threads, stream::RunPart run) : run_(std::move(run)) {
    const unsigned had = crew_.add_workers(threads, [this] { return [this] { work(); }; });
    if (had == 0) {
        throw std::bad_alloc();
    }
}

Workshop::~Workshop() {
    {
        const std::scoped_lock lock(mutex_);
        stopped_ = true;
    }
    chunk_added_.notify_all();
    crew_.wait();
}

void Workshop::add(Chunk chunk) {
    {
        const std::scoped_lock lock(mutex_);
        assert(!stopped_);
        chunks_.push_back(std::move(chunk));
    }
    chunk_added_.notify_one();
}

std::vector<Answer> Workshop::take() {
    const std::scoped_lock lock(mutex_);
    return std::exchange(answers_, {});
}

void Workshop::wait(std::chrono::microseconds most) {
    std::unique_lock lock(mutex_);
    answer_added_.wait_for(lock, most, [&] { return !answers_.empty(); });
}

void Workshop::work() {
    while (true) {
        std::unique_lock lock(mutex_);
        chunk_added_.wait(lock, [&] { return stopped_ || !chunks_.empty(); });
        if (stopped_) {
            return;
        }
        const Chunk chunk = std::move(chunks_.front());
        chunks_.pop_front();
        lock.unlock();
        const auto begin = std::chrono::steady_clock::now();
        Answer answer;
        answer.number = chunk.number;
        try {
            answer.part = run_(chunk.part);
        } catch (const std::exception &thrown) {
            answer.failure = stream::describe_failure(thrown);
        }
        answer.seconds =
            std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        lock.lock();
        answers_.push_back(std::move(answer));
        lock.unlock();
        answer_added_.notify_one();
    }
}

} // namespace dokushin::cluster
