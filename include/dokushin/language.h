// The languages of the texts that the library makes for people who solve puzzles.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace [[gnu::visibility("default")]] dokushin {

enum class Language : std::uint8_t { english, japanese, chinese };

/// The language with the code "en", "ja" or "zh".
[[nodiscard]] std::optional<Language> language_named(std::string_view code);

} // namespace dokushin
