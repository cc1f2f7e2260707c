// A set of canonical forms in little memory: only a hash of 128 bits is kept of each form. Among a
// billion different forms, the probability that two share a hash is below 10⁻²⁰.
//
// The hashes are in a table with open addressing, whose size is a power of two. A hash is at the
// place that its low bits give, or the next free one. The table grows when it is three quarters
// full, so a form takes 22 to 43 bytes, and half as much more while the table grows.
#pragma once

#include <dokushin/puzzle.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace [[gnu::visibility("default")]] dokushin {

class SeenForms {
  public:
    /// Adds a form of a shape. True if it was not in the set.
    [[nodiscard]] bool is_new(const Shape &shape, const Grid &form);
    [[nodiscard]] bool contains(const Shape &shape, const Grid &form) const;

  private:
    using Hash = std::array<std::uint64_t, 2>; ///< zeros: a free place

    [[nodiscard]] std::size_t place_of(const Hash &hash) const;
    bool insert(const Hash &hash);
    void grow();

    std::vector<Hash> places_ = std::vector<Hash>(1024);
    std::size_t count_ = 0;
};

} // namespace dokushin
