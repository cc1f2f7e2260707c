// Frames are dropped character by character; whether a minus sign is one is decided for the block.
#include "board/text/frame.h"

#include "board/text/characters/characters.h"

#include <algorithm>

namespace dokushin::text {
namespace {

/// Does a minus sign draw a border in this block, since blanks or corners have another sign?
bool minus_draws(Block block) {
    return std::ranges::any_of(block, [](const Line &line) {
        return line.text.find_first_of(".0*_?+") != std::string_view::npos;
    });
}

} // namespace

std::size_t box_drawing_at(std::string_view text) {
    return text.starts_with(drawn_character) ? 1 : 0;
}

std::vector<std::vector<Glyph>> rows_without_frames(Block block) {
    const bool skip_minus = minus_draws(block);
    std::vector<std::vector<Glyph>> rows;
    for (const Line &line : block) {
        std::vector<Glyph> row;
        for (std::size_t offset = 0; offset < line.text.size(); ++offset) {
            if (const std::size_t drawn = box_drawing_at(line.text.substr(offset)); drawn != 0) {
                offset += drawn - 1;
                continue;
            }
            const char c = line.text[offset];
            const bool frame = c == '|' || c == '+' || c == '=' || c == ':' || c == ' ' ||
                               c == '\t' || (c == '-' && skip_minus);
            if (!frame) {
                row.push_back(glyph_at(line, offset));
            }
        }
        if (!row.empty()) {
            rows.push_back(std::move(row));
        }
    }
    return rows;
}

} // namespace dokushin::text
