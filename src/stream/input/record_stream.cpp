#include "stream/input/record_stream.h"

#include "stream/process/interrupt.h"

#include <cassert>
#include <utility>

namespace dokushin::stream {

RecordStream::RecordStream(const RunOptions &options, std::function<void()> before_read)
    : sources_(options, std::move(before_read)), before_(preceding(sources_)) {}

RecordStream::RecordStream(const RunOptions &options, std::vector<Extent> extents)
    : sources_(options, std::move(extents)) {}

void RecordStream::close() {
    assert(reader_);
    bytes_before_ += sources_.file_bytes(reader_->bytes_read());
    reader_.reset();
}

std::optional<std::vector<Item>> RecordStream::next_some(std::size_t most) {
    assert(most > 0);
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
    return bytes_before_ + (reader_ ? sources_.file_bytes(reader_->bytes_read()) : 0);
}

std::optional<Item> RecordStream::next() {
    auto part = next_part(false);
    return part ? std::optional(std::get<Item>(*std::move(part))) : std::nullopt;
}

std::optional<Batch> RecordStream::next_batch(std::size_t most_items) {
    constexpr std::uint64_t most_bytes = std::uint64_t{1} << 18;
    constexpr std::size_t most_parts = 1024;
    Batch batch;
    std::size_t items = 0;
    const std::uint64_t begin = bytes_read();
    do {
        auto part = next_part(true);
        if (!part) {
            break;
        }
        items += std::holds_alternative<Item>(*part) ? 1 : 0;
        batch.parts.push_back(*std::move(part));
    } while (reader_ && reader_->has_read_ahead() && bytes_read() - begin < most_bytes &&
             batch.parts.size() < most_parts && items < most_items);
    batch.bytes_read = bytes_read();
    assert(batch.bytes_read >= begin);
    return batch.parts.empty() ? std::nullopt : std::optional(std::move(batch));
}

/// Returns the next part of the inputs: a run of plain lines, if `takes_lines`, or an item.
std::optional<std::variant<LineRun, Item>> RecordStream::next_part(bool takes_lines) {
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
        if (const auto lines = takes_lines ? reader_->next_plain_lines() : std::nullopt) {
            return LineRun{sources_.name(), std::string(lines->text), lines->first_line,
                           lines->stride};
        }
        auto record = reader_->next();
        const bool is_sound = record && *record && sources_.is_in_whole_lines();
        if (auto error = is_sound ? std::nullopt : sources_.error()) {
            // The reader would complain of an empty input; the error of the system is the cause.
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
