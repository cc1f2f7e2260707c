// Writer checks what all formats have in common and leaves the record's text to the format's row.
#include "board/text/characters/characters.h"
#include "board/text/format.h"
#include "errors/catalogue.h"

#include <dokushin/rules.h>
#include <dokushin/sukaku.h>

#include <fmt/format.h>

#include <cassert>

namespace dokushin {
namespace {

bool can_be_blank(std::string_view blank, const Alphabet &alphabet) {
    return text::is_one_visible_character(blank) &&
           alphabet.digit(text::Characters(blank).text().front()) == Digit::blank;
}

} // namespace

std::string text::blank_of(const WriteOptions &options, char own) {
    return options.blank.value_or(std::string(1, own));
}

std::string to_line(const Grid &grid, const Alphabet &alphabet, std::string_view blank) {
    std::string line;
    line.reserve(grid.size() * std::max<std::size_t>(blank.size(), 1));
    for (const Digit digit : grid) {
        if (digit == Digit::blank) {
            line += blank;
        } else {
            line += alphabet.symbol(digit);
        }
    }
    return line;
}

std::string to_line(const Grid &grid, const Alphabet &alphabet, char blank) {
    std::string line(grid.size(), blank);
    for (std::size_t cell = 0; cell < grid.size(); ++cell) {
        if (grid[cell] != Digit::blank) {
            line[cell] = alphabet.symbol(grid[cell]);
        }
    }
    return line;
}

std::string to_line(const Pencilmarks &marks, const Alphabet &alphabet, char blank) {
    const unsigned side = alphabet.side();
    std::string line(marks.size() * side, blank);
    for (std::size_t cell = 0; cell < marks.size(); ++cell) {
        for (const Digit digit : marks[cell]) {
            assert(number(digit) <= side);
            line[cell * side + number(digit) - 1] = alphabet.symbol(digit);
        }
    }
    return line;
}

std::string to_line(const Puzzle &puzzle, const Alphabet &alphabet, char blank) {
    return is_sukaku(puzzle) ? to_line(puzzle.stated_candidates(), alphabet, blank)
                             : to_line(puzzle.givens(), alphabet, blank);
}

Writer::Writer(Format format, WriteOptions options)
    : format_(format), options_(std::move(options)) {}

std::string Writer::begin() const { return std::string(text::row_of(format_).header); }

Result<std::string> Writer::write(const Record &record) {
    const text::FormatRow &row = text::row_of(format_);
    const auto refuse = [&](Sentence what, Sentence expected) {
        return std::unexpected(Error{ErrorCode::unsupported, std::move(what), std::move(expected),
                                     record.line, record.column});
    };
    if (row.write == nullptr) {
        return refuse({"writing the format {}", name(format_)},
                      {"a format that is written as well as read"});
    }
    if (record.puzzle.has_candidates() && !row.says_candidates) {
        return refuse({"stated candidates in the format {}", name(format_)},
                      {"pencilmarks, sukaku or hodoku, which can say them"});
    }
    const Shape &shape = record.puzzle.shape();
    const bool is_grid = !shape.is_square() || shape.lowest() != 1;
    if (is_grid && !row.says_grids) {
        return refuse(
            shape.is_square()
                ? Sentence("values from {} in the format {}", shape.lowest(), name(format_))
                : Sentence("a board that is not square in the format {}", name(format_)),
            {"a square board with values from 1, or the format json"});
    }
    if (shape.variables() > 0 && !row.says_variables) {
        return refuse({"variables in the format {}", name(format_)},
                      {"rules or json, which can say cells outside the grid"});
    }
    if (!shape.constraints().empty() && !row.says_rules) {
        return refuse({"{} in the format {}",
                       fmt::format("'{:.80}'", in_words(shape.constraints().front(), shape)),
                       name(format_)},
                      {"json or f-puzzles, which can say rules"});
    }
    const unsigned side = shape.side();
    if (options_.alphabet && options_.alphabet->side() != side) {
        return refuse(
            {"an alphabet of {n} digits for a {}×{} board", options_.alphabet->side(), side, side},
            {"{}", side});
    }
    const Alphabet &alphabet = options_.alphabet ? *options_.alphabet : record.alphabet;
    if (options_.blank && !can_be_blank(*options_.blank, alphabet)) {
        return refuse({"'{}' as the blank", *options_.blank},
                      {"one character that can be seen and is no digit"});
    }
    auto text = row.write(record, options_);
    if (text) {
        if (row.parted && written_ > 0) {
            text->insert(text->begin(), '\n');
        }
        ++written_;
    } else if (text.error().line == 0) {
        text.error() = text::at(std::move(text.error()), record.line, record.column);
    }
    return text;
}

std::string Writer::end() const { return std::string(text::row_of(format_).footer); }

} // namespace dokushin
