#include "stream/input/decoded_input.h"

#include "stream/process/interrupt.h"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <utility>

namespace dokushin::stream {
namespace {

/// The most pieces that wait to be read.
constexpr std::size_t most_ready = 4;

} // namespace

DecodedInput::DecodedInput(int descriptor, const CompressionInfo &info,
                           std::function<void()> before_wait, std::optional<Error> &error)
    : before_wait_(std::move(before_wait)), error_(error), decoder_(descriptor, info, stopped_) {
    const std::scoped_lock nobody_begins(mutex_);
    has_thread_ = crew_.add([this] { decode_all(); });
}

DecodedInput::~DecodedInput() {
    {
        const std::scoped_lock lock(mutex_);
        stopped_ = true;
    }
    changed_.notify_all();
    crew_.wait();
}

/// Decodes the file, on a thread of its own.
void DecodedInput::decode_all() {
    try {
        for (bool is_last = false; !is_last;) {
            Piece piece = decoder_.next();
            is_last = piece.is_last;
            std::unique_lock lock(mutex_);
            changed_.wait(lock, [&] { return stopped_ || ready_.size() < most_ready; });
            if (stopped_) {
                return;
            }
            ready_.push_back(std::move(piece));
            lock.unlock();
            changed_.notify_all();
        }
    } catch (...) {
        const std::scoped_lock lock(mutex_);
        failure_ = std::current_exception();
        changed_.notify_all();
    }
}

/// Waits for a piece of the thread; nothing after an interrupt.
std::optional<Piece> DecodedInput::wait_for_piece() {
    constexpr std::chrono::milliseconds between_looks{20};
    std::unique_lock lock(mutex_);
    if (ready_.empty() && before_wait_) {
        lock.unlock();
        before_wait_();
        lock.lock();
    }
    while (!changed_.wait_for(lock, between_looks,
                              [&] { return !ready_.empty() || failure_ != nullptr; })) {
        if (interrupted().load(std::memory_order_relaxed)) {
            return std::nullopt;
        }
    }
    if (ready_.empty()) {
        std::rethrow_exception(failure_);
    }
    std::optional<Piece> piece = std::move(ready_.front());
    ready_.pop_front();
    lock.unlock();
    changed_.notify_all();
    return piece;
}

std::optional<Piece> DecodedInput::next_piece() {
    if (has_thread_) {
        return wait_for_piece();
    }
    if (before_wait_) {
        before_wait_();
    }
    return decoder_.next();
}

std::size_t DecodedInput::read(std::span<char> buffer) {
    assert(!buffer.empty());
    while (taken_ == piece_.text.size()) {
        if (piece_.is_last) {
            if (piece_.error) {
                error_ = std::exchange(piece_.error, {});
            }
            return 0;
        }
        auto next = next_piece();
        if (!next) {
            return 0;
        }
        piece_ = *std::move(next);
        taken_ = 0;
    }
    const std::size_t size = piece_.text.copy(buffer.data(), buffer.size(), taken_);
    taken_ += size;
    ends_a_line_ = buffer[size - 1] == '\n';
    return size;
}

} // namespace dokushin::stream
