#include "board/text/sites/base64.h"

namespace dokushin::text {

std::optional<std::string> base64_decoded(std::string_view text, std::string_view alphabet) {
    while (text.ends_with('=')) {
        text.remove_suffix(1);
    }
    std::string bytes;
    unsigned waiting = 0; // bits that fill no byte yet
    unsigned count = 0;
    for (const char c : text) {
        const std::size_t six = alphabet.find(c);
        if (six == std::string_view::npos) {
            return std::nullopt;
        }
        waiting = (waiting << 6 | static_cast<unsigned>(six)) & 0xFFFU;
        count += 6;
        if (count >= 8) {
            count -= 8;
            bytes += static_cast<char>(waiting >> count & 0xFFU);
        }
    }
    return bytes;
}

} // namespace dokushin::text
