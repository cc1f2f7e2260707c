// The kinds of canonical forms, each from the least image or the one that comes first in some
// order.
#include "canon/extreme_image.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <dokushin/canon_forms.h>

#include <algorithm>
#include <array>
#include <utility>

namespace dokushin {
namespace {

struct FormRow {
    FormKind kind;
    std::string_view name;
    bool needs_solution = false;
};
constexpr std::array form_rows{
    FormRow{FormKind::minlex, "minlex"},
    FormRow{FormKind::maxlex, "maxlex"},
    FormRow{FormKind::rowminlex, "rowminlex", true},
    FormRow{FormKind::solution_minlex, "solution-minlex", true},
    FormRow{FormKind::pattern_first, "pattern-first"},
};
constexpr std::array form_kinds_in_order = [] {
    std::array<FormKind, form_rows.size()> kinds{};
    std::ranges::transform(form_rows, kinds.begin(), &FormRow::kind);
    return kinds;
}();
const FormRow &row_of(FormKind kind) { return *std::ranges::find(form_rows, kind, &FormRow::kind); }

/// Finds the least image of the solution, and of the puzzle those that come along.
Result<Canonical> carried_along(const Puzzle &puzzle, Canonicaliser &canonicaliser,
                                const Grid &solution) {
    DOKUSHIN_TRY(least, canonicaliser.canonical(puzzle.shape(), solution));
    const Grid digits = puzzle.digits();
    if (least.automorphisms > 1) {
        return canon::extreme_image(solution, canon::ImageOrder::least, digits);
    }
    DOKUSHIN_TRY(form, least.transform.apply(puzzle.shape(), digits));
    return Canonical{std::move(form), least.transform, 1};
}

} // namespace

std::string_view name(FormKind kind) { return row_of(kind).name; }
std::optional<FormKind> form_kind_named(std::string_view name) {
    const auto row = std::ranges::find(form_rows, name, &FormRow::name);
    return row == form_rows.end() ? std::nullopt : std::optional(row->kind);
}
std::span<const FormKind> all_form_kinds() { return form_kinds_in_order; }
bool needs_solution(FormKind kind) { return row_of(kind).needs_solution; }

Result<Canonical> form_of(const Puzzle &puzzle, FormKind kind, Canonicaliser &canonicaliser,
                          const Grid &solution) {
    if (kind == FormKind::minlex) {
        return canonicaliser.canonical(puzzle);
    }
    if (!puzzle.shape().is_usual_nine()) {
        return std::unexpected(Error{ErrorCode::unsupported,
                                     {"equivalents of a board of {}", puzzle.shape().name()},
                                     Sentence::verbatim("9x9")});
    }
    auto least = canonicaliser.canonical(puzzle); // refuses what has no form
    if (!least) {
        return least;
    }
    if (needs_solution(kind) && solution.size() != puzzle.givens().size()) {
        return std::unexpected(Error{
            ErrorCode::unsupported, {"a puzzle that was not solved before a limit came"}, {}});
    }
    const Grid digits = puzzle.digits();
    switch (kind) {
    case FormKind::rowminlex:
        return carried_along(puzzle, canonicaliser, solution);
    case FormKind::solution_minlex:
        return canonicaliser.canonical(puzzle.shape(), solution);
    case FormKind::pattern_first:
        // Without blanks there is but one pattern.
        return std::ranges::find(digits, Digit::blank) == digits.end()
                   ? std::move(least)
                   : canon::extreme_image(digits, canon::ImageOrder::least_pattern, digits);
    default:
        return canon::extreme_image(digits, canon::ImageOrder::greatest, digits);
    }
}

} // namespace dokushin
