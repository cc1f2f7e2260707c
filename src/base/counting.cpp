#include "base/counting.h"

namespace dokushin::base {

std::string_view plural_in_front(std::string_view text) {
    if (!text.starts_with(' ')) {
        return {};
    }
    std::size_t end = 1;
    while (end < text.size() && text[end] >= 'a' && text[end] <= 'z') {
        ++end;
    }
    const std::string_view noun = text.substr(0, end);
    return noun.size() > 2 && noun.ends_with('s') ? noun : std::string_view{};
}

std::string counting(std::string_view pattern, std::initializer_list<std::string> fillers) {
    std::string text;
    for (const std::string &filler : fillers) {
        const std::size_t hole = pattern.find("{}");
        text.append(pattern.substr(0, hole)).append(filler);
        pattern.remove_prefix(hole + 2);
        if (const std::string_view noun = plural_in_front(pattern); filler == "1") {
            text.append(noun.substr(0, noun.empty() ? 0 : noun.size() - 1));
            pattern.remove_prefix(noun.size());
        }
    }
    return text.append(pattern);
}

} // namespace dokushin::base
