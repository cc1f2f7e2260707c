// In what order finders are tried.
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
    bool best = false;      ///< HoDoKu's best of all, not the first
    bool as_hodoku = false; ///< HoDoKu's step of several (StepTaker::as_hodoku)
};

/// A finder, and the techniques of which it is asked; it may know others as well.
struct Row {
    Finder find = nullptr;
    TechniqueSet techniques{};
    RowTraits traits{};
};

[[nodiscard]] constexpr bool is_of(const Row &row, Technique technique) {
    return row.techniques.contains(technique);
}

/// True if all techniques of the row are right only in puzzles with one solution.
[[nodiscard]] bool needs_unique(const Row &row);

[[nodiscard]] std::span<const Row> rows_of(Order order);

/// Where a technique is looked for: in the order that is preferred, which may know it
/// otherwise than the others, else in one of these, else by name.
[[nodiscard]] std::span<const Row> rows_that_know(Technique technique, Order preferred);

/// Where all its instances are looked for, as it is usually defined.
[[nodiscard]] std::span<const Row> rows_that_define(Technique technique, Order preferred);

/// Rows that hand over one technique each, found without HoDoKu's bounds.
[[nodiscard]] std::vector<Row> rows_for(std::span<const Technique> techniques);

/// Where the order ends for one who asks for nothing behind this technique; an order that
/// doesn't have it ends with its own.
[[nodiscard]] std::size_t end_of(std::span<const Row> rows, std::optional<Technique> hardest);

} // namespace dokushin::logic
