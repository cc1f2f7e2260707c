#include "cli/commands/stated_solution.h"

#include <dokushin/check.h>

#include <fmt/format.h>

#include <array>
#include <cassert>

namespace dokushin::cli {
namespace {

std::string stated_symbol(const Record &record, Digit digit) {
    return digit == Digit::blank ? "blank" : std::string(1, record.alphabet.symbol(digit));
}

/// Describes the first cell in which the stated solution differs from `grid`, leaving out the
/// grid's blanks; "" if there is none.
std::string difference(const Record &record, const Grid &grid) {
    const Grid &stated = *record.solution;
    assert(stated.size() == grid.size());
    for (std::size_t at = 0; at < grid.size(); ++at) {
        if (grid[at] != Digit::blank && grid[at] != stated[at]) {
            return fmt::format("at {}: {}, expected {}",
                               record.puzzle.shape().cell_name(cell_at(at)),
                               stated_symbol(record, stated[at]), stated_symbol(record, grid[at]));
        }
    }
    return {};
}

/// Describes what keeps the stated grid from being a solution; "" if nothing does.
std::string flaw_by_itself(const Record &record) {
    const Shape &shape = record.puzzle.shape();
    const Grid &stated = *record.solution;
    if (std::string other = difference(record, record.puzzle.digits()); !other.empty()) {
        return other;
    }
    if (const auto found = grid_flaws(shape, stated); !found.empty()) {
        return ": " + found.front().text(shape, record.alphabet).text();
    }
    const Pencilmarks marks = record.puzzle.pencilmarks();
    for (std::size_t at = 0; at < marks.size(); ++at) {
        if (record.puzzle.has_candidates() && !marks[at].contains(stated[at])) {
            return fmt::format("at {}: {} is none of the candidates", shape.cell_name(cell_at(at)),
                               stated_symbol(record, stated[at]));
        }
    }
    return {};
}

} // namespace

std::string_view name(StatedSolution::Verdict verdict) {
    constexpr std::array<std::string_view, 3> names{"absent", "right", "wrong"};
    return names[static_cast<std::size_t>(verdict)];
}

StatedSolution judge_stated_solution(const Record &record, const SolveResult &solved) {
    using Verdict = StatedSolution::Verdict;
    if (!record.solution) {
        return {};
    }
    const std::size_t cells = record.puzzle.shape().cell_count();
    std::string flaw;
    if (record.solution->size() != cells) {
        flaw = fmt::format(": {} cells, expected {}", record.solution->size(), cells);
    } else if (solved.status == Status::unique) {
        flaw = difference(record, solved.solution);
    } else {
        flaw = flaw_by_itself(record);
    }
    return flaw.empty() ? StatedSolution{Verdict::right} : StatedSolution{Verdict::wrong, flaw};
}

} // namespace dokushin::cli
