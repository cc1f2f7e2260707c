// A step: one found instance of a technique, as a plain value. It says what follows and on which
// evidence; words (tell.h), pictures (draw.h) and ratings (rate.h) are made from it.
#pragma once

#include <dokushin/technique.h>
#include <dokushin/vocabulary.h>

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <vector>

namespace [[gnu::visibility("default")]] dokushin {

/// Why a candidate of a chain is as it is.
enum class Because : std::uint8_t {
    assumed,       ///< what the chain starts from
    cell,          ///< a cell holds one digit
    house,         ///< a house holds a digit once
    almost_locked, ///< cells that are left with as many digits as they are
    advanced,      ///< a technique, or a nested chain, that works once others have gone
};

/// A link of a chain: a candidate that is true or false because others are.
struct ChainLink {
    Candidate candidate;
    bool on = false; ///< true, or eliminated
    Because because = Because::assumed;
    HouseIndex house = 0;               ///< with Because::house
    Technique technique{};              ///< with Because::advanced
    int nested = -1;                    ///< of a chain within the chain: position in Step::nested
    std::vector<Cell> group;            ///< all cells of a link of several: "one of them is"
    std::vector<Cell> set;              ///< with Because::almost_locked: its cells
    std::vector<std::uint32_t> parents; ///< positions of earlier links of the same chain
};

/// From an assumption, link by link, to what follows; the last one is the conclusion.
struct Chain {
    std::vector<ChainLink> links;
};

/// A role says what a part of a pattern is. Sentences, drawings and lists of a step depend on the
/// roles alone, not on the technique.
enum class Role : std::uint8_t {
    place,             ///< a cell that the conclusion is about, its digit, the house that shows it
    set,               ///< cells that hold these digits between them
    aligned,           ///< cells of which no combination is left for a candidate
    base,              ///< the places of a digit in the base houses; the base cells of an exocet
    cover,             ///< the houses that cover the base, or in which strong links meet
    fin,               ///< places in the base houses that no cover has
    pivot,             ///< the cell from which a wing is seen
    pincer,            ///< a wing's cells, one of which holds the common digit
    common,            ///< the digit that one of a wing's cells must hold
    strong_link,       ///< the two places of a digit in a house
    link_end,          ///< the places at one end of a strong link
    target,            ///< what the pattern leads to: cells, digits, a house
    color_a,           ///< the cells of a cluster in one colour
    color_b,           ///< those in the opposite colour
    cell_a,            ///< a cell with its candidates in one colour, in a cluster of several digits
    cell_b,            ///< the same in the opposite colour
    deadly_pattern,    ///< a rectangle or loop in which the two digits could be exchanged
    roof,              ///< cells with further candidates, which must prevent that, and these
    naked_set,         ///< cells that are a naked set together with the roof
    hidden_set,        ///< cells that are a hidden set together with the roof
    crossing,          ///< cells in which a line and a box cross
    line_set,          ///< cells of the line besides, with their digits
    box_set,           ///< cells of the box besides, with their digits
    almost_locked_set, ///< cells of a house with a digit more than they are
    bivalue,           ///< a cell of two candidates that is bound to a set
    restricted_common, ///< a digit that only one of two sets can hold
    stem,              ///< a cell whose candidates each lock a petal
    petal,             ///< an almost locked set that loses a digit to the stem
    loop_pair,         ///< cells of a line and box that share digits with the pairs beside
    chain,             ///< cells and digits that the step's chain runs through
    start,             ///< what the step's chains start from
};

/// "base", "almost-locked-set", …
[[nodiscard]] std::string_view name(Role role);

/// A part of a pattern; what its role has no use for is empty.
struct Part {
    Role role{};
    std::vector<Cell> cells{}; ///< in the order of the sentence
    DigitSet digits{};
    std::vector<HouseIndex> houses{};

    friend bool operator==(const Part &, const Part &) = default;
};

/// One found instance of a technique. Immutable by custom: nobody changes a step.
struct Step {
    Technique technique = Technique::last_digit;
    std::vector<Candidate> placements;
    std::vector<Candidate> eliminations; ///< ascending by cell, then digit

    std::vector<Part> parts; ///< the evidence, in the order of the sentence
    std::vector<Chain> chains;
    std::vector<Step> nested; ///< chains within the chains; two patterns that one step joins

    /// Counts the lines of a fish, the cells of a loop or of bent sets, the digits of the set of a
    /// type 3, the almost locked sets, or the links of an alternating chain.
    unsigned size = 0;
    /// Counts the candidates that a chain rests on, as Sudoku Explainer does, or the cells of all
    /// almost locked sets.
    unsigned complexity = 0;
    /// How deep dynamic chains are nested: 0 not at all; 1 with locked candidates, pairs and
    /// X-wings; 2 also with forcing chains; 3 also with cell and house chains; 4 to 7 instead with
    /// dynamic chains, themselves of nesting 0 to 3.
    unsigned nesting = 0;
};

/// Returns the first part that has this role, or null.
[[nodiscard]] inline const Part *part_of(const Step &step, Role role) {
    const auto found = std::ranges::find(step.parts, role, &Part::role);
    return found == step.parts.end() ? nullptr : &*found;
}

} // namespace dokushin
