// The constraint `distinct-count`: a cell says how many different digits some other cells hold.
//
// At least as many are there as are decided, and one more for each of some cells that share no
// candidates with these or with each other. At most there are as many as have a cell, and no more
// than cells. Where the bounds leave one number, cells take the digits that keep to it.
#pragma once

#include "board/constraints/cell_lists.h"
#include "board/constraints/different.h"
#include "board/constraints/ranges.h"
#include "errors/catalogue.h"

#include <algorithm>
#include <utility>

namespace dokushin {

template <> struct KindOf<DistinctCount> {
    static constexpr OnValues on_values = OnValues::converted;
    static constexpr std::string_view name = "distinct-count";
    static constexpr std::string_view meaning =
        "The cell before the colon says how many different digits the cells behind it hold.";
    static constexpr std::string_view example = "distinct-count r2c2 : r1c1 r1c2 r1c3 r2c1";
    static constexpr Pattern<0> arguments =
        "the cell of the count, and the counted cells behind a colon";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = false;

    static std::optional<DistinctCount> read(const Shape &shape, std::string_view text) {
        auto lists = read_cell_lists(shape, text);
        if (!lists || lists->size() != 2 || lists->front().size() != 1 ||
            std::ranges::find(lists->back(), lists->front()[0]) != lists->back().end()) {
            return std::nullopt;
        }
        std::ranges::sort(lists->back());
        return DistinctCount{lists->front()[0], std::move(lists->back()), shape.lowest()};
    }
    static std::string write(const Shape &shape, const DistinctCount &rule) {
        return write_cell_lists(shape, {{rule.count}, rule.cells});
    }
    static std::vector<Cell> cells(const DistinctCount &rule) {
        std::vector<Cell> cells{rule.count};
        cells.insert(cells.end(), rule.cells.begin(), rule.cells.end());
        return cells;
    }

    /// Keeps the counts between the bounds, and the digits that the count allows. O(cells² ·
    /// digits).
    static bool prune(const DistinctCount &rule, std::span<DigitSet> candidates) {
        if (std::ranges::any_of(candidates, &DigitSet::empty)) {
            return false;
        }
        DigitSet &count = candidates.front();
        const std::span<DigitSet> counted = candidates.subspan(1);
        const Bounds bounds = bounds_of(counted);
        const int shift = static_cast<int>(rule.lowest) - 1; // from a digit to its value
        count = count & from(static_cast<int>(bounds.least) - shift) &
                up_to(std::min(static_cast<int>(bounds.most()) - shift, int{max_side}));
        if (count.empty()) {
            return false;
        }
        const auto value = [shift](unsigned digit) { return static_cast<int>(digit) + shift; };
        if (std::cmp_equal(value(largest(count)), bounds.least)) {
            for (DigitSet &here : counted) {
                here = here & (bounds.decided | bounds.apart);
            }
        }
        if (std::cmp_equal(value(smallest(count)), bounds.most()) && !keep_most(bounds, counted)) {
            return false;
        }
        return std::ranges::none_of(candidates, &DigitSet::empty);
    }

  private:
    struct Bounds {
        DigitSet decided;      ///< the digits of decided cells
        DigitSet apart;        ///< all candidates of cells that share none
        std::size_t least = 0; ///< the decided digits, and one of each such cell
        DigitSet others;       ///< candidates that are not decided
        std::size_t cells = 0; ///< those that have such candidates

        [[nodiscard]] std::size_t most() const {
            return decided.size() + std::min<std::size_t>(cells, others.size());
        }
    };

    static Bounds bounds_of(std::span<const DigitSet> counted) {
        Bounds bounds;
        for (const DigitSet here : counted) {
            bounds.decided = here.size() == 1 ? bounds.decided | here : bounds.decided;
        }
        std::vector<DigitSet> open;
        for (const DigitSet here : counted) {
            bounds.others = bounds.others | (here - bounds.decided);
            bounds.cells += (here - bounds.decided).empty() ? 0 : 1;
            if ((here & bounds.decided).empty()) {
                open.push_back(here);
            }
        }
        bounds.least = bounds.decided.size();
        std::ranges::sort(open, {}, [](DigitSet here) { return here.size(); });
        for (const DigitSet here : open) {
            if ((here & bounds.apart).empty()) {
                bounds.apart = bounds.apart | here;
                ++bounds.least;
            }
        }
        return bounds;
    }

    /// Makes the cells hold as many different digits as they can: all candidates that are left, or
    /// one in each cell that has any.
    static bool keep_most(const Bounds &bounds, std::span<DigitSet> counted) {
        if (bounds.others.size() <= bounds.cells) {
            for (const Digit digit : bounds.others) {
                const auto can_hold = [digit](DigitSet here) { return here.contains(digit); };
                const auto first = std::ranges::find_if(counted, can_hold);
                if (first == counted.end()) {
                    return false;
                }
                if (std::find_if(first + 1, counted.end(), can_hold) == counted.end()) {
                    *first = DigitSet::only(digit);
                }
            }
        }
        if (bounds.cells <= bounds.others.size()) {
            std::vector<DigitSet> fresh;
            for (DigitSet &here : counted) {
                if (!(here - bounds.decided).empty()) {
                    fresh.push_back(here - bounds.decided);
                }
            }
            if (!KindOf<Different>::prune(Different{}, fresh)) {
                return false;
            }
            auto next = fresh.begin();
            for (DigitSet &here : counted) {
                if (!(here - bounds.decided).empty()) {
                    here = *next++;
                }
            }
        }
        return true;
    }
};

} // namespace dokushin
