// The format has no specification: names and fields are those of documents that the site makes
// (formatVersion 1.5.0). A cell is x + N·y; corners, edges and cells beside the board are numbered
// likewise, on lattices of their own (sudokumaker_sheet.h).
#include "board/text/sites/sudokumaker.h"

#include "board/text/sites/sudokumaker_sheet.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace dokushin::text {
namespace sudokumaker {
namespace {

std::unexpected<Error> no_puzzle(ErrorCode code, Sentence expected) {
    return std::unexpected(
        Error{code, {"a document of {} that is no puzzle", "SudokuMaker"}, std::move(expected)});
}

int member_or(const JsonValue &object, std::string_view name, int usual) {
    const JsonValue *const value = member(object, name);
    return value == nullptr || value->is_null() ? usual : integer_of(value).value_or(-1);
}

/// Is there a layer that states that all rows and columns differ?
bool has_rules_of_sudoku(const JsonValue &puzzle) {
    return std::ranges::any_of(list_in(puzzle, "constraints"), [](const JsonValue &layer) {
        return integer_of(member(layer, "type")) == 2003 && !is_set(layer, "disabled") &&
               !is_set(layer, "solverIgnored") && list_in(layer, "areas").empty();
    });
}

/// The side of the board. A custom one must be what others are: square, with digits from 1 on.
Result<unsigned> side_of(const JsonValue &puzzle) {
    constexpr int usual = 9;
    const bool is_custom = text_of(member(puzzle, "type")) == "custom";
    const int side = member_or(puzzle, is_custom ? "width" : "size", usual);
    const int height = is_custom ? member_or(puzzle, "height", usual) : side;
    if (side < 1 || side > static_cast<int>(max_side) || height != side) {
        return no_puzzle(ErrorCode::unsupported, {"N×N cells with N from 1 to 64"});
    }
    const int least = member_or(puzzle, "minDigit", 1);
    const int largest = member_or(puzzle, "maxDigit", is_custom ? usual : side);
    if (least != 1 || largest != side || (is_custom && !has_rules_of_sudoku(puzzle))) {
        return no_puzzle(ErrorCode::unsupported, {"{} to {}", 1, side});
    }
    return static_cast<unsigned>(side);
}

/// Reads the digits, givens and a player's. A given that is no digit makes the document useless.
Result<void> read_cells(Sheet &sheet, const JsonValue &puzzle) {
    Statement &statement = sheet.statement;
    const JsonValue &cells = list_in(puzzle, "cells");
    if (cells.size() != statement.givens.size()) {
        return no_puzzle(ErrorCode::bad_format, {"{n} cells", statement.givens.size()});
    }
    for (std::size_t at = 0; at < cells.size(); ++at) {
        const JsonValue *const value = member(cells[at], "value");
        if (is_nothing(value)) {
            continue;
        }
        const auto digit = integer_of(value);
        const bool is_given = is_set(cells[at], "given");
        if (digit && *digit >= 1 && *digit <= sheet.side()) {
            if (!is_given && statement.placed.empty()) {
                statement.placed.assign(cells.size(), Digit::blank);
            }
            (is_given ? statement.givens : statement.placed)[at] =
                digit_of(static_cast<unsigned>(*digit));
        } else if (is_given) {
            return std::unexpected(Error{ErrorCode::out_of_range,
                                         {"'{}'", fmt::format("{:.20}", text_of(value))},
                                         {"{} to {}", 1, sheet.side()}});
        }
    }
    return {};
}

void read_headers(Sheet &sheet, const JsonValue &puzzle) {
    struct Header {
        std::string_view member;
        std::string_view name;
    };
    constexpr std::array headers{Header{"name", "title"}, Header{"author", "author"},
                                 Header{"comment", "rules"}};
    for (const Header &header : headers) {
        sheet.statement.add_header(header.name, text_of(member(puzzle, header.member)));
    }
    if (const JsonValue *const messages = member(puzzle, "messages")) {
        sheet.statement.add_header(solution_message, text_of(member(*messages, "completion")));
    }
}

/// The solution that the setter has given for the export to SudokuPad.
std::optional<Grid> solution_of(const JsonValue &puzzle, unsigned side) {
    const JsonValue *const exported = member(puzzle, "export");
    const JsonValue *const pad = exported != nullptr ? member(*exported, "sudokuPad") : nullptr;
    return pad != nullptr ? full_grid(text_of(member(*pad, "solution")), side) : std::nullopt;
}

/// The oldest documents say `sudoku` instead of `puzzle`.
const JsonValue *puzzle_in(const JsonValue &json) {
    const JsonValue *const puzzle = member(json, "puzzle");
    return puzzle != nullptr ? puzzle : member(json, "sudoku");
}

Result<Statement> read_document(const JsonValue &json) {
    const JsonValue *const puzzle = puzzle_in(json);
    if (puzzle == nullptr) {
        return no_puzzle(ErrorCode::bad_format, {});
    }
    DOKUSHIN_TRY(side, side_of(*puzzle));
    Sheet sheet{Statement(side)};
    sheet.statement.regions.assign(sheet.statement.givens.size(), Statement::no_region);
    DOKUSHIN_CHECK(read_cells(sheet, *puzzle));
    read_headers(sheet, *puzzle);
    sheet.statement.solution = solution_of(*puzzle, side);
    read_layers(sheet, *puzzle);
    return std::move(sheet.statement);
}

} // namespace
} // namespace sudokumaker

bool is_sudokumaker(const JsonValue &json) {
    const JsonValue *const puzzle = sudokumaker::puzzle_in(json);
    const JsonValue *const layers = puzzle != nullptr ? member(*puzzle, "constraints") : nullptr;
    return layers != nullptr && layers->is_array() && !list_in(*puzzle, "cells").empty();
}

Result<Statement> read_sudokumaker(const JsonValue &json) {
    return sudokumaker::read_document(json);
}

} // namespace dokushin::text
