// The table of variants, which add houses to a board: a row each.
#pragma once

#include <dokushin/shape.h>

#include <span>
#include <string_view>
#include <vector>

namespace dokushin {

/// The measures of a board, from which a variant's houses follow. A jigsaw has boxes of 0 × 0.
struct BoxLayout {
    unsigned side = 0;
    unsigned box_rows = 0;
    unsigned box_columns = 0;

    [[nodiscard]] bool is_jigsaw() const { return box_rows == 0; }
};

/// All that the library knows of a variant.
struct VariantRow {
    Variant variant;
    std::string_view name;    ///< in the name of a shape, behind a plus sign
    std::string_view meaning; ///< a sentence
    std::string_view synonym; ///< a second name that is read, but never written
    /// Returns what a board lacks for the variant, as an error's expectation; empty if nothing.
    Sentence (*missing)(const BoxLayout &);
    /// Appends the variant's houses.
    void (*add)(std::vector<House> &, const BoxLayout &);
};

/// The table: a row for each variant, in the order of the enumeration.
[[nodiscard]] std::span<const VariantRow> variant_rows();
[[nodiscard]] const VariantRow &row_of(Variant variant);

} // namespace dokushin
