// A mask is a text with a character a cell that states where givens are wanted.
#pragma once

#include <string>
#include <vector>

namespace dokushin::cli {

/// Parses a mask, or the file of that name: every character but a blank's stands for a given. A
/// wrong number of cells is a usage error.
[[nodiscard]] std::vector<bool> expect_pattern(const std::string &text_or_name, std::size_t cells);

} // namespace dokushin::cli
