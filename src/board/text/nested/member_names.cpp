// Names are compared in lower case with short lists of those in use.
#include "board/text/nested/member_names.h"
#include "errors/catalogue.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <span>

namespace dokushin::text {
namespace {

bool is_one_of(std::span<const std::string_view> names, std::string_view wanted) {
    return std::ranges::any_of(names, [&](std::string_view name) {
        return std::ranges::equal(name, wanted, {}, {}, [](char c) {
            return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        });
    });
}

} // namespace

bool names_a_puzzle(std::string_view name) {
    static constexpr std::array<std::string_view, 11> names{
        "puzzle", "puzzles", "quizzes", "quiz",  "sudoku", "sudokus",
        "board",  "boards",  "grid",    "grids", "givens"};
    return is_one_of(names, name);
}

bool names_a_solution(std::string_view name) {
    static constexpr std::array<std::string_view, 4> names{"solution", "solutions", "answer",
                                                           "solved"};
    return is_one_of(names, name);
}

std::optional<Error> second_board(const Record &record) {
    const auto second = std::ranges::find_if(record.headers, [&](const auto &header) {
        const auto &[name, value] = header;
        const bool taken = name == "puzzle" || (name == "solution" && record.solution);
        const bool is_board = value.starts_with('[') || (value.starts_with('"') && value != "\"\"");
        return taken && is_board;
    });
    if (second == record.headers.end()) {
        return std::nullopt;
    }
    return Error{ErrorCode::bad_format,
                 {"a second board, under the name \"{}\"", second->first},
                 {"one, or one and its solution"}};
}

} // namespace dokushin::text
