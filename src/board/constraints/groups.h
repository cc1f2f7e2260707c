// prune_holding_each() prunes cells of which each of some groups of digits needs one at least.
#pragma once

#include <dokushin/vocabulary.h>

#include <algorithm>
#include <cassert>
#include <span>
#include <vector>

namespace dokushin {

/// A GroupMatching gives groups of digits a cell each. Method: augmenting paths (Kuhn 1955), in
/// O(groups · groups · cells).
class GroupMatching {
  public:
    GroupMatching(std::span<const DigitSet> groups, std::span<const DigitSet> cells)
        : groups_(groups), cells_(cells), visited_(cells.size()), group_of_(cells.size()) {}

    /// Can all groups but one have cells of their own, other than one cell?
    [[nodiscard]] bool exists_without(std::size_t group, std::size_t cell) {
        std::ranges::fill(group_of_, none);
        for (std::size_t each = 0; each < groups_.size(); ++each) {
            visited_.assign(cells_.size(), false);
            visited_[cell] = true;
            if (each != group && !finds_cell(each)) {
                return false;
            }
        }
        return true;
    }

  private:
    static constexpr std::size_t none = max_side; ///< no group has this index

    bool finds_cell(std::size_t group) {
        for (std::size_t cell = 0; cell < cells_.size(); ++cell) {
            if (visited_[cell] || (cells_[cell] & groups_[group]).empty()) {
                continue;
            }
            visited_[cell] = true;
            if (group_of_[cell] == none || finds_cell(group_of_[cell])) {
                group_of_[cell] = group;
                return true;
            }
        }
        return false;
    }

    std::span<const DigitSet> groups_;
    std::span<const DigitSet> cells_;
    std::vector<bool> visited_;
    std::vector<std::size_t> group_of_;
};

/// Keeps the digits of cells beside which every group of digits can still have a cell: where the
/// cells for some groups are just as many as these groups, they hold no others (P. Hall, On
/// representatives of subsets, 1935). Exact. For all subsets of a few groups, without allocating:
/// O(2^groups · cells).
inline bool prune_few_groups(std::span<const DigitSet> groups, std::span<DigitSet> cells) {
    for (std::size_t chosen = 1; chosen < std::size_t{1} << groups.size(); ++chosen) {
        DigitSet digits;
        for (std::size_t group = 0; group < groups.size(); ++group) {
            digits = (chosen >> group & 1U) != 0 ? digits | groups[group] : digits;
        }
        const auto can_serve = [&](DigitSet here) { return !(here & digits).empty(); };
        const auto places = std::ranges::count_if(cells, can_serve);
        const auto needed = static_cast<std::ptrdiff_t>(count_bits(chosen));
        if (places < needed) {
            return false;
        }
        if (places == needed) {
            for (DigitSet &here : cells) {
                here = can_serve(here) ? here & digits : here;
            }
        }
    }
    return std::ranges::none_of(cells, &DigitSet::empty);
}

/// Keeps the digits of cells beside which every group of digits can still have a cell. Each digit
/// is in one group. Exact. Returns false if a cell has no digit left.
inline bool prune_holding_each(std::span<const DigitSet> groups, std::span<DigitSet> cells) {
    assert(groups.size() <= max_side);
    constexpr std::size_t few = 4;
    if (groups.size() <= few) {
        return prune_few_groups(groups, cells);
    }
    const std::vector<DigitSet> before(cells.begin(), cells.end());
    const auto is_held = [&](DigitSet group) {
        return std::ranges::any_of(
            before, [&](DigitSet here) { return !here.empty() && (here - group).empty(); });
    };
    if (std::ranges::all_of(groups, is_held)) {
        return std::ranges::none_of(before, &DigitSet::empty);
    }
    GroupMatching matching(groups, before);
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        DigitSet kept;
        for (std::size_t group = 0; group < groups.size(); ++group) {
            const DigitSet here = before[cell] & groups[group];
            if (!here.empty() && matching.exists_without(group, cell)) {
                kept = kept | here;
            }
        }
        cells[cell] = kept;
    }
    return std::ranges::none_of(cells, &DigitSet::empty);
}

} // namespace dokushin
