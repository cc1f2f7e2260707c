// The truths of a position: the sets of candidates of which exactly one is true, which are the
// digits of a cell and the places of a digit in a house. Each link between candidates is a truth's:
//
//   strong link   the only two members of a truth: if one is false, the other is true
//   weak link     any two members of a truth: if one is true, the other is false
//
// The word is that of Allan Barker's XSudo. A candidate's truths come in Sudoku Explainer's order
// (cell, box, row, column, houses of the variants), which decides its ratings.
//
// A Truths stores nothing: it reads the maps that the position keeps, so it costs nothing to make.
// link_tables.h asks for truths in HoDoKu's order, by ascending house. Lists of links, rows of bits
// and assumed boards are views of the truths. inference_graph.h and strong_link_ends.h list their
// links by themselves, since these join sets of cells.
#pragma once

#include "logic/position/position.h"

#include <dokushin/step.h>

#include <cassert>
#include <optional>

namespace dokushin::logic {

/// Candidates are numbered cell · N + digit − 1.
using CandidateNumber = std::uint32_t;

[[nodiscard]] inline CandidateNumber candidate_number(const Layout &layout, Cell cell,
                                                      Digit digit) {
    return static_cast<CandidateNumber>(index(cell) * layout.side() + number(digit) - 1);
}
[[nodiscard]] inline CandidateNumber candidate_number(const Layout &layout, const Candidate &of) {
    return candidate_number(layout, of.cell, of.digit);
}
[[nodiscard]] inline Candidate candidate_of(const Layout &layout, CandidateNumber number) {
    return {cell_at(number / layout.side()), digit_of(number % layout.side() + 1)};
}

/// What a link rests on.
struct Cause {
    Because because = Because::assumed;
    HouseIndex house = 0;
};

/// Truths are numbered: those of the cells, then those of the houses, digit by digit in each.
using TruthNumber = std::uint16_t;

class Truths {
  public:
    /// A set of members, a bit a digit of the cell or a place of the house.
    using Members = std::uint64_t;

    /// A truth that a candidate is in, and which member of it the candidate is.
    struct Seat {
        TruthNumber truth;
        std::uint8_t bit;
        [[nodiscard]] Members own() const { return Members{1} << bit; }
    };

    /// The position must outlive it. Without `cells` no candidate has its cell as a truth.
    explicit Truths(const Position &position, bool cells = true)
        : position_(position), layout_(position.layout()), cells_(cells), side_(layout_.side()),
          first_of_houses_(static_cast<TruthNumber>(layout_.cell_count())) {
        assert(size() <= 0xFFFF); // truths have 16 bits
    }

    [[nodiscard]] std::size_t size() const { return first_of_houses_ + position_.places().size(); }
    [[nodiscard]] bool is_cell(TruthNumber truth) const { return truth < first_of_houses_; }
    [[nodiscard]] static TruthNumber of(Cell cell) { return static_cast<TruthNumber>(index(cell)); }
    [[nodiscard]] TruthNumber of(HouseNumber house, Digit digit) const {
        return static_cast<TruthNumber>(first_of_houses_ + house * side_ + number(digit) - 1);
    }
    /// The truth of this cause that the candidate is in.
    [[nodiscard]] TruthNumber of(const Candidate &candidate, Cause cause) const {
        return cause.because == Because::cell ? of(candidate.cell)
                                              : of(cause.house, candidate.digit);
    }
    [[nodiscard]] Cause cause(TruthNumber truth) const {
        return is_cell(truth)
                   ? Cause{Because::cell, 0}
                   : Cause{Because::house, static_cast<HouseIndex>(in_houses(truth) / side_)};
    }

    /// The members that are still candidates.
    [[nodiscard]] Members members(TruthNumber truth) const {
        return is_cell(truth) ? position_.candidates(cell_at(truth)).bits()
                              : position_.places()[in_houses(truth)];
    }
    /// The members but the candidate whose seat it is.
    [[nodiscard]] Members others(Seat seat) const { return members(seat.truth) & ~seat.own(); }
    /// Calls `each(candidate)` for some members of a truth, in ascending order.
    template <typename Each>
    void each_member(TruthNumber truth, Members which, const Each &each) const {
        if (is_cell(truth)) {
            for (const unsigned bit : Bits(which)) {
                each(Candidate{cell_at(truth), digit_of(bit + 1)});
            }
            return;
        }
        const HouseNumber house = in_houses(truth) / side_;
        const Digit digit = digit_of(in_houses(truth) % side_ + 1);
        for (const unsigned bit : Bits(which)) {
            each(Candidate{layout_.cell_in(house, bit), digit});
        }
    }
    /// Returns the first of these members; there must be one.
    [[nodiscard]] Candidate first_member(TruthNumber truth, Members which) const {
        assert(which != 0);
        Candidate first{};
        each_member(truth, which & (~which + 1), [&](const Candidate &one) { first = one; });
        return first;
    }

    /// Calls `each(seat)` for the truths of a candidate, in Sudoku Explainer's order.
    template <typename Each> void each_seat(const Candidate &candidate, const Each &each) const {
        if (cells_) {
            each(Seat{of(candidate.cell), static_cast<std::uint8_t>(number(candidate.digit) - 1)});
        }
        for (const Layout::Seat seat : layout_.seats_box_row_column(candidate.cell)) {
            each(Seat{of(seat.house, candidate.digit), seat.place});
        }
    }

    /// The weak link between two candidates: of the first truth that both are in.
    [[nodiscard]] std::optional<Cause> weak_link(const Candidate &one,
                                                 const Candidate &other) const;

    /// Does each seat of each candidate lead back to it? For tests and debug builds.
    [[nodiscard]] bool is_ok() const;

  private:
    [[nodiscard]] unsigned in_houses(TruthNumber truth) const {
        return unsigned{truth} - first_of_houses_;
    }

    const Position &position_;
    const Layout &layout_;
    bool cells_;
    unsigned side_; // a copy, which stays in a register while rows of bits are written
    TruthNumber first_of_houses_;
};

} // namespace dokushin::logic
