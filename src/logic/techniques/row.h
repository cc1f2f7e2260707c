// A technique's row has its names, its sentence, and the traits that a walk reads.
//
// Japanese and Chinese names are those that players' sites in these languages use. Sentences have
// placeholders for the parts of a step, which logic/tell/phrases.h lists.
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

/// The answer of look(): the step's first house, the box of its first cell, its digits, or the
/// cells of its first rule.
enum class LookAt : std::uint8_t { house, box, digits, rule };

/// The order in which HoDoKu eliminates a step's candidates, on which depends which singles arise
/// first: by cell; those of the set's line before the others; by digit.
enum class EliminationOrder : std::uint8_t { by_cell, line_first, by_digit };

struct TechniqueTraits {
    /// The technique is right only in puzzles with one solution.
    bool needs_unique = false;
    /// The technique is found on boards up to this side. Exocets and SK-loops are patterns of the
    /// usual board; CellBits have room for 256 cells (cell_bits.h); the memory of chains grows with
    /// the square of the candidates (loops_and_chains.cpp, forcing_chains.cpp).
    unsigned largest_side = max_side;
    LookAt look_at = LookAt::house;
    EliminationOrder eliminated = EliminationOrder::by_cell;
    /// The finder of a technique that no order has (order.cpp).
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
};

} // namespace dokushin::logic

namespace dokushin::logic::rows {

using T = Technique;

/// CellBits hold the cells of boards of up to 16×16.
inline constexpr unsigned up_to_16 = 16;

/// Returns the traits of a technique that is in no order and found by name only.
constexpr TechniqueTraits by_name(Finder find, LookAt look_at = LookAt::house) {
    return {.largest_side = up_to_16, .look_at = look_at, .find = find};
}

} // namespace dokushin::logic::rows
