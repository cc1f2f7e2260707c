#include "python/attempts.h"

#include <exception>
#include <map>
#include <new>
#include <span>

namespace dokushin::python {
namespace {

using AttemptClock = std::chrono::steady_clock;

/// So many attempts at a time that they take about so long, and stop soon behind a good one.
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

/// Takes attempts in the order of their numbers, in whatever order they are made.
class InOrder {
  public:
    InOrder(std::uint64_t first, std::uint64_t most) : first_(first), most_(most) {}

    void take(std::uint64_t first, std::vector<Attempt> attempts) {
        for (Attempt &attempt : attempts) { // one that takes minutes may keep thousands waiting
            if (attempt.fate != Fate::good) {
                attempt.givens = {};
                attempt.solution = {};
                attempt.candidates = {};
            }
        }
        waiting_.emplace(first, std::move(attempts));
        while (!ended() && !waiting_.empty() && waiting_.begin()->first == next()) {
            take(std::move(waiting_.begin()->second));
            waiting_.erase(waiting_.begin());
        }
    }
    [[nodiscard]] bool ended() const { return ended_ || made_.attempts >= most_; }
    /// The number of the first that hasn't been taken.
    [[nodiscard]] std::uint64_t next() const { return first_ + made_.attempts; }
    [[nodiscard]] Made made() && { return std::move(made_); }

  private:
    void take(std::vector<Attempt> attempts) {
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
            }
        }
    }

    std::uint64_t first_;
    std::uint64_t most_;
    std::map<std::uint64_t, std::vector<Attempt>> waiting_;
    Made made_;
    bool ended_ = false;
};

/// Several threads that make attempts. What one finds ends those that work behind it.
class Makers {
  public:
    Makers(const MakeGenerator &make, InOrder &taken, std::uint64_t end, ChunkSize size)
        : make_(make), taken_(taken), next_(taken.next()), end_(end), size_(size) {}

    void run(unsigned threads, const Cancelled &cancelled) {
        std::vector<Maker> makers(threads);
        makers_ = makers;
        std::vector<std::future<void>> working;
        const AtEnd at_end([&] { stop(); }); // should a thread not start
        for (Maker &maker : makers) {
            if (!begin_beside(working, [&] { work(maker); })) {
                break; // fewer do it as well
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
    struct Maker {
        Cancelled cancelled{false};
        std::uint64_t first = 0; ///< of those that it makes
        std::uint64_t count = 0; ///< 0: there is no more to make
    };

    void work(Maker &maker) {
        const AtEnd at_end([this, thrown = std::uncaught_exceptions()] {
            if (std::uncaught_exceptions() > thrown) {
                stop(); // nobody would make its attempts
            }
        });
        Generator generator = make_(maker.cancelled);
        ChunkSize size = size_;
        for (begin(maker, size); maker.count > 0; begin(maker, size)) {
            const auto before = AttemptClock::now();
            take(maker.first, generator.attempts(maker.first, maker.count));
            size.adapt(AttemptClock::now() - before);
        }
    }
    void begin(Maker &maker, const ChunkSize &size) {
        const std::lock_guard lock(mutex_);
        maker.first = next_;
        maker.count = maker.cancelled ? 0 : std::min(size.value(), end_ - next_);
        next_ += maker.count;
    }
    void take(std::uint64_t first, std::vector<Attempt> attempts) {
        const auto last = std::ranges::find_if(attempts, [](const Attempt &attempt) {
            return attempt.fate == Fate::good || attempt.fate == Fate::cancelled;
        });
        const bool is_last = last != attempts.end();
        const std::lock_guard lock(mutex_);
        taken_.take(first, std::move(attempts));
        if (is_last) {
            end_ = next_;
            for (Maker &other : makers_) {
                other.cancelled = other.cancelled || other.first > first;
            }
        }
    }
    void stop() {
        const std::lock_guard lock(mutex_);
        end_ = next_;
        std::ranges::for_each(makers_, [](Maker &maker) { maker.cancelled = true; });
    }

    const MakeGenerator &make_;
    InOrder &taken_;
    std::mutex mutex_; ///< over all that follows, and what is taken
    std::uint64_t next_;
    std::uint64_t end_; ///< behind the last that may be made
    ChunkSize size_;
    std::span<Maker> makers_;
};

} // namespace

Made first_good(const MakeGenerator &make, std::uint64_t first, std::uint64_t most,
                unsigned threads, const Cancelled &cancelled) {
    // Most are found before another thread would have begun.
    constexpr auto alone = std::chrono::milliseconds(20);
    InOrder taken(first, most);
    ChunkSize size;
    {
        Generator generator = make(cancelled);
        const auto begin = AttemptClock::now();
        for (auto before = begin;
             !taken.ended() && !cancelled && (threads == 1 || before - begin < alone);) {
            const std::uint64_t left = first + most - taken.next();
            const std::uint64_t count = std::min(size.value(), left);
            taken.take(taken.next(), generator.attempts(taken.next(), count));
            const auto now = AttemptClock::now();
            size.adapt(now - before);
            before = now;
        }
    }
    if (!taken.ended() && !cancelled) {
        Makers(make, taken, first + most, size).run(threads, cancelled);
    }
    return std::move(taken).made();
}

} // namespace dokushin::python
