// The minimal unavoidable sets of a grid: the cells in which some other grid differs
// (changes.h finds them), as far as they hold no smaller such set.
//
// Cost: a 9×9 grid has about 290 of up to 12 cells, and takes some 15 ms (`dokushin study`).
#include "study/changes.h"

#include <dokushin/capability.h>
#include <dokushin/check.h>
#include <dokushin/study.h>

#include <cassert>

namespace dokushin {
namespace {

using Set = std::vector<Cell>;

template <unsigned Words> std::vector<Cell> listed(const std::array<std::uint64_t, Words> &cells) {
    std::vector<Cell> list;
    for (unsigned word = 0; word < Words; ++word) {
        for (std::uint64_t rest = cells[word]; rest != 0; rest &= rest - 1) {
            list.push_back(cell_at(word * 64 + static_cast<unsigned>(std::countr_zero(rest))));
        }
    }
    return list;
}

/// Those without another one among their cells; smaller ones first.
std::vector<Set> minimal(std::vector<Set> sets, std::size_t cell_count) {
    std::ranges::sort(sets, [](const Set &one, const Set &other) {
        return one.size() != other.size() ? one.size() < other.size() : one < other;
    });
    const auto same = std::ranges::unique(sets);
    sets.erase(same.begin(), same.end());
    std::vector<Set> kept;
    // What is within a set begins in one of its cells.
    std::vector<std::vector<std::size_t>> by_first(cell_count);
    for (Set &set : sets) {
        assert(!set.empty() && std::ranges::is_sorted(set));
        const bool holds_another = std::ranges::any_of(set, [&](Cell first) {
            return std::ranges::any_of(by_first[index(first)], [&](std::size_t other) {
                return std::ranges::includes(set, kept[other]);
            });
        });
        if (!holds_another) {
            by_first[index(set.front())].push_back(kept.size());
            kept.push_back(std::move(set));
        }
    }
    return kept;
}

template <unsigned Words>
UnavoidableSets find(const Shape &shape, const Grid &grid, const UnavoidableOptions &options) {
    auto found = study::ChangeSearch<Words>(shape, grid, options.largest, options.limits).run();
    std::vector<Set> sets;
    sets.reserve(found.changes.size());
    for (const auto &cells : found.changes) {
        sets.push_back(listed<Words>(cells));
    }
    return {minimal(std::move(sets), grid.size()), found.complete};
}

} // namespace

Result<UnavoidableSets> unavoidable_sets(const Shape &shape, const Grid &grid,
                                         const UnavoidableOptions &options) {
    if (auto honours = can_honour(Capability::unavoidable, shape); !honours) {
        return std::unexpected(std::move(honours.error()));
    }
    const auto puzzle = Puzzle::from_givens(shape, grid);
    if (!puzzle) {
        return std::unexpected(puzzle.error());
    }
    if (const std::vector<Flaw> wrong = grid_flaws(shape, grid); !wrong.empty()) {
        return std::unexpected(
            Error{ErrorCode::contradiction, wrong.front().text(shape), "a finished grid", 0, 0});
    }
    const std::size_t cells = grid.size();
    return cells <= 64    ? find<1>(shape, grid, options)
           : cells <= 128 ? find<2>(shape, grid, options)
           : cells <= 256 ? find<4>(shape, grid, options)
           : cells <= 640 ? find<10>(shape, grid, options)
                          : find<max_cells / 64>(shape, grid, options);
}

} // namespace dokushin
