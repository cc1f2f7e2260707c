// The text of the inputs in pieces that end where lines end, as they come: large
// ones from a file, and from a pipe whatever has arrived.
#pragma once

#include "stream/input/byte_inputs.h"

namespace dokushin::stream {

struct Piece {
    std::string_view file;        ///< ByteInputs::name()
    std::string text{};           ///< whole lines; the last of an input may lack its end
    bool last = false;            ///< nothing of this input follows
    std::optional<Error> error{}; ///< why the input ended before its end, or can't be read
};

class Pieces {
  public:
    explicit Pieces(ByteInputs &sources) : sources_(sources) {}

    /// The next piece; nothing after the last of the last input. Text is cut between
    /// lines wherever a piece would otherwise become larger than `most` bytes.
    [[nodiscard]] std::optional<Piece> next();

    /// About 3,000 puzzles: enough that filling and emptying the lanes does not
    /// count, few enough to stay in the second-level cache.
    static constexpr std::size_t most = std::size_t{1} << 18;

  private:
    ByteInputs &sources_;
    bool open_ = false;
    std::string carried_; ///< the begun line that the last piece left out
};

} // namespace dokushin::stream
