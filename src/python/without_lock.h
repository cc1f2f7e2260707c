// Work that may take long goes on without the interpreter's lock, on threads of its own, while
// the caller's thread looks out for signals: Ctrl-C cancels the work and raises KeyboardInterrupt.
#pragma once

#include <pybind11/pybind11.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <future>
#include <mutex>
#include <optional>
#include <system_error>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

namespace dokushin::python {

namespace py = pybind11;

using Cancelled = std::atomic<bool>;

/// How long a signal may wait until it is looked for.
constexpr std::chrono::nanoseconds between_looks = std::chrono::milliseconds(20);

/// Does something when its scope is left, however that is.
template <typename Work> class AtEnd {
  public:
    explicit AtEnd(Work work) : work_(std::move(work)) {}
    ~AtEnd() { work_(); }
    AtEnd(const AtEnd &) = delete;
    AtEnd &operator=(const AtEnd &) = delete;

  private:
    Work work_;
};

/// work() on a thread of its own. False: the system has no thread to give.
template <typename Work>
[[nodiscard]] bool begin_beside(std::vector<std::future<void>> &others, const Work &work) {
    try {
        others.push_back(std::async(std::launch::async, work));
        return true;
    } catch (const std::system_error &) {
        return false;
    }
}

/// task() on a thread of its own, or, if the system has none to give, here and now.
template <typename Task> [[nodiscard]] std::jthread beside_or_here(Task &task) {
    try {
        return std::jthread(std::ref(task));
    } catch (const std::system_error &) {
        task();
        return {};
    }
}

/// Is there a signal whose handler raises? Python runs handlers on its main thread alone.
[[nodiscard]] inline bool signal_raises() {
    const py::gil_scoped_acquire lock;
    return PyErr_CheckSignals() != 0;
}

/// work(cancelled), on another thread. Nothing in it may touch an object of Python's. When `time`
/// is over it is cancelled, too, and what it has by then is its answer.
template <typename Work>
auto without_lock(const Work &work, std::optional<std::chrono::nanoseconds> time = {}) {
    using Clock = std::chrono::steady_clock;
    const auto begin = Clock::now();
    Cancelled cancelled{false};
    bool interrupted = false;
    using Value = std::invoke_result_t<const Work &, const Cancelled &>;
    std::packaged_task<Value()> task([&] { return work(std::as_const(cancelled)); });
    auto value = task.get_future();
    {
        const py::gil_scoped_release release;
        const std::jthread worker = beside_or_here(task);
        auto pause = std::min(between_looks, time.value_or(between_looks));
        while (value.wait_for(pause) != std::future_status::ready) {
            interrupted = signal_raises();
            const auto left = time ? *time - (Clock::now() - begin) : between_looks;
            cancelled = interrupted || left.count() <= 0;
            if (cancelled) {
                break; // the worker sees it, and is waited for
            }
            pause = std::min(between_looks, left);
        }
    }
    if (interrupted) {
        throw py::error_already_set();
    }
    return value.get();
}

/// What some threads have done of their work, for the caller's: a slice and what came of it.
template <typename Answer> class DoneSlices {
  public:
    struct Slice {
        std::size_t first;
        std::size_t end;
        Answer answer;
    };

    void tell(Slice slice) {
        const std::lock_guard lock(mutex_);
        slices_.push_back(std::move(slice));
        any_.notify_one();
    }
    /// Nothing else will be told of.
    void end() {
        const std::lock_guard lock(mutex_);
        ended_ = true;
        any_.notify_one();
    }
    /// Those that weren't taken yet; waits for some, but not long. Nothing if all were taken.
    std::optional<std::vector<Slice>> wait(std::chrono::nanoseconds time) {
        std::unique_lock lock(mutex_);
        any_.wait_for(lock, time, [this] { return ended_ || !slices_.empty(); });
        if (ended_ && slices_.empty()) {
            return std::nullopt;
        }
        return std::exchange(slices_, {});
    }

  private:
    std::mutex mutex_;
    std::condition_variable any_;
    std::vector<Slice> slices_;
    bool ended_ = false;
};

/// All of [0, count) in slices, each done by one of some threads; which by which isn't
/// determined. `make_worker()` is called by each thread and returns what does its slices,
/// do_slice(first, end).
template <typename MakeWorker>
void share_slices(std::size_t count, std::size_t slice, unsigned threads,
                  const Cancelled &cancelled, const MakeWorker &make_worker) {
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        auto do_slice = make_worker();
        for (std::size_t first = next.fetch_add(slice); first < count && !cancelled;
             first = next.fetch_add(slice)) {
            do_slice(first, std::min(first + slice, count));
        }
    };
    std::vector<std::future<void>> others;
    for (unsigned thread = 1; thread < threads && thread * slice < count; ++thread) {
        if (!begin_beside(others, work)) {
            break; // fewer do it as well
        }
    }
    work();
    std::ranges::for_each(others, [](auto &other) { other.get(); });
}

/// The same without the lock; what does slices comes of make_worker(cancelled).
template <typename MakeWorker>
void in_slices(std::size_t count, std::size_t slice, unsigned threads,
               const MakeWorker &make_worker) {
    without_lock([&](const Cancelled &cancelled) {
        share_slices(count, slice, threads, cancelled, [&] { return make_worker(cancelled); });
    });
}

/// The same; what do_slice() returns goes to take(first, end, answer), which is called, soon and in
/// no certain order, by the caller's thread, with the lock.
template <typename MakeWorker, typename Take>
void in_slices(std::size_t count, std::size_t slice, unsigned threads,
               const MakeWorker &make_worker, const Take &take) {
    using Worker = std::invoke_result_t<const MakeWorker &, const Cancelled &>;
    DoneSlices<std::invoke_result_t<Worker &, std::size_t, std::size_t>> done;
    Cancelled cancelled{false};
    const auto make_teller = [&] {
        return
            [&done, do_slice = make_worker(cancelled)](std::size_t first, std::size_t end) mutable {
                done.tell({first, end, do_slice(first, end)});
            };
    };
    std::packaged_task<void()> task([&] {
        const AtEnd end([&] { done.end(); });
        share_slices(count, slice, threads, cancelled, make_teller);
    });
    auto all = task.get_future();
    bool interrupted = false;
    {
        const py::gil_scoped_release release;
        const std::jthread worker = beside_or_here(task);
        const AtEnd cancel([&] { cancelled = true; }); // which matters if it is early
        while (const auto slices = done.wait(between_looks)) {
            const py::gil_scoped_acquire lock;
            interrupted = PyErr_CheckSignals() != 0;
            if (interrupted) {
                break;
            }
            for (const auto &[first, end, answer] : *slices) {
                take(first, end, answer);
            }
        }
    }
    if (interrupted) {
        throw py::error_already_set();
    }
    all.get();
}

} // namespace dokushin::python
