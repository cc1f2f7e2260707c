// Which forms have been met, in bounded memory: of each only a hash of 128 bits is kept.
// Of a billion different forms, two would share a hash once in 10²⁰ times.
//
// An open table of powers of two: a hash lies at the place that its low bits name, or the
// next free one behind. It grows when three quarters are full, so that a form takes 22 to
// 43 bytes, and half as much more while the table grows.
#pragma once

#include <dokushin/puzzle.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace [[gnu::visibility("default")]] dokushin {

class SeenForms {
  public:
    /// True the first time that this form of this shape is met.
    [[nodiscard]] bool is_new(const Shape &shape, const Grid &form);

  private:
    using Hash = std::array<std::uint64_t, 2>; ///< zeros: a free place

    bool insert(const Hash &hash);
    void grow();

    std::vector<Hash> places_ = std::vector<Hash>(1024);
    std::size_t count_ = 0;
};

} // namespace dokushin
