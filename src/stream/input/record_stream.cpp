#include "stream/input/record_stream.h"

#include "stream/process/interrupt.h"

#include <utility>

namespace dokushin::stream {

RecordStream::RecordStream(const RunOptions &options, std::function<void()> before_read)
    : sources_(options, std::move(before_read)), before_(preceding(sources_)) {}

RecordStream::RecordStream(const RunOptions &options, std::vector<Extent> extents)
    : sources_(options, std::move(extents)) {}

void RecordStream::close() {
    bytes_before_ += reader_->bytes_read();
    reader_.reset();
}

std::optional<std::vector<Item>> RecordStream::next_some(std::size_t most) {
    std::vector<Item> items;
    while (items.size() < most) {
        auto item = next();
        if (!item) {
            break;
        }
        items.push_back(*std::move(item));
    }
    return items.empty() ? std::nullopt : std::optional(std::move(items));
}

std::uint64_t RecordStream::bytes_read() const {
    return bytes_before_ + (reader_ ? reader_->bytes_read() : 0);
}

std::optional<Item> RecordStream::next() {
    while (!interrupted().load(std::memory_order_relaxed)) {
        if (!reader_) {
            if (!sources_.open_next()) {
                return std::nullopt;
            }
            if (auto error = sources_.error()) {
                return Item{sources_.name(), std::unexpected(*std::move(error)), bytes_read()};
            }
            reader_ = std::make_unique<Reader>(sources_.bytes(), sources_.reading());
        }
        auto record = reader_->next();
        if (auto error = sources_.error()) {
            // What was read before is kept; "empty" would be the wrong complaint.
            close();
            return Item{sources_.name(), std::unexpected(*std::move(error)), bytes_read()};
        }
        if (record && !interrupted().load(std::memory_order_relaxed)) {
            return Item{sources_.name(), *std::move(record), bytes_read()};
        }
        close();
    }
    return std::nullopt;
}

} // namespace dokushin::stream
