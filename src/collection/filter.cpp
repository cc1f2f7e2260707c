#include "collection/filter.h"

#include "base/decimal.h"
#include "collection/schema.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>

namespace dokushin::collection {
namespace {

constexpr std::string_view white_space = " \t\n";

enum class ColumnKind : std::uint8_t { number, text, limited }; ///< limited: NAME_above exists

struct Column {
    std::string name;
    ColumnKind kind;
    std::string expression{}; ///< in SQL; if empty, the name
};

/// Returns the columns that a filter may name: those of the view of puzzles, and what functions
/// find.
std::vector<Column> filter_columns() {
    std::vector<Column> columns{{"id", ColumnKind::number},
                                {"clues", ColumnKind::number},
                                {"automorphisms", ColumnKind::number}};
    for (const char *const name :
         {"status", "origin", "added", "version", "puzzle", "form", "pattern", "solution"}) {
        columns.push_back({name, ColumnKind::text});
    }
    columns.push_back({"symmetry", ColumnKind::text, "symmetry_of(puzzle)"});
    columns.push_back({"techniques", ColumnKind::text, "techniques_of(puzzle)"});
    for (const RatingScale &scale : rating_scales()) {
        const std::string name(scale.name);
        columns.push_back({name, scale.has_technique ? ColumnKind::number : ColumnKind::limited});
        if (scale.has_technique) {
            columns.push_back({name + "_technique", ColumnKind::text});
        }
    }
    return columns;
}

struct Condition {
    std::string_view column;
    std::string_view comparison;
    std::string_view value;
};

Error no_condition(std::string_view word) {
    return {ErrorCode::bad_format,
            {"'{}' is no condition", word},
            {"a column, a comparison and a value, as in 'te>=3' or 'status=unique'"}};
}

std::string_view without_quotes(std::string_view value) {
    const bool is_quoted = value.size() >= 2 && value.starts_with('\'') && value.ends_with('\'');
    return is_quoted ? value.substr(1, value.size() - 2) : value;
}

Result<Condition> condition_of(std::string_view word) {
    const std::size_t at = word.find_first_of("<>=!");
    if (at == word.npos || at == 0) {
        return std::unexpected(no_condition(word));
    }
    const std::size_t end = word.find_first_not_of("<>=!", at);
    const std::string_view comparison = word.substr(at, end == word.npos ? end : end - at);
    constexpr std::array<std::string_view, 6> known{"=", "!=", "<", "<=", ">", ">="};
    if (std::ranges::find(known, comparison) == known.end() || end == word.npos) {
        return std::unexpected(no_condition(word));
    }
    return Condition{word.substr(0, at), comparison, without_quotes(word.substr(end))};
}

Result<Column> column_named(std::string_view name) {
    const std::vector<Column> columns = filter_columns();
    const auto found = std::ranges::find(columns, name, &Column::name);
    if (found != columns.end()) {
        return *found;
    }
    std::string names;
    for (const Column &column : columns) {
        names += (names.empty() ? "" : ", ") + column.name;
    }
    return std::unexpected(Error{
        ErrorCode::bad_format, {"'{}' is no column of a collection", name}, {"one of {}", names}});
}

/// Returns a text as SQL writes it.
std::string quoted(std::string_view text) {
    std::string result = "'";
    for (const char letter : text) {
        result += letter == '\'' ? "''" : std::string(1, letter);
    }
    return result + "'";
}

/// `column`: in SQL.
std::string text_condition(const Condition &condition, const std::string &column) {
    const bool has_pattern = condition.value.find_first_of("*?") != condition.value.npos;
    if (has_pattern && (condition.comparison == "=" || condition.comparison == "!=")) {
        return fmt::format("{} {} {}", column, condition.comparison == "=" ? "GLOB" : "NOT GLOB",
                           quoted(condition.value));
    }
    return fmt::format("{} {} {}", column, condition.comparison, quoted(condition.value));
}

/// Returns when a rating that is a whole number above `NAME_above` surely fulfils a condition.
std::string limit_condition(const Condition &condition, double value) {
    if (condition.comparison == ">") {
        return fmt::format("{}_above >= {}", condition.column, std::floor(value));
    }
    if (condition.comparison == ">=" || condition.comparison == "!=") {
        return fmt::format("{}_above >= {}", condition.column,
                           std::ceil(value) - (condition.comparison == ">=" ? 1 : 0));
    }
    return "0";
}

Result<std::string> number_condition(const Condition &condition, ColumnKind kind) {
    const bool is_infinite = condition.value == "inf";
    const double value = whole_decimal(condition.value).value_or(HUGE_VAL);
    if (!is_infinite && !std::isfinite(value)) {
        return std::unexpected(
            Error{ErrorCode::bad_format,
                  {"'{}' is no number", condition.value},
                  {"behind '{}' a number or 'inf'",
                   fmt::format("{}{}", condition.column, condition.comparison)}});
    }
    const std::string plain =
        fmt::format("{} {} {}", condition.column, condition.comparison,
                    is_infinite ? std::string("9e999") : fmt::format("{}", value));
    return kind != ColumnKind::limited || is_infinite
               ? plain
               : fmt::format("({} OR {})", plain, limit_condition(condition, value));
}

/// Returns the condition that a filter begins with, which ends at a blank. A value in single quotes
/// may have blanks: its end is a quote before a blank, or at the end of the filter.
std::string_view first_word(std::string_view filter) {
    constexpr std::string_view comparing = "<>=!";
    const std::size_t blank = filter.find_first_of(white_space);
    const std::size_t value =
        filter.find_first_not_of(comparing, filter.substr(0, blank).find_first_of(comparing));
    if (value != filter.npos && filter[value] == '\'') {
        for (std::size_t at = filter.find('\'', value + 1); at != filter.npos;
             at = filter.find('\'', at + 1)) {
            if (at + 1 == filter.size() || white_space.contains(filter[at + 1])) {
                return filter.substr(0, at + 1);
            }
        }
    }
    return filter.substr(0, blank);
}

} // namespace

Result<std::string> where_of(std::string_view filter) {
    std::string where;
    while (true) {
        const std::size_t begin = filter.find_first_not_of(white_space);
        if (begin == filter.npos) {
            break;
        }
        filter.remove_prefix(begin);
        const std::string_view word = first_word(filter);
        filter.remove_prefix(word.size());
        DOKUSHIN_TRY(condition, condition_of(word));
        DOKUSHIN_TRY(column, column_named(condition.column));
        std::string sql =
            text_condition(condition, column.expression.empty() ? column.name : column.expression);
        if (column.kind != ColumnKind::text) {
            DOKUSHIN_TRY(number, number_condition(condition, column.kind));
            sql = number;
        }
        where += (where.empty() ? "" : " AND ") + sql;
    }
    return where.empty() ? "1" : where;
}

bool is_sql(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t\n(");
    std::string word;
    for (const char letter : text.substr(std::min(begin, text.size()))) {
        if (std::isalpha(static_cast<unsigned char>(letter)) == 0) {
            break;
        }
        word += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    }
    constexpr std::array<std::string_view, 4> beginnings{"select", "with", "values", "explain"};
    return text.size() > word.size() && std::ranges::find(beginnings, word) != beginnings.end();
}

} // namespace dokushin::collection
