// Steps in English.
#include "logic/tell/phrases.h"

namespace dokushin::logic {
namespace {

using T = Technique;

std::string_view sentence(Technique technique) {
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
        return "Without {extras} in {extra} every open cell would have two candidates, which "
               "makes two solutions. So one of them is {extras}: {result}.";
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
    case T::x_chain:
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
    }
    return {};
}

} // namespace

const Phrases english{
    .houses = {"row {}", "column {}", "box {}", "region {}", "diagonal {}", "window {}",
               "disjoint group {}", "the centre dots"},
    .list_comma = ", ",
    .list_and = " and ",
    .sentences = sentence,
    .look_at = "Look at {house}.",
    .look_at_cells = "Look at {cells}.",
    .look_for = "Look at the candidates of {digits}.",
    .branch_if = "If {start}:",
    .link_from = "  ({n}) {parents} → {link} ({why})",
    .assumed = "assumed",
    .cell_full = "a cell holds one digit",
    .house_full = "{house} holds it once",
    .last_in_cell = "the last candidate of the cell",
    .last_in_house = "the last place in {house}",
    .by_technique = "by a {technique}",
    .by_nested = "by a nested {technique}",
};

} // namespace dokushin::logic
