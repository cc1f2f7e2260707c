// All puzzles of all inputs in order.
#pragma once

#include "stream/input/preceding.h"
#include "stream/output.h"
#include "stream/input/byte_inputs.h"

namespace dokushin::cli {

/// A puzzle, or why there is none, and where it was to be found.
struct Item {
    std::string_view file; ///< Sources::name()
    Result<Record> record;
    std::uint64_t bytes_read = 0; ///< of all inputs, with this one
};

class Inputs {
  public:
    /// `output` is flushed before anything is read that may make us wait.
    Inputs(const Common &common, Output &output);
    /// Of these options' inputs only so much.
    Inputs(const Common &common, std::vector<Extent> extents);

    /// The next item; nothing at the end, or once an interrupt was asked for.
    [[nodiscard]] std::optional<Item> next();
    /// So many at most, for a thread to do together; nothing where next() has nothing.
    [[nodiscard]] std::optional<std::vector<Item>> next_some(std::size_t most);

    /// What stands before the inputs, if they are a part of something.
    [[nodiscard]] Before before() const { return before_; }
    [[nodiscard]] std::uint64_t bytes_read() const;
    [[nodiscard]] std::uint64_t total_bytes() const { return sources_.total_bytes(); }

  private:
    void close();

    Sources sources_;
    Before before_;
    std::unique_ptr<Reader> reader_;
    std::uint64_t bytes_before_ = 0; ///< of the inputs that are done
};

} // namespace dokushin::cli
