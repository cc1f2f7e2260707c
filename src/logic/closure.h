// What the easy techniques give together, whatever their order.
//
// From last digits to XYZ-wings, on boards of plain boxes, nothing is lost by waiting: whatever is
// struck in between, what a step would have struck can still be struck by one that is no
// harder. What is left of its pattern is the pattern of an easier step. (A naked triple of which
// one cell has lost two digits is a naked single and a pair; in a house with too few open cells,
// the rest is hidden.) So the position in which none of them finds anything is one, in whatever
// order they are taken, and can be reached by taking all that are found at once.
//
// The same holds of quads, jellyfish, chains from a candidate back to itself, since a link whose
// end was struck has become a fact, and a fact shortens the chain; and of chains from all
// candidates of a cell to one result. Of these a candidate may go, and its chain with it; when two
// are left, their chains are one, from the result through the cell back to the result. (Where such
// a chain is not followed to its end, since it meets a contradiction before, that is a chain from
// its start back to itself, and shorter.)
//
// It does not hold of what rests on uniqueness, since a rectangle can be spoiled, nor of house
// chains, which are looked for only while the first cell of the house has three candidates.
#pragma once

#include "logic/finder.h"

namespace dokushin::logic {

/// How long chains may be, counted in candidates, both ends among them; 0: none.
struct ChainLengths {
    unsigned within_houses = 0; ///< of one digit
    unsigned any = 0;
    unsigned in_cells = 0; ///< those from all candidates of a cell, together

    friend bool operator==(const ChainLengths &, const ChainLengths &) = default;
};

/// Takes all steps of the techniques from last_digit, with which come hidden singles of boxes,
/// to `hardest`, which is xyz_wing or before it. Tells whether a digit was placed. Cost: some
/// passes over the houses.
bool close(Position &position, Technique hardest, LookedAt &looked_at);

/// A position that only serves to see how far they lead.
class SolvingTrial {
  public:
    /// What comes is another puzzle.
    void clear() { is_new_ = true; }

    /// Would these, all subsets, fish of up to four lines, XY- and XYZ-wings and chains of up to
    /// these lengths solve it? What was found out of a position before, from which this one came
    /// by steps, is not looked for again.
    [[nodiscard]] bool solves(const Position &position, ChainLengths lengths);

    /// How far they led the last time.
    [[nodiscard]] const Position &reached() const { return *trial_; }

  private:
    std::optional<Position> trial_; ///< with all that follows
    LookedAt looked_at_;
    bool is_new_ = true;
    std::uint32_t ended_at_ = 0; ///< its clock when nothing more followed, ...
    ChainLengths ended_with_;    ///< ... with these chains
};

} // namespace dokushin::logic
