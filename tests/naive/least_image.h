// The least image of a small board, by trying the whole group: every order of rows, every
// order of columns, turned over or not, every naming of the digits. Nothing clever.
#pragma once

#include <dokushin/puzzle.h>

#include <algorithm>
#include <compare>
#include <numeric>
#include <vector>

namespace dokushin::naive {

struct LeastImage {
    Grid form;
    std::uint64_t arrangements = 0; ///< orders and turnings that lead there
};

/// The orders of `side` lines in which each chute of `width` stays together.
inline std::vector<std::vector<unsigned>> orders(unsigned side, unsigned width) {
    std::vector<unsigned> order(side);
    std::iota(order.begin(), order.end(), 0U);
    std::vector<std::vector<unsigned>> all;
    do {
        bool together = true;
        for (unsigned i = 0; i < side; ++i) {
            together = together && order[i] / width == order[i - i % width] / width;
        }
        if (together) {
            all.push_back(order);
        }
    } while (std::ranges::next_permutation(order).found);
    return all;
}

inline LeastImage least_image(const Shape &shape, const Grid &grid) {
    const unsigned side = shape.side();
    const auto namings = orders(side, side);
    LeastImage least{Grid(grid.size(), digit_of(max_side)), 0}; // greater than all
    for (bool turned : {false, true}) {
        for (const auto &rows : orders(side, shape.box_rows())) {
            for (const auto &columns : orders(side, shape.box_columns())) {
                bool leads_there = false;
                for (const auto &names : namings) {
                    Grid image;
                    auto order = std::strong_ordering::equal; // of the image and the least
                    for (std::size_t cell = 0; cell < grid.size() && order <= 0; ++cell) {
                        const unsigned row = rows[cell / side];
                        const unsigned column = columns[cell % side];
                        const unsigned digit =
                            number(grid[turned ? column * side + row : row * side + column]);
                        image.push_back(digit_of(digit == 0 ? 0 : names[digit - 1] + 1));
                        order = order == 0 ? image[cell] <=> least.form[cell] : order;
                    }
                    if (order < 0) {
                        least = {image, 0};
                        leads_there = false;
                    }
                    leads_there = leads_there || order <= 0;
                }
                least.arrangements += leads_there ? 1 : 0;
            }
        }
        if (shape.box_rows() != shape.box_columns()) {
            break;
        }
    }
    return least;
}

} // namespace dokushin::naive
