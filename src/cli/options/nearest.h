// nearest() finds the known word that is nearest to a misspelt one, for "did you mean".
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace dokushin::cli {

/// Returns the known word nearest to `word`, within two edits; "" if there is none. Case is
/// ignored, and a word that shares no character with it does not count.
[[nodiscard]] std::string nearest(std::string_view word, const std::vector<std::string> &known);

} // namespace dokushin::cli
