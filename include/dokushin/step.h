// A step is one found instance of a technique, as a plain value: the conclusions and the evidence.
// Words (tell.h), pictures (draw.h) and ratings (rate.h) are made from it.
#pragma once

#include <dokushin/technique.h>
#include <dokushin/vocabulary.h>

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <vector>

namespace [[gnu::visibility("default")]] dokushin {

/// The reason why a candidate of a chain is true or false.
enum class Because : std::uint8_t {
    assumed,       ///< what the chain starts from
    cell,          ///< a cell holds one digit
    house,         ///< a house holds a digit once
    rule,          ///< a rule that is no house leaves the candidate no room, or no other
    almost_locked, ///< an almost locked set that lost a digit holds all others
    advanced,      ///< a technique, a nested chain, or a sum of houses and cages (in Step::nested)
};

/// The position of a rule in Shape::constraints().
using RuleIndex = std::uint16_t;

/// A ChainLink is a candidate that is true or false because earlier links are.
struct ChainLink {
    Candidate candidate;
    bool on = false; ///< the candidate is true; else it is false
    Because because = Because::assumed;
    HouseIndex house = 0;      ///< with Because::house
    RuleIndex rule = 0;        ///< with Because::rule
    Technique technique{};     ///< with Because::advanced
    int nested = -1;           ///< index of a nested chain or sum in Step::nested, or −1
    std::vector<Cell> group{}; ///< the cells of a grouped link: one of them has the digit
    std::vector<Cell> set{};   ///< with Because::almost_locked: its cells
    std::vector<std::uint32_t> parents{}; ///< positions of earlier links of the same chain
};

/// A chain leads from an assumption, link by link, to its last link, the conclusion.
struct Chain {
    std::vector<ChainLink> links;
};

/// A role states what a part of a pattern is. Sentences, drawings and lists of a step depend on the
/// roles alone, not on the technique.
enum class Role : std::uint8_t {
    place,             ///< a cell that the conclusion is about, its digit, the house that shows it
    set,               ///< cells that hold these digits between them
    aligned,           ///< cells with a candidate that is in no combination of theirs
    base,              ///< the places of a digit in the base houses; the base cells of an exocet
    cover,             ///< the houses that cover the base, or in which strong links meet
    fin,               ///< places in the base houses outside of the covers
    pivot,             ///< the cell from which a wing is seen; the target of a mirror node
    pincer,            ///< a wing's cells, one of which holds the common digit; a mirror node
    common,            ///< the digit that one of a wing's cells must hold; digits of an exocet
    strong_link,       ///< the two places of a digit in a house
    link_end,          ///< the places at one end of a strong link
    target,            ///< the cells, digits or houses that the pattern leads to
    color_a,           ///< the cells of a cluster in one colour
    color_b,           ///< those in the opposite colour
    cell_a,            ///< a cell with its candidates in one colour, in a cluster of several digits
    cell_b,            ///< a cell with its candidates in the opposite colour
    deadly_pattern,    ///< all cells of a rectangle or loop in which digits could be exchanged
    roof,              ///< cells whose further candidates must prevent the exchange, and these
    naked_set,         ///< cells that are a naked set together with the roof
    hidden_set,        ///< cells that are a hidden set together with the roof
    crossing,          ///< cells in which a line and a box cross
    line_set,          ///< further cells of the line, with their digits
    box_set,           ///< further cells of the box, with their digits
    almost_locked_set, ///< N cells of a house that hold N + 1 digits
    bivalue,           ///< a cell of two candidates that is linked to a set
    restricted_common, ///< a digit that only one of two sets can hold
    stem,              ///< a cell whose candidates each lock a petal
    petal,             ///< an almost locked set that loses a digit to the stem
    loop_pair,         ///< cells of a line and box that share digits with the pairs beside
    truth,             ///< cells that are filled each, where the houses cross
    link,              ///< a house that holds a digit once, and its places in truths or lines
    chain,             ///< cells and digits that the step's chain runs through
    start,             ///< what the step's chains start from
    rule,              ///< rules that are no houses: their cells and total, the sets left to a cage
    unit,              ///< the houses whose digits have a known total
    innie,             ///< the cells of these houses that no cage of the sum covers
    outie,             ///< the cells of the sum's cages that lie outside of these houses
    limit,             ///< a cell whose candidates a step by a rule needs; one without cells: none
                       ///< is needed; no such part: all are
};

/// "base", "almost-locked-set", …
[[nodiscard]] std::string_view name(Role role);

/// A part of a pattern. Members that its role has no use for are empty.
struct Part {
    Role role{};
    std::vector<Cell> cells{}; ///< in the order of the sentence
    DigitSet digits{};
    std::vector<HouseIndex> houses{};
    std::vector<RuleIndex> rules{};
    std::vector<DigitSet> combinations{}; ///< the sets of digits that the cells of a cage may hold
    int total = 0;                        ///< of digits, which count from 1

    friend bool operator==(const Part &, const Part &) = default;
};

/// A step is one found instance of a technique. It does not change once it is found.
struct Step {
    Technique technique = Technique::last_digit;
    std::vector<Candidate> placements;
    std::vector<Candidate> eliminations; ///< ascending by cell, then digit

    std::vector<Part> parts; ///< the evidence, in the order of the sentence
    std::vector<Chain> chains;
    /// Chains within the chains, sums on which links rest, or the two patterns of a joint step.
    std::vector<Step> nested;

    /// Counts the lines of a fish, the cells of a loop or of bent sets, the digits of the set of a
    /// type 3, the almost locked sets, the links of an alternating chain, the truths of
    /// multi-sector locked sets, or the variables of an OR-k whip.
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
