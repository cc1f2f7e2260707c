// Combinations of positions in lexicographic order, from any of them on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace dokushin::generate {

/// Returns the number of ways to choose `taken` of `all`, or the largest number if there are more.
[[nodiscard]] std::uint64_t combinations(std::uint64_t all, std::uint64_t taken);

/// A Combination is a choice of `taken` of the positions 0 to `all` - 1, ascending.
class Combination {
  public:
    /// The combination with this rank, from 0 in lexicographic order.
    Combination(std::uint64_t rank, std::size_t all, std::size_t taken);

    [[nodiscard]] const std::vector<std::size_t> &positions() const { return positions_; }
    /// Goes to the next one; false if there is none.
    [[nodiscard]] bool advance();

  private:
    std::size_t all_;
    std::vector<std::size_t> positions_;
};

} // namespace dokushin::generate
