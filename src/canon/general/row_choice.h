// A step of the searches that label rows one by one: a labelling, and the next row of it.
#pragma once

#include <cstdint>

namespace dokushin::canon {

/// A labelling, and the row of the board that becomes its next row of the form. Rows that
/// would lead to the same are one choice with their number as multiplicity.
struct RowChoice {
    std::uint32_t labelling; ///< its index
    std::uint8_t row;
    std::uint8_t multiplicity;
};

} // namespace dokushin::canon
