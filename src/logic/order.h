// In what order finders are tried. A new technique comes in by a row in one of the tables of
// order.cpp.
#pragma once

#include "logic/finder.h"

#include <dokushin/explain.h>

#include <optional>
#include <span>
#include <vector>

namespace dokushin::logic {

/// A finder, and the techniques that it finds: from the first to the last of them.
struct Row {
    Finder find = nullptr;
    Technique first{};
    Technique last{};
    unsigned nesting = 0;
    bool best = false; ///< HoDoKu's best of all, not the first
};

/// Is it one of the row's? A finder may know others as well.
[[nodiscard]] inline bool is_of(const Row &row, Technique technique) {
    return row.first <= technique && technique <= row.last;
}

[[nodiscard]] std::span<const Row> rows_of(Order order);

/// Where a technique is looked for: in the order that is preferred, which may know it
/// otherwise than the others, else in one of these, else by name.
[[nodiscard]] std::span<const Row> rows_that_know(Technique technique, Order preferred);

/// Where all its instances are looked for, as it is usually defined.
[[nodiscard]] std::span<const Row> rows_that_define(Technique technique, Order preferred);

/// Rows that hand over one technique each.
[[nodiscard]] std::vector<Row> rows_for(std::span<const Technique> techniques);

/// Where the order ends for one who asks for nothing behind this technique; an order that
/// doesn't have it ends with its own.
[[nodiscard]] std::size_t end_of(std::span<const Row> rows, std::optional<Technique> hardest);

} // namespace dokushin::logic
