// Output writes the answers of a run to standard output, buffered and framed if the run is a shard,
// and reports what can't be written.
#pragma once

#include "stream/input/shard.h"
#include "stream/process/checksum.h"
#include "stream/process/outcome.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace dokushin::stream {

class Output {
  public:
    /// `shard` is the shard whose frame surrounds the output, if any.
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
        if (!ignored_.empty()) {
            write(with_remark(text));
            return;
        }
        write(text);
        write("\n");
    }
    /// Adds to each line from now on what was ignored in its puzzle: a comment, or in a JSON object
    /// the member "ignored". Without names nothing is added.
    void remark(std::vector<std::string> ignored) { ignored_ = std::move(ignored); }
    void flush() {
        write_now(buffer_);
        buffer_.clear();
    }
    /// True once writing failed: the pipe is closed, or the disk is full (which has been reported).
    [[nodiscard]] bool closed() const { return closed_; }
    /// Ends an output that is complete: writes what is buffered and the frame's last line.
    void end();

  private:
    void begin();
    [[nodiscard]] std::string with_remark(std::string_view line) const;
    void write_now(std::string_view text);
    void write_unframed(std::string_view text);

    static constexpr std::size_t flush_at = std::size_t{1} << 16;
    Outcome &outcome_;
    Shard shard_;
    Checksum sum_; ///< the sum of a shard's output, without its frame
    std::uint64_t bytes_ = 0;
    std::string buffer_;
    std::vector<std::string> ignored_;
    bool begun_ = false; ///< has the first line of the frame been written?
    bool ended_ = false; ///< has end() been called?
    bool closed_ = false;
};

/// Prints a complete text: help, a man page, a list.
[[nodiscard]] Exit print_text(std::string_view text);

} // namespace dokushin::stream
