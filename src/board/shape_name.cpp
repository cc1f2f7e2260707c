// The names of shapes and cells, written and read: "9x9+windoku", "r5c9".
#include "base/take_number.h"
#include "board/constraints.h"
#include "board/constraints/kind.h"
#include "board/variants.h"
#include "errors/catalogue.h"

#include <dokushin/shape.h>

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <span>
#include <tuple>
#include <utility>

namespace dokushin {
namespace {

constexpr Pattern<0> shape_examples =
    "9x9, 16, 3x4 (boxes of 3 rows × 4 columns), jigsaw:MAP, grid:6x8, with +diagonals, "
    "+windoku, +disjoint-groups, +centre-dots or +variables:5 behind it";

std::unexpected<Error> unknown(std::string_view text) {
    return std::unexpected(Error{ErrorCode::bad_shape,
                                 {"'{}' names no board", fmt::format("{:.60}", text)},
                                 shape_examples});
}

/// This word stands before the number of cells outside the grid.
constexpr std::string_view variables_word = "variables:";

/// Cuts off the cross at the front of `text`, if one is there.
bool take_cross(std::string_view &text) {
    for (const std::string_view cross : {"x", "X", "×"}) {
        if (text.starts_with(cross)) {
            text.remove_prefix(cross.size());
            return true;
        }
    }
    return false;
}

/// Reads the name of a board with rectangular boxes: "9", "9x9" or "3x4".
Result<Shape> rectangular(std::string_view text) {
    std::string_view rest = text;
    const auto first = take_number(rest);
    if (!first) {
        return unknown(text);
    }
    if (rest.empty()) {
        return Shape::of_side(*first);
    }
    if (!take_cross(rest)) {
        return unknown(text);
    }
    const auto second = take_number(rest);
    if (!second || !rest.empty()) {
        return unknown(text);
    }
    return *first == *second ? Shape::of_side(*first) : Shape::boxes(*first, *second);
}

/// Two numbers with a mark between them: "6x8", "0-9".
using NumberPair = std::pair<unsigned, unsigned>;

template <class TakeMark>
std::optional<NumberPair> take_pair(std::string_view text, const TakeMark &take_mark) {
    const auto first = take_number(text);
    if (!first || !take_mark(text)) {
        return std::nullopt;
    }
    const auto second = take_number(text);
    return second && text.empty() ? std::optional(NumberPair{*first, *second}) : std::nullopt;
}

bool take_hyphen(std::string_view &text) {
    const bool has_it = text.starts_with('-');
    text.remove_prefix(has_it ? 1 : 0);
    return has_it;
}

/// Reads the measures of a grid: "6x8", "6x8:0-9", "6x8:2x4", "6x8:0-9:2x4".
Result<Shape> grid_of(std::string_view text) {
    const auto wrong = [&] {
        return std::unexpected(Error{ErrorCode::bad_shape,
                                     {"'{}' names no board", fmt::format("grid:{:.60}", text)},
                                     {"grid:6x8, grid:6x8:0-9, grid:6x8:2x4 or grid:6x8:0-9:2x4"}});
    };
    const std::vector<std::string_view> parts = cut_outside(text, ':');
    const auto size = take_pair(parts.front(), take_cross);
    if (!size || parts.size() > 3) {
        return wrong();
    }
    GridMeasures measures{.rows = size->first,
                          .columns = size->second,
                          .digits = std::max(size->first, size->second)};
    std::size_t at = 1;
    if (const auto values = at < parts.size() ? take_pair(parts[at], take_hyphen) : std::nullopt) {
        if (values->second < values->first) {
            return wrong();
        }
        measures.lowest = values->first;
        measures.digits = values->second - values->first + 1;
        ++at;
    }
    if (const auto boxes = at < parts.size() ? take_pair(parts[at], take_cross) : std::nullopt) {
        std::tie(measures.box_rows, measures.box_columns) = *boxes;
        if (boxes->first == 0 || boxes->second == 0) {
            return wrong();
        }
        ++at;
    }
    return at == parts.size() ? Shape::grid(measures) : wrong();
}

/// "less(r1c1,r1c2)" split into the kind and its arguments. Without a kind it is no constraint.
struct ConstraintText {
    const ConstraintRow *kind = nullptr;
    std::string_view arguments;
};

ConstraintText as_constraint(std::string_view word) {
    const auto bracket = word.find('(');
    if (bracket == std::string_view::npos || !word.ends_with(')')) {
        return {};
    }
    const auto kind =
        std::ranges::find(constraint_rows(), word.substr(0, bracket), &ConstraintRow::name);
    if (kind == constraint_rows().end()) {
        return {};
    }
    return {&*kind, word.substr(bracket + 1, word.size() - bracket - 2)};
}

/// Finds the plus sign before the last word of a name. A constraint may have plus signs and
/// brackets within its own.
std::size_t last_plus(std::string_view name) {
    std::size_t depth = 0;
    for (std::size_t at = name.ends_with(')') ? name.size() : 0; at-- > 0;) {
        depth += name[at] == ')' ? 1 : 0;
        depth -= name[at] == '(' ? 1 : 0;
        if (depth == 0) {
            return name.substr(0, at).rfind('+');
        }
    }
    return name.rfind('+');
}

Result<Shape> with_all(const Shape &shape, std::span<const ConstraintText> texts) {
    std::vector<Constraint> constraints;
    for (const auto &[kind, arguments] : texts) {
        auto constraint = kind->read(shape, arguments);
        if (!constraint) {
            return std::unexpected(not_on_this_board(*kind, arguments, shape));
        }
        constraints.push_back(*std::move(constraint));
    }
    return shape.with(constraints);
}

} // namespace

Result<Shape> Shape::parse(std::string_view text) {
    // A jigsaw's map may hold plus signs, so variants and constraints are taken from the back.
    std::string_view base = text;
    std::vector<Variant> variants;
    std::vector<ConstraintText> constraints;
    std::optional<unsigned> variables;
    if (text == "x" || text == "sudoku-x") {
        base = "9x9";
        variants.push_back(Variant::diagonals);
    } else if (text == "windoku") {
        base = "9x9";
        variants.push_back(Variant::windoku);
    }
    for (auto plus = last_plus(base); plus != std::string_view::npos; plus = last_plus(base)) {
        const std::string_view word = base.substr(plus + 1);
        if (const ConstraintText constraint = as_constraint(word); constraint.kind != nullptr) {
            constraints.push_back(constraint);
            base = base.substr(0, plus);
            continue;
        }
        if (word.starts_with(variables_word)) {
            std::string_view rest = word.substr(variables_word.size());
            const auto number = take_number(rest);
            if (!number || !rest.empty() || *number == 0 || variables) {
                return unknown(text);
            }
            variables = number;
            base = base.substr(0, plus);
            continue;
        }
        const auto known = std::ranges::find_if(variant_rows(), [&](const VariantRow &row) {
            return row.name == word || row.synonym == word;
        });
        if (known == variant_rows().end()) {
            if (base.starts_with("jigsaw:")) {
                break;
            }
            return std::unexpected(Error{ErrorCode::bad_shape,
                                         {"'{}' names no variant", fmt::format("{:.60}", word)},
                                         {"diagonals, windoku, disjoint-groups, centre-dots or "
                                          "variables:5"}});
        }
        variants.push_back(known->variant);
        base = base.substr(0, plus);
    }
    if (base.empty()) {
        return unknown(text);
    }
    Result<Shape> shape = base.starts_with("jigsaw:") ? jigsaw(base.substr(7))
                          : base.starts_with("grid:") ? grid_of(base.substr(5))
                                                      : rectangular(base);
    for (const Variant variant : variants) {
        if (shape) {
            shape = shape->with(variant);
        }
    }
    if (shape && variables) {
        shape = shape->with_variables(*variables);
    }
    if (shape && !constraints.empty()) {
        shape = with_all(*shape, constraints);
    }
    return shape;
}

std::string Shape::name() const {
    std::string text;
    const auto regions = std::span(data_->region).first(grid_cell_count());
    const bool has_full_boxes = box_rows() == 0 || box_rows() * box_columns() == side();
    if (!is_square() || lowest() != 1 || !has_full_boxes) {
        text = fmt::format("grid:{}x{}:{}-{}", rows(), columns(), lowest(), lowest() + side() - 1);
        text += box_rows() == 0 ? "" : fmt::format(":{}x{}", box_rows(), box_columns());
    } else if (is_jigsaw()) {
        text = "jigsaw:";
        for (const std::uint16_t region : regions) {
            // '!' is the first printable character; '+' would read as a variant.
            text.push_back(static_cast<char>(region < 26   ? 'A' + region
                                             : region < 52 ? 'a' + (region - 26)
                                                           : '0' + (region - 52)));
        }
    } else if (box_rows() == box_columns()) {
        text = fmt::format("{0}x{0}", side());
    } else {
        text = fmt::format("{}x{}", box_rows(), box_columns());
    }
    for (const Variant variant : data_->variants) {
        text += '+';
        text += dokushin::name(variant);
    }
    if (variables() > 0) {
        text += fmt::format("+{}{}", variables_word, variables());
    }
    for (const Constraint &constraint : data_->constraints) {
        if (!is_of_grid(constraint)) {
            text += '+';
            text += dokushin::name(constraint, *this);
        }
    }
    return text;
}

std::string Shape::cell_name(Cell cell) const {
    return is_variable(cell) ? fmt::format("v{}", index(cell) - grid_cell_count() + 1)
                             : fmt::format("r{}c{}", row(cell) + 1, column(cell) + 1);
}

Result<Cell> Shape::parse_cell(std::string_view text) const {
    const auto wrong = [&] {
        return std::unexpected(
            Error{ErrorCode::out_of_range,
                  {"'{}' is no cell of this board", fmt::format("{:.60}", text)},
                  variables() == 0
                      ? Sentence("r1c1 to r{}c{}", rows(), columns())
                      : Sentence("r1c1 to r{}c{}, or v1 to v{}", rows(), columns(), variables())});
    };
    std::string_view rest = text;
    if (rest.starts_with('v') || rest.starts_with('V')) {
        rest.remove_prefix(1);
        const auto number = take_number(rest);
        if (!number || !rest.empty() || *number < 1 || *number > variables()) {
            return wrong();
        }
        return cell_at(grid_cell_count() + *number - 1);
    }
    if (!rest.starts_with('r') && !rest.starts_with('R')) {
        return wrong();
    }
    rest.remove_prefix(1);
    const auto row_number = take_number(rest);
    if (!row_number || (!rest.starts_with('c') && !rest.starts_with('C'))) {
        return wrong();
    }
    rest.remove_prefix(1);
    const auto column_number = take_number(rest);
    if (!column_number || !rest.empty() || *row_number < 1 || *row_number > rows() ||
        *column_number < 1 || *column_number > columns()) {
        return wrong();
    }
    return cell(*row_number - 1, *column_number - 1);
}

} // namespace dokushin
