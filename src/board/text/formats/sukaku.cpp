// The format `sukaku` has all candidates of a puzzle on one line of N³ characters: position
// N²·row + N·column + digit − 1 holds the digit, or a dot or zero where it can't
// stand. 729 characters are a 9×9 sukaku, although 729 = 27² could be a line.
#include "board/text/cells.h"
#include "board/text/format_rows.h"
#include "board/text/jigsaw_line.h"
#include "board/text/sites/iss.h"
#include "board/text/sites/links.h"
#include "errors/catalogue.h"
#include "errors/try.h"

namespace dokushin::text {
namespace {

std::string_view first_word(std::string_view line) {
    const std::size_t begin = std::min(line.find_first_not_of(" \t"), line.size());
    return line.substr(begin, std::min(line.find_first_of(" \t", begin), line.size()) - begin);
}

unsigned side_of_candidates(std::size_t count) {
    for (unsigned side = 1; side <= max_side; ++side) {
        if (std::size_t{side} * side * side == count) {
            return side;
        }
    }
    return 0;
}

/// A link, a constraint string or a jigsaw with its map may have as many characters by chance.
bool is_sukaku(std::string_view line) {
    const std::string_view word = first_word(line);
    const std::size_t size = word.size();
    const unsigned side = side_of_candidates(size);
    const bool also_a_board = size != 729 && side_of_cells(size) != 0;
    return side >= 6 && !also_a_board && Shape::has_usual_boxes(side) && !is_iss(line) &&
           !word.contains('/') && !is_payload(word) && !jigsaw_line(word);
}

Result<Record> read_sukaku(const Line &line, Context &context) {
    const std::string_view text = first_word(line.text);
    const std::size_t first =
        text.empty() ? 1 : static_cast<std::size_t>(text.data() - line.text.data()) + 1;
    const unsigned side = side_of_candidates(text.size());
    if (side == 0) {
        return std::unexpected(at(Error{ErrorCode::wrong_length,
                                        {"{n} characters", text.size()},
                                        {"729 for a 9×9 sukaku, or another cube number"}},
                                  line.number, first));
    }
    DOKUSHIN_TRY(shape, at(context.shape_of_side(side), line.number, first));
    DOKUSHIN_TRY(alphabet,
                 at(context.options().alphabet ? Alphabet::named(*context.options().alphabet, side)
                                               : Result<Alphabet>(Alphabet::usual(side)),
                    line.number, first));
    Pencilmarks marks(shape.cell_count());
    char blank = '.';
    for (std::size_t position = 0; position < text.size(); ++position) {
        const Digit expected = digit_of(static_cast<unsigned>(position % side) + 1);
        const Digit found = alphabet.digit(text[position]);
        if (found == Digit::blank && alphabet.is_blank(text[position])) {
            blank = text[position];
            continue;
        }
        if (found != expected) {
            return std::unexpected(at(Error{ErrorCode::bad_character,
                                            {"{} in a sukaku", shown(line, first - 1 + position)},
                                            {"'{}' or a dot here", alphabet.symbol(expected)}},
                                      line.number, first + position));
        }
        marks[position / side].insert(found);
    }
    DOKUSHIN_TRY(puzzle, at(Puzzle::from_candidates(std::move(shape), std::move(marks)),
                            line.number, first));
    Record record{std::move(puzzle), Format::sukaku, std::move(alphabet), blank,
                  line.number,       first};
    record.comment = line.written(first - 1 + text.size());
    return record;
}

Result<std::string> write_sukaku(const Record &record, const WriteOptions &options) {
    const unsigned side = record.puzzle.shape().side();
    const Alphabet &alphabet = options.alphabet ? *options.alphabet : record.alphabet;
    const Pencilmarks marks = record.puzzle.pencilmarks();
    const std::string blank = blank_of(options, '.');
    std::string text;
    for (const DigitSet candidates : marks) {
        for (unsigned digit = 1; digit <= side; ++digit) {
            text += candidates.contains(digit_of(digit))
                        ? std::string(1, alphabet.symbol(digit_of(digit)))
                        : blank;
        }
    }
    return text + (record.format == Format::sukaku ? record.comment : std::string{}) + "\n";
}

} // namespace

constinit const FormatRow sukaku_row{
    .info = {Format::sukaku, "sukaku", "N³ characters, one a candidate (729 for 9×9)", true},
    .cut = cut_by_lines,
    .is_line = is_sukaku,
    .read_line = read_sukaku,
    .write = write_sukaku,
    .says_candidates = true};

} // namespace dokushin::text
