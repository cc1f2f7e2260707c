// All puzzles of all inputs in order: files, standard input, or the argument itself.
#pragma once

#include "cli/output.h"

#include <memory>

namespace dokushin::cli {

/// A puzzle, or why there is none, and where it was to be found.
struct Item {
    std::string_view file; ///< as the user wrote it, made printable; "stdin" for -
    Result<Record> record;
};

class Inputs {
  public:
    /// `output` is flushed before anything is read that may make us wait.
    Inputs(const Common &common, Output &output);
    ~Inputs();

    /// The next item; nothing at the end, or once an interrupt was asked for.
    [[nodiscard]] std::optional<Item> next();

    [[nodiscard]] std::uint64_t bytes_read() const;
    /// Of all files together; 0 if any has no size (a pipe).
    [[nodiscard]] std::uint64_t total_bytes() const { return total_bytes_; }

  private:
    class Source;
    /// Opens the next input.
    [[nodiscard]] std::optional<Error> open();
    void close();

    ReadOptions options_;
    std::vector<std::string> inputs_;
    std::vector<std::string> names_; ///< of the inputs, as messages tell them
    Output &output_;
    std::size_t position_ = 0; ///< of the next input to open
    std::string_view name_;
    std::unique_ptr<ByteSource> source_;
    std::unique_ptr<Reader> reader_;
    int descriptor_ = -1;
    int read_errno_ = 0;
    std::uint64_t bytes_before_ = 0; ///< of the inputs that are done
    std::uint64_t total_bytes_ = 0;
};

} // namespace dokushin::cli
