// Each operation is a std::visit over the kinds; the table of kinds is built from the alternatives
// of Constraint, so that a new kind is a file, an alternative and nothing here but its include.
#include "board/constraints.h"

#include "base/take_number.h"
#include "board/constraints/all_pairs.h"
#include "board/constraints/any_of.h"
#include "board/constraints/arrow.h"
#include "board/constraints/automaton.h"
#include "board/constraints/between.h"
#include "board/constraints/cage.h"
#include "board/constraints/counting.h"
#include "board/constraints/difference.h"
#include "board/constraints/different.h"
#include "board/constraints/different_lines.h"
#include "board/constraints/distinct_count.h"
#include "board/constraints/double_arrow.h"
#include "board/constraints/entropic.h"
#include "board/constraints/entropy.h"
#include "board/constraints/equal.h"
#include "board/constraints/equal_sums.h"
#include "board/constraints/equality_cage.h"
#include "board/constraints/flatmates.h"
#include "board/constraints/full_rank.h"
#include "board/constraints/hidden_skyscraper.h"
#include "board/constraints/indexing.h"
#include "board/constraints/less.h"
#include "board/constraints/lockout.h"
#include "board/constraints/look_and_say.h"
#include "board/constraints/lunchbox.h"
#include "board/constraints/modular.h"
#include "board/constraints/nabner.h"
#include "board/constraints/not_difference.h"
#include "board/constraints/not_ratio.h"
#include "board/constraints/not_sum.h"
#include "board/constraints/numbered_room.h"
#include "board/constraints/one_of.h"
#include "board/constraints/pairs.h"
#include "board/constraints/palindrome.h"
#include "board/constraints/quadruple.h"
#include "board/constraints/ratio.h"
#include "board/constraints/regex.h"
#include "board/constraints/rellik.h"
#include "board/constraints/remainders.h"
#include "board/constraints/renban.h"
#include "board/constraints/same_digits.h"
#include "board/constraints/sandwich.h"
#include "board/constraints/sequence.h"
#include "board/constraints/skyscraper.h"
#include "board/constraints/slow_thermometer.h"
#include "board/constraints/sum.h"
#include "board/constraints/sum_line.h"
#include "board/constraints/sum_loop.h"
#include "board/constraints/taxicab.h"
#include "board/constraints/thermometer.h"
#include "board/constraints/value_indexing.h"
#include "board/constraints/weighted_sum.h"
#include "board/constraints/whispers.h"
#include "board/constraints/x_sum.h"
#include "board/constraints/zipper.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <iterator>

