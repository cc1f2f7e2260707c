// ByteInputs opens the inputs of a run one after another and reads their bytes: files, standard
// input, or an argument that is itself a puzzle. A file whose name ends with .gz, .zst or .xz is
// decompressed.
#pragma once

#include "stream/compression/compression.h"
#include "stream/input/run_options.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <functional>
#include <memory>

namespace dokushin::stream {

class DecodedInput;

class ByteInputs {
  public:
    /// Reads what the options name. `before_read` is called before each read that may block.
    explicit ByteInputs(const RunOptions &options, std::function<void()> before_read = {});
    /// Reads these extents of the inputs only.
    ByteInputs(const RunOptions &options, std::vector<Extent> extents,
               std::function<void()> before_read = {});
    ~ByteInputs();
    ByteInputs(const ByteInputs &) = delete;
    ByteInputs &operator=(const ByteInputs &) = delete;

    /// Closes the open input and opens the next; false behind the last. If the next can't be
    /// opened, error() states why and there is nothing to read.
    [[nodiscard]] bool open_next();

    /// The open input, which lives until the next is opened. An interrupt ends its reads early, as
    /// at the end of the input.
    [[nodiscard]] ByteSource &bytes() { return *source_; }
    /// The name of the open input in messages: as the user wrote it, made printable; "stdin" for
    /// -, "argument" for a puzzle. Lives as long as this.
    [[nodiscard]] std::string_view name() const { return name_; }
    /// Takes the error that kept this input from being opened or read to its end, if any.
    [[nodiscard]] std::optional<Error> error() { return std::exchange(error_, {}); }
    /// Is what was read of the open input whole lines for certain, even if an error came behind?
    [[nodiscard]] bool is_in_whole_lines() const;
    /// Returns the bytes of the open input's file that `text_bytes` of its text are made of; of a
    /// compressed file, those of what was read.
    [[nodiscard]] std::uint64_t file_bytes(std::uint64_t text_bytes) const;

    [[nodiscard]] const ReadOptions &reading() const { return options_.reading; }
    [[nodiscard]] const RunOptions &options() const { return options_; }
    /// The extents of the inputs that are read, in order.
    [[nodiscard]] const std::vector<Extent> &extents() const { return extents_; }
    /// name() of the first extent's input. There must be one.
    [[nodiscard]] std::string_view first_name() const {
        assert(!extents_.empty() && extents_.front().number < names_.size());
        return names_[extents_.front().number];
    }
    /// The bytes of all files together; 0 if any has no size (a pipe).
    [[nodiscard]] std::uint64_t total_bytes() const { return total_bytes_; }
    /// Is any of the inputs a compressed file?
    [[nodiscard]] bool any_is_compressed() const {
        return options_.part == nullptr && std::ranges::any_of(inputs_, is_compressed);
    }

  private:
    class Descriptor;
    void open_compressed(Compression compression);
    void close();

    const RunOptions &options_;
    std::vector<std::string> inputs_;
    std::vector<Extent> extents_;
    std::vector<std::string> names_; ///< of the inputs, as messages print them
    std::function<void()> before_read_;
    std::size_t position_ = 0; ///< the index of the next extent to open
    std::uint64_t left_ = 0;   ///< bytes of the open extent that are still to be read
    std::string_view name_;
    std::unique_ptr<ByteSource> source_;
    const DecodedInput *decoded_ = nullptr; ///< source_, if the open input is a compressed file
    int descriptor_ = -1;
    std::optional<Error> error_;
    std::uint64_t total_bytes_ = 0;
};

} // namespace dokushin::stream
