// The first attempts are made on one thread, since most series end before another would have begun.
#include "python/attempts.h"

#include <exception>
#include <map>
#include <new>
#include <span>

namespace dokushin::python {
namespace {

using AttemptClock = std::chrono::steady_clock;

/// The number of attempts that a thread makes at a time, adapted so that they take about 50 ms.
class ChunkSize {
  public:
    [[nodiscard]] std::uint64_t value() const { return value_; }

    void adapt(AttemptClock::duration took) {
        constexpr auto wanted = std::chrono::milliseconds(50);
        constexpr std::uint64_t most = 256;
        value_ =
            took < wanted ? std::min(2 * value_, most) : std::max(value_ / 2, std::uint64_t{1});
    }

  private:
    std::uint64_t value_ = 1;
};

/// Evaluates attempts in the order of their numbers, in whatever order they are made.
class OrderedAttempts {
  public:
    OrderedAttempts(std::uint64_t first, std::uint64_t most) : first_(first), most_(most) {}

    void add(std::uint64_t first, std::vector<Attempt> attempts) {
        for (Attempt &attempt : attempts) { // thousands may wait for one that takes minutes
            if (attempt.fate != Fate::good) {
                attempt.givens = {};
                attempt.solution = {};
                attempt.candidates = {};
                attempt.board.reset();
            }
        }
        waiting_.emplace(first, std::move(attempts));
        while (!ended() && !waiting_.empty() && waiting_.begin()->first == next()) {
            evaluate(std::move(waiting_.begin()->second));
            waiting_.erase(waiting_.begin());
        }
    }
    [[nodiscard]] bool ended() const { return ended_ || made_.attempts >= most_; }
    /// The number of the first attempt that has not been evaluated.
    [[nodiscard]] std::uint64_t next() const { return first_ + made_.attempts; }
    [[nodiscard]] AttemptSeries made() && { return std::move(made_); }

  private:
    void evaluate(std::vector<Attempt> attempts) {
        for (auto attempt = attempts.begin(); attempt != attempts.end() && !ended_; ++attempt) {
            ended_ = attempt->fate == Fate::cancelled || attempt->fate == Fate::good;
            if (attempt->fate == Fate::cancelled) {
                continue;
            }
            ++made_.attempts;
            ++made_.fates[static_cast<std::size_t>(attempt->fate)];
            if (attempt->fate == Fate::good) {
                made_.givens = std::move(attempt->givens);
                made_.solution = std::move(attempt->solution);
                made_.candidates = std::move(attempt->candidates);
                made_.board = std::move(attempt->board);
            }
        }
    }

    std::uint64_t first_;
    std::uint64_t most_;
    std::map<std::uint64_t, std::vector<Attempt>> waiting_;
    AttemptSeries made_;
    bool ended_ = false;
};

/// The threads that make attempts. A good attempt cancels the threads that work behind it.
class AttemptThreads {
  public:
    AttemptThreads(const MakeGenerator &make, OrderedAttempts &evaluated, std::uint64_t end,
                   ChunkSize size)
        : make_(make), evaluated_(evaluated), next_(evaluated.next()), end_(end), size_(size) {}

    void run(unsigned threads, const Cancelled &cancelled) {
        std::vector<Worker> workers(threads);
        workers_ = workers;
        std::vector<std::future<void>> working;
        stream::Crew crew;
        const AtEnd at_end([&] { stop(); }); // should a thread not start
        for (Worker &worker : workers) {
            if (!begin_beside(crew, working, [&] { work(worker); })) {
                break; // fewer threads will do
            }
        }
        if (working.empty()) {
            throw std::bad_alloc();
        }
        for (auto &one : working) {
            while (one.wait_for(between_looks) != std::future_status::ready) {
                if (cancelled) {
                    stop();
                }
            }
        }
        std::ranges::for_each(working, [](auto &one) { one.get(); });
    }

  private:
    struct Worker {
        Cancelled cancelled{false};
        std::uint64_t first = 0; ///< the first attempt of its chunk
        std::uint64_t count = 0; ///< the attempts of its chunk; 0: none are left
    };

    void work(Worker &worker) {
        const AtEnd at_end([this, thrown = std::uncaught_exceptions()] {
            if (std::uncaught_exceptions() > thrown) {
                stop(); // its chunk would never be made
            }
        });
        Generator generator = make_(worker.cancelled);
        ChunkSize size = size_;
        for (assign_chunk(worker, size); worker.count > 0; assign_chunk(worker, size)) {
            const auto before = AttemptClock::now();
            add(worker.first, generator.attempts(worker.first, worker.count));
            size.adapt(AttemptClock::now() - before);
        }
    }
    void assign_chunk(Worker &worker, const ChunkSize &size) {
        const std::lock_guard lock(mutex_);
        worker.first = next_;
        worker.count = worker.cancelled ? 0 : std::min(size.value(), end_ - next_);
        next_ += worker.count;
    }
    void add(std::uint64_t first, std::vector<Attempt> attempts) {
        const auto last = std::ranges::find_if(attempts, [](const Attempt &attempt) {
            return attempt.fate == Fate::good || attempt.fate == Fate::cancelled;
        });
        const bool is_last = last != attempts.end();
        const std::lock_guard lock(mutex_);
        evaluated_.add(first, std::move(attempts));
        if (is_last) {
            end_ = next_;
            for (Worker &other : workers_) {
                other.cancelled = other.cancelled || other.first > first;
            }
        }
    }
    void stop() {
        const std::lock_guard lock(mutex_);
        end_ = next_;
        std::ranges::for_each(workers_, [](Worker &worker) { worker.cancelled = true; });
    }

    const MakeGenerator &make_;
    OrderedAttempts &evaluated_;
    std::mutex mutex_; ///< guards the members below, and evaluated_
    std::uint64_t next_;
    std::uint64_t end_; ///< behind the last attempt that may be made
    ChunkSize size_;
    std::span<Worker> workers_;
};

} // namespace

AttemptSeries first_good(const MakeGenerator &make, std::uint64_t first, std::uint64_t most,
                         unsigned threads, const Cancelled &cancelled) {
    constexpr auto alone = std::chrono::milliseconds(20);
    OrderedAttempts evaluated(first, most);
    ChunkSize size;
    {
        Generator generator = make(cancelled);
        const auto begin = AttemptClock::now();
        for (auto before = begin;
             !evaluated.ended() && !cancelled && (threads == 1 || before - begin < alone);) {
            const std::uint64_t left = first + most - evaluated.next();
            const std::uint64_t count = std::min(size.value(), left);
            evaluated.add(evaluated.next(), generator.attempts(evaluated.next(), count));
            const auto now = AttemptClock::now();
            size.adapt(now - before);
            before = now;
        }
    }
    if (!evaluated.ended() && !cancelled) {
        AttemptThreads(make, evaluated, first + most, size).run(threads, cancelled);
    }
    return std::move(evaluated).made();
}

} // namespace dokushin::python
