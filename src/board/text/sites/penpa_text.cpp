// The text is raw DEFLATE in base64. Before it was packed, the names in it became a z and a letter
// or digit, and each z of its own zZ. (Source: penpa-edit, docs/js/class_p.js, COMPRESS_SUB.)
#include "board/text/sites/penpa_text.h"

#include "board/text/characters/utf8.h"
#include "board/text/sites/base64.h"
#include "board/text/sites/inflate.h"
#include "board/text/sites/json_document.h"

#include <algorithm>
#include <array>

namespace dokushin::text {
namespace penpa {
namespace {

struct Abbreviation {
    char sign; ///< behind the z
    std::string_view full;
};
constexpr std::array abbreviations{
    Abbreviation{'Z', "z"},
    Abbreviation{'9', R"("qa")"},
    Abbreviation{'Q', R"("pu_q")"},
    Abbreviation{'A', R"("pu_a")"},
    Abbreviation{'G', R"("grid")"},
    Abbreviation{'M', R"("edit_mode")"},
    Abbreviation{'S', R"("surface")"},
    Abbreviation{'L', R"("line")"},
    Abbreviation{'E', R"("lineE")"},
    Abbreviation{'W', R"("wall")"},
    Abbreviation{'C', R"("cage")"},
    Abbreviation{'N', R"("number")"},
    Abbreviation{'Y', R"("symbol")"},
    Abbreviation{'P', R"("special")"},
    Abbreviation{'B', R"("board")"},
    Abbreviation{'R', R"("command_redo")"},
    Abbreviation{'U', R"("command_undo")"},
    Abbreviation{'8', R"("command_replay")"},
    Abbreviation{'1', R"("numberS")"},
    Abbreviation{'F', R"("freeline")"},
    Abbreviation{'2', R"("freelineE")"},
    Abbreviation{'T', R"("thermo")"},
    Abbreviation{'3', R"("arrows")"},
    Abbreviation{'D', R"("direction")"},
    Abbreviation{'0', R"("squareframe")"},
    Abbreviation{'5', R"("polygon")"},
    Abbreviation{'4', R"("deletelineE")"},
    Abbreviation{'6', R"("killercages")"},
    Abbreviation{'7', R"("nobulbthermo")"},
    Abbreviation{'_', R"("__a")"},
    Abbreviation{'O', "null"},
};

/// Spells abbreviations out; nothing if the text becomes too long.
std::optional<std::string> spelled_out(std::string_view brief) {
    std::string text;
    for (std::size_t at = 0; at < brief.size(); ++at) {
        const char next = brief[at] == 'z' && at + 1 < brief.size() ? brief[at + 1] : '\0';
        const auto row = std::ranges::find(abbreviations, next, &Abbreviation::sign);
        if (row == abbreviations.end()) {
            text += brief[at];
        } else {
            text += row->full;
            ++at;
        }
        if (text.size() > longest_document) {
            return std::nullopt;
        }
    }
    return text;
}

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const Decoded first = decode_first(text);
        if (!first.valid) {
            return false;
        }
        text.remove_prefix(first.size);
    }
    return true;
}

} // namespace
} // namespace penpa

std::optional<std::string> penpa_text(std::string_view packed) {
    const auto bytes = base64_decoded(packed, base64_alphabet);
    const auto brief = bytes ? inflated(*bytes, longest_document) : std::nullopt;
    return brief && penpa::is_utf8(*brief) ? penpa::spelled_out(*brief) : std::nullopt;
}

} // namespace dokushin::text
