// OrderedWork is an ordered pipeline: one thread makes jobs, several do them, and next() returns
// the results in the order in which the jobs were made. The number of jobs under way is limited, so
// that memory is bounded whichever stage is slow. An exception of a thread is rethrown by next()
// where the result of its job was due, behind all jobs before it.
#pragma once

#include "stream/process/crew.h"
#include "stream/process/interrupt.h"

#include <algorithm>
#include <cassert>
#include <condition_variable>
#include <deque>
#include <exception>
#include <functional>
#include <limits>
#include <map>
#include <mutex>
#include <optional>

namespace dokushin::stream {

template <class Job, class Done> class OrderedWork {
  public:
    using Make = std::function<std::optional<Job>()>;
    using Do = std::function<Done(Job)>;

    /// `make` runs on a thread of its own until it returns nothing. `worker` is called once for
    /// each thread and returns the function that does that thread's jobs. Without threads, or if
    /// none can be started, next() makes and does each job itself.
    OrderedWork(unsigned threads, Make make, const std::function<Do()> &worker)
        : make_(std::move(make)) {
        if (threads == 0 || !start(threads, worker)) {
            do_ = worker();
        }
    }
    /// Stops the threads; jobs that are left are not done.
    ~OrderedWork() { stop(); }
    OrderedWork(const OrderedWork &) = delete;
    OrderedWork &operator=(const OrderedWork &) = delete;

    /// Waits for the next job's result and returns it, calling `meanwhile` now and then while it
    /// waits. Nothing when all were returned, or if an interrupt came and the job does not end
    /// soon.
    std::optional<Done> next(const std::function<void()> &meanwhile = {}) {
        if (do_) {
            std::optional<Job> job = make_();
            return job ? std::optional<Done>(do_(*std::move(job))) : std::nullopt;
        }
        std::unique_lock lock(mutex_);
        while (!changed_.wait_for(lock, between_looks, [&] { return is_next_known(); })) {
            if (interrupted_for(longest_wait)) {
                return std::nullopt;
            }
            if (meanwhile) {
                meanwhile();
            }
        }
        const auto found = done_.find(taken_);
        if (found == done_.end()) {
            if (failed_ == taken_) {
                std::rethrow_exception(failure_);
            }
            return std::nullopt;
        }
        std::optional<Done> done = std::move(found->second);
        done_.erase(found);
        ++taken_;
        assert(is_ok());
        lock.unlock();
        changed_.notify_all();
        return done;
    }

  private:
    static constexpr std::chrono::milliseconds between_looks{20};
    static constexpr std::chrono::milliseconds longest_wait{100}; ///< after an interrupt
    static constexpr std::size_t none = std::numeric_limits<std::size_t>::max();

    /// Starts the threads; false if there is none to do jobs.
    bool start(unsigned threads, const std::function<Do()> &worker) {
        {
            const std::scoped_lock nobody_begins(mutex_);
            const bool is_made = crew_.add([this] { make_all(); });
            const unsigned had =
                is_made ? crew_.add_workers(
                              threads, [&] { return [this, work = worker()] { do_all(work); }; })
                        : 0;
            most_under_way_ = std::size_t{3} * had;
        }
        if (most_under_way_ == 0) {
            stop();
        }
        return most_under_way_ > 0;
    }

    void stop() {
        {
            const std::scoped_lock lock(mutex_);
            stopped_ = true;
        }
        changed_.notify_all();
        crew_.wait();
    }

    /// Can next() return: with a result, an exception or the end?
    [[nodiscard]] bool is_next_known() const {
        return done_.contains(taken_) || failed_ == taken_ || (all_made_ && taken_ == made_);
    }

    /// Is each job that was made and not taken yet waiting, done or at a thread, and are there no
    /// more than may be under way? For debug builds; the mutex is held.
    [[nodiscard]] bool is_ok() const {
        const auto is_under_way = [&](std::size_t number) {
            return number >= taken_ && number < made_;
        };
        return taken_ <= made_ && made_ - taken_ <= most_under_way_ &&
               waiting_.size() + done_.size() <= made_ - taken_ &&
               std::ranges::all_of(waiting_, is_under_way,
                                   [](const auto &its) { return its.first; }) &&
               std::ranges::all_of(done_, is_under_way, [](const auto &its) { return its.first; });
    }

    /// Keeps the current exception as the failure of a job, unless an earlier job failed too.
    void fail(std::size_t number) {
        {
            const std::scoped_lock lock(mutex_);
            assert(std::current_exception() && number >= taken_);
            if (number < failed_) {
                failed_ = number;
                failure_ = std::current_exception();
            }
        }
        changed_.notify_all();
    }

    void make_all() {
        try {
            while (make_one()) {
            }
        } catch (...) {
            fail(made_);
        }
    }

    bool make_one() {
        {
            std::unique_lock lock(mutex_);
            changed_.wait(lock, [&] {
                return stopped_ || failed_ != none || made_ - taken_ < most_under_way_;
            });
            if (stopped_ || failed_ != none) {
                return false;
            }
        }
        std::optional<Job> job = make_();
        const bool end = !job;
        {
            const std::scoped_lock lock(mutex_);
            all_made_ = end;
            if (!end) {
                waiting_.emplace_back(made_, *std::move(job));
                ++made_;
            }
            assert(is_ok());
        }
        changed_.notify_all();
        return !end;
    }

    void do_all(const Do &work) {
        std::size_t number = 0;
        try {
            while (do_one(work, number)) {
            }
        } catch (...) {
            fail(number);
        }
    }

    /// Does the next waiting job; false when there will be none. Jobs before one that failed are
    /// still done, since their results come first.
    bool do_one(const Do &work, std::size_t &number) {
        std::unique_lock lock(mutex_);
        changed_.wait(
            lock, [&] { return stopped_ || failed_ != none || all_made_ || !waiting_.empty(); });
        if (stopped_ || waiting_.empty() || waiting_.front().first > failed_) {
            return false;
        }
        number = waiting_.front().first;
        Job job = std::move(waiting_.front().second);
        waiting_.pop_front();
        lock.unlock();
        Done done = work(std::move(job));
        lock.lock();
        done_.emplace(number, std::move(done));
        assert(is_ok());
        lock.unlock();
        changed_.notify_all();
        return true;
    }

    Make make_;
    Do do_; ///< set only if there are no threads
    std::size_t most_under_way_ = 0;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::size_t made_ = 0;
    std::size_t taken_ = 0;
    std::size_t failed_ = none; ///< the first job that threw, or could not be made
    std::exception_ptr failure_;
    bool all_made_ = false;
    bool stopped_ = false;
    std::deque<std::pair<std::size_t, Job>> waiting_;
    std::map<std::size_t, Done> done_;
    Crew crew_; ///< last, so that its threads end first
};

} // namespace dokushin::stream
