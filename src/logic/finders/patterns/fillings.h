// Fillings of cells with two or three digits, so that no two cells that see each other hold the
// same: a colouring with lists, by singles and backtracking over sets of cells as bits.
#pragma once

#include "board/cell_set.h"
#include "logic/position/position.h"

#include <array>
#include <optional>

namespace dokushin::logic {

class Fillings {
  public:
    using Cells = CellSet<2>;
    static constexpr std::size_t most_digits = 3;
    /// A set of cells for each of the digits.
    using ByDigit = std::array<Cells, most_digits>;

    /// Cells may hold those of the digits that they have as candidates.
    Fillings(const Position &position, DigitSet digits);

    /// The cells that may hold one of the digits.
    [[nodiscard]] const Cells &cells() const { return cells_; }

    /// Fills all cells of a set that hang together with `first`, which is one of them. Returns
    /// where each digit stands, or nothing.
    [[nodiscard]] std::optional<ByDigit> fill(const Cells &set, Cell first) const;
    /// Fills a set.
    [[nodiscard]] std::optional<ByDigit> fill(const Cells &set) const;
    /// Fills as many of these cells as it can beside a filling, and returns those that are left.
    [[nodiscard]] Cells left_over(const ByDigit &filled, const Cells &cells) const;
    /// Do naked singles in the set show that it has no filling?
    [[nodiscard]] bool is_refuted_by_singles(const Cells &set) const;
    /// Returns the cells of a set that hang together with the first of them.
    [[nodiscard]] Cells joined(const Cells &set, Cell first) const;

  private:
    struct Unfinished {
        Cells open;
        ByDigit may_hold; ///< within `open`
        ByDigit filled;
    };
    enum class Outcome : std::uint8_t { refuted, open, filled };

    [[nodiscard]] Cells seen_from(Cell cell) const { return Cells::seen_from(layout_, cell); }
    [[nodiscard]] Unfinished unfinished(const Cells &set) const;
    void place(Unfinished &unfinished, Cell cell, std::size_t digit) const;
    Outcome place_singles(Unfinished &unfinished) const;
    [[nodiscard]] static Cell most_limited(const Unfinished &unfinished);
    [[nodiscard]] std::size_t least_harmful(const Unfinished &unfinished, Cell cell) const;
    bool finish(Unfinished &unfinished, std::optional<Cell> first) const;

    const Layout &layout_;
    Cells cells_;
    ByDigit candidates_;
};

} // namespace dokushin::logic
