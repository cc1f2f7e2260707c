// What the easy techniques give together, whatever their order.
//
// From last digits to XYZ-wings, on boards of plain boxes, a step that can be taken can be
// taken later as well: other steps that come between strike more of its pattern, and what is
// left of it is the pattern of an easier step that strikes the same. (A naked triple of which
// one cell has lost two digits is a naked single and a pair; in a house with too few open
// cells, what is left over is hidden.) So the position in which none of them finds
// anything is one, in whatever order they are taken, and can be reached by taking all that are
// found at once. The same holds of quads, jellyfish, and chains from a candidate back to itself:
// a link whose end was struck has become a fact, and a fact shortens the chain.
//
// It holds of nothing that rests on uniqueness (a rectangle can be spoiled), nor on which of
// several steps is taken.
#pragma once

#include "logic/finder.h"

namespace dokushin::logic {

/// Where the above was looked into: rows, columns and boxes, nothing else.
[[nodiscard]] bool has_plain_boxes(const Shape &shape);

/// How long chains may be, counted in candidates, both ends among them; 0: none.
struct ChainLengths {
    unsigned within_houses = 0; ///< of one digit
    unsigned any = 0;
    unsigned in_cells = 0; ///< those from all candidates of a cell, together
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

  private:
    std::optional<Position> trial_; ///< with all that follows
    LookedAt looked_at_;
    bool is_new_ = true;
};

} // namespace dokushin::logic
