// Work that may take long goes on without the interpreter's lock, on threads of its own, while
// the caller's thread looks out for signals: Ctrl-C cancels the work and raises KeyboardInterrupt.
#pragma once

#include <pybind11/pybind11.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <future>
#include <optional>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

namespace dokushin::python {

namespace py = pybind11;

using Cancelled = std::atomic<bool>;

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
    constexpr std::chrono::nanoseconds between_looks = std::chrono::milliseconds(20);
    const auto begin = Clock::now();
    Cancelled cancelled{false};
    bool interrupted = false;
    using Value = std::invoke_result_t<const Work &, const Cancelled &>;
    std::packaged_task<Value()> task([&] { return work(std::as_const(cancelled)); });
    auto value = task.get_future();
    {
        const py::gil_scoped_release release;
        const std::jthread worker(std::ref(task));
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

/// All of [0, count) in slices, each done by one of some threads; which by which isn't
/// determined. `make_worker(cancelled)` is called for each thread and returns what does its
/// slices, do_slice(first, end).
template <typename MakeWorker>
void in_slices(std::size_t count, std::size_t slice, unsigned threads,
               const MakeWorker &make_worker) {
    without_lock([&](const Cancelled &cancelled) {
        std::atomic<std::size_t> next{0};
        const auto work = [&] {
            auto do_slice = make_worker(cancelled);
            for (std::size_t first = next.fetch_add(slice); first < count && !cancelled;
                 first = next.fetch_add(slice)) {
                do_slice(first, std::min(first + slice, count));
            }
        };
        std::vector<std::future<void>> others;
        for (unsigned thread = 1; thread < threads && thread * slice < count; ++thread) {
            others.push_back(std::async(std::launch::async, work));
        }
        work();
        std::ranges::for_each(others, [](auto &other) { other.get(); });
    });
}

} // namespace dokushin::python
