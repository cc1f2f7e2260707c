// The variants that are only more houses: a row each.
#pragma once

#include <dokushin/shape.h>

#include <span>
#include <string_view>
#include <vector>

namespace dokushin {

/// What a variant's houses follow from. Boxes of 0 × 0 are a jigsaw's.
struct Frame {
    unsigned side = 0;
    unsigned box_rows = 0;
    unsigned box_columns = 0;

    [[nodiscard]] bool is_jigsaw() const { return box_rows == 0; }
};

struct VariantRow {
    Variant variant;
    std::string_view name;    ///< in the name of a shape, behind a plus sign
    std::string_view synonym; ///< read there as well
    /// What a board must have for the variant, of a board that has it not; else nothing.
    std::string_view (*missing)(const Frame &);
    void (*add)(std::vector<House> &, const Frame &);
};

/// One for each variant, in the order of the enumeration.
[[nodiscard]] std::span<const VariantRow> variant_rows();
[[nodiscard]] const VariantRow &row_of(Variant variant);

} // namespace dokushin
