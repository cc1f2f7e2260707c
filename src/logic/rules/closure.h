// What the easy techniques give together, whatever their order.
//
// From last digits to XYZ-wings, on boards of plain boxes, nothing is lost by waiting: whatever is
// eliminated in between, what a step would have eliminated can still be eliminated by one that is
// no harder. What is left of its pattern is the pattern of an easier step. (A naked triple of which
// one cell has lost two digits is a naked single and a pair; in a house with too few open cells,
// the rest is hidden.) So the position in which none of them finds anything is one, in whatever
// order they are taken, and can be reached by taking all that are found at once.
//
// The same holds of quads, jellyfish, chains from a candidate back to itself, since a link whose
// end was eliminated has become a fact, and a fact shortens the chain; and of chains from all
// candidates of a cell to one result. Of these a candidate may go, and its chain with it; when two
// are left, their chains are one, from the result through the cell back to the result. (Where such
// a chain is not followed to its end, since it meets a contradiction before, that is a chain from
// its start back to itself, and shorter.)
//
// It does not hold of what rests on uniqueness, since a rectangle can be spoiled, nor of house
// chains, which are looked for only while the first cell of the house has three candidates.
#pragma once

#include "logic/steps/step_taker.h"
#include "logic/steps/technique_set.h"

#include <algorithm>

namespace dokushin::logic {

/// How long chains may be, counted in candidates, both ends among them; 0: none.
struct ChainLengths {
    unsigned within_houses = 0; ///< of one digit
    unsigned any = 0;
    unsigned in_cells = 0; ///< those from all candidates of a cell, together

    friend bool operator==(const ChainLengths &, const ChainLengths &) = default;
};

/// The easy techniques in the order in which Sudoku Explainer tries them, hidden singles of boxes
/// before those of lines, as it rates them. They are no Technique, which has one hidden
/// single and, between the others, rectangles and loops.
enum class Easy : std::uint8_t {
    last_digit,
    box_single,
    line_single,
    direct_pointing,
    direct_claiming,
    direct_hidden_pair,
    naked_single,
    direct_hidden_triple,
    pointing,
    claiming,
    naked_pair,
    x_wing,
    hidden_pair,
    naked_triple,
    swordfish,
    hidden_triple,
    xy_wing,
    xyz_wing,
    naked_quad, ///< from here on what a path meets only behind steps that rest on uniqueness
    jellyfish,
    hidden_quad,
    none,
};
[[nodiscard]] Technique technique_of(Easy level);
[[nodiscard]] TechniqueSet techniques_up_to(Easy level);

/// What a path that takes the easiest step each time meets.
struct Ascent {
    Easy hardest = Easy::none; ///< none: no step was taken
    Easy pearl = Easy::none;   ///< the hardest up to the first digit placed
    Easy diamond = Easy::none; ///< the first

    void note(Easy level, bool placed) {
        hardest = hardest == Easy::none ? level : std::max(hardest, level);
        diamond = diamond == Easy::none ? hardest : diamond;
        pearl = placed && pearl == Easy::none ? hardest : pearl;
    }
};

/// When to end an ascent before its end.
struct AscentLimits {
    Easy too_hard = Easy::none; ///< with the first step of this level or above
    Deadline deadline{};
};

/// Takes all steps up to `last`, the easiest first, and those of one level at once. Goes on from
/// what is noted in `ascent`. False: one of the limits was met. Cost: some passes over the houses
/// for each level.
bool ascend(Position &position, NothingFound &nothing_found, Easy last, const AscentLimits &limits,
            Ascent &ascent);

/// Takes all steps up to `last` in whatever order costs least.
void close(Position &position, NothingFound &nothing_found, Easy last);

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
    NothingFound nothing_found_;
    bool is_new_ = true;
    std::uint32_t ended_at_ = 0; ///< its clock when nothing more followed, ...
    ChainLengths ended_with_;    ///< ... with these chains
};

} // namespace dokushin::logic
