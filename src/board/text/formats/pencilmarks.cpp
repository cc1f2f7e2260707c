// The format `pencilmarks` is a grid of candidates: N rows of N words, in frames of any kind. The
// digits of a cell stand together; the marks * and # that some programs add are dropped.
//
// A lone digit may be a given or a naked single that is not placed yet.
// As in HoDoKu, it stands unless a peer still lists it. A lone `.` is a cell
// without candidates.
#include "board/text/cells.h"
#include "board/text/format_rows.h"
#include "board/text/frame.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <algorithm>

namespace dokushin::text {
namespace {

/// The characters of a cell.
using Marks = std::vector<Glyph>;

bool is_rule(std::string_view text) {
    return text.find("--") != std::string_view::npos || text.find("==") != std::string_view::npos;
}

/// Returns a row's cells; none for a border.
std::vector<Marks> marks_of(const Line &line) {
    std::vector<Marks> words;
    if (is_rule(line.text)) {
        return words;
    }
    bool inside = false;
    for (std::size_t offset = 0; offset < line.text.size(); ++offset) {
        const char c = line.text[offset];
        const std::size_t drawn = box_drawing_at(line.text.substr(offset));
        if (drawn != 0 || c == ' ' || c == '\t' || c == '|') {
            offset += drawn != 0 ? drawn - 1 : 0;
            inside = false;
            continue;
        }
        if (c == '*' || c == '#') {
            continue;
        }
        if (!inside) {
            words.emplace_back();
            inside = true;
        }
        words.back().push_back(glyph_at(line, offset));
    }
    return words;
}

struct WordRows {
    std::vector<Marks> words;
    std::size_t count = 0;
    std::size_t width = 0;
};

Result<WordRows> rows_of(Block block) {
    WordRows rows;
    for (const Line &line : block) {
        auto words = marks_of(line);
        if (words.empty()) {
            continue;
        }
        rows.width = rows.count++ == 0 ? words.size() : rows.width;
        if (words.size() != rows.width) {
            return std::unexpected(at(Error{ErrorCode::ragged,
                                            {"a row of {n} cells", words.size()},
                                            {"{} as in the first row", rows.width}},
                                      line.number, words.back().front().column));
        }
        std::ranges::move(words, std::back_inserter(rows.words));
    }
    if (rows.count != rows.width || rows.count == 0) {
        return std::unexpected(at(Error{ErrorCode::wrong_length,
                                        {"{n} rows of {n} cells", rows.count, rows.width},
                                        {"as many rows as columns"}},
                                  block.empty() ? 1 : block.front().number, 1));
    }
    return rows;
}

Result<DigitSet> candidates_of(const Marks &word, const Alphabet &alphabet) {
    DigitSet candidates;
    for (const Glyph &glyph : word) {
        const Digit digit = alphabet.digit(glyph.character);
        if (digit == Digit::blank && !(word.size() == 1 && glyph.character == '.')) {
            return std::unexpected(
                at(Error{ErrorCode::bad_character,
                         {"{} among candidates", shown(glyph)},
                         {"{}–{}", alphabet.characters().front(), alphabet.characters().back()}},
                   glyph.line, glyph.column));
        }
        candidates.insert(digit);
    }
    return candidates;
}

/// Returns the digits that stand: lone digits that no peer lists.
Grid standing_digits(const Shape &shape, const Pencilmarks &marks) {
    Grid digits(marks.size());
    for (std::size_t cell = 0; cell < marks.size(); ++cell) {
        const Digit lone = marks[cell].size() == 1 ? marks[cell].first() : Digit::blank;
        const bool listed = std::ranges::any_of(shape.peers(cell_at(cell)), [&](Cell peer) {
            return marks[index(peer)].contains(lone);
        });
        digits[cell] = listed ? Digit::blank : lone;
    }
    return digits;
}

Result<Record> read_pencilmarks(Block block, Context &context) {
    DOKUSHIN_TRY(rows, rows_of(block));
    const std::size_t first = block.front().number;
    const auto side = static_cast<unsigned>(rows.count);
    if (side > max_side) {
        return std::unexpected(at(wrong_cell_count(rows.words.size(), context), first, 1));
    }
    DOKUSHIN_TRY(shape, at(context.shape_of_side(side), first, 1));
    std::string characters;
    for (const Marks &word : rows.words) {
        std::ranges::transform(word, std::back_inserter(characters), &Glyph::character);
    }
    DOKUSHIN_TRY(alphabet, at(context.alphabet_of(characters, side), first, 1));
    Pencilmarks marks;
    for (const Marks &word : rows.words) {
        DOKUSHIN_TRY(candidates, candidates_of(word, alphabet));
        marks.push_back(candidates);
    }
    Grid digits = standing_digits(shape, marks);
    DOKUSHIN_TRY(puzzle, at(Puzzle::from_givens(std::move(shape), std::move(digits)), first, 1));
    DOKUSHIN_CHECK(at(puzzle.set_candidates(std::move(marks)), first, 1));
    return Record{std::move(puzzle), Format::pencilmarks, std::move(alphabet), '.', first, 1};
}

Result<std::string> write_pencilmarks(const Record &record, const WriteOptions &options) {
    BoxStyle style;
    style.ascii = options.ascii;
    return draw_pencilmarks(record.puzzle.shape(), record.puzzle.pencilmarks(),
                            options.alphabet.value_or(record.alphabet), style);
}

} // namespace

bool are_pencilmarks(Block block) {
    std::size_t longest = 0;
    std::size_t widest = 0;
    std::size_t count = 0;
    for (const Line &line : block) {
        const auto words = marks_of(line);
        count += words.empty() ? 0 : 1;
        widest = std::max(widest, words.size());
        for (const Marks &word : words) {
            longest = std::max(longest, word.size());
        }
    }
    // No cell has more candidates than its row has cells. Boards of numbers have
    // words of two characters from 10×10 on.
    return count >= 4 && widest == count && longest <= widest &&
           (longest >= 3 || (longest == 2 && widest <= 9));
}

constinit const FormatRow pencilmarks_row{
    .info = {Format::pencilmarks, "pencilmarks", "a grid with the candidates of every cell", true},
    .cut = cut_by_blocks,
    .read_block = read_pencilmarks,
    .write = write_pencilmarks,
    .parted = true,
    .says_candidates = true};

} // namespace dokushin::text