namespace dokushin {
namespace {

template <class Kind> constexpr OnValues on_values_of() {
    if constexpr (requires { KindOf<Kind>::on_values; }) {
        return KindOf<Kind>::on_values;
    } else {
        return OnValues::from_one;
    }
}

template <class Kind>
std::optional<Constraint> read_kind(const Shape &shape, std::string_view arguments) {
    if (shape.lowest() != 1 && on_values_of<Kind>() == OnValues::from_one) {
        return std::nullopt;
    }
    auto constraint = KindOf<Kind>::read(shape, arguments);
    return constraint ? std::optional<Constraint>(*std::move(constraint)) : std::nullopt;
}

template <class Kind> constexpr ArgumentForm form_of() {
    if constexpr (requires { KindOf<Kind>::form; }) {
        return KindOf<Kind>::form;
    } else {
        return ArgumentForm::cells;
    }
}

template <class... Kinds> constexpr auto rows_of(const std::variant<Kinds...> * /*kinds*/) {
    return std::array{ConstraintRow{KindOf<Kinds>::name, KindOf<Kinds>::meaning,
                                    KindOf<Kinds>::example, KindOf<Kinds>::arguments,
                                    form_of<Kinds>(), on_values_of<Kinds>(), read_kind<Kinds>}...};
}

constexpr auto constraint_table = rows_of(static_cast<const ConstraintKinds *>(nullptr));

/// Calls `call` with the constraint's value and its KindOf.
template <class Call> auto visit_kind(const Constraint &constraint, const Call &call) {
    return std::visit([&]<class Kind>(const Kind &value) { return call(value, KindOf<Kind>{}); },
                      constraint);
}

} // namespace

std::optional<Constraint> read_constraint(const Shape &shape, std::string_view text) {
    const auto bracket = text.find('(');
    if (bracket == std::string_view::npos || !text.ends_with(')')) {
        return std::nullopt;
    }
    const auto kind =
        std::ranges::find(constraint_rows(), text.substr(0, bracket), &ConstraintRow::name);
    return kind != constraint_rows().end()
               ? kind->read(shape, text.substr(bracket + 1, text.size() - bracket - 2))
               : std::nullopt;
}

Constraint::Constraint(const Constraint &other) = default;
Constraint::Constraint(Constraint &&other) noexcept = default;
Constraint &Constraint::operator=(const Constraint &other) = default;
Constraint &Constraint::operator=(Constraint &&other) noexcept = default;
Constraint::~Constraint() = default;

bool operator==(const Constraint &one, const Constraint &other) {
    return static_cast<const ConstraintKinds &>(one) == static_cast<const ConstraintKinds &>(other);
}

std::strong_ordering operator<=>(const Constraint &one, const Constraint &other) {
    return static_cast<const ConstraintKinds &>(one) <=>
           static_cast<const ConstraintKinds &>(other);
}

bool operator==(const AnyOf &one, const AnyOf &other) {
    return one.alternatives == other.alternatives && one.cells == other.cells;
}

std::strong_ordering operator<=>(const AnyOf &one, const AnyOf &other) {
    const auto order = one.alternatives <=> other.alternatives;
    return order != 0 ? order : one.cells <=> other.cells;
}

std::span<const ConstraintRow> constraint_rows() { return constraint_table; }

Error not_on_this_board(const ConstraintRow &row, std::string_view arguments, const Shape &shape) {
    const std::string rule = fmt::format("{}({:.60})", row.name, arguments);
    if (shape.lowest() != 1 && row.on_values == OnValues::from_one) {
        return {ErrorCode::bad_shape,
                {"'{}' on a board with values from {}", rule, shape.lowest()},
                {"a board with values from 1"}};
    }
    return {ErrorCode::bad_shape,
            {"'{}({})' is no constraint of this board", row.name, fmt::format("{:.60}", arguments)},
            row.arguments};
}

std::vector<Cell> cells_of(const Constraint &constraint) {
    return visit_kind(constraint,
                      [](const auto &value, auto kind) { return decltype(kind)::cells(value); });
}

std::string name(const Constraint &constraint, const Shape &shape) {
    return visit_kind(constraint, [&](const auto &value, auto kind) {
        return fmt::format("{}({})", kind.name, decltype(kind)::write(shape, value));
    });
}

std::vector<std::string_view> cut_outside(std::string_view text, char mark) {
    std::vector<std::string_view> parts;
    std::size_t begin = 0;
    std::size_t depth = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        depth += text[at] == '(' ? 1 : 0;
        depth -= text[at] == ')' && depth > 0 ? 1 : 0;
        if (text[at] == mark && depth == 0) {
            parts.push_back(text.substr(begin, at - begin));
            begin = at + 1;
        }
    }
    parts.push_back(text.substr(begin));
    return parts;
}

std::optional<Subject> subject_of(const Constraint &constraint) {
    return visit_kind(constraint, [](const auto &value, auto kind) -> std::optional<Subject> {
        if constexpr (requires { decltype(kind)::subject(value); }) {
            return decltype(kind)::subject(value);
        } else {
            return std::nullopt;
        }
    });
}

bool cells_differ(const Constraint &constraint) {
    return visit_kind(constraint, [](const auto &, auto kind) { return kind.cells_differ; });
}

bool digits_are_interchangeable(const Constraint &constraint) {
    return visit_kind(constraint,
                      [](const auto &, auto kind) { return kind.digits_are_interchangeable; });
}

bool prune(const Constraint &constraint, std::span<DigitSet> candidates) {
    assert(candidates.size() == cells_of(constraint).size());
    return visit_kind(constraint, [&](const auto &value, auto kind) {
        return decltype(kind)::prune(value, candidates);
    });
}

std::optional<std::vector<DigitSet>> left_beside(const Constraint &constraint, const Shape &shape,
                                                 const Grid &digits) {
    assert(digits.size() == shape.cell_count());
    std::vector<DigitSet> candidates;
    for (const Cell cell : cells_of(constraint)) {
        const Digit digit = digits[index(cell)];
        candidates.push_back(digit == Digit::blank ? shape.all_digits() : DigitSet::only(digit));
    }
    if (!prune(constraint, candidates)) {
        return std::nullopt;
    }
    return candidates;
}

bool breaks_a_constraint(const Puzzle &puzzle) {
    const Shape &shape = puzzle.shape();
    if (shape.constraints().empty()) {
        return false;
    }
    const Grid digits = puzzle.digits();
    return std::ranges::any_of(shape.constraints(), [&](const Constraint &constraint) {
        return !left_beside(constraint, shape, digits);
    });
}

