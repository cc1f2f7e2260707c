// The inputs as bytes, one after another: files, standard input, or an argument
// that is a puzzle itself.
#pragma once

#include "stream/input/run_options.h"

#include <cstdint>
#include <functional>
#include <memory>

namespace dokushin::stream {

class ByteInputs {
  public:
    /// `before_read` is called before anything is read that may make us wait.
    explicit ByteInputs(const RunOptions &options, std::function<void()> before_read = {});
    /// Of the inputs only so much.
    ByteInputs(const RunOptions &options, std::vector<Extent> extents,
               std::function<void()> before_read = {});
    ~ByteInputs();
    ByteInputs(const ByteInputs &) = delete;
    ByteInputs &operator=(const ByteInputs &) = delete;

    /// Opens the next input in place of the one before. False at the end. If it
    /// can't be opened, error() tells why and there is nothing to read.
    [[nodiscard]] bool open_next();

    /// What was opened; lives until the next is. Reads end early, as at the end of
    /// the input, when an interrupt was asked for.
    [[nodiscard]] ByteSource &bytes() { return *source_; }
    /// As the user wrote it, made printable; "stdin" for -, "argument" for a puzzle.
    /// Lives as long as this.
    [[nodiscard]] std::string_view name() const { return name_; }
    /// Why this input can't be opened, or why it ended before its end. Once.
    [[nodiscard]] std::optional<Error> error() { return std::exchange(error_, {}); }

    [[nodiscard]] const ReadOptions &reading() const { return options_.reading; }
    [[nodiscard]] const RunOptions &options() const { return options_; }
    /// What of the inputs is read, in order.
    [[nodiscard]] const std::vector<Extent> &extents() const { return extents_; }
    /// name() of the first of them.
    [[nodiscard]] std::string_view first_name() const { return names_[extents_.front().number]; }
    /// Of all files together; 0 if any has no size (a pipe).
    [[nodiscard]] std::uint64_t total_bytes() const { return total_bytes_; }

  private:
    class Descriptor;
    void close();

    const RunOptions &options_;
    std::vector<std::string> inputs_;
    std::vector<Extent> extents_;
    std::vector<std::string> names_; ///< of the inputs, as messages tell them
    std::function<void()> before_read_;
    std::size_t position_ = 0; ///< of the next extent to open
    std::uint64_t left_ = 0;   ///< of the open one, to read
    std::string_view name_;
    std::unique_ptr<ByteSource> source_;
    int descriptor_ = -1;
    std::optional<Error> error_;
    std::uint64_t total_bytes_ = 0;
};

} // namespace dokushin::stream
