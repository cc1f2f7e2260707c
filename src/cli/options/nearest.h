// What did they mean? The known word that is nearest to a misspelt one.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace dokushin::cli {

/// The known word within two edits of `word`, or an empty one. Capitals don't
/// count, nor does a word that shares no character with it.
[[nodiscard]] std::string nearest(std::string_view word, const std::vector<std::string> &known);

} // namespace dokushin::cli