std::optional<unsigned> take_number_before(char mark, std::string_view &text) {
    constexpr std::size_t most_digits = 6;
    const std::size_t before = text.size();
    const auto number = take_number(text);
    if (!number || before - text.size() > most_digits || !text.starts_with(mark)) {
        return std::nullopt;
    }
    text.remove_prefix(1);
    return number;
}

std::optional<std::vector<Cell>> read_cells(const Shape &shape, std::string_view text) {
    std::vector<Cell> cells;
    for (;;) {
        const auto comma = text.find(',');
        const auto cell = shape.parse_cell(text.substr(0, comma));
        if (!cell || std::ranges::find(cells, *cell) != cells.end()) {
            return std::nullopt;
        }
        cells.push_back(*cell);
        if (comma == std::string_view::npos) {
            return cells;
        }
        text.remove_prefix(comma + 1);
    }
}

bool are_in_grid(const Shape &shape, std::span<const Cell> cells) {
    return std::ranges::none_of(cells, [&](Cell cell) { return shape.is_variable(cell); });
}

std::optional<std::vector<Cell>> read_cell_set(const Shape &shape, std::string_view text) {
    auto cells = read_cells(shape, text);
    if (cells) {
        std::ranges::sort(*cells);
    }
    return cells;
}

std::optional<NumberedCells> read_numbered_cells(const Shape &shape, std::string_view text) {
    const auto number = take_number_before(':', text);
    auto cells = read_cells(shape, text);
    return number && cells ? std::optional(NumberedCells{*number, *std::move(cells)})
                           : std::nullopt;
}

std::optional<unsigned> total_of_digits(const Shape &shape, unsigned total, std::size_t cells) {
    const auto size = static_cast<unsigned>(cells);
    return total + size >= shape.lowest() * size
               ? std::optional(total + size - shape.lowest() * size)
               : std::nullopt;
}

int total_of_values(const Shape &shape, unsigned total, std::size_t cells) {
    const auto shift = static_cast<int>(shape.lowest()) - 1;
    return static_cast<int>(total) + shift * static_cast<int>(cells);
}

std::optional<Digit> digit_of_value(const Shape &shape, unsigned value) {
    return value >= shape.lowest() && value - shape.lowest() < shape.side()
               ? std::optional(digit_of(value - shape.lowest() + 1))
               : std::nullopt;
}

unsigned value_of(const Shape &shape, Digit digit) { return number(digit) + shape.lowest() - 1; }

std::string write_numbered_cells(const Shape &shape, int number, std::span<const Cell> cells) {
    return fmt::format("{}:{}", number, write_cells(shape, cells));
}

std::optional<NumbersAndCells> read_numbers_and_cells(const Shape &shape, std::string_view text) {
    NumbersAndCells read;
    for (bool last = false; !last;) {
        last = text.find(',') > text.find(':');
        const auto number = take_number_before(last ? ':' : ',', text);
        if (!number) {
            return std::nullopt;
        }
        read.numbers.push_back(*number);
    }
    auto cells = read_cell_set(shape, text);
    if (!cells) {
        return std::nullopt;
    }
    read.cells = *std::move(cells);
    return read;
}

std::optional<DigitsAndCells> read_digits_and_cells(const Shape &shape, std::string_view text) {
    auto read = read_numbers_and_cells(shape, text);
    if (!read) {
        return std::nullopt;
    }
    DigitsAndCells found{{}, std::move(read->cells)};
    for (const unsigned value : read->numbers) {
        const auto digit = digit_of_value(shape, value);
        if (!digit) {
            return std::nullopt;
        }
        found.digits.push_back(*digit);
    }
    std::ranges::sort(found.digits);
    return found;
}

std::string write_digits_and_cells(const Shape &shape, std::span<const Digit> digits,
                                   std::span<const Cell> cells) {
    std::vector<unsigned> numbers;
    std::ranges::transform(digits, std::back_inserter(numbers),
                           [&](Digit digit) { return value_of(shape, digit); });
    return fmt::format("{}:{}", fmt::join(numbers, ","), write_cells(shape, cells));
}

std::string write_cells(const Shape &shape, std::span<const Cell> cells) {
    std::vector<std::string> names;
    std::ranges::transform(cells, std::back_inserter(names),
                           [&](Cell cell) { return shape.cell_name(cell); });
    return fmt::format("{}", fmt::join(names, ","));
}

} // namespace dokushin
