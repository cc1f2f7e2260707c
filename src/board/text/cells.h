// From characters to cells: what every format with one character a cell shares.
#pragma once

#include "board/text/format.h"

namespace dokushin::text {

/// The side N of a board of `cells` = N² cells; 0 if there is none up to 64.
[[nodiscard]] unsigned side_of_cells(std::size_t cells);

/// Has a board of that side usual boxes? Without building it.
[[nodiscard]] bool has_usual_shape(unsigned side);

/// Has a board of the side that was asked for so many cells? Else, a usual one of side 4 or more?
[[nodiscard]] bool is_size_of_a_board(std::size_t cells, const Context &context);

/// What stands in a cell, and where.
struct Glyph {
    char character = '.';
    std::size_t line = 1;
    std::size_t column = 1;
    /// As it was written, if that is not ASCII. Lives as long as the line does.
    std::string_view written{};
};

[[nodiscard]] inline Glyph glyph_at(const Line &line, std::size_t offset) {
    return {line.text[offset], line.number, offset + 1,
            line.begins.empty() ? std::string_view{} : line.written(offset, 1)};
}

/// Returns the glyphs of `count` characters of the line, from `first` on.
[[nodiscard]] std::vector<Glyph> glyphs_at(const Line &line, std::size_t first, std::size_t count);

/// The digits of the characters, blanks included. `blank` becomes the first
/// character that stood for a blank, if there was one.
[[nodiscard]] Result<Grid> digits_of(std::span<const Glyph> glyphs, const Alphabet &alphabet,
                                     char &blank);

/// The same, then the shape and the alphabet that fit: a whole record.
[[nodiscard]] Result<Record> record_of(std::span<const Glyph> glyphs, Format format,
                                       Context &context);

/// 'x', '\x02': a character as a message can show it.
[[nodiscard]] std::string shown(char character);
[[nodiscard]] std::string shown(const Glyph &glyph);
[[nodiscard]] std::string shown(const Line &line, std::size_t offset);

/// "80 cells, expected 81 (9×9)": for a number of cells that no board has.
[[nodiscard]] Error wrong_cell_count(std::size_t cells, const Context &context);

/// "a line of 10 cells, expected 81 digits and blanks in a line, or 9 lines of 9".
[[nodiscard]] Error no_board(std::string line, const Context &context);

} // namespace dokushin::text
