// Standard output: buffered, complete lines, and honest about what it can't write.
#pragma once

#include "stream/input/shard.h"
#include "stream/process/checksum.h"
#include "stream/process/outcome.h"

namespace dokushin::stream {

class Output {
  public:
    /// `shard` says of what the output is a part; the lines of its frame are not counted.
    explicit Output(Outcome &outcome, Shard shard = {});
    ~Output();
    Output(const Output &) = delete;
    Output &operator=(const Output &) = delete;

    void write(std::string_view text) {
        if (text.size() >= flush_at) {
            flush();
            write_now(text);
            return;
        }
        buffer_ += text;
        if (buffer_.size() >= flush_at) {
            flush();
        }
    }
    void line(std::string_view text) {
        write(text);
        write("\n");
    }
    void flush() {
        write_now(buffer_);
        buffer_.clear();
    }
    /// Nobody reads any more (a closed pipe), or nothing can be written (a full
    /// disk, which has been complained about).
    [[nodiscard]] bool closed() const { return closed_; }
    /// Nothing follows, and all was written that should be.
    void end();

  private:
    void begin();
    void write_now(std::string_view text);
    void write_unframed(std::string_view text);

    static constexpr std::size_t flush_at = std::size_t{1} << 16;
    Outcome &outcome_;
    Shard shard_;
    Checksum sum_; ///< of what a shard has written
    std::uint64_t bytes_ = 0;
    std::string buffer_;
    bool begun_ = false; ///< has the first line of the frame been written?
    bool closed_ = false;
};

/// Prints a text that is whole already: help, a man page, a list.
[[nodiscard]] Exit print_text(std::string_view text);

} // namespace dokushin::stream
