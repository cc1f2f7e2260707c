// Cuts finds the places where a file of puzzles can be cut, so that its parts, each read by itself,
// give the same records as the whole.
//
// A cut lies between two lines that are puzzles by themselves. A file that begins with anything
// else (a header, a grid, XML) is not cut: only its reader knows where a puzzle ends.
#pragma once

#include <dokushin/text.h>

#include <cstdint>
#include <optional>

namespace dokushin::stream {

class Cuts {
  public:
    /// Cuts an open file of `size` bytes, which must outlive this.
    Cuts(int descriptor, std::uint64_t size, const ReadOptions &options);

    /// Returns the first cut at or behind `offset`, the beginning of a line; `size` if there is
    /// none, and 0 for 0. No cut lies before the file's first puzzle, so that no part is empty.
    [[nodiscard]] std::uint64_t from(std::uint64_t offset) const;

  private:
    int descriptor_;
    std::uint64_t size_;
    const ReadOptions &options_;
    std::optional<std::uint64_t> behind_first_; ///< the end of its first puzzle, if it can be cut
};

} // namespace dokushin::stream
