// HouseMatching decides whether the cells of a house can hold different digits, by a bipartite
// matching of cells and digits.
//
// Singles and locked candidates do not detect n digits for which a house has n − 1 cells (Hall's
// condition; n > 2), and a search without it fills all other cells before the contradiction shows.
// Each cell in turn takes a free digit, or the digit of a cell that can take another: an
// augmenting path.
//
// Source: H. W. Kuhn, The Hungarian method for the assignment problem (1955).
// Cost: N augmentations that read at most N² candidates each; some 10 µs for the 27 houses of 9×9.
#pragma once

#include "search/geometry.h"

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <span>

namespace dokushin::search {

template <typename Bits> class HouseMatching {
  public:
    /// Matches these cells; `candidates` holds a word for each cell of the board.
    HouseMatching(const Bits *candidates, std::span<const Cell> cells)
        : candidates_(candidates), cells_(cells) {
        assert(cells.size() < nobody && cells.size() <= owner_.size());
        owner_.fill(nobody);
    }

    [[nodiscard]] bool is_complete() {
        for (std::size_t place = 0; place < cells_.size(); ++place) {
            Bits tried = 0;
            if (!find_digit(static_cast<std::uint8_t>(place), tried)) {
                return false;
            }
        }
        return true;
    }

  private:
    static constexpr std::uint8_t nobody = 0xFF;

    /// Finds an augmenting path: gives the cell at this place of the house a digit that was not
    /// tried before.
    bool find_digit(std::uint8_t place, Bits &tried) {
        const Bits candidates = candidates_[index(cells_[place])];
        for (Bits left = candidates; (left = static_cast<Bits>(candidates & ~tried)) != 0;) {
            tried = static_cast<Bits>(tried | (left & (~left + 1)));
            assert(left != 0 && (candidates & tried) != 0);
            std::uint8_t &owner = owner_[static_cast<unsigned>(std::countr_zero(left))];
            if (owner == nobody || find_digit(owner, tried)) {
                owner = place;
                return true;
            }
        }
        return false;
    }

    const Bits *candidates_;
    std::span<const Cell> cells_;
    std::array<std::uint8_t, 64> owner_{}; ///< for each digit the place of its cell
};

/// Can every house be filled, considered alone?
template <typename Bits>
[[nodiscard]] bool houses_can_be_filled(const Geometry &geometry, const Bits *candidates) {
    for (HouseNumber house = 0; house < geometry.house_count(); ++house) {
        if (!HouseMatching<Bits>(candidates, geometry.cells_in(house)).is_complete()) {
            return false;
        }
    }
    return true;
}

} // namespace dokushin::search
