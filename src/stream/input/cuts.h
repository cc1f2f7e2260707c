// Where a file of puzzles can be cut, so that its parts, each read by itself, give the very
// records that the whole gives.
//
// Cuts are between lines that are puzzles by themselves. What begins with something else (a
// header, a grid, XML) is not cut at all: only its reader knows where a puzzle of it ends.
#pragma once

#include <dokushin/text.h>

#include <cstdint>
#include <optional>

namespace dokushin::stream {

class Cuts {
  public:
    /// Of an open file, `size` bytes long, which must outlive this.
    Cuts(int descriptor, std::uint64_t size, const ReadOptions &options);

    /// The first cut at `offset` or behind it: where a line begins. `size` if there is none;
    /// 0 for 0. No cut is in front of the file's first puzzle, so that no part is without one.
    [[nodiscard]] std::uint64_t from(std::uint64_t offset) const;

  private:
    int descriptor_;
    std::uint64_t size_;
    const ReadOptions &options_;
    std::optional<std::uint64_t> behind_first_; ///< its first puzzle, if it is cut at all
};

} // namespace dokushin::stream
