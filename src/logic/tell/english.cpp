// Steps in English.
#include "logic/tell/phrases.h"

namespace dokushin::logic {
namespace {

using T = Technique;

std::string_view english_sentence(Technique technique) {
    switch (technique) {
    case T::last_digit:
        return "{cell} is the last open cell of {house}: {result}.";
    case T::hidden_single:
        return "In {house} there is one place left for {digits}: {result}.";
    case T::naked_single:
        return "{cell} has one candidate left: {result}.";
    case T::direct_pointing:
    case T::direct_claiming:
        return "In {house} all places for {digits} ({cells}) lie in {other}, so that {third} has "
               "one left: {result}.";
    case T::direct_hidden_pair:
    case T::direct_hidden_triple:
        return "In {house}, {digits} fit only {cells}, so that one place is left for another "
               "digit: {result}.";
    case T::pointing:
    case T::claiming:
        return "In {house} all places for {digits} ({cells}) lie in {other}, so it leaves the rest "
               "of {other}: {result}.";
    case T::naked_pair:
    case T::naked_triple:
    case T::naked_quad:
        return "{cells} hold only {digits} between them, so the other cells of {house} lose these: "
               "{result}.";
    case T::hidden_pair:
    case T::hidden_triple:
    case T::hidden_quad:
        return "In {house}, {digits} fit only {cells}, so these hold nothing else: {result}.";
    case T::x_wing:
    case T::swordfish:
    case T::jellyfish:
    case T::squirmbag:
    case T::whale:
    case T::leviathan:
    case T::franken_x_wing:
    case T::franken_swordfish:
    case T::franken_jellyfish:
    case T::franken_squirmbag:
    case T::franken_whale:
    case T::franken_leviathan:
    case T::mutant_x_wing:
    case T::mutant_swordfish:
    case T::mutant_jellyfish:
    case T::mutant_squirmbag:
    case T::mutant_whale:
    case T::mutant_leviathan:
        return "In {bases}, {digits} stands only in {covers}, so it leaves the rest of {covers}: "
               "{result}.";
    case T::xy_wing:
        return "Whatever {cell} is, one of {extra} is {extras}, so what sees both loses it: "
               "{result}.";
    case T::xyz_wing:
        return "One of {cells} is {extras}, so what sees them all loses it: {result}.";
    case T::unique_rectangle_1:
    case T::unique_loop_1:
        return "The puzzle has one solution. If {extra} held only {digits}, these could be "
               "exchanged in {cells}: {result}.";
    case T::unique_rectangle_2:
    case T::unique_loop_2:
        return "The puzzle has one solution. So that {digits} can't be exchanged in {cells}, one "
               "of {extra} is {extras}: {result}.";
    case T::unique_rectangle_3:
    case T::unique_loop_3:
        return "The puzzle has one solution. So that {digits} can't be exchanged in {cells}, the "
               "further candidates count as one cell: with {extra} they form a set of {extras} in "
               "{house}: {result}.";
    case T::unique_rectangle_4:
    case T::unique_loop_4:
        return "The puzzle has one solution. In {house}, {extras} must be in one of {extra}; so "
               "that {digits} can't be exchanged in {cells}, the other digit goes: {result}.";
    case T::bug_1:
        return "Without {extras} in {cell} every open cell would have two candidates and every "
               "digit two places, which makes two solutions: {result}.";
    case T::bug_2:
        return "Without {extras} in {extra} every open cell would have two candidates, which makes "
               "two solutions. So one of them is {extras}: {result}.";
    case T::bug_3:
        return "One of {extra} holds a digit of {extras}, else there were two solutions; with "
               "{cells} that is a set of {digits} in {house}: {result}.";
    case T::bug_4:
        return "One of {extra} is {digits}, and one holds a digit of {extras}, else there were two "
               "solutions; so neither holds anything else: {result}.";
    case T::aligned_pair_exclusion:
    case T::aligned_triple_exclusion:
        return "Of all combinations of candidates in {cells} only some leave each cell that sees "
               "them a candidate; none of these has: {result}.";
    case T::x_cycle:
    case T::y_cycle:
    case T::xy_cycle:
        return "A loop through {cells}: its candidates are true in turn, one way round or the "
               "other. What sees a pair of neighbours can go: {result}.";
    case T::forcing_x_chain:
    case T::forcing_chain:
        return "The assumption leads to its opposite: {result}.";
    case T::nishio:
    case T::dynamic_contradiction:
        return "The assumption makes a candidate both true and false: {result}.";
    case T::cell_forcing_chains:
    case T::dynamic_cell:
        return "Whichever digit {cell} is, the same follows: {result}.";
    case T::house_forcing_chains:
    case T::dynamic_house:
        return "Wherever {digits} stands in {house}, the same follows: {result}.";
    case T::dynamic_double:
        return "Whether {cell} is {digits} or not, the same follows: {result}.";
    case T::locked_pair:
    case T::locked_triple:
        return "{cells} hold only {digits} between them and lie in {house} as well as {other}, so "
               "both lose these elsewhere: {result}.";
    case T::finned_x_wing:
    case T::finned_swordfish:
    case T::finned_jellyfish:
    case T::finned_squirmbag:
    case T::finned_whale:
    case T::finned_leviathan:
    case T::sashimi_x_wing:
    case T::sashimi_swordfish:
    case T::sashimi_jellyfish:
    case T::sashimi_squirmbag:
    case T::sashimi_whale:
    case T::sashimi_leviathan:
    case T::finned_franken_x_wing:
    case T::finned_franken_swordfish:
    case T::finned_franken_jellyfish:
    case T::finned_franken_squirmbag:
    case T::finned_franken_whale:
    case T::finned_franken_leviathan:
    case T::finned_mutant_x_wing:
    case T::finned_mutant_swordfish:
    case T::finned_mutant_jellyfish:
    case T::finned_mutant_squirmbag:
    case T::finned_mutant_whale:
    case T::finned_mutant_leviathan:
        return "But for {extra}, {digits} stands in {bases} only where {covers} cross. Either that "
               "holds, or {one_extra} is {digits}; what goes in both cases: {result}.";
    case T::skyscraper:
    case T::two_string_kite:
    case T::turbot_fish:
        return "In {house} and in {other}, {digits} has two places each ({cells}), and the near "
               "ends see each other. So one of the far ends is {digits}, and what sees both loses "
               "it: {result}.";
    case T::empty_rectangle:
        return "In {house}, all places for {digits} ({cells}) lie in one row and one column; in "
               "{other} it fits only {extra}. Either way it can't stand where {third} sees the far "
               "end: {result}.";
    case T::w_wing:
        return "{cells} have the same two candidates. In {house}, {digits} fits only {extra}, so "
               "one of {cells} is not {digits} but {extras}: {result}.";
    case T::wxyz_wing:
    case T::vwxyz_wing:
        return "{cells} are as many cells as {digits} are digits, and all but {extras} can stand "
               "there once at most. So one of them is {extras}, and what sees all its places loses "
               "it: {result}.";
    case T::simple_colors_trap:
        return "{digits} goes either to {cells} or to {extra}; what sees one of each loses it: "
               "{result}.";
    case T::simple_colors_wrap:
        return "{digits} goes either to {cells} or to {extra}. Two of one colour see each other, "
               "so that colour is false: {result}.";
    case T::multi_colors_1:
        return "Two clusters of {digits}, each with two colours ({groups}). A colour of one sees a "
               "colour of the other, so one of their opposites is true; what sees both loses "
               "{digits}: {result}.";
    case T::multi_colors_2:
        return "Two clusters of {digits}, each with two colours ({groups}). A colour of one sees "
               "both colours of the other, one of which is true, so it is false: {result}.";
    case T::medusa:
        return "Candidates of {digits} in two colours, one of which is all true and the other all "
               "false ({groups}). What both strike goes, or a colour that contradicts itself: "
               "{result}.";
    case T::unique_rectangle_5:
        return "The puzzle has one solution. So that {digits} can't be exchanged in {cells}, one "
               "of {extra} is {extras}: {result}.";
    case T::unique_rectangle_6:
        return "The puzzle has one solution. {extras} stands in the rectangle {cells} only, in "
               "both lines; in {extra} it would let {digits} be exchanged: {result}.";
    case T::hidden_rectangle:
        return "The puzzle has one solution. In the row and the column of {extra}, {extras} stands "
               "in the rectangle {cells} only; the other of {digits} there would let the two be "
               "exchanged: {result}.";
    case T::avoidable_rectangle_1:
        return "The puzzle has one solution, and none of {cells} was given. With the fourth digit "
               "in {extra}, {digits} could be exchanged: {result}.";
    case T::avoidable_rectangle_2:
        return "The puzzle has one solution, and none of {cells} was given. So that {digits} can't "
               "be exchanged, one of {extra} is {extras}: {result}.";
    case T::extended_rectangle:
        return "The puzzle has one solution. If {cells} held only {digits}, their two lines could "
               "be exchanged; so {extra} holds another: {result}.";
    case T::remote_pair:
        return "{cells} hold {digits} in turn, so the ends hold one each, and what sees both ends "
               "loses both: {result}.";
    case T::x_chain:
    case T::xy_chain:
    case T::aic:
    case T::grouped_aic:
    case T::discontinuous_nice_loop:
    case T::grouped_discontinuous_nice_loop:
        return "If the first is false the last is true, so one of the two is; what is at odds with "
               "both goes: {result}.";
    case T::continuous_nice_loop:
    case T::grouped_continuous_nice_loop:
        return "The chain closes to a loop: of each two neighbours that can't both be true one is. "
               "What is at odds with both goes: {result}.";
    case T::als_xz:
    case T::als_xy_wing:
    case T::als_chain:
        return "Almost locked sets {groups}: neighbours share {extras}, which only one of the two "
               "can hold. So {digits} is bound to one of the ends: {result}.";
    case T::death_blossom:
        return "Whichever of {extras} {cell} is, one of the almost locked sets {groups} loses it "
               "and is locked. So {digits} is in one of them: {result}.";
    case T::sue_de_coq:
        return "{groups} are as many cells as digits ({digits}), and each digit can stand there "
               "once, in {house} or in {other}. So both lose elsewhere what is bound there: "
               "{result}.";
    case T::junior_exocet:
        return "{cells} hold two of {digits}. Outside the band, the three lines through the "
               "targets {extra} and the third cell beside the base hold each of these twice at "
               "most, so {extra} hold the same two: {result}.";
    case T::sk_loop:
        return "Sixteen cells in a loop ({groups}) share sixteen digits, in turn along a line and "
               "in a box. Each is used where it is shared: {result}.";
    case T::template_set:
        return "In all ways to place {digits} on the board, these cells have it: {result}.";
    case T::template_delete:
        return "In no way to place {digits} on the board has it one of these places: {result}.";
    case T::two_strong_links:
    case T::three_strong_links:
    case T::four_strong_links:
        return "In each of {bases}, {digits} lies at one end or the other ({groups}); in each of "
               "{covers}, the ends that meet there hold it once at most. So what sees both of the "
               "outer ends loses it, and where the links close a ring, what sees both of any two "
               "that meet: {result}.";
    case T::set_wxyz_wing:
    case T::set_vwxyz_wing:
    case T::set_uvwxyz_wing:
    case T::set_tuvwxyz_wing:
        return "The cells {groups}: only the first or the last of these groups can hold {extras}. "
               "So {digits} can't leave them both: {result}.";
    case T::dual_two_string_kite:
    case T::dual_empty_rectangle:
    case T::siamese_fish:
    case T::siamese_franken_fish:
    case T::siamese_mutant_fish:
        return "Two patterns of {digits} share what they start from. Each is right by itself, so "
               "what either of them strikes goes: {result}.";
    case T::kraken_fish_1:
        return "But for {extra}, {digits} stands in {bases} only where {covers} cross. Either that "
               "holds, which strikes the candidate, or {one_extra} is {digits}, and a chain from "
               "there strikes it, too: {result}.";
    case T::kraken_fish_2:
        return "But for {extra}, {digits} stands in {bases} only where {covers} cross. Either "
               "{one_extra} is {digits}, or {other} has it in {bases}. A chain from each of these "
               "places strikes the same: {result}.";
    case T::trial_and_error:
        return "No technique gets further: a digit of the solution, without reasoning: {result}.";
    }
    return {};
}

} // namespace

const Phrases english{
    .houses = {"row {}", "column {}", "box {}", "region {}", "diagonal {}", "window {}",
               "disjoint group {}", "the centre dots"},
    .list_comma = ", ",
    .list_and = " and ",
    .one_of = "one of {}",
    .sentences = english_sentence,
    .look_at = "Look at {house}.",
    .look_for = "Look at the candidates of {digits}.",
    .branch_if = "If {start}:",
    .link_from = "  ({n}) {parents} → {link} ({why})",
    .assumed = "assumed",
    .cell_full = "a cell holds one digit",
    .house_full = "{house} holds it once",
    .last_in_cell = "the last candidate of the cell",
    .last_in_house = "the last place in {house}",
    .almost_locked = "else {cells} have too few digits",
    .by_technique = "by a {technique}",
    .by_nested = "by a nested {technique}",
};

} // namespace dokushin::logic
