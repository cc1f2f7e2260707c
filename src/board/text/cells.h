// Characters become cells here, for all formats with one character a cell.
#pragma once

#include "board/text/format.h"

namespace dokushin::text {

/// The side N of a board of `cells` = N² cells; 0 if there is none up to 64.
[[nodiscard]] unsigned side_of_cells(std::size_t cells);

/// The number of digits of a board of so many cells: that of the options' shape, if it has as many,
/// else the side.
[[nodiscard]] unsigned digits_of_board(std::size_t cells, const Context &context);

/// The cells of the smallest board (4×4) that a run of characters is taken for.
inline constexpr std::size_t fewest_cells = 16;

/// Does a board of the shape in the options have so many cells, or, without a shape there, a usual
/// board of side 4 or more?
[[nodiscard]] bool is_size_of_a_board(std::size_t cells, const Context &context);

/// The character of a cell, and its place in the input.
struct Glyph {
    char character = '.';
    std::size_t line = 1;
    std::size_t column = 1;
    /// The character as it was written, if that is not ASCII. Valid as long as the line.
    std::string_view written{};
};

[[nodiscard]] inline Glyph glyph_at(const Line &line, std::size_t offset) {
    return {line.text[offset], line.number, offset + 1,
            line.begins.empty() ? std::string_view{} : line.written(offset, 1)};
}

/// Returns the glyphs of `count` characters of the line, from `first` on.
[[nodiscard]] std::vector<Glyph> glyphs_at(const Line &line, std::size_t first, std::size_t count);

/// Reads the digits of characters, blanks included. `blank` becomes the first
/// character that stands for a blank, if there is one.
[[nodiscard]] Result<Grid> digits_of(std::span<const Glyph> glyphs, const Alphabet &alphabet,
                                     char &blank);

/// Reads a whole record: its shape by the number of characters, its alphabet, its digits.
[[nodiscard]] Result<Record> record_of(std::span<const Glyph> glyphs, Format format,
                                       Context &context);

/// Places the digits of a grid in cells without a given, as formats that write both have them.
[[nodiscard]] Result<void> place_beside_givens(Puzzle &puzzle, Grid digits);

/// Quotes a character for a message: 'x', '\x02'.
[[nodiscard]] std::string shown(char character);
[[nodiscard]] std::string shown(const Glyph &glyph);
[[nodiscard]] std::string shown(const Line &line, std::size_t offset);

/// The error of a number of cells that no board has: "80 cells, expected 81 for 9×9, …".
[[nodiscard]] Error wrong_cell_count(std::size_t cells, const Context &context);

/// The error of a line that is no board: "a line of 10 cells, expected 81 digits and blanks in a
/// line, or 9 lines of 9".
[[nodiscard]] Error no_board(Sentence line, const Context &context);

} // namespace dokushin::text
