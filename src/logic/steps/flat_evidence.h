// The evidence of a step as two lists, those of the pattern and those beside it: what sentences
// are filled with and what the JSON of a step has. Where a part belongs is a matter of its role.
#pragma once

#include <dokushin/step.h>

#include <optional>

namespace dokushin::logic {

/// How a part of the role is drawn: as the pattern, as what is further, or in turn with the parts
/// beside it.
enum class Drawn : std::uint8_t { no, pattern, further, in_turn };
/// Where a part's cells or digits are listed.
enum class Listed : std::uint8_t { no, pattern, further };

struct RoleTraits {
    Role role{};
    std::string_view name; ///< for JSON
    Listed cells{};
    Listed digits{};
    Drawn drawn{};
    /// Its cells and digits belong together: "r1c1, r1c2 (1 5 9)".
    bool is_group = false;
    /// Only the first part of the role is among the cells.
    bool first_only = false;
};

[[nodiscard]] const RoleTraits &traits_of(Role role);

/// Cells with the digits that they hold between them.
struct CellGroup {
    std::vector<Cell> cells;
    DigitSet digits;
};

struct FlatEvidence {
    std::vector<Cell> cells;
    DigitSet digits;
    std::vector<Cell> further_cells;
    DigitSet further_digits;
    std::vector<HouseIndex> houses; ///< bases and covers in turn, others in the order of the parts
    /// Sets, colours and ends of links; an empty one stands between the colours of several digits.
    std::vector<CellGroup> groups;
    std::vector<Digit> links; ///< what binds each set to the next
};
[[nodiscard]] FlatEvidence flat_evidence(const Step &step);

// What stands first among the parts, if there is any.
[[nodiscard]] std::optional<Cell> first_cell(const Step &step);
[[nodiscard]] std::optional<HouseIndex> first_house(const Step &step);
/// Returns the digits of all parts.
[[nodiscard]] DigitSet all_digits(const Step &step);

} // namespace dokushin::logic
