// Filling a grid at random, cell by cell: always a random one of the cells with the fewest
// candidates, its candidates in random order, and back from dead ends. A search that goes astray,
// as happens for one 9×9 grid in some dozens, is started anew instead of searched to the end.
#include "generate/full_grid.h"

#include "base/stop.h"
#include "board/constraints.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

namespace dokushin::generate {

FullGrid::FullGrid(const Shape &shape)
    : shape_(shape), grid_(shape.cell_count()), order_(shape.cell_count()),
      candidates_((shape.cell_count() + 1) * shape.cell_count()) {}

std::optional<Grid> FullGrid::filled(Random &random, const std::atomic<bool> *cancelled,
                                     unsigned most_tries) {
    cancelled_ = cancelled;
    const std::size_t cells = order_.size();
    for (unsigned tries = 0; tries < most_tries && !is_cancelled(cancelled); ++tries) {
        for (std::size_t at = 0; at < cells; ++at) {
            order_[at] = cell_at(at);
            candidates_[at] = shape_.all_digits();
        }
        random.shuffle(std::span(order_));
        steps_left_ = 4 * cells;
        if (fill(random, 0)) {
            return grid_;
        }
    }
    return std::nullopt;
}

/// Fills the cells of the order from a position on.
bool FullGrid::fill(Random &random, std::size_t from) {
    if (from == order_.size()) {
        assert(std::ranges::find(grid_, Digit::blank) == grid_.end());
        return true;
    }
    choose_cell(from);
    const Cell cell = order_[from];
    std::array<Digit, max_side> digits;
    std::size_t count = 0;
    for (const Digit digit : candidates_[from * order_.size() + index(cell)]) {
        digits[count++] = digit;
    }
    random.shuffle(std::span(digits).first(count));
    for (const Digit digit : std::span(digits).first(count)) {
        if (steps_left_ == 0 || is_cancelled(cancelled_)) {
            return false;
        }
        --steps_left_;
        if (place(from, cell, digit) && fill(random, from + 1)) {
            return true;
        }
    }
    return false;
}

/// Brings the first cell with the fewest candidates to the position. The order is random, so it is
/// a random one of them.
void FullGrid::choose_cell(std::size_t from) {
    assert(from < order_.size());
    const DigitSet *const left = candidates_.data() + from * order_.size();
    std::size_t best = from;
    unsigned fewest = max_side + 1;
    for (std::size_t at = from; at < order_.size() && fewest > 1; ++at) {
        const unsigned size = left[index(order_[at])].size();
        if (size < fewest) {
            fewest = size;
            best = at;
        }
    }
    std::swap(order_[from], order_[best]);
}

/// Places a digit, and computes the next depth's candidates. False if a peer has none left.
bool FullGrid::place(std::size_t depth, Cell cell, Digit digit) {
    assert((depth + 2) * order_.size() <= candidates_.size());
    assert(candidates_[depth * order_.size() + index(cell)].contains(digit));
    const auto row = candidates_.begin() + static_cast<std::ptrdiff_t>(depth * order_.size());
    const auto next = row + static_cast<std::ptrdiff_t>(order_.size());
    std::copy(row, next, next);
    for (const Cell peer : shape_.peers(cell)) {
        next[static_cast<std::ptrdiff_t>(index(peer))].erase(digit);
    }
    grid_[index(cell)] = digit;
    // A filled cell keeps the digit that it got.
    next[static_cast<std::ptrdiff_t>(index(cell))] = DigitSet::only(digit);
    return prune_constraints({next, order_.size()}, cell) &&
           std::ranges::none_of(shape_.peers(cell), [&](Cell peer) {
               return next[static_cast<std::ptrdiff_t>(index(peer))].empty();
           });
}

/// Erases what the constraints of the cell just filled exclude. False if one is broken.
bool FullGrid::prune_constraints(std::span<DigitSet> left, Cell cell) const {
    return std::ranges::all_of(shape_.constraints_of(cell), [&](std::uint16_t number) {
        const Constraint &constraint = shape_.constraints()[number];
        const std::vector<Cell> cells = cells_of(constraint);
        std::vector<DigitSet> candidates;
        std::ranges::transform(cells, std::back_inserter(candidates),
                               [&](Cell its) { return left[index(its)]; });
        const bool kept = prune(constraint, candidates);
        for (std::size_t at = 0; at < cells.size(); ++at) {
            left[index(cells[at])] = candidates[at];
        }
        return kept;
    });
}

} // namespace dokushin::generate
