// Jobs made by one thread, done by several, and handed over in the order in which
// they were made. Only so many are under way at a time, so that memory is bounded
// whatever is slow: the making, the doing or the taking.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace dokushin::cli {

template <class Job, class Done> class OrderedWork {
  public:
    using Make = std::function<std::optional<Job>()>;
    using Do = std::function<Done(Job)>;

    /// `make` runs on a thread of its own until it makes nothing. `worker` is called
    /// for each of the threads and returns what does that thread's jobs. Without threads
    /// each job is made and done when it is asked for.
    OrderedWork(unsigned threads, Make make, const std::function<Do()> &worker)
        : most_under_way_(std::size_t{3} * threads) {
        if (threads == 0) {
            make_ = std::move(make);
            do_ = worker();
            return;
        }
        threads_.emplace_back([this, make = std::move(make)] { make_all(make); });
        for (unsigned thread = 0; thread < threads; ++thread) {
            threads_.emplace_back([this, work = worker()] { do_all(work); });
        }
    }
    /// Ends without doing what is left.
    ~OrderedWork() {
        {
            const std::scoped_lock lock(mutex_);
            stopped_ = true;
        }
        changed_.notify_all();
        threads_.clear(); // waits for them
    }
    OrderedWork(const OrderedWork &) = delete;
    OrderedWork &operator=(const OrderedWork &) = delete;

    /// The next job's result; waits for it. Nothing when all were handed over.
    std::optional<Done> next() {
        if (make_) {
            std::optional<Job> job = make_();
            return job ? std::optional<Done>(do_(*std::move(job))) : std::nullopt;
        }
        std::unique_lock lock(mutex_);
        changed_.wait(lock,
                      [&] { return done_.contains(taken_) || (all_made_ && taken_ == made_); });
        const auto found = done_.find(taken_);
        if (found == done_.end()) {
            return std::nullopt;
        }
        std::optional<Done> done = std::move(found->second);
        done_.erase(found);
        ++taken_;
        lock.unlock();
        changed_.notify_all();
        return done;
    }

  private:
    void make_all(const Make &make) {
        while (true) {
            {
                std::unique_lock lock(mutex_);
                changed_.wait(lock, [&] { return stopped_ || made_ - taken_ < most_under_way_; });
                if (stopped_) {
                    return;
                }
            }
            std::optional<Job> job = make();
            const bool end = !job;
            {
                const std::scoped_lock lock(mutex_);
                all_made_ = end;
                if (!end) {
                    waiting_.emplace_back(made_++, *std::move(job));
                }
            }
            changed_.notify_all();
            if (end) {
                return;
            }
        }
    }

    void do_all(const Do &work) {
        while (true) {
            std::unique_lock lock(mutex_);
            changed_.wait(lock, [&] { return stopped_ || all_made_ || !waiting_.empty(); });
            if (stopped_ || waiting_.empty()) {
                return;
            }
            auto [number, job] = std::move(waiting_.front());
            waiting_.pop_front();
            lock.unlock();
            Done done = work(std::move(job));
            lock.lock();
            done_.emplace(number, std::move(done));
            lock.unlock();
            changed_.notify_all();
        }
    }

    Make make_; ///< these two only if there are no threads
    Do do_;
    const std::size_t most_under_way_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::size_t made_ = 0;
    std::size_t taken_ = 0;
    bool all_made_ = false;
    bool stopped_ = false;
    std::deque<std::pair<std::size_t, Job>> waiting_;
    std::map<std::size_t, Done> done_;
    std::vector<std::jthread> threads_; ///< last, so that they end first
};

} // namespace dokushin::cli
