// Where givens are wanted, as a text with a character a cell.
#pragma once

#include <string>
#include <vector>

namespace dokushin::cli {

/// A mask as it is typed, or as a file of that name has it: what is no blank is a given's. Another
/// number of cells is a usage error.
[[nodiscard]] std::vector<bool> expect_pattern(const std::string &text_or_name, std::size_t cells);

} // namespace dokushin::cli
