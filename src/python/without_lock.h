// Work that may take long runs without the interpreter's lock, on threads of its own, while the
// caller's thread polls for signals: Ctrl-C cancels the work and raises KeyboardInterrupt.
#pragma once

#include "stream/process/crew.h"

#include <pybind11/pybind11.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

namespace dokushin::python {

namespace py = pybind11;

using Cancelled = std::atomic<bool>;

/// The time between two polls for signals.
constexpr std::chrono::nanoseconds between_looks = std::chrono::milliseconds(20);

/// Converts a time limit in seconds; none is no limit.
[[nodiscard]] inline std::optional<std::chrono::nanoseconds>
time_of(std::optional<double> seconds) {
    if (!seconds) {
        return std::nullopt;
    }
    constexpr double most = 3e9; // a century; more would overflow nanoseconds
    return std::chrono::duration_cast<std::chrono::nanoseconds>(
        std::chrono::duration<double>(std::clamp(*seconds, 0.0, most)));
}

/// Calls a function when its scope is left, also by an exception.
template <typename Work> class AtEnd {
  public:
    explicit AtEnd(Work work) : work_(std::move(work)) {}
    ~AtEnd() { work_(); }
    AtEnd(const AtEnd &) = delete;
    AtEnd &operator=(const AtEnd &) = delete;

  private:
    Work work_;
};

/// Begins work() on a thread of the crew, and adds a future that has what it throws; false if the
/// system has no more threads.
template <typename Work>
[[nodiscard]] bool begin_beside(stream::Crew &crew, std::vector<std::future<void>> &others,
                                const Work &work) {
    const auto task = std::make_shared<std::packaged_task<void()>>(work);
    auto done = task->get_future();
    if (!crew.add([task] { (*task)(); })) {
        return false;
    }
    others.push_back(std::move(done));
    return true;
}

/// Runs task() on a thread of the crew, or on this one if the system has no more threads.
template <typename Task> void beside_or_here(stream::Crew &crew, Task &task) {
    if (!crew.add(std::ref(task))) {
        task();
    }
}

/// Is there a signal whose handler raises? Python runs handlers on its main thread alone.
[[nodiscard]] inline bool signal_raises() {
    const py::gil_scoped_acquire lock;
    return PyErr_CheckSignals() != 0;
}

/// Runs work() on another thread; it may not touch a Python object. At a signal, and when `time` is
/// over, `cancelled` becomes true, and it returns what it has by then.
template <typename Work>
auto without_lock(Cancelled &cancelled, const Work &work,
                  std::optional<std::chrono::nanoseconds> time = {}) {
    using Clock = std::chrono::steady_clock;
    const auto begin = Clock::now();
    bool interrupted = false;
    using Value = std::invoke_result_t<const Work &>;
    std::packaged_task<Value()> task([&] { return work(); });
    auto value = task.get_future();
    {
        const py::gil_scoped_release release;
        stream::Crew worker;
        beside_or_here(worker, task);
        auto pause = std::min(between_looks, time.value_or(between_looks));
        while (value.wait_for(pause) != std::future_status::ready) {
            interrupted = signal_raises();
            const auto left = time ? *time - (Clock::now() - begin) : between_looks;
            cancelled = interrupted || left.count() <= 0;
            if (cancelled) {
                break; // the worker ends soon; its destructor waits for it
            }
            pause = std::min(between_looks, left);
        }
    }
    if (interrupted) {
        throw py::error_already_set();
    }
    return value.get();
}

/// Runs work(cancelled) likewise.
template <typename Work>
auto without_lock(const Work &work, std::optional<std::chrono::nanoseconds> time = {}) {
    Cancelled cancelled{false};
    return without_lock(cancelled, [&] { return work(std::as_const(cancelled)); }, time);
}

/// A queue of finished slices with their results, from the working threads to the caller's.
template <typename Answer> class DoneSlices {
  public:
    struct Slice {
        std::size_t first;
        std::size_t end;
        Answer answer;
    };

    void add(Slice slice) {
        const std::lock_guard lock(mutex_);
        slices_.push_back(std::move(slice));
        any_.notify_one();
    }
    /// No slice will be added any more.
    void end() {
        const std::lock_guard lock(mutex_);
        ended_ = true;
        any_.notify_one();
    }
    /// Takes the slices that are in the queue; waits for one, but no longer than `time`. Nothing
    /// once all were taken.
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

/// Processes [0, count) in slices on several threads; which thread gets which slice isn't
/// determined. Each thread calls make_worker(), which returns its do_slice(first, end).
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
    stream::Crew crew;
    for (unsigned thread = 1; thread < threads && thread * slice < count; ++thread) {
        if (!begin_beside(crew, others, work)) {
            break; // fewer threads will do
        }
    }
    work();
    std::ranges::for_each(others, [](auto &other) { other.get(); });
}

/// Processes slices without the interpreter's lock, with workers of make_worker(cancelled).
template <typename MakeWorker>
void in_slices(std::size_t count, std::size_t slice, unsigned threads,
               const MakeWorker &make_worker) {
    without_lock([&](const Cancelled &cancelled) {
        share_slices(count, slice, threads, cancelled, [&] { return make_worker(cancelled); });
    });
}

/// Processes slices likewise, and passes the results of do_slice() to take(first, end, answer). The
/// caller's thread calls it with the lock, soon after the slice and in no particular order.
template <typename MakeWorker, typename Take>
void in_slices(std::size_t count, std::size_t slice, unsigned threads,
               const MakeWorker &make_worker, const Take &take) {
    using Worker = std::invoke_result_t<const MakeWorker &, const Cancelled &>;
    DoneSlices<std::invoke_result_t<Worker &, std::size_t, std::size_t>> done;
    Cancelled cancelled{false};
    const auto make_reporter = [&] {
        return
            [&done, do_slice = make_worker(cancelled)](std::size_t first, std::size_t end) mutable {
                done.add({first, end, do_slice(first, end)});
            };
    };
    std::packaged_task<void()> task([&] {
        const AtEnd end([&] { done.end(); });
        share_slices(count, slice, threads, cancelled, make_reporter);
    });
    auto all = task.get_future();
    bool interrupted = false;
    {
        const py::gil_scoped_release release;
        stream::Crew worker;
        beside_or_here(worker, task);
        const AtEnd cancel([&] { cancelled = true; }); // for an early exit
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
