// The incidence of a shape, and what the exact search alone reads: the houses of a cell as
// sets, and the crossings of houses.
#pragma once

#include "board/incidence.h"

#include <span>
#include <vector>

namespace dokushin::search {

/// Two houses that share at least two cells, the precondition of a locked
/// candidate. All its cells stand in one list, in three runs:
///
///     | shared | only in the first house | only in the second |
struct Crossing {
    std::uint16_t first = 0; ///< the two houses
    std::uint16_t second = 0;
    std::uint32_t begin = 0;  ///< position of the first shared cell
    std::uint16_t shared = 0; ///< how many are shared
    std::uint16_t only = 0;   ///< how many each house has alone: N − shared
};

/// Words that hold the houses of any board: 64×64 with all variants has 306.
inline constexpr unsigned most_house_words = 5;

class Geometry : public Incidence {
  public:
    explicit Geometry(Shape shape);

    [[nodiscard]] std::span<const std::uint16_t> houses_of(unsigned cell) const {
        return shape().houses_of(cell_at(cell));
    }
    /// The houses of a cell as a set: one word where 64 houses are enough (and the
    /// side is at most 16), else most_house_words; bit h % 64 of word h / 64.
    [[nodiscard]] const std::uint64_t *house_set(unsigned cell) const {
        return house_words_.data() + std::size_t{cell} * word_count_;
    }
    [[nodiscard]] unsigned word_count() const { return word_count_; }

    [[nodiscard]] std::span<const Crossing> crossings() const { return crossings_; }
    [[nodiscard]] const Cell *crossing_cells() const { return crossing_cells_.data(); }

  private:
    void add_crossing(unsigned first, unsigned second);

    unsigned word_count_;
    std::vector<std::uint64_t> house_words_;
    std::vector<Crossing> crossings_;
    std::vector<Cell> crossing_cells_;
};

} // namespace dokushin::search
