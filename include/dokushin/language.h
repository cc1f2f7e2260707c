// The languages in which the library can tell things to those who solve puzzles.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace [[gnu::visibility("default")]] dokushin {

enum class Language : std::uint8_t { english, japanese, chinese };

/// "en", "ja", "zh".
[[nodiscard]] std::optional<Language> language_named(std::string_view code);

} // namespace dokushin
