// Phrases are the texts of a language that all techniques share: the names of houses, the look, and
// the reasons of chain links. The sentence of a technique is in its row (logic/techniques). Phrases
// and sentences have placeholders for the parts of a step, which tell.cpp fills in:
//
//   {cell} {cells} {digits} {house} {other} {third}    of the pattern
//   {groups}                                           "r1c1, r1c2 (1 5 9); r4c4 (5 9)"
//   {result}                                           "r1c3 = 5; r4c4 ≠ 2 7"
//   {roof}                                             cells of the parts with that role (step.h)
//   {fin:one}                                          "r5c5", or "one of r5c5 and r5c6"
//   {roof:digits} {base:houses}                        their digits, their houses
//   {base:some}                                        of more than six cells two and the last
//   {link:links}                                       "1 in row 3; 2 in rows 5 and 6"
//   {common:each}                                      "1/4, 1/7 and 4/7": part by part
//   {roof+naked-set}                                   of the parts with one of these roles
//   {size}                                             Step::size
//   {counted}                                          how often areas hold a digit
//   {pattern}                                          the name of an OR relation's pattern
//
// of steps by rules that are no houses:
//
//   {rule} {reason}            "cage of 15 at r1c1 and r1c2", and what it demands
//   {combinations}             "1+2+9, 1+3+8 and 1+4+7": the sets of digits left to its cells
//   {combination}              "1+2+9, 1+3+8 or 1+4+7"
//   {choices}                  each cage with its combinations: "6+9 or 7+8 for the cage of 15"
//   {unit:total} {rule:total}  totals of the parts with that role
//   {conclusion}               outies less innies, and the result: "r4c5 - r3c7 = 3: r3c7 = 1"
//   {impossible}               what a contradiction leaves without a digit, place or filling
//   {truth}                    a cell, or digits in a house or rule, one candidate of which is true
//   {limits}                   the cells that exclude others by the rule: "As r1c1 = 5, "
#pragma once

#include <dokushin/tell.h>

#include <array>

namespace dokushin::logic {

struct Phrases {
    /// The names of houses by HouseKind: "row {}".
    std::array<std::string_view, 8> houses;
    std::array<std::string_view, 8> several_houses; ///< "rows {}"
    std::string_view ordinal_comma;                 ///< between the ordinals of several houses
    std::string_view ordinal_and;                   ///< before the last of them
    std::string_view kinds_and; ///< before the last kind: "rows 1 and 2 and column 3"

    std::string_view list_comma;   ///< between cells, digits
    std::string_view list_and;     ///< before the last of two or more
    std::string_view list_or;      ///< before the last of two or more combinations
    std::string_view list_results; ///< between the conclusions of a step
    std::string_view one_of;       ///< of several cells: "one of {}"

    // Areas that hold a digit equally often: {digits} {n}.
    std::string_view areas_with;    ///< n times
    std::string_view areas_without; ///< never

    std::string_view colon;           ///< between an equation and its result
    std::string_view choice;          ///< {which} {combination}
    std::string_view choices;         ///< between choices
    std::string_view choices_and;     ///< before the last of them
    std::string_view rest_at;         ///< {cells} {n}
    std::string_view rule_at;         ///< {name} {cells}
    std::string_view digits_in_house; ///< {digits} {where}
    std::string_view digits_in_rule;  ///< the same
    std::string_view no_digit;        ///< a contradiction: {cell}
    std::string_view no_place;        ///< {house} {digits}
    std::string_view no_guardian;     ///< all guardians are false
    std::string_view no_filling;      ///< {rule}

    // What excludes candidates by a rule: the conclusion follows.
    std::string_view by_limits;       ///< {limits}
    std::string_view by_rule_alone;   ///< whatever its other cells hold
    std::string_view by_all_left;     ///< however its cells are filled
    std::string_view limited_to;      ///< {cell} {digits}
    std::string_view limited_without; ///< {cell} {digits}
    std::string_view without_last;    ///< before the last of these digits
    std::string_view limits_comma;    ///< between limits
    std::string_view limits_last;     ///< before the last of them

    // The look, without the conclusion.
    std::string_view look_at;      ///< {house}
    std::string_view look_at_rule; ///< {rule}
    std::string_view look_for;     ///< {digits}

    // Chains: {n} numbers the links.
    std::string_view branch_if;     ///< {start}
    std::string_view link_from;     ///< {n} {parents} {link} {why}
    std::string_view assumed;       ///< why
    std::string_view cell_full;     ///< why off: the cell holds another digit
    std::string_view house_full;    ///< why off: {house} has the digit already
    std::string_view last_in_cell;  ///< why on
    std::string_view last_in_house; ///< why on: {house}
    std::string_view by_rule;       ///< why off: {rule}
    std::string_view last_by_rule;  ///< why on: {rule}
    std::string_view almost_locked; ///< why on: a set that lost one digit holds the rest
    std::string_view by_technique;  ///< why: {technique}
    std::string_view by_nested;     ///< why: {technique}
};

/// Returns the wording's alphabet if it is for boards of this side, else the usual one.
[[nodiscard]] inline Alphabet alphabet_of(const Wording &wording, const Shape &shape) {
    const bool fits = wording.alphabet && wording.alphabet->side() == shape.side();
    return fits ? *wording.alphabet : Alphabet::usual(shape);
}

[[nodiscard]] const Phrases &phrases_of(Language language);

} // namespace dokushin::logic
