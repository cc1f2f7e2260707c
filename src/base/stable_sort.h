// A sort that keeps the order of equal items. std::stable_sort of g++ 12's library uses a function
// that C++17 deprecates, and clang warns of it.
#pragma once

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace dokushin {

/// Sorts with O(n log n) comparisons, two for each pair.
template <class Item, class Less> void sort_stably(std::vector<Item> &items, const Less &less) {
    std::vector<std::size_t> order(items.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, [&](std::size_t one, std::size_t other) {
        return less(items[one], items[other]) || (one < other && !less(items[other], items[one]));
    });
    std::vector<Item> sorted;
    sorted.reserve(items.size());
    for (const std::size_t position : order) {
        sorted.push_back(std::move(items[position]));
    }
    items = std::move(sorted);
}

} // namespace dokushin
