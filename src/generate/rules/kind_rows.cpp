// The kinds' rows, and what their rules state of a solution. How many rules and how long lines are
// usual follows puzzles of these kinds on the setters' sites: enough to be seen as the puzzle's
// theme, few enough to leave the board readable.
#include "generate/rules/kind_rows.h"

#include "board/constraints.h"

#include <algorithm>
#include <array>

namespace dokushin {
namespace generate {
namespace {

using Stated = std::optional<Constraint>;

unsigned digit_at(const Grid &solution, Cell cell) { return number(solution[index(cell)]); }

unsigned sum_of(const Place &place, const Grid &solution) {
    unsigned sum = 0;
    for (const Cell cell : place) {
        sum += digit_at(solution, cell);
    }
    return sum;
}

/// True if the solution obeys a rule.
bool obeys(const Constraint &rule, const Grid &solution) {
    std::vector<DigitSet> digits;
    for (const Cell cell : cells_of(rule)) {
        digits.push_back(DigitSet::only(solution[index(cell)]));
    }
    return prune(rule, digits);
}

/// Tries the numbers from the least one up to the sum of all digits, and returns the first rule
/// that the solution obeys.
template <class Make>
Stated first_obeyed(const Shape &shape, const Grid &solution, unsigned least, const Make &make) {
    const unsigned most = shape.side() * (shape.side() + 1) / 2;
    for (unsigned value = least; value <= most; ++value) {
        Constraint rule = make(value);
        if (obeys(rule, solution)) {
            return rule;
        }
    }
    return std::nullopt;
}

// ---- lines -----------------------------------------------------------------------------

Place without_first(const Place &place) { return {place.begin() + 1, place.end()}; }

Stated arrow(const Shape & /*shape*/, const Place &line) {
    return Arrow{.bulb = {line.front()}, .shaft = without_first(line)};
}

template <class Line> Stated plain_line(const Shape & /*shape*/, const Place &line) {
    Line rule{};
    rule.cells = line;
    return rule;
}

/// German whispers differ by five of nine digits; other boards keep the proportion.
Stated whispers(const Shape &shape, const Place &line) {
    return Whispers{.difference = (shape.side() + 1) / 2, .cells = line};
}

Stated lockout(const Shape &shape, const Place &line) {
    return Lockout{.difference = shape.side() / 2, .cells = line};
}

Stated modular(const Shape & /*shape*/, const Place &line) {
    return Modular{.divisor = 3, .cells = line};
}

/// Cuts the line where it goes into another box; of one piece there is no rule.
Stated region_sum(const Shape &shape, const Place &line) {
    EqualSums rule;
    for (const Cell cell : line) {
        if (rule.pieces.empty() ||
            shape.region_of(rule.pieces.back().back()) != shape.region_of(cell)) {
            rule.pieces.emplace_back();
        }
        rule.pieces.back().push_back(cell);
    }
    return rule.pieces.size() < 2 ? std::nullopt : Stated(std::move(rule));
}

// ---- rules that state a solution's digits ----------------------------------------------

Stated killer(const Shape & /*shape*/, const Place &place, const Grid &solution, Random & /*any*/) {
    return Cage{.total = sum_of(place, solution), .cells = place};
}

Stated kropki(const Shape & /*shape*/, const Place &place, const Grid &solution, Random & /*any*/) {
    const auto [less, more] =
        std::minmax({digit_at(solution, place[0]), digit_at(solution, place[1])});
    if (more - less == 1) {
        return Difference{.difference = 1, .cells = place};
    }
    return more == 2 * less ? Stated(Ratio{.ratio = 2, .cells = place}) : std::nullopt;
}

Stated xv(const Shape & /*shape*/, const Place &place, const Grid &solution, Random & /*any*/) {
    const unsigned total = sum_of(place, solution);
    return total == 5 || total == 10 ? Stated(Sum{.total = total, .cells = place}) : std::nullopt;
}

Stated greater(const Shape & /*shape*/, const Place &place, const Grid &solution,
               Random & /*any*/) {
    const bool ascends = digit_at(solution, place[0]) < digit_at(solution, place[1]);
    return ascends ? Less{.lesser = place[0], .greater = place[1]}
                   : Less{.lesser = place[1], .greater = place[0]};
}

/// Lists two to four of the digits about a corner.
Stated quadruple(const Shape & /*shape*/, const Place &place, const Grid &solution,
                 Random &random) {
    std::vector<Digit> digits;
    for (const Cell cell : place) {
        digits.push_back(solution[index(cell)]);
    }
    random.shuffle(std::span(digits));
    digits.resize(2 + random.below(3));
    std::ranges::sort(digits);
    return Quadruple{.digits = digits, .cells = place};
}

/// Says that a cell is odd, or even.
Stated parity(const Shape &shape, const Place &place, const Grid &solution, Random & /*any*/) {
    OneOf rule{.digits = {}, .cells = place};
    for (const Digit digit : shape.all_digits()) {
        if (number(digit) % 2 == digit_at(solution, place.front()) % 2) {
            rule.digits.push_back(digit);
        }
    }
    return rule;
}

template <class Clue>
Stated with_total(const Shape &shape, const Place &place, const Grid &solution, Random & /*any*/) {
    return first_obeyed(shape, solution, 0, [&](unsigned total) {
        Clue clue{};
        clue.total = total;
        clue.cells = place;
        return Constraint(std::move(clue));
    });
}

Stated skyscraper(const Shape &shape, const Place &place, const Grid &solution, Random & /*any*/) {
    return first_obeyed(shape, solution, 1, [&](unsigned visible) {
        return Constraint(Skyscraper{.visible = visible, .cells = place});
    });
}

/// The clue would be the first cell's own digit if that were 1.
Stated numbered_room(const Shape & /*shape*/, const Place &place, const Grid &solution,
                     Random & /*any*/) {
    const unsigned at = digit_at(solution, place.front());
    if (at == 1) {
        return std::nullopt;
    }
    return NumberedRoom{.digit = digit_at(solution, place[at - 1]), .cells = place};
}

Stated little_killer(const Shape & /*shape*/, const Place &place, const Grid &solution,
                     Random & /*any*/) {
    return Sum{.total = sum_of(place, solution), .cells = place};
}

// ---- the table -------------------------------------------------------------------------

/// A row of a kind that lies along lines of so many cells.
constexpr KindRow line_row(RuleKind kind, std::string_view name, unsigned usual, unsigned shortest,
                           unsigned longest, LineRule line) {
    return {kind, name, Where::line, usual, shortest, longest, line};
}

constexpr KindRow stated_row(RuleKind kind, std::string_view name, Where where, unsigned usual,
                             StateRule state) {
    return {.kind = kind, .name = name, .where = where, .usual = usual, .state = state};
}

using K = RuleKind;
constexpr std::array kind_rows{
    stated_row(K::killer, "killer", Where::cage, 81, killer),
    line_row(K::arrow, "arrow", 10, 3, 4, arrow),
    line_row(K::double_arrow, "double-arrow", 8, 3, 6, plain_line<DoubleArrow>),
    line_row(K::thermometer, "thermometer", 10, 3, 6, plain_line<Thermometer>),
    line_row(K::slow_thermometer, "slow-thermometer", 10, 4, 7, plain_line<SlowThermometer>),
    line_row(K::whispers, "whispers", 8, 3, 6, whispers),
    line_row(K::renban, "renban", 10, 3, 5, plain_line<Renban>),
    line_row(K::palindrome, "palindrome", 8, 4, 7, plain_line<Palindrome>),
    line_row(K::between, "between", 8, 3, 6, plain_line<Between>),
    line_row(K::lockout, "lockout", 8, 3, 6, lockout),
    line_row(K::region_sum, "region-sum", 10, 4, 7, region_sum),
    line_row(K::zipper, "zipper", 8, 3, 7, plain_line<Zipper>),
    line_row(K::nabner, "nabner", 10, 3, 4, plain_line<Nabner>),
    line_row(K::entropic, "entropic", 8, 4, 8, plain_line<Entropic>),
    line_row(K::modular, "modular", 8, 4, 8, modular),
    stated_row(K::kropki, "kropki", Where::edge, 24, kropki),
    stated_row(K::xv, "xv", Where::edge, 12, xv),
    stated_row(K::greater, "greater", Where::edge, 60, greater),
    stated_row(K::quadruple, "quadruple", Where::corner, 16, quadruple),
    stated_row(K::parity, "parity", Where::cell, 30, parity),
    stated_row(K::sandwich, "sandwich", Where::house, 18, with_total<Sandwich>),
    stated_row(K::x_sum, "x-sum", Where::outside, 18, with_total<XSum>),
    stated_row(K::skyscraper, "skyscraper", Where::outside, 24, skyscraper),
    stated_row(K::numbered_room, "numbered-room", Where::outside, 20, numbered_room),
    stated_row(K::little_killer, "little-killer", Where::diagonal, 8, little_killer),
};

constexpr auto kinds = [] {
    std::array<RuleKind, kind_rows.size()> each{};
    std::ranges::transform(kind_rows, each.begin(), &KindRow::kind);
    return each;
}();

} // namespace

const KindRow &row_of(RuleKind kind) {
    return *std::ranges::find(kind_rows, kind, &KindRow::kind); // each kind has a row
}

} // namespace generate

std::string_view name(RuleKind kind) { return generate::row_of(kind).name; }

std::optional<RuleKind> rule_kind_named(std::string_view name) {
    const auto found =
        std::ranges::find(std::span(generate::kind_rows), name, &generate::KindRow::name);
    return found == std::span(generate::kind_rows).end() ? std::nullopt
                                                         : std::optional(found->kind);
}

std::span<const RuleKind> all_rule_kinds() { return generate::kinds; }

} // namespace dokushin
