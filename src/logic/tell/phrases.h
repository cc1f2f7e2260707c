// What a language needs to tell any step: a sentence for each technique with names for
// its parts, names of houses, and the reasons of chain links. The parts are filled in by
// tell.cpp, the same for all languages:
//
//   {cell} {cells} {digits} {house} {other} {third}    of the pattern
//   {bases} {covers}                                   of fish
//   {extra} {extras} {one_extra}                       further cells, further digits
//   {groups}                                           "r1c1, r1c2 (1 5 9); r4c4 (5 9)"
//   {result}                                           "r1c3 = 5; r4c4 ≠ 2 7"
#pragma once

#include <dokushin/tell.h>

#include <array>

namespace dokushin::logic {

struct Phrases {
    /// "row {}", by HouseKind.
    std::array<std::string_view, 8> houses;
    std::string_view list_comma; ///< between cells, houses
    std::string_view list_and;   ///< before the last of two or more
    std::string_view one_of;     ///< of several cells: "one of {}"
    std::string_view sentence(Technique technique) const { return sentences(technique); }
    std::string_view (*sentences)(Technique technique);

    // Where to look, without saying what for.
    std::string_view look_at;  ///< {house}
    std::string_view look_for; ///< {digits}

    // Chains: {n} numbers the links.
    std::string_view branch_if;     ///< {start}
    std::string_view link_from;     ///< {n} {parents} {link} {why}
    std::string_view assumed;       ///< why
    std::string_view cell_full;     ///< why off: the cell holds another digit
    std::string_view house_full;    ///< why off: {house} has the digit already
    std::string_view last_in_cell;  ///< why on
    std::string_view last_in_house; ///< why on: {house}
    std::string_view almost_locked; ///< why on: a set that loses one digit keeps the rest
    std::string_view by_technique;  ///< why: {technique}
    std::string_view by_nested;     ///< why: {technique}
};

/// The symbols that a wording asks for, where it has one for each digit of the board.
[[nodiscard]] inline Alphabet alphabet_of(const Wording &wording, const Shape &shape) {
    const bool fits = wording.alphabet && wording.alphabet->side() == shape.side();
    return fits ? *wording.alphabet : Alphabet::usual(shape.side());
}

extern const Phrases english;
extern const Phrases japanese;
extern const Phrases chinese;

} // namespace dokushin::logic
