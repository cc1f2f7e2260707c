// The techniques with their names, what each requires, and the orders in which they are tried.
#pragma once

#include <dokushin/language.h>

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace [[gnu::visibility("default")]] dokushin {

/// A technique is a named pattern. First come those of Sudoku Explainer 1.2.1, in the order in
/// which it tries them, then further ones of HoDoKu and of players, SukakuExplainer's own, and
/// later additions. The names of sets and fish state their size. Techniques that are not Sudoku
/// Explainer's are found on boards of up to 16×16.
enum class Technique : std::uint8_t {
    last_digit,    ///< the only open cell of a house
    hidden_single, ///< a digit with one place in a house
    direct_pointing,
    direct_claiming,
    direct_hidden_pair,
    naked_single, ///< a cell with one candidate
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
    unique_rectangle_1,
    unique_rectangle_2,
    unique_rectangle_3,
    unique_rectangle_4,
    unique_loop_1,
    unique_loop_2,
    unique_loop_3,
    unique_loop_4,
    naked_quad,
    jellyfish,
    hidden_quad,
    bug_1,
    bug_2,
    bug_3,
    bug_4,
    aligned_pair_exclusion,
    x_cycle,
    y_cycle,
    xy_cycle,
    forcing_x_chain,
    forcing_chain,
    aligned_triple_exclusion,
    nishio,
    cell_forcing_chains,
    house_forcing_chains,
    dynamic_contradiction,
    dynamic_double,
    dynamic_cell,
    dynamic_house,

    locked_pair,   ///< a naked pair in a box and a line at once
    locked_triple, ///< a naked triple in a box and a line at once
    squirmbag,     ///< basic fish of five lines, six, seven
    whale,
    leviathan,
    // Each kind of fish has the sizes 2 to 7.
    finned_x_wing,
    finned_swordfish,
    finned_jellyfish,
    finned_squirmbag,
    finned_whale,
    finned_leviathan,
    sashimi_x_wing, ///< finned, and without its fins some base has one place or none
    sashimi_swordfish,
    sashimi_jellyfish,
    sashimi_squirmbag,
    sashimi_whale,
    sashimi_leviathan,
    franken_x_wing, ///< boxes among the lines of one direction
    franken_swordfish,
    franken_jellyfish,
    franken_squirmbag,
    franken_whale,
    franken_leviathan,
    finned_franken_x_wing,
    finned_franken_swordfish,
    finned_franken_jellyfish,
    finned_franken_squirmbag,
    finned_franken_whale,
    finned_franken_leviathan,
    mutant_x_wing, ///< houses of any kind
    mutant_swordfish,
    mutant_jellyfish,
    mutant_squirmbag,
    mutant_whale,
    mutant_leviathan,
    finned_mutant_x_wing,
    finned_mutant_swordfish,
    finned_mutant_jellyfish,
    finned_mutant_squirmbag,
    finned_mutant_whale,
    finned_mutant_leviathan,
    skyscraper, ///< two strong links of a digit in parallel lines
    two_string_kite,
    turbot_fish,
    empty_rectangle,
    w_wing,
    wxyz_wing,
    vwxyz_wing,
    simple_colors_trap,
    simple_colors_wrap,
    multi_colors_1,
    multi_colors_2,
    medusa,
    unique_rectangle_5,
    unique_rectangle_6,
    hidden_rectangle,
    avoidable_rectangle_1,
    avoidable_rectangle_2,
    extended_rectangle,
    remote_pair,
    x_chain,  ///< one digit, from a strong link to a strong link
    xy_chain, ///< cells of two candidates
    continuous_nice_loop,
    discontinuous_nice_loop,
    aic, ///< alternating inference chain
    grouped_continuous_nice_loop,
    grouped_discontinuous_nice_loop,
    grouped_aic,
    als_xz, ///< almost locked sets
    als_xy_wing,
    als_chain,
    death_blossom,
    sue_de_coq,
    junior_exocet,
    sk_loop, ///< also of six crosses
    template_set,
    template_delete,
    trial_and_error, ///< no reasoning: a digit of the solution

    // Further techniques of SukakuExplainer.
    two_strong_links, ///< skyscrapers, kites, turbot fish, and such chains with grouped links
    three_strong_links,
    four_strong_links,
    set_wxyz_wing, ///< an almost locked set, and a cell of two candidates linked to it
    set_vwxyz_wing,
    set_uvwxyz_wing,
    set_tuvwxyz_wing,

    // Two patterns that share their start, joined in one step; and fish with chains.
    dual_two_string_kite, ///< two kites with the same weak link in a box
    dual_empty_rectangle, ///< two empty rectangles in the same box
    siamese_fish,         ///< two finned fish with the same bases
    siamese_franken_fish,
    siamese_mutant_fish,
    kraken_fish_1, ///< a chain from each fin eliminates what the fish eliminates
    kraken_fish_2, ///< chains from each fin and each place in a cover agree

    // Techniques of boards with rules that are no houses.
    cage_hidden_single, ///< a digit of all combinations of a cage with one cell there
    cage_combinations,  ///< candidates in no combination of a cage
    cage_arrangements,  ///< candidates of no arrangement of a cage's combinations
    cages_in_house,     ///< combinations that other cages of the same house exclude
    cage_locked,        ///< a digit of all combinations of a cage, seen from outside
    comparison_rule,    ///< what a rule leaves that compares neighbours
    line_rule,          ///< what a rule leaves that orders or repeats the digits of a line
    counting_rule,      ///< what a rule leaves that lists, counts or indexes digits
    sum_rule,           ///< what a rule leaves that adds digits up
    outside_rule,       ///< what a clue beside a row or column leaves
    innies,             ///< the total of houses less that of the cages within them
    outies,             ///< the total of cages less that of the houses that they cover
    innies_and_outies,  ///< both at once
    rule_contradiction, ///< singles and rules lead from a candidate to something impossible
    cage_comparison,    ///< what is left where two cages that see each other are filled together
    combined_sums,      ///< what is left where a large sum of houses and cages, or two, are filled
    rule_pointing,      ///< all places of a digit, or digits of a cell, exclude the same candidate
    set_equivalence,    ///< two areas that hold the same digits, since as many houses do
    tridagon,    ///< three digits in twelve cells of four boxes, which contradict each other alone
    broken_wing, ///< an odd loop of places of a digit, with guardians
    bivalue_oddagon, ///< an odd loop of cells with the same two candidates, with guardians
    bug_lite,        ///< cells of two candidates in which each house has each digit twice
    fireworks, ///< three digits of a row and a column, each once outside the box where they cross
    multi_sector_locked_sets, ///< cells where lines cross, with as many digits of houses as cells
    or_whip, ///< placements that leave no candidate, by the guardians of a pattern among others
    senior_exocet,        ///< an exocet with a target outside of the band of its base
    franken_exocet,       ///< an exocet in which a box holds a digit once
    exocet_locked_digits, ///< digits that must be in the base of an exocet
    exocet_pairs,         ///< pairs of digits that the lines across an exocet can't hold together
    exocet_mirror,        ///< the cells in a target's box that hold the digit of the other target
    double_exocet,        ///< two exocets whose bases hold four digits
    exocet_target_pair,   ///< an exocet with two cells as a target, which have a digit besides
    impossible_pattern,   ///< cells that three digits can't fill, with guardians
    mug,                  ///< open cells, some of three digits, whose fillings can all be exchanged
    reverse_bug,          ///< solved and open cells in which two digits could be exchanged
    deadly_pattern,       ///< cells, solved ones among them, whose fillings can all be exchanged
    firework_quadruple,   ///< two fireworks each at opposite corners of a rectangle
    firework_pair,        ///< two fireworks, and an almost locked set that sees both of their ends
    firework_wing,        ///< two fireworks, and an almost locked set at each of their ends
};

/// The names of a technique, and what it requires.
struct TechniqueInfo {
    Technique technique;
    std::string_view key; ///< for options and JSON: "x-wing"
    std::string_view english;
    std::string_view japanese;
    std::string_view chinese;
    bool needs_unique = false; ///< right only in puzzles with one solution
};

[[nodiscard]] const TechniqueInfo &info(Technique technique);
/// Returns all techniques in the order of the enumeration.
[[nodiscard]] std::span<const TechniqueInfo> techniques();
[[nodiscard]] std::optional<Technique> technique_named(std::string_view key);

/// An order of techniques is the one in which a program tries them.
enum class Order : std::uint8_t {
    explainer, ///< the techniques of Sudoku Explainer 1.2.1
    hodoku,    ///< the techniques of HoDoKu 2.2 that are on by default, then trial and error
    sukaku,    ///< the techniques of SukakuExplainer 1.18.1 that are on by default
};

/// True if the technique is tried in that order; others can be found by name only.
[[nodiscard]] bool is_tried(Technique technique, Order order);

/// Returns the side of the largest board on which the technique is found; 64 if on all.
[[nodiscard]] unsigned largest_side(Technique technique);

/// Returns the technique's name in that language.
[[nodiscard]] std::string_view name(Technique technique, Language language);

} // namespace dokushin
