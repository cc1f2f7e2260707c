// An exchange is what makes a set of cells deadly. Let none of the cells be a given, and let each
// be restricted to some of its digits. If for each filling of the cells by these there is another
// in which each house has the same digits in the set, then no filling is a part of the only
// solution: the other filling leaves the rest of the grid as it is, which would be a second
// solution. So a puzzle with one solution has one of the candidates that were left out, the set's
// guardians. The other filling needs only digits that the puzzle allows at the start; what logic
// has eliminated since, or placed, doesn't count.
//
// A larger set of cells of which a part is deadly is deadly as well, and so is a set with fewer
// digits, as long as it has a filling.
//
// The fillings are enumerated, each with the search for another, cell by cell with the fewest
// digits first. Most sets that are not deadly fail by their first filling.
//
// Sources: "Deadly patterns" and "Unavoidable set", Sudopedia; the definition is that of
// unavoidable sets, over the fillings that candidates allow.
#pragma once

#include "logic/position/position.h"

namespace dokushin::logic {

/// A cell of a set, and the digits to which it is restricted.
struct Restricted {
    Cell cell{};
    DigitSet digits;
};

class Exchanges {
  public:
    explicit Exchanges(const Position &position);

    /// True if each filling of the set leaves another; also if there is none. False if the search
    /// for that takes too long.
    [[nodiscard]] bool are_all_exchanged(std::span<const Restricted> set);
    /// True if the set that was searched last has a filling.
    [[nodiscard]] bool has_filling() const { return is_filled_; }
    /// True if the set has a filling, and each leaves another.
    [[nodiscard]] bool is_deadly(std::span<const Restricted> set) {
        return are_all_exchanged(set) && has_filling();
    }
    /// True if each cell of the set that was searched last has another digit in some of the other
    /// fillings that were found. A cell that keeps its digit only restricts the others.
    [[nodiscard]] bool exchanges_each_cell() const {
        return exchanged_ == (std::uint64_t{1} << set_.size()) - 1;
    }

  private:
    [[nodiscard]] std::span<const Layout::Seat> seats(std::size_t at) const {
        return position_.layout().seats(set_[at].cell);
    }
    [[nodiscard]] DigitSet free_for(std::size_t at) const;
    [[nodiscard]] DigitSet left_for(std::size_t at) const;
    bool fill(std::uint64_t open);
    bool has_other(std::uint64_t open, std::uint64_t differing);
    bool next_step() { return ++steps_ <= most_steps; }

    static constexpr unsigned most_steps = 2'000;

    const Position &position_;
    std::span<const Restricted> set_;
    std::vector<DigitSet> allowed_; ///< by the puzzle, by cell of the board
    std::vector<Digit> filling_;
    std::vector<DigitSet> used_; ///< digits of the filling, by house
    std::vector<DigitSet> left_; ///< those that the other filling still has to place
    unsigned steps_ = 0;
    bool is_filled_ = false;      ///< there was a filling
    std::uint64_t exchanged_ = 0; ///< cells in which another filling differed
};

} // namespace dokushin::logic
