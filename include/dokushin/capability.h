// A capability is an engine or an analysis that may or may not honour constraints. All of them
// honour houses; one that relies on houses alone refuses a board with constraints rather than
// ignore these.
#pragma once

#include <dokushin/shape.h>

#include <span>

namespace [[gnu::visibility("default")]] dokushin {

enum class Capability : std::uint8_t {
    backtrack, ///< Method::backtrack; the next six are the methods of these names
    mrv,
    singles,
    dlx,
    search,
    bands,
    sat,
    check,       ///< flaws(), is_solution(), forbids()
    count,       ///< count_exactly() by search, and estimate_count()
    states,      ///< count_exactly() by states
    transforms,  ///< canonical forms, equivalents, automorphisms
    steps,       ///< Walk: hints and explanations
    ratings,     ///< of Sudoku Explainer's and HoDoKu's scales
    levels,      ///< rate_as_hodoku(), which has levels and scores for rules as well
    generate,    ///< Generator, minimised(), vicinity()
    redundancy,  ///< redundant givens and rules, restorable candidates, removals, is_minimal()
    backdoors,   ///< backdoors()
    unavoidable, ///< unavoidable_sets()
    pages,       ///< PrintLayout
};

/// The name in an error: "the method dlx", "steps of logic", …
[[nodiscard]] std::string_view name(Capability capability);
[[nodiscard]] std::span<const Capability> all_capabilities();

/// Refuses a board with constraints if the capability does not honour them, and names the first
/// one (ErrorCode::unsupported); also a board that is not square or has variables, if the
/// capability takes none. Other conditions on a board are checked by the engine itself.
[[nodiscard]] Result<void> can_honour(Capability capability, const Shape &shape);

} // namespace dokushin
