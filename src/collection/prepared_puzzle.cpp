#include "collection/prepared_puzzle.h"

#include "errors/catalogue.h"
#include "errors/try.h"

#include <dokushin/sukaku.h>

namespace dokushin::collection {

Result<void> expect_collectable(const Puzzle &puzzle) {
    const bool is_usual = puzzle.shape().is_usual_nine();
    if (is_usual && !is_sukaku(puzzle)) {
        return {};
    }
    const Sentence candidates("stated candidates");
    return std::unexpected(Error{
        ErrorCode::unsupported,
        is_usual ? Sentence("a board that a collection doesn't take: {}", candidates)
                 : Sentence("a board that a collection doesn't take: {}", puzzle.shape().name()),
        {"givens on the usual 9×9 board"}});
}

Result<PreparedPuzzle> Preparer::prepared_of(const Grid &givens) {
    DOKUSHIN_TRY(canonical, canonicaliser_.canonical(shape_, givens));
    PreparedPuzzle prepared{Packed(canonical.form), Packed(givens)};
    for (std::size_t cell = 0; cell < cell_count; ++cell) {
        prepared.cells[cell] = static_cast<char>('0' + number(givens[cell]));
        prepared.clues =
            static_cast<std::uint8_t>(prepared.clues + (givens[cell] == Digit::blank ? 0 : 1));
    }
    // At most 2 · 6⁸, since digits that don't occur count as one.
    prepared.automorphisms = static_cast<std::int64_t>(canonical.automorphisms);
    return prepared;
}

Result<PreparedPuzzle> Preparer::prepare(const Puzzle &puzzle) {
    DOKUSHIN_CHECK(expect_collectable(puzzle));
    return prepared_of(puzzle.givens());
}

Result<PreparedPuzzle> Preparer::prepare(std::string_view line) {
    if (line.size() != cell_count) {
        return std::unexpected(Error{ErrorCode::wrong_length,
                                     {"{n} cells", line.size()},
                                     {"givens on the usual 9×9 board"}});
    }
    for (std::size_t cell = 0; cell < cell_count; ++cell) {
        const char letter = line[cell] == '.' ? '0' : line[cell];
        if (letter < '0' || letter > '9') {
            return std::unexpected(Error{ErrorCode::bad_character,
                                         {"'{}' is no number", line.substr(cell, 1)},
                                         {"givens on the usual 9×9 board"}});
        }
        grid_[cell] = digit_of(static_cast<unsigned>(letter - '0'));
    }
    return prepared_of(grid_);
}

} // namespace dokushin::collection
