// The type of a technique's row: its names, its sentence, and what a walk has to know of it.
//
// Names in Japanese and Chinese are those that the players' sites of each language use. Sentences
// have names for the parts of a step, which logic/tell/phrases.h lists.
#pragma once

#include "logic/finders/finders.h"
#include "logic/steps/technique_set.h"

#include <dokushin/language.h>

#include <string_view>

namespace dokushin::logic {

/// Words hold a text in each language.
struct Words {
    std::string_view english;
    std::string_view japanese;
    std::string_view chinese;

    [[nodiscard]] constexpr std::string_view in(Language language) const {
        return language == Language::japanese  ? japanese
               : language == Language::chinese ? chinese
                                               : english;
    }
};

/// look() names the step's first house, the box of its first cell, or its digits.
enum class LookAt : std::uint8_t { house, box, digits };

/// HoDoKu eliminates a step's candidates in this order, on which depends which singles arise first.
enum class EliminationOrder : std::uint8_t { by_cell, line_first, by_digit };

struct TechniqueTraits {
    /// It is right only in puzzles with one solution.
    bool needs_unique = false;
    /// It is looked for on boards up to this side. Exocets and SK-loops are patterns
    /// of the usual board; sets of cells are compared on up to 256 of them (cell_bits.h); chains
    /// keep what each candidate leads to (loops_and_chains.cpp, forcing_chains.cpp).
    unsigned largest_side = max_side;
    LookAt look_at = LookAt::house;
    EliminationOrder eliminated = EliminationOrder::by_cell;
    /// This finder looks for it by name, unless an order has it (order.cpp).
    Finder find = nullptr;
};

struct TechniqueRow {
    Technique technique{};
    std::string_view key; ///< for options and JSON
    std::string_view english;
    std::string_view japanese;
    std::string_view chinese;
    Words sentence;
    TechniqueTraits traits{};

    [[nodiscard]] constexpr Words name() const { return {english, japanese, chinese}; }
};

} // namespace dokushin::logic

namespace dokushin::logic::rows {

using T = Technique;

/// CellBits hold the cells of boards of up to 16×16.
inline constexpr unsigned up_to_16 = 16;

/// A technique that is in no order is looked for by name only.
constexpr TechniqueTraits by_name(Finder find, LookAt look_at = LookAt::house) {
    return {.largest_side = up_to_16, .look_at = look_at, .find = find};
}

} // namespace dokushin::logic::rows
