#include "board/text/sites/killer_text.h"

#include "board/text/cells.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>

namespace dokushin::text {
namespace killer {
namespace {

constexpr int side = 9;
constexpr std::size_t cell_count = 81;

constexpr std::string_view sums = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij";
constexpr std::string_view pointers = "<>^v`',.";
constexpr std::string_view straight_pointers = "<>^v";
constexpr std::array<Place, 8> steps{
    {{0, -1}, {0, 1}, {-1, 0}, {1, 0}, {-1, -1}, {-1, 1}, {1, -1}, {1, 1}}};
static_assert(pointers.size() == steps.size());

Place place_of(std::size_t at) {
    return {static_cast<int>(at) / side, static_cast<int>(at) % side};
}

/// The error of a character; `rest` is the text from it on.
Error wrong(std::string_view rest, Sentence expected) {
    return {ErrorCode::bad_format,
            {"{} in a killer text", rest.empty() ? "''" : shown(rest.front())},
            std::move(expected)};
}

bool is_sum_or_pointer(char character) {
    return sums.find(character) != std::string_view::npos ||
           pointers.find(character) != std::string_view::npos;
}

/// Follows pointers to the cell with the sum; nothing if they lead off the board, or in a circle.
std::optional<std::size_t> root_of(std::string_view line, std::size_t at) {
    for (std::size_t moves = 0; moves < cell_count; ++moves) {
        const auto pointer = pointers.find(line[at]);
        if (pointer == std::string_view::npos) {
            return at;
        }
        const auto [row, column] = place_of(at);
        const Place next{row + steps[pointer].row, column + steps[pointer].column};
        if (std::min(next.row, next.column) < 0 || std::max(next.row, next.column) >= side) {
            return std::nullopt;
        }
        at = static_cast<std::size_t>(next.row) * side + static_cast<std::size_t>(next.column);
    }
    return std::nullopt;
}

/// The head of a long text; empty if the line has none.
std::string_view head_of(std::string_view line) {
    for (const std::string_view head : {"3x3::k:", "3x3:d:k:"}) {
        if (line.starts_with(head)) {
            return head;
        }
    }
    return {};
}

/// A cage of a long text.
struct NumberedCage {
    unsigned sum = 0;
    bool has_one_sum = true; ///< do its cells agree?
    std::vector<Place> cells{};
};

/// Reads the number of a cell and the colon behind it, which may be missing at the end.
std::optional<unsigned> take_cell(std::string_view &text) {
    constexpr std::size_t most_digits = 6;
    const std::string_view digits = text.substr(0, text.find(':'));
    if (digits.empty() || digits.size() > most_digits ||
        digits.find_first_not_of("0123456789") != std::string_view::npos) {
        return std::nullopt;
    }
    text.remove_prefix(std::min(digits.size() + 1, text.size()));
    unsigned value = 0;
    for (const char digit : digits) {
        value = value * 10 + static_cast<unsigned>(digit - '0');
    }
    return value;
}

Result<std::map<unsigned, NumberedCage>> cages_of(std::string_view text) {
    constexpr unsigned ordinals = 256;
    std::map<unsigned, NumberedCage> cages;
    for (std::size_t at = 0; at < cell_count; ++at) {
        const std::string_view rest = text;
        const auto value = take_cell(text);
        if (!value) {
            return std::unexpected(wrong(rest, {"81 numbers, each 256 times a sum plus a cage's"}));
        }
        const unsigned sum = *value / ordinals;
        if (sum > 0) {
            NumberedCage &cage = cages[*value % ordinals];
            cage.has_one_sum = cage.cells.empty() || (cage.has_one_sum && cage.sum == sum);
            cage.sum = sum;
            cage.cells.push_back(place_of(at));
        }
    }
    if (!text.empty()) {
        return std::unexpected(wrong(text, {"nothing behind it"}));
    }
    return cages;
}

} // namespace
} // namespace killer

bool is_short_killer(std::string_view line) {
    return line.size() == killer::cell_count &&
           line.find_first_of(killer::straight_pointers) != std::string_view::npos &&
           line.find_first_of(killer::sums) != std::string_view::npos &&
           std::ranges::all_of(line, killer::is_sum_or_pointer);
}

Result<Statement> read_short_killer(std::string_view line) {
    if (!is_short_killer(line)) {
        return std::unexpected(killer::wrong(line, {"pointers that lead to a sum"}));
    }
    std::map<std::size_t, std::vector<Place>> cages; // by the cell of the sum
    for (std::size_t at = 0; at < killer::cell_count; ++at) {
        const auto root = killer::root_of(line, at);
        if (!root) {
            return std::unexpected(killer::wrong(line.substr(at), {"pointers that lead to a sum"}));
        }
        cages[*root].push_back(killer::place_of(at));
    }
    Statement statement(killer::side);
    for (const auto &[root, cells] : cages) {
        const auto sum = killer::sums.find(line[root]);
        const auto [row, column] = killer::place_of(root);
        const std::string object = fmt::format("cage r{}c{}", row + 1, column + 1);
        if (sum > 0) {
            statement.rule(object, fmt::format("cage {} {}", sum, words_of(cells)));
        } else if (cells.size() > 1) {
            statement.rule(object, "different " + words_of(cells));
        }
    }
    return statement;
}

bool is_long_killer(std::string_view line) { return !killer::head_of(line).empty(); }

Result<Statement> read_long_killer(std::string_view line) {
    const std::string_view head = killer::head_of(line);
    if (head.empty()) {
        return std::unexpected(killer::wrong(line, {"'{}'", "3x3::k:"}));
    }
    DOKUSHIN_TRY(cages, killer::cages_of(line.substr(head.size())));
    Statement statement(killer::side);
    if (head.find('d') != std::string_view::npos) {
        statement.rule("d", "diagonals");
    }
    for (const auto &[ordinal, cage] : cages) {
        const std::string object = fmt::format("cage {}", ordinal);
        if (cage.has_one_sum) {
            statement.rule(object, fmt::format("cage {} {}", cage.sum, words_of(cage.cells)));
        } else {
            statement.unknown.push_back(object);
        }
    }
    return statement;
}

} // namespace dokushin::text
