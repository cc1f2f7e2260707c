// The chains of links that a step from link tables has as its evidence.
#pragma once

#include "logic/links/link_tables.h"

namespace dokushin::logic {

/// Returns candidate, sign and group of a literal, without the reason.
[[nodiscard]] ChainLink link_of(const LinkTables &tables, Literal literal);

/// Sets why `link` holds, as `reasons` do: they share a cell or a house with it.
void give_reason(const LinkTables &tables, ChainLink &link, const std::vector<Literal> &reasons,
                 Literal literal);

/// Returns the chain of these literals, one after the other.
[[nodiscard]] Chain chain_along(const LinkTables &tables, const std::vector<Literal> &way);

/// Returns the premise and all that the entries rest on, each after its reasons.
[[nodiscard]] Chain chain_to(const LinkTables &tables, const LinkTable &table,
                             const std::vector<Literal> &entries);

/// Adds what follows from links that the chain has.
void append_link(const LinkTables &tables, Chain &chain, Literal literal,
                 const std::vector<Literal> &reasons);

} // namespace dokushin::logic
