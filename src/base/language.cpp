// The codes of languages.
#include <dokushin/language.h>

namespace dokushin {

std::optional<Language> language_named(std::string_view code) {
    return code == "en"   ? std::optional(Language::english)
           : code == "ja" ? std::optional(Language::japanese)
           : code == "zh" ? std::optional(Language::chinese)
                          : std::nullopt;
}

} // namespace dokushin
