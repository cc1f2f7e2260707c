// The minimal unavoidable sets of a grid. changes.h finds the sets of cells in which another grid
// differs, and those that contain no smaller one are minimal.
//
// Cost: a 9×9 grid has about 290 of up to 12 cells, and takes some 15 ms (`dokushin study`).
#include "errors/catalogue.h"
#include "errors/try.h"
#include "study/changes.h"

#include <dokushin/capability.h>
#include <dokushin/check.h>
#include <dokushin/study.h>

#include <cassert>

namespace dokushin {
namespace {

using CellList = std::vector<Cell>;

/// The sets that contain no other, smaller ones first.
std::vector<CellList> minimal(std::vector<CellList> sets, std::size_t cell_count) {
    std::ranges::sort(sets, [](const CellList &one, const CellList &other) {
        return one.size() != other.size() ? one.size() < other.size() : one < other;
    });
    const auto same = std::ranges::unique(sets);
    sets.erase(same.begin(), same.end());
    std::vector<CellList> kept;
    // A subset of a set has its first cell in the set.
    std::vector<std::vector<std::size_t>> by_first(cell_count);
    for (CellList &set : sets) {
        assert(!set.empty() && std::ranges::is_sorted(set));
        const bool contains_another = std::ranges::any_of(set, [&](Cell first) {
            return std::ranges::any_of(by_first[index(first)], [&](std::size_t other) {
                return std::ranges::includes(set, kept[other]);
            });
        });
        if (!contains_another) {
            by_first[index(set.front())].push_back(kept.size());
            kept.push_back(std::move(set));
        }
    }
    return kept;
}

template <unsigned Words>
UnavoidableSets minimal_changes(const Shape &shape, const Grid &grid,
                                const UnavoidableOptions &options) {
    const auto changes =
        study::ChangeSearch<Words>(shape, grid, options.largest, options.limits).run();
    std::vector<CellList> sets;
    sets.reserve(changes.sets.size());
    for (const auto &cells : changes.sets) {
        CellList &list = sets.emplace_back();
        for (const Cell cell : cells) {
            list.push_back(cell);
        }
    }
    return {minimal(std::move(sets), grid.size()), changes.complete};
}

} // namespace

Result<UnavoidableSets> unavoidable_sets(const Shape &shape, const Grid &grid,
                                         const UnavoidableOptions &options) {
    DOKUSHIN_CHECK(can_honour(Capability::unavoidable, shape));
    DOKUSHIN_CHECK(Puzzle::from_givens(shape, grid));
    if (const std::vector<Flaw> wrong = grid_flaws(shape, grid); !wrong.empty()) {
        return std::unexpected(
            Error{ErrorCode::contradiction, wrong.front().text(shape), {"a finished grid"}});
    }
    const std::size_t cells = grid.size();
    return cells <= 64    ? minimal_changes<1>(shape, grid, options)
           : cells <= 128 ? minimal_changes<2>(shape, grid, options)
           : cells <= 256 ? minimal_changes<4>(shape, grid, options)
           : cells <= 640 ? minimal_changes<10>(shape, grid, options)
                          : minimal_changes<max_cells / 64>(shape, grid, options);
}

} // namespace dokushin
