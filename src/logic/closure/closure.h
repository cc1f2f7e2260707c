// The closure of a position under the easy techniques does not depend on their order.
//
// From last digits to XYZ-wings, on boards of plain boxes, a step that waits is not lost: after any
// other eliminations, what it would have eliminated can still be eliminated by a step that is no
// harder, since the rest of its pattern is the pattern of an easier step. (A naked triple of which
// one cell has lost two digits is a naked single and a pair; in a house with too few open cells,
// the rest is a hidden set.) So there is only one position in which none of them finds anything,
// and it is reached by applying all steps that are found at once.
//
// The same holds for quads and jellyfish; for chains from a candidate back to itself, since a link
// whose end was eliminated has become a fact, and a fact shortens the chain; and for chains from
// all candidates of a cell to one conclusion. If one of these candidates is eliminated, its chain
// is not needed any more; when two are left, their chains are one, from the conclusion through the
// cell back to the conclusion. (A chain that meets a contradiction before its end is a shorter
// chain from its start back to itself.)
//
// It does not hold for techniques that rest on uniqueness, since eliminations can destroy a
// rectangle, nor for house chains, which are found only while the first cell of the house has three
// candidates.
#pragma once

#include "logic/steps/step_taker.h"
#include "logic/steps/technique_set.h"

#include <algorithm>
#include <cassert>

namespace dokushin::logic {

/// The greatest lengths of chains, in candidates including both ends; 0: no such chains.
struct ChainLengths {
    unsigned within_houses = 0; ///< chains of one digit
    unsigned any = 0;
    unsigned in_cells = 0; ///< all chains from the candidates of a cell together

    friend bool operator==(const ChainLengths &, const ChainLengths &) = default;
};

/// The easy techniques in the order in which Sudoku Explainer tries them, hidden singles of boxes
/// before those of lines, as it rates them. They are not Techniques: Technique has a single
/// hidden single, and rectangles and loops in between.
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
    naked_quad, ///< the order tries techniques that rest on uniqueness before this and the rest
    jellyfish,
    hidden_quad,
    none,
};
[[nodiscard]] Technique technique_of(Easy level);
[[nodiscard]] TechniqueSet techniques_up_to(Easy level);

/// The hardest techniques of a path that takes the easiest step each time.
struct Ascent {
    Easy hardest = Easy::none; ///< none: no step was taken
    Easy pearl = Easy::none;   ///< the hardest up to the first digit placed
    Easy diamond = Easy::none; ///< the first

    /// Adds a step of this level, which placed a digit or not.
    void note(Easy level, bool placed) {
        assert(level != Easy::none);
        hardest = hardest == Easy::none ? level : std::max(hardest, level);
        diamond = diamond == Easy::none ? hardest : diamond;
        pearl = placed && pearl == Easy::none ? hardest : pearl;
        assert(is_ok());
    }

    /// True if the first step is no harder than the pearl, and this no harder than the hardest.
    [[nodiscard]] bool is_ok() const {
        const auto up_to = [](Easy level, Easy most) {
            return level == Easy::none || (most != Easy::none && level <= most);
        };
        return up_to(diamond, hardest) && up_to(pearl, hardest) &&
               (pearl == Easy::none || up_to(diamond, pearl));
    }
};

/// The limits at which an ascent ends early.
struct AscentLimits {
    Easy too_hard = Easy::none; ///< it ends with the first step of this level or above
    Deadline deadline{};
};

/// Applies all steps of levels up to `last`, the easiest first and those of one level at once, and
/// notes their levels in `ascent`. Returns false if it met one of the limits. Cost: some passes
/// over the houses for each level.
bool ascend(Position &position, NothingFound &nothing_found, Easy last, const AscentLimits &limits,
            Ascent &ascent);

/// Applies all steps of levels up to `last` in the order that costs least.
void close(Position &position, NothingFound &nothing_found, Easy last);

/// A SolvingTrial applies easy steps and chains to a copy of a position, to see whether they solve
/// it.
class SolvingTrial {
  public:
    /// Begins a new puzzle.
    void clear() { is_new_ = true; }

    /// True if all subsets, fish of up to four lines, XY- and XYZ-wings and chains of up to these
    /// lengths solve the position. It must be the same puzzle's as before, and later: the copy
    /// keeps what followed then.
    [[nodiscard]] bool solves(const Position &position, ChainLengths lengths);

    /// Returns the position that the last call of solves() reached.
    [[nodiscard]] const Position &reached() const {
        assert(trial_);
        return *trial_;
    }

  private:
    std::optional<Position> trial_; ///< with all conclusions so far
    NothingFound nothing_found_;
    bool is_new_ = true;
    std::uint32_t ended_at_ = 0; ///< the copy's clock when nothing more followed
    ChainLengths ended_with_;    ///< from chains of these lengths
};

} // namespace dokushin::logic
