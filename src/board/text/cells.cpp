// Cells of a board out of characters, and the errors of characters that are none.
#include "board/text/cells.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include "board/text/characters/characters.h"

#include <algorithm>
#include <cassert>

namespace dokushin::text {

unsigned side_of_cells(std::size_t cells) {
    for (unsigned side = 1; side <= max_side; ++side) {
        if (std::size_t{side} * side == cells) {
            return side;
        }
    }
    return 0;
}

bool is_size_of_a_board(std::size_t cells, const Context &context) {
    const auto &asked = context.options().shape;
    if (asked) {
        return cells == asked->cell_count();
    }
    const unsigned side = side_of_cells(cells);
    return side >= 4 && Shape::has_usual_boxes(side);
}

unsigned digits_of_board(std::size_t cells, const Context &context) {
    const auto &asked = context.options().shape;
    return asked && asked->cell_count() == cells ? asked->side() : side_of_cells(cells);
}

std::string shown(char character) { return shown_first({&character, 1}); }

std::string shown(const Glyph &glyph) {
    return glyph.written.empty() ? shown(glyph.character) : shown_first(glyph.written);
}

std::vector<Glyph> glyphs_at(const Line &line, std::size_t first, std::size_t count) {
    assert(first + count <= line.text.size());
    std::vector<Glyph> glyphs;
    glyphs.reserve(count);
    for (std::size_t offset = first; offset < first + count; ++offset) {
        glyphs.push_back(glyph_at(line, offset));
    }
    return glyphs;
}

std::string shown(const Line &line, std::size_t offset) { return shown(glyph_at(line, offset)); }

Error no_board(Sentence line, const Context &context) {
    const auto &asked = context.options().shape;
    if (asked && asked->variables() > 0) {
        return Error{ErrorCode::wrong_length,
                     std::move(line),
                     {"{} for {}", asked->cell_count(), asked->name()}};
    }
    const unsigned rows = asked ? asked->rows() : 9;
    const unsigned columns = asked ? asked->columns() : 9;
    return Error{ErrorCode::wrong_length,
                 std::move(line),
                 {"{} digits and blanks in a line, or {} lines of {}", std::size_t{rows} * columns,
                  rows, columns}};
}

Error wrong_cell_count(std::size_t cells, const Context &context) {
    Sentence expected;
    if (context.options().shape) {
        expected = Sentence("{} for {}", context.options().shape->cell_count(),
                            context.options().shape->name());
    } else {
        // The usual board whose number of cells is nearest.
        std::size_t nearest = 81;
        for (unsigned side = 4; side <= max_side; ++side) {
            const std::size_t square = std::size_t{side} * side;
            const auto distance = [&](std::size_t other) {
                return other > cells ? other - cells : cells - other;
            };
            if (Shape::has_usual_boxes(side) && distance(square) < distance(nearest)) {
                nearest = square;
            }
        }
        const unsigned side = side_of_cells(nearest);
        expected = Sentence("{} for {}×{}, or another square number", nearest, side, side);
    }
    return Error{ErrorCode::wrong_length, {"{n} cells", cells}, std::move(expected)};
}

Result<Grid> digits_of(std::span<const Glyph> glyphs, const Alphabet &alphabet, char &blank) {
    Grid grid;
    grid.reserve(glyphs.size());
    bool blank_seen = false;
    for (const Glyph &glyph : glyphs) {
        const Digit digit = alphabet.digit(glyph.character);
        if (digit == Digit::blank) {
            if (!alphabet.is_blank(glyph.character)) {
                const std::string_view all = alphabet.characters();
                return std::unexpected(
                    at(Error{ErrorCode::bad_character,
                             {"{} is no digit of a {}×{} board", shown(glyph), alphabet.side(),
                              alphabet.side()},
                             {"{}–{} or a blank (. 0 * _ - ?)", all.front(), all.back()}},
                       glyph.line, glyph.column));
            }
            blank = blank_seen ? blank : glyph.character;
            blank_seen = true;
        }
        grid.push_back(digit);
    }
    return grid;
}

Result<void> place_beside_givens(Puzzle &puzzle, Grid digits) {
    assert(digits.size() == puzzle.shape().cell_count());
    for (std::size_t cell = 0; cell < digits.size(); ++cell) {
        if (puzzle.given(cell_at(cell)) != Digit::blank) {
            digits[cell] = Digit::blank;
        }
    }
    return puzzle.set_placed(std::move(digits));
}

Result<Record> record_of(std::span<const Glyph> glyphs, Format format, Context &context) {
    const std::size_t line = glyphs.empty() ? 0 : glyphs.front().line;
    const std::size_t column = glyphs.empty() ? 0 : glyphs.front().column;
    const unsigned side = digits_of_board(glyphs.size(), context);
    if (side == 0) {
        return std::unexpected(at(wrong_cell_count(glyphs.size(), context), line, column));
    }
    DOKUSHIN_TRY(shape, at(context.shape_of_cells(glyphs.size()), line, column));
    std::string characters;
    std::ranges::transform(glyphs, std::back_inserter(characters), &Glyph::character);
    assert(shape.cell_count() == glyphs.size());
    DOKUSHIN_TRY(alphabet, at(context.alphabet_of(characters, side), line, column));
    char blank = '.';
    DOKUSHIN_TRY(grid, digits_of(glyphs, alphabet, blank));
    DOKUSHIN_TRY(puzzle, at(Puzzle::from_givens(std::move(shape), std::move(grid)), line, column));
    return Record{std::move(puzzle), format, std::move(alphabet), blank, line, column};
}

} // namespace dokushin::text
