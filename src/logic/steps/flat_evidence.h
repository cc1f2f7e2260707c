// The flat evidence of a step lists the cells and digits of its pattern, and the further ones. It
// fills sentences, and the JSON of a step has it. The role of a part decides where it is listed.
#pragma once

#include <dokushin/step.h>

#include <optional>

namespace dokushin::logic {

/// The highlight of a part: that of the pattern, the further one, or these two in turn from part to
/// part.
enum class Drawn : std::uint8_t { no, pattern, further, in_turn };
/// The list that has a part's cells or digits.
enum class Listed : std::uint8_t { no, pattern, further };

struct RoleTraits {
    Role role{};
    std::string_view name; ///< for JSON
    Listed cells{};
    Listed digits{};
    Drawn drawn{};
    /// The part is listed as a group as well: "r1c1, r1c2 (1 5 9)".
    bool is_group = false;
    /// Only the cells of the first part of the role are listed.
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
    std::vector<Digit> links; ///< the digits that link each set to the next
};
[[nodiscard]] FlatEvidence flat_evidence(const Step &step);

// Return the first cell or house of the parts, if there is any.
[[nodiscard]] std::optional<Cell> first_cell(const Step &step);
[[nodiscard]] std::optional<HouseIndex> first_house(const Step &step);
/// Returns the digits of all parts.
[[nodiscard]] DigitSet all_digits(const Step &step);

} // namespace dokushin::logic
