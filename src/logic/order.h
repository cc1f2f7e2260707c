// The orders in which finders are tried: a table of rows for each order.
#pragma once

#include "logic/steps/step_taker.h"
#include "logic/steps/technique_set.h"

#include <dokushin/technique.h>

#include <optional>
#include <span>
#include <vector>

namespace dokushin::logic {

struct RowTraits {
    unsigned nesting = 0;   ///< of dynamic chains, as in Step::nesting
    bool best = false;      ///< the best of all steps by HoDoKu's order, not the first
    bool as_hodoku = false; ///< StepTaker::as_hodoku
};

/// A row is a finder with the techniques that are taken from it; it may find others as well.
struct FinderRow {
    Finder find = nullptr;
    TechniqueSet techniques{};
    RowTraits traits{};
};

[[nodiscard]] constexpr bool is_of(const FinderRow &row, Technique technique) {
    return row.techniques.contains(technique);
}

/// True if all techniques of the row are right only in puzzles with one solution.
[[nodiscard]] bool needs_unique(const FinderRow &row);

/// True if a board has enough cells without a rule that is no house, so that digits of a pattern
/// can be exchanged there: techniques that rest on uniqueness have no others (Walk::State).
[[nodiscard]] bool can_rest_on_uniqueness(const Shape &shape);

/// The boards that rows are for: those whose rules are houses, or those with other rules as well.
enum class For : std::uint8_t { houses, rules };

/// True if the technique is one of rules that are no houses, so that a board without has none.
[[nodiscard]] bool is_of_rules(Technique technique);

/// Returns all rows of an order.
[[nodiscard]] std::span<const FinderRow> rows_of(Order order, For boards = For::houses);

/// Returns rows that find the technique: those of the preferred order if it has the technique, else
/// those of another order, else its row by name.
[[nodiscard]] std::span<const FinderRow> rows_that_know(Technique technique, Order preferred);

/// Returns rows that find all instances of the technique by its usual definition.
[[nodiscard]] std::span<const FinderRow> rows_that_define(Technique technique, Order preferred);

/// Returns rows of one technique each, which find it without HoDoKu's limits.
[[nodiscard]] std::vector<FinderRow> rows_for(std::span<const Technique> techniques);

/// Returns the number of rows up to the last one of the hardest technique, or of all rows if none
/// has it.
[[nodiscard]] std::size_t end_of(std::span<const FinderRow> rows, std::optional<Technique> hardest);

} // namespace dokushin::logic
