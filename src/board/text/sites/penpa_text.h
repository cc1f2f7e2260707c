// A link of penpa holds a text of lines, packed and with its names abbreviated.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace dokushin::text {

/// Unpacks what stands in a link behind `p=` and spells its abbreviations out. Nothing if it is no
/// such text, is no UTF-8, or is longer than a document may be. O(length of the text).
[[nodiscard]] std::optional<std::string> penpa_text(std::string_view packed);

} // namespace dokushin::text
