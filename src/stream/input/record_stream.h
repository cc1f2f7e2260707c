// All puzzles of all inputs in order.
#pragma once

#include "stream/input/byte_inputs.h"
#include "stream/input/preceding.h"

#include <variant>

namespace dokushin::stream {

/// A puzzle, or why there is none, and where it was to be found.
struct Item {
    std::string_view file; ///< ByteInputs::name()
    Result<Record> record;
    std::uint64_t bytes_read = 0; ///< of all inputs, with this one
};

/// Consecutive plain lines of an input: puzzles that fast engines take as they are.
struct LineRun {
    std::string_view file; ///< ByteInputs::name()
    std::string text;
    std::size_t first_line = 1;
    std::size_t stride = 0;

    [[nodiscard]] PlainLines lines() const { return {text, first_line, stride}; }
};

/// What was read at once, in order.
struct Batch {
    std::vector<std::variant<LineRun, Item>> parts{};
    std::uint64_t bytes_read = 0; ///< of all inputs, with these
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

    /// As many runs of plain lines and items between them as are read already, at least one: about
    /// a quarter of a megabyte. Nothing where next() has nothing.
    [[nodiscard]] std::optional<Batch> next_batch();

    /// How the inputs are read.
    [[nodiscard]] const ReadOptions &reading() const { return sources_.reading(); }
    /// What stands before the inputs, if they are a part of something.
    [[nodiscard]] Preceding before() const { return before_; }
    [[nodiscard]] std::uint64_t bytes_read() const;
    [[nodiscard]] std::uint64_t total_bytes() const { return sources_.total_bytes(); }

  private:
    [[nodiscard]] std::optional<std::variant<LineRun, Item>> next_part(bool takes_lines);
    void close();

    ByteInputs sources_;
    Preceding before_;
    std::unique_ptr<Reader> reader_;
    std::uint64_t bytes_before_ = 0; ///< of the inputs that are done
};

} // namespace dokushin::stream
