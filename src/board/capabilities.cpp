// The table of capabilities: a row for each engine and analysis, with the kinds of rules that it
// honours.
#include <dokushin/capability.h>

#include "board/constraints.h"
#include "errors/catalogue.h"

#include <algorithm>
#include <array>

namespace dokushin {
namespace {

/// The rules that a capability honours: houses alone, or constraints as well.
enum class Honours : std::uint8_t { houses, constraints };

struct CapabilityRow {
    Capability capability;
    Pattern<0> name;
    Honours honours;
    /// For boards that are not square, whose rows are constraints, and boards with variables?
    bool is_for_grids = true;
};

// The general search prunes by constraints (search/propagate.h), the textbook's searches check them
// for each digit (search/placements.h), CaDiCaL has clauses of them (search/sat), and analyses that
// only call the general search honour what it honours. Symmetries of givens are those of a square.
constexpr std::array capability_table{
    CapabilityRow{Capability::backtrack, "the method backtrack", Honours::constraints},
    CapabilityRow{Capability::mrv, "the method mrv", Honours::constraints},
    CapabilityRow{Capability::singles, "the method singles", Honours::houses},
    CapabilityRow{Capability::dlx, "the method dlx", Honours::houses},
    CapabilityRow{Capability::search, "the method search", Honours::constraints},
    CapabilityRow{Capability::bands, "the method bands", Honours::houses},
    CapabilityRow{Capability::sat, "the method sat", Honours::constraints},
    CapabilityRow{Capability::check, "checking", Honours::constraints},
    CapabilityRow{Capability::count, "counting", Honours::constraints},
    CapabilityRow{Capability::states, "counting by states", Honours::houses},
    CapabilityRow{Capability::transforms, "canonical forms and equivalents", Honours::houses},
    CapabilityRow{Capability::steps, "steps of logic", Honours::constraints, false},
    CapabilityRow{Capability::ratings, "ratings", Honours::houses},
    CapabilityRow{Capability::levels, "levels", Honours::constraints, false},
    CapabilityRow{Capability::generate, "generating", Honours::constraints, false},
    CapabilityRow{Capability::redundancy, "redundant givens", Honours::constraints},
    CapabilityRow{Capability::backdoors, "backdoors", Honours::houses},
    CapabilityRow{Capability::unavoidable, "unavoidable sets", Honours::houses},
    CapabilityRow{Capability::pages, "printed pages", Honours::constraints},
};

constexpr std::array capabilities_in_order = [] {
    std::array<Capability, capability_table.size()> capabilities{};
    std::ranges::transform(capability_table, capabilities.begin(), &CapabilityRow::capability);
    return capabilities;
}();

const CapabilityRow &row_of(Capability capability) {
    return *std::ranges::find(capability_table, capability, &CapabilityRow::capability);
}

} // namespace

std::string_view name(Capability capability) { return row_of(capability).name.english(); }

std::span<const Capability> all_capabilities() { return capabilities_in_order; }

Result<void> can_honour(Capability capability, const Shape &shape) {
    if (shape.has_houses_only()) {
        return {};
    }
    const CapabilityRow &row = row_of(capability);
    const bool takes_grids = row.is_for_grids && row.honours == Honours::constraints;
    if (shape.variables() > 0 && !takes_grids) {
        return std::unexpected(Error{ErrorCode::unsupported,
                                     {"{} for a board with variables", Sentence(row.name)},
                                     {"a board without cells outside its grid"}});
    }
    if (!shape.is_square() && !takes_grids) {
        return std::unexpected(Error{ErrorCode::unsupported,
                                     {"{} for a board that is not square", Sentence(row.name)},
                                     {"a board of as many rows and columns as digits"}});
    }
    if (row.honours == Honours::constraints) {
        return {};
    }
    return std::unexpected(Error{
        ErrorCode::unsupported,
        {"{} for a board with {}", Sentence(row.name), name(shape.constraints().front(), shape)},
        {"a board whose rules are houses"}});
}

} // namespace dokushin
