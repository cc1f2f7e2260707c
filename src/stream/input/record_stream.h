// All puzzles of all inputs in order.
#pragma once

#include "stream/input/byte_inputs.h"
#include "stream/input/preceding.h"

namespace dokushin::stream {

/// A puzzle, or why there is none, and where it was to be found.
struct Item {
    std::string_view file; ///< ByteInputs::name()
    Result<Record> record;
    std::uint64_t bytes_read = 0; ///< of all inputs, with this one
};

class RecordStream {
  public:
    /// `before_read` is called before anything is read that may make us wait.
    explicit RecordStream(const RunOptions &options, std::function<void()> before_read = {});
    /// Of these options' inputs only so much.
    RecordStream(const RunOptions &options, std::vector<Extent> extents);

    /// The next item; nothing at the end, or once an interrupt was asked for.
    [[nodiscard]] std::optional<Item> next();
    /// So many at most, for a thread to do together; nothing where next() has nothing.
    [[nodiscard]] std::optional<std::vector<Item>> next_some(std::size_t most);

    /// What stands before the inputs, if they are a part of something.
    [[nodiscard]] Preceding before() const { return before_; }
    [[nodiscard]] std::uint64_t bytes_read() const;
    [[nodiscard]] std::uint64_t total_bytes() const { return sources_.total_bytes(); }

  private:
    void close();

    ByteInputs sources_;
    Preceding before_;
    std::unique_ptr<Reader> reader_;
    std::uint64_t bytes_before_ = 0; ///< of the inputs that are done
};

} // namespace dokushin::stream
