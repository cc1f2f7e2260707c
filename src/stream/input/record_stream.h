// RecordStream reads the records of all inputs in order, one by one or in batches.
#pragma once

#include "stream/input/byte_inputs.h"
#include "stream/input/preceding.h"

#include <variant>

namespace dokushin::stream {

/// An Item is a record, or the error in its place, and the file that it came from.
struct Item {
    std::string_view file; ///< ByteInputs::name()
    Result<Record> record;
    std::uint64_t bytes_read = 0; ///< of all inputs, including this one
};

/// A LineRun is a run of consecutive plain lines of an input: puzzles that the fast engines take
/// without a reader.
struct LineRun {
    std::string_view file; ///< ByteInputs::name()
    std::string text;
    std::size_t first_line = 1;
    std::size_t stride = 0;

    [[nodiscard]] PlainLines lines() const { return {text, first_line, stride}; }
};

/// A Batch holds the runs and items that were read together, in order.
struct Batch {
    std::vector<std::variant<LineRun, Item>> parts{};
    std::uint64_t bytes_read = 0; ///< of all inputs, including these
};

class RecordStream {
  public:
    /// Reads what the options name. `before_read` is called before each read that may block.
    explicit RecordStream(const RunOptions &options, std::function<void()> before_read = {});
    /// Reads these extents of the options' inputs only.
    RecordStream(const RunOptions &options, std::vector<Extent> extents);

    /// Returns the next item; nothing at the end, or after an interrupt.
    [[nodiscard]] std::optional<Item> next();
    /// Returns up to `most` items, a job for one thread; nothing where next() has nothing.
    [[nodiscard]] std::optional<std::vector<Item>> next_some(std::size_t most);

    /// Returns the runs of plain lines and the items between them that are read already, a job for
    /// one thread: at least one part, at most so many items, and about a quarter of a megabyte.
    /// Nothing where next() has nothing.
    [[nodiscard]] std::optional<Batch> next_batch(std::size_t most_items);

    /// The options with which the inputs are read.
    [[nodiscard]] const ReadOptions &reading() const { return sources_.reading(); }
    /// What stands before the inputs, if they are a part of a larger run.
    [[nodiscard]] Preceding before() const { return before_; }
    [[nodiscard]] std::uint64_t bytes_read() const;
    [[nodiscard]] std::uint64_t total_bytes() const { return sources_.total_bytes(); }

  private:
    [[nodiscard]] std::optional<std::variant<LineRun, Item>> next_part(bool takes_lines);
    void close();

    ByteInputs sources_;
    Preceding before_;
    std::unique_ptr<Reader> reader_;
    std::uint64_t bytes_before_ = 0; ///< of the inputs that have been read to their end
};

} // namespace dokushin::stream
