// Rules at random: the kinds of rules that a generator lays on a board, how many of each, and where
// they may lie.
#pragma once

#include <dokushin/result.h>
#include <dokushin/symmetry.h>

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace [[gnu::visibility("default")]] dokushin {

/// A RuleKind is a kind of rule that a generator can lay, as setters name it.
enum class RuleKind : std::uint8_t {
    killer,
    arrow,
    double_arrow,
    thermometer,
    slow_thermometer,
    whispers,
    renban,
    palindrome,
    between,
    lockout,
    region_sum,
    zipper,
    nabner,
    entropic,
    modular,
    kropki,
    xv,
    greater,
    quadruple,
    parity,
    sandwich,
    x_sum,
    skyscraper,
    numbered_room,
    little_killer,
};

/// The name of a kind: "killer", "region-sum", "xv".
[[nodiscard]] std::string_view name(RuleKind kind);
[[nodiscard]] std::optional<RuleKind> rule_kind_named(std::string_view name);
/// All kinds, in the order of the enumeration.
[[nodiscard]] std::span<const RuleKind> all_rule_kinds();

/// A RuleWish is a kind of rule with the number of such rules that is wanted. A number between the
/// two is drawn for each puzzle.
struct RuleWish {
    RuleKind kind{};
    unsigned least = 0;
    unsigned most =
        0; ///< at least `least`; 0: as many as are usual for the kind and the board, or half
    /// The two are no numbers of rules, but percentages of the places of that kind: of the cells
    /// for cages, lines and marks in cells, of the edges for marks between cells, and so on.
    bool percent = false;
};

/// Reads a wish as people type it: "killer", "arrow:6", "kropki:20..30", "thermometer:40%". An
/// error names what is no kind, or no number of rules from 1 on.
[[nodiscard]] Result<RuleWish> rule_wish_from(std::string_view text);
/// Reads wishes with commas between; an empty text is none.
[[nodiscard]] Result<std::vector<RuleWish>> rule_wishes_from(std::string_view list);

/// A RuleLayout says which rules a generator lays on each board, and how.
struct RuleLayout {
    std::vector<RuleWish> wishes; ///< each kind once; empty: none is laid
    /// Rules lie on cells that this symmetry takes to each other. Numbers may differ.
    Symmetry symmetry = Symmetry::half_turn;
    unsigned least_cage = 2;     ///< cells of a killer cage
    unsigned most_cage = 5;      ///< never more than digits
    bool cages_in_boxes = false; ///< no cage crosses from one box or region to another
    /// Rules that are not needed for the only solution are removed, as far as their symmetry and
    /// the least numbers of the wishes allow.
    bool minimal = false;
};

} // namespace dokushin
