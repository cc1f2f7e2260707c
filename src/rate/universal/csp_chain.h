// A CSP-chain is a whip or braid as evidence, in the words of D. Berthier's PBCS2, chapter 5.
#pragma once

#include "rate/universal/placement.h"

#include <optional>
#include <vector>

namespace dokushin::universal {

/// A CspLink is a variable of a chain with its left-linking and its right-linking candidate.
struct CspLink {
    Variable variable{};
    Label left{};                     ///< linked to the target or to an earlier placement
    std::optional<Placement> right{}; ///< what is placed; none at the end
};

/// A CspChain shows that its target is false: what is placed in turn leaves the last variable
/// without candidates.
struct CspChain {
    Label target{};
    std::vector<CspLink> links;
    bool is_whip = false; ///< each variable but the first follows the placement just before
};

} // namespace dokushin::universal
