// Which engine or analysis can honour which rules of a board. Houses are honoured by all of them;
// what rests on houses alone refuses a board with constraints, by name, rather than ignore these.
#pragma once

#include <dokushin/shape.h>

#include <span>

namespace [[gnu::visibility("default")]] dokushin {

enum class Capability : std::uint8_t {
    backtrack, ///< Method::backtrack, stepped or not; likewise down to `sat`
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
    ratings,     ///< of both scales
    generate,    ///< Generator, minimised(), vicinity()
    redundancy,  ///< redundant givens, restorable candidates, removals, is_minimal()
    backdoors,   ///< backdoors()
    unavoidable, ///< unavoidable_sets()
    pages,       ///< PrintLayout
};

/// "the method dlx", "steps of logic", …: as an error names it.
[[nodiscard]] std::string_view name(Capability capability);
[[nodiscard]] std::span<const Capability> all_capabilities();

/// Refuses a board with a constraint that this does not honour, and names the first such one
/// (ErrorCode::unsupported). What else it asks of a board is its own to say.
[[nodiscard]] Result<void> can_honour(Capability capability, const Shape &shape);

} // namespace dokushin
