// The declarations of all finders, each with its file. Finders up to the dynamic chains find their
// instances in Sudoku Explainer's order, since its ratings depend on which of several is taken.
#pragma once

#include "logic/steps/step_taker.h"

namespace dokushin::logic {

bool find_singles(const Position &position, StepTaker &taker);         // basic/singles.cpp
bool find_naked_singles(const Position &position, StepTaker &taker);   // basic/singles.cpp
bool find_direct_locked(const Position &position, StepTaker &taker);   // basic/locked.cpp
bool find_locked(const Position &position, StepTaker &taker);          // basic/locked.cpp
bool find_locked_by_house(const Position &position, StepTaker &taker); // basic/locked.cpp
/// The least number of open cells of a house that is searched for a subset: twice the subset's
/// size, since with fewer there is a smaller subset of the other sort (naked, hidden), or any.
enum class MinOpen : std::uint8_t { twice_size, any };
template <unsigned Size, MinOpen Least>
bool find_naked_subsets(const Position &, StepTaker &); // basic/subsets.cpp
template <unsigned Size, MinOpen Least>
bool find_hidden_subsets(const Position &, StepTaker &); // basic/subsets.cpp
template <unsigned Size>
bool find_direct_hidden_subsets(const Position &, StepTaker &); // basic/subsets.cpp
template <unsigned Size, MinOpen Least = MinOpen::twice_size>
bool find_fish(const Position &, StepTaker &);                   // fish/fish.cpp
bool find_xy_wings(const Position &position, StepTaker &taker);  // wings/wings.cpp
bool find_xyz_wings(const Position &position, StepTaker &taker); // wings/wings.cpp
/// A reference program is one that a finder follows in its order and its limits: Sudoku
/// Explainer 1.2.1, or SukakuExplainer with its default settings.
enum class Reference : std::uint8_t { explainer, sukaku };
template <Reference Program>
bool find_unique_loops(const Position &, StepTaker &); // uniqueness/unique_loops.cpp
template <Reference Program> bool find_bug(const Position &, StepTaker &); // uniqueness/bug.cpp
bool find_aligned_pairs(const Position &position, StepTaker &taker);   // sets/aligned_exclusion.cpp
bool find_aligned_triples(const Position &position, StepTaker &taker); // sets/aligned_exclusion.cpp
bool find_chains(const Position &position, StepTaker &taker); // chains/loops_and_chains.cpp
bool find_nishio(const Position &position, StepTaker &taker); // chains/forcing_chains.cpp
bool find_multiple_chains(const Position &position, StepTaker &taker); // chains/forcing_chains.cpp
/// Finds dynamic chains; Nesting is their Step::nesting.
template <unsigned Nesting>
bool find_dynamic_chains(const Position &position, StepTaker &taker); // chains/forcing_chains.cpp

// SukakuExplainer's further techniques, in its order, on boards of up to 16×16.
/// Finds chains of `Size` strong links.
template <unsigned Size>
bool find_strong_link_chains(const Position &, StepTaker &); // one_digit/strong_link_chains.cpp
/// Finds wings with `Digits` digits.
template <unsigned Digits>
bool find_set_wings(const Position &, StepTaker &); // wings/set_wings.cpp

// Further techniques of players, on boards of up to 16×16.
template <unsigned Size>
bool find_locked_subsets(const Position &, StepTaker &); // basic/locked_subsets.cpp
/// Finds basic fish with and without fins.
template <unsigned Size>
bool find_finned_fish(const Position &, StepTaker &); // fish/finned_fish.cpp
template <unsigned Size>
bool find_franken_fish(const Position &, StepTaker &); // fish/finned_fish.cpp
template <unsigned Size>
bool find_mutant_fish(const Position &, StepTaker &); // fish/finned_fish.cpp
bool find_strong_link_pairs(const Position &position,
                            StepTaker &taker); // one_digit/strong_links.cpp
bool find_empty_rectangles(const Position &position,
                           StepTaker &taker);                  // one_digit/strong_links.cpp
bool find_w_wings(const Position &position, StepTaker &taker); // wings/w_wing.cpp
template <unsigned Size> bool find_bent_sets(const Position &, StepTaker &); // wings/bent_sets.cpp
bool find_simple_colors(const Position &position, StepTaker &taker); // one_digit/coloring.cpp
bool find_multi_colors(const Position &position, StepTaker &taker);  // one_digit/coloring.cpp
bool find_medusa(const Position &position, StepTaker &taker);        // one_digit/coloring.cpp
/// Finds unique rectangles of the types 1 to 6, hidden and avoidable ones.
bool find_rectangles(const Position &position, StepTaker &taker); // uniqueness/rectangles.cpp
bool find_extended_rectangles(const Position &position,
                              StepTaker &taker); // uniqueness/extended_rectangles.cpp
bool find_bug_lites(const Position &position, StepTaker &taker); // uniqueness/bug_lite.cpp
/// Finds MUGs, reverse BUGs or other deadly patterns.
template <Technique Kind>
bool find_deadly_sets(const Position &, StepTaker &);               // uniqueness/deadly_sets.cpp
bool find_remote_pairs(const Position &position, StepTaker &taker); // chains/remote_pairs.cpp
bool find_x_chains(const Position &position, StepTaker &taker);     // chains/alternating_chains.cpp
bool find_xy_chains(const Position &position, StepTaker &taker);    // chains/alternating_chains.cpp
bool find_nice_loops(const Position &position, StepTaker &taker);   // chains/alternating_chains.cpp
bool find_grouped_nice_loops(const Position &position,
                             StepTaker &taker); // chains/alternating_chains.cpp
/// Finds HoDoKu's forcing chains and nets; on boards for which it has no tables, Sudoku
/// Explainer's.
bool find_tabled_chains(const Position &position, StepTaker &taker);  // chains/tabled_forcing.cpp
bool find_tabled_nets(const Position &position, StepTaker &taker);    // chains/tabled_forcing.cpp
bool find_als_xz(const Position &position, StepTaker &taker);         // sets/als_chains.cpp
bool find_als_xy_wings(const Position &position, StepTaker &taker);   // sets/als_chains.cpp
bool find_als_chains(const Position &position, StepTaker &taker);     // sets/als_chains.cpp
bool find_death_blossoms(const Position &position, StepTaker &taker); // sets/death_blossom.cpp
bool find_sue_de_coqs(const Position &position, StepTaker &taker);    // sets/sue_de_coq.cpp
/// Finds junior, senior or franken exocets.
template <Technique Kind> bool find_exocets(const Position &, StepTaker &); // patterns/exocet.cpp
bool find_exocet_target_pairs(const Position &, StepTaker &);               // patterns/exocet.cpp
bool find_exocet_locked_digits(const Position &, StepTaker &);              // patterns/exocet.cpp
bool find_exocet_pairs(const Position &, StepTaker &);           // patterns/exocet_pairs.cpp
bool find_exocet_mirrors(const Position &, StepTaker &);         // patterns/exocet_mirrors.cpp
bool find_double_exocets(const Position &, StepTaker &);         // patterns/double_exocet.cpp
bool find_sk_loops(const Position &position, StepTaker &taker);  // patterns/sk_loop.cpp
bool find_tridagons(const Position &position, StepTaker &taker); // patterns/tridagon.cpp
bool find_impossible_patterns(const Position &, StepTaker &);    // patterns/impossible_pattern.cpp
bool find_broken_wings(const Position &position, StepTaker &taker); // patterns/odd_loops.cpp
bool find_bivalue_oddagons(const Position &, StepTaker &);          // patterns/odd_loops.cpp
bool find_fireworks(const Position &position, StepTaker &taker);    // patterns/fireworks.cpp
bool find_firework_quadruples(const Position &, StepTaker &);       // patterns/fireworks.cpp
template <Technique Kind>
bool find_firework_pairs(const Position &, StepTaker &);            // patterns/firework_pairs.cpp
bool find_or_whips(const Position &position, StepTaker &taker);     // patterns/or_whips.cpp
bool find_multi_sector_locked_sets(const Position &, StepTaker &);  // patterns/multi_sector.cpp
bool find_templates(const Position &position, StepTaker &taker);    // one_digit/templates.cpp
bool find_by_trial(const Position &position, StepTaker &taker);     // trial.cpp
bool find_dual_kites(const Position &position, StepTaker &taker);   // patterns/two_in_one.cpp
bool find_dual_empty_rectangles(const Position &, StepTaker &);     // patterns/two_in_one.cpp
bool find_siamese_fish(const Position &position, StepTaker &taker); // patterns/two_in_one.cpp
bool find_siamese_franken_fish(const Position &position,
                               StepTaker &taker); // patterns/two_in_one.cpp
bool find_siamese_mutant_fish(const Position &position,
                              StepTaker &taker);                   // patterns/two_in_one.cpp
bool find_kraken_fish(const Position &position, StepTaker &taker); // fish/kraken_fish.cpp

// Techniques of boards with rules that are no houses (constraint.h).
bool find_cages(const Position &position, StepTaker &taker);          // rules/cages.cpp
bool find_cages_in_house(const Position &position, StepTaker &taker); // rules/cages_in_house.cpp
bool find_by_rule(const Position &position, StepTaker &taker);        // rules/by_rule.cpp
bool find_cage_comparisons(const Position &position,
                           StepTaker &taker); // rules/cage_comparison.cpp
/// The sums of one house, or those of two to four together.
enum class SumOf : std::uint8_t { one_house, several_houses };
template <SumOf Which> bool find_house_sums(const Position &, StepTaker &); // rules/house_sums.cpp
bool find_combined_sums(const Position &position, StepTaker &taker);    // rules/combined_sums.cpp
bool find_rule_pointing(const Position &position, StepTaker &taker);    // rules/rule_pointing.cpp
bool find_set_equivalences(const Position &position, StepTaker &taker); // sets/set_equivalence.cpp
bool find_rule_contradictions(const Position &position,
                              StepTaker &taker); // rules/contradiction.cpp

} // namespace dokushin::logic
