// A DecodedInput is the text of a compressed file, which a thread of its own decodes ahead: reading
// and solving overlap, and no more than a few pieces wait.
#pragma once

#include "stream/input/text_decoder.h"
#include "stream/process/crew.h"

#include <dokushin/text.h>

#include <condition_variable>
#include <deque>
#include <exception>
#include <functional>
#include <mutex>

namespace dokushin::stream {

class DecodedInput final : public ByteSource {
  public:
    /// Reads an open file, which must stay open. `before_wait` is called before each read that may
    /// have to wait. The error that ends the text too early, if any, is put into `error`.
    DecodedInput(int descriptor, const CompressionInfo &info, std::function<void()> before_wait,
                 std::optional<Error> &error);
    ~DecodedInput() override;
    DecodedInput(const DecodedInput &) = delete;
    DecodedInput &operator=(const DecodedInput &) = delete;

    /// Reads the text. An interrupt ends it early, as at its end.
    std::size_t read(std::span<char> buffer) override;

    /// The bytes of the file that make the text which was read.
    [[nodiscard]] std::uint64_t data_read() const { return piece_.data_read; }
    /// Does what was read end with the end of a line?
    [[nodiscard]] bool ends_a_line() const { return ends_a_line_; }

  private:
    void decode_all();
    [[nodiscard]] std::optional<Piece> next_piece();
    [[nodiscard]] std::optional<Piece> wait_for_piece();

    std::function<void()> before_wait_;
    std::optional<Error> &error_;
    std::atomic<bool> stopped_ = false;
    TextDecoder decoder_; ///< of the thread, if there is one
    Piece piece_;         ///< the one that is being read
    std::size_t taken_ = 0;
    bool ends_a_line_ = true;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Piece> ready_;
    std::exception_ptr failure_; ///< of the thread
    bool has_thread_ = false;
    Crew crew_; ///< last, so that its thread ends first
};

} // namespace dokushin::stream
