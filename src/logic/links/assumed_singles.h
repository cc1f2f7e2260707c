// AssumedSingles finds what follows by four rounds of singles from a candidate taken to be true or
// false, as HoDoKu enters it in the tables for its nets (solver/TablingSolver.java,
// sudoku/Sudoku2.java).
//
// A round takes the naked singles that are known when it begins, then the hidden ones, in the
// order in which they arose. After a contradiction the rounds go on: a cell may get a second
// digit, a cell that lost its last candidate still counts in its houses.
#pragma once

#include "logic/links/link_tables.h"
#include "logic/position/cell_bits.h"

#include <array>
#include <vector>

namespace dokushin::logic {

class AssumedSingles {
  public:
    /// `cells`: of each digit, in the position.
    AssumedSingles(const Position &position, const std::array<CellBits, max_side + 1> &cells);

    void enter(Cell cell, Digit digit, bool on, LinkTable &table);

  private:
    static constexpr unsigned rounds = 4;

    enum class Why : std::uint8_t { premise, naked, hidden };
    void set(Cell cell, Digit digit, Why why, LinkTable &table);
    [[nodiscard]] LinkTable::Reasons reasons_for(Cell cell, Digit digit, Why why,
                                                 HouseNumber tightest,
                                                 const LinkTable &table) const;
    [[nodiscard]] HouseNumber tightest_house(Cell cell, Digit digit) const;
    [[nodiscard]] std::vector<Candidate> hidden_singles() const;
    void place(Cell cell, Digit digit);
    void eliminate(Cell cell, Digit digit);
    void note_hidden(HouseNumber house, Digit digit);
    void forget_hidden(HouseNumber house, Digit digit);

    const Position &position_;
    const Layout &layout_;
    const std::array<CellBits, max_side + 1> &cells_;
    std::array<DigitSet, 81> candidates_;
    std::array<Digit, 81> digits_;
    std::array<std::array<int, 10>, 27> free_; ///< places of a digit in a house
    std::vector<Candidate> naked_;
    std::vector<Candidate> hidden_;
};

} // namespace dokushin::logic
