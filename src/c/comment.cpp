#include "c/comment.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

namespace dokushin::c {
namespace {

constexpr std::string_view solution_part = "; solution ";

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view white = " \t\r\n";
    const std::size_t first = text.find_first_not_of(white);
    return first == text.npos ? std::string_view{}
                              : text.substr(first, text.find_last_not_of(white) + 1 - first);
}

/// Fog needs the solution that came with it: it is lit by right digits.
std::string fog_text(const Record &record) {
    const Shape &shape = record.puzzle.shape();
    std::string text = in_words(*record.fog, shape);
    if (record.solution) {
        text += solution_part;
        text += to_line(*record.solution, Alphabet::usual(shape));
    }
    return text;
}

/// Reads a digit a cell; nothing if it is no such text.
std::optional<Grid> grid_in(const Shape &shape, std::string_view text) {
    if (text.size() != shape.cell_count()) {
        return std::nullopt;
    }
    const Alphabet alphabet = Alphabet::usual(shape);
    Grid grid(text.size());
    std::ranges::transform(text, grid.begin(), [&](char c) { return alphabet.digit(c); });
    if (std::ranges::find(grid, Digit::blank) != grid.end()) {
        return std::nullopt;
    }
    return grid;
}

/// Reads what fog_text() writes; false if it is something else.
bool add_fog(Record &record, std::string_view text) {
    const Shape &shape = record.puzzle.shape();
    const std::size_t behind = std::min(text.find(solution_part), text.size());
    record.fog = fog_in(shape, text.substr(0, behind));
    if (record.fog && behind < text.size()) {
        record.solution = grid_in(shape, trimmed(text.substr(behind + solution_part.size())));
    }
    return record.fog.has_value();
}

/// A text that a comment may have, under its name.
struct TextRow {
    std::string_view name;
    bool is_long; ///< It may have several lines.
};
constexpr std::array text_rows{TextRow{"title", false}, TextRow{"author", false},
                               TextRow{"rules", true}, TextRow{"ruleset", true},
                               TextRow{"solved", true}};

/// Finds the row of a text; null if there is none.
const TextRow *row_named(std::string_view name) {
    const auto row = std::ranges::find(text_rows, name, &TextRow::name);
    return row == text_rows.end() ? nullptr : &*row;
}

/// Reads a line without fog. `open` is the row of the text that it may belong to.
void add_line(Record &record, std::string_view line, const TextRow *&open) {
    const std::size_t colon = line.find(": ");
    const std::string_view name = line.substr(0, colon);
    const TextRow *const row = colon == line.npos ? nullptr : row_named(name);
    const bool is_there = std::ranges::any_of(
        record.headers, [name](const auto &header) { return header.first == name; });
    if (row != nullptr && !is_there) {
        record.headers.emplace_back(name, line.substr(colon + 2));
        open = row;
    } else if (open != nullptr && open->is_long) {
        record.headers.back().second += '\n';
        record.headers.back().second += line;
    } else {
        open = nullptr;
    }
}

} // namespace

std::string comment_text(const Record &record) {
    std::string text(trimmed(record.comment));
    for (const auto &[name, value] : record.headers) {
        text += fmt::format("{}{}: {}", text.empty() ? "" : "\n", name, value);
    }
    if (record.fog) {
        text += fmt::format("{}fog: {}", text.empty() ? "" : "\n", fog_text(record));
    }
    return text;
}

void add_comment(Record &record, std::string_view comment) {
    constexpr std::string_view fog_name = "fog: ";
    comment = trimmed(comment);
    const std::size_t last = comment.rfind('\n') + 1; // 0 if there is one line
    if (comment.substr(last).starts_with(fog_name) &&
        add_fog(record, comment.substr(last + fog_name.size()))) {
        comment = comment.substr(0, last);
        comment.remove_suffix(last == 0 ? 0 : 1);
    }
    const TextRow *open = nullptr;
    while (!comment.empty()) {
        const std::string_view line = comment.substr(0, comment.find('\n'));
        comment.remove_prefix(std::min(line.size() + 1, comment.size()));
        add_line(record, line, open);
    }
}

} // namespace dokushin::c
