// Codoku writes the 81 digits, 0 for a blank, in pieces of a digit and up to five blanks behind
// it: a piece is a character, whose number is the digit and ten times the blanks. Behind an
// asterisk follow flags: w windoku, x both diagonals, t and a title, a and an author, each text up
// to the next asterisk; two asterisks in a text are one. (Format: SudokuPad's puzzle loader.)
#include "board/text/sites/codoku.h"

#include "errors/catalogue.h"

#include <optional>

namespace dokushin::text {
namespace codoku {
namespace {

constexpr unsigned side = 9;
constexpr unsigned cells = side * side;

/// The number of a character: 0–9, A–Z, then a–x, without the characters between those.
std::optional<unsigned> number_of(char c) {
    const unsigned code = static_cast<unsigned char>(c);
    return c >= '0' && c <= '9'   ? std::optional(code - '0')
           : c >= 'A' && c <= 'Z' ? std::optional(code - 'A' + 10)
           : c >= 'a' && c <= 'x' ? std::optional(code - 'a' + 36)
                                  : std::nullopt;
}

/// Unpacks the givens. Blanks of the last piece may reach beyond the board.
std::optional<Grid> unpacked(std::string_view packed) {
    Grid grid;
    for (const char c : packed) {
        const auto piece = number_of(c);
        if (!piece || grid.size() >= cells) {
            return std::nullopt;
        }
        grid.push_back(digit_of(*piece % 10));
        grid.resize(std::min<std::size_t>(cells, grid.size() + *piece / 10), Digit::blank);
    }
    return grid.size() == cells ? std::optional(std::move(grid)) : std::nullopt;
}

/// Cuts a text off that ends at an asterisk, of which two stand for one.
std::string cut_text(std::string_view &rest) {
    std::string text;
    while (!rest.empty()) {
        const char first = rest.front();
        const bool is_pair = rest.starts_with("**");
        rest.remove_prefix(is_pair ? 2 : 1);
        if (first == '*' && !is_pair) {
            break;
        }
        text += first;
    }
    return text;
}

void read_flags(std::string_view flags, Statement &statement) {
    while (!flags.empty()) {
        const char flag = flags.front();
        flags.remove_prefix(1);
        switch (flag) {
        case 'w':
            statement.rule("windoku", "windoku");
            break;
        case 'x':
            statement.rule("diagonals", "diagonals");
            break;
        case 't':
            statement.headers.emplace_back("title", cut_text(flags));
            break;
        case 'a':
            statement.headers.emplace_back("author", cut_text(flags));
            break;
        case '*':
            break;
        default:
            statement.unknown.push_back(std::string("flag ") + flag);
        }
    }
}

} // namespace
} // namespace codoku

Result<Statement> read_scf(std::string_view payload) {
    const std::string_view packed = payload.substr(0, payload.find('*'));
    auto givens = codoku::unpacked(packed);
    if (!givens) {
        return std::unexpected(Error{ErrorCode::bad_format,
                                     {"a link of {} that can't be unpacked", "SudokuPad"},
                                     {"{n} cells", codoku::cells}});
    }
    Statement statement(codoku::side);
    statement.givens = *std::move(givens);
    codoku::read_flags(payload.substr(std::min(packed.size() + 1, payload.size())), statement);
    return statement;
}

} // namespace dokushin::text
