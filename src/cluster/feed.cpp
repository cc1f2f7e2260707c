#include "cluster/feed.h"

#include "cluster/journal.h"
#include "stream/process/interrupt.h"
#include "stream/process/memory.h"

#include <cassert>
#include <exception>
#include <utility>

namespace dokushin::cluster {

Feed::Feed(std::function<std::unique_ptr<Chunks>()> open)
    : thread_([this, open = std::move(open)] { read_all(open); }) {}

Feed::~Feed() {
    {
        const std::scoped_lock lock(mutex_);
        stopped_ = true;
    }
    changed_.notify_all();
}

std::optional<Fed> Feed::next() {
    const std::scoped_lock lock(mutex_);
    if (chunks_.empty()) {
        return std::nullopt;
    }
    Fed fed = std::move(chunks_.front());
    chunks_.pop_front();
    assert(bytes_ >= fed.chunk.part.text.size());
    bytes_ -= fed.chunk.part.text.size();
    changed_.notify_all();
    return fed;
}

bool Feed::is_at_its_end() const {
    const std::scoped_lock lock(mutex_);
    return ended_ && chunks_.empty();
}

std::string Feed::error() const {
    const std::scoped_lock lock(mutex_);
    return error_;
}

std::uint64_t Feed::total_bytes() const {
    const std::scoped_lock lock(mutex_);
    return total_bytes_;
}

bool Feed::has_room() const {
    constexpr std::size_t enough_bytes = std::size_t{1} << 26;
    constexpr std::size_t enough_chunks = 1024;
    return bytes_ < enough_bytes && chunks_.size() < enough_chunks;
}

void Feed::read_all(const std::function<std::unique_ptr<Chunks>()> &open) {
    std::string error;
    try {
        const std::unique_ptr<Chunks> chunks = open();
        while (auto chunk = chunks->next()) {
            if (stream::interrupted()) {
                return; // it may be cut short, and nobody may take this for the end
            }
            const std::uint64_t sum = sum_of(chunk->part);
            std::unique_lock lock(mutex_);
            total_bytes_ = chunks->total_bytes();
            changed_.wait(lock, [&] { return stopped_ || has_room(); });
            if (stopped_) {
                return;
            }
            bytes_ += chunk->part.text.size();
            chunks_.push_back({*std::move(chunk), sum});
        }
        error = chunks->error();
    } catch (const std::exception &thrown) {
        error = stream::describe_failure(thrown);
    }
    const std::scoped_lock lock(mutex_);
    ended_ = !stream::interrupted();
    error_ = std::move(error);
}

} // namespace dokushin::cluster
