// An exocet has two base cells in a minirow (or minicolumn), three cross-lines that run across it
// and avoid both, and two target cells in the cross-lines. A digit that is true in the base stands
// three times in the cross-lines, outside of what both base cells see. If its places there, apart
// from the targets, lie in two houses (rows, columns, boxes), which hold it twice at most, it is
// in a target as well. When that holds for every digit of the base, the two digits of the base are
// those of the targets, one each.
//
// That is the whole proof: targets may be anywhere in the cross-lines, and two cross-lines may
// share boxes. By D. P. Bird's names, targets in the band of the base make a junior exocet; if a
// target is outside, it is senior; if a digit needs a box as one of its houses, it is franken.
//
// Two cells may be one target if a house has a further digit only there, which leaves room for one
// digit of the base.
//
// The pattern is looked for on boards of nine digits with square boxes. Sources: champagne and
// D. P. Bird, New Sudoku Players' Forum, "Exotic patterns a resume" and "JExocet compendium"
// (thread 32370); D. Berthier, CSP-Rules, for cross-lines in one stack.
#pragma once

#include "logic/position/cell_bits.h"
#include "logic/steps/step_taker.h"

#include <array>
#include <functional>

namespace dokushin::logic {

/// Says whether a board may have exocets.
[[nodiscard]] inline bool may_have_exocets(const Layout &layout) {
    return layout.shape().box_rows() == 3 && layout.shape().box_columns() == 3;
}

/// An ExocetCover is a choice of two houses for a digit.
struct ExocetCover {
    static constexpr HouseNumber first_box = 18;

    [[nodiscard]] bool has_box() const { return houses[0] >= first_box || houses[1] >= first_box; }

    Digit digit{};
    std::array<HouseNumber, 2> houses{};
    /// Which targets can hold the digit and are in neither house.
    std::array<bool, 2> targets{};
};

/// A target is a cell, or two cells with a locked digit: they share a house that has it only there,
/// so that one digit of the base has room in them.
struct ExocetTarget {
    std::vector<Cell> cells;
    Digit locked = Digit::blank;
};

struct Exocet {
    std::array<Cell, 2> base{};
    std::array<ExocetTarget, 2> targets{};
    std::array<HouseNumber, 3> cross_lines{};
    HouseNumber base_line{};
    DigitSet digits; ///< of the base
    /// Every choice of houses, by digit; a digit without any can't be in the base.
    std::vector<ExocetCover> covers;
    CellBits places; ///< the cells of the cross-lines that the base doesn't see
};

/// An ExocetFilling has the digits of the base cells and of the targets, in their orders.
struct ExocetFilling {
    std::array<Digit, 2> base{};
    std::array<Digit, 2> targets{};
};

/// Lists the exocets of a position.
class ExocetSearch {
  public:
    /// What targets are looked for: cells, or one cell and two cells with a locked digit.
    enum class Targets : std::uint8_t { single, with_pair };

    ExocetSearch(const Position &position, const StepTaker &taker,
                 Targets targets = Targets::single);

    /// Calls `found(exocet)` for each, until it returns false or the taker is cancelled; each()
    /// then returns false, too.
    bool each(const std::function<bool(const Exocet &)> &found);

  private:
    static constexpr unsigned side = 9;
    /// Cells of the three cross-lines: nine bits each.
    using CrossBits = std::uint32_t;
    /// A house in the cross-lines.
    struct CrossHouse {
        CrossBits cells = 0;
        HouseNumber house = 0;
    };

    bool with_base(unsigned line, unsigned box, unsigned escape);
    bool with_cross_lines();
    void list_houses();
    [[nodiscard]] CrossBits places(Digit digit) const;
    [[nodiscard]] std::vector<CrossBits> rests(Digit digit) const;
    bool with_pair(CrossBits cells);
    [[nodiscard]] Digit locked_in(CrossBits cells) const;
    [[nodiscard]] Exocet exocet(const std::array<CrossBits, 2> &targets) const;
    [[nodiscard]] Cell cell(unsigned line, unsigned cross) const;
    [[nodiscard]] Cell cell_at(unsigned bit) const { return cell(bit % side, cross_[bit / side]); }

    const Position &position_;
    const Layout &layout_;
    const StepTaker &taker_;
    unsigned most_cells_; ///< of both targets
    const std::function<bool(const Exocet &)> *found_ = nullptr;
    bool turned_ = false;
    /// The lines of each cross-line in which it has the digit: by digit, then cross-line.
    std::array<std::array<CrossBits, side>, side + 1> lines_of_{};
    unsigned line_ = 0; ///< of the base
    unsigned box_ = 0;  ///< of the base, in its band
    std::array<Cell, 2> base_{};
    DigitSet digits_;
    std::array<unsigned, 3> cross_{};
    CrossBits free_ = 0; ///< what the base doesn't see
    std::vector<CrossHouse> houses_;
};

/// Lists the cells of both targets.
[[nodiscard]] std::vector<Cell> target_cells(const Exocet &exocet);

/// Says whether a cell has a digit, as a candidate or placed.
[[nodiscard]] inline bool may_have(const Position &position, Cell cell, Digit digit) {
    return position.has(cell, digit) || position.digit(cell) == digit;
}

/// Lists how base and targets can be filled.
[[nodiscard]] std::vector<ExocetFilling> fillings(const Position &position, const Exocet &exocet);

/// Returns the choice of houses of a digit that steps state: lines rather than boxes, then that
/// which leaves the digit to fewer targets, then that which eliminates more outside of the
/// cross-lines.
[[nodiscard]] const ExocetCover &stated_cover(const Position &position, const Exocet &exocet,
                                              Digit digit);

/// Returns the cells that lose a digit if it is in the base. These are the cells that see both base
/// cells, or all targets that can have it, and the cells of its two houses (stated_cover()) outside
/// of the cross-lines or in both: the cross-lines have the digit once in each house.
[[nodiscard]] CellBits seen_by(const Position &position, const Exocet &exocet, Digit digit);

} // namespace dokushin::logic
