// A TextDecoder reads a compressed file as pieces of its text, each of which ends with a line's end
// where that is possible: if the data turns out to be damaged or cut short, the lines before are
// whole, and no part of a line is taken for one.
#pragma once

#include "stream/compression/compression.h"
#include "stream/input/line_ends.h"

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>

namespace dokushin::stream {

/// A Piece is the next part of the text, and what ended the text behind it, if anything did.
struct Piece {
    std::string text{};
    std::uint64_t data_read = 0; ///< bytes of the file, up to here
    bool is_last = false;
    std::optional<Error> error{}; ///< why the text can't be read beyond
};

class TextDecoder {
  public:
    /// Decodes an open file, from where it is read next. A read that has to wait ends when
    /// `stopped` is set, or when an interrupt comes, as at the end of the text.
    TextDecoder(int descriptor, const CompressionInfo &info, const std::atomic<bool> &stopped)
        : descriptor_(descriptor), info_(info), stopped_(stopped), decoder_(info.make_decoder()) {}

    /// Returns the next piece, a quarter of a megabyte or less; not to be called behind the last.
    [[nodiscard]] Piece next();

  private:
    /// What ended the filling of a piece.
    enum class Stop { full, would_wait, at_end, given_up, failed };

    [[nodiscard]] Stop fill();
    [[nodiscard]] std::optional<Stop> read_more();
    [[nodiscard]] std::optional<Stop> decode_some();
    [[nodiscard]] Piece piece_of(Stop stop);
    [[nodiscard]] Error error() const;

    int descriptor_;
    const CompressionInfo &info_;
    const std::atomic<bool> &stopped_;
    std::unique_ptr<Decoder> decoder_;
    std::string data_ = std::string(std::size_t{1} << 16, '\0');
    std::size_t data_begin_ = 0; ///< data_ from here to data_end_ has been read and not decoded
    std::size_t data_end_ = 0;
    std::uint64_t data_read_ = 0;
    std::string text_;
    std::size_t made_ = 0;   ///< bytes of text_ that are decoded
    std::string line_begin_; ///< the part of a line that stands behind the last piece
    LineEnds lines_;         ///< of all pieces
    std::optional<DataFlaw> flaw_;
    int system_error_ = 0;
};

} // namespace dokushin::stream
