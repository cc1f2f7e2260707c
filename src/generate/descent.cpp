// The steps of a descent, from answer to answer (descent.h).
#include "generate/descent.h"

#include <cassert>
#include <utility>

namespace dokushin::generate {

Descent::Descent(const Grid &grid, Random &random, std::size_t first_givens)
    : givens_(grid.size()) {
    std::vector<Cell> cells(grid.size());
    for (std::size_t at = 0; at < cells.size(); ++at) {
        cells[at] = cell_at(at);
    }
    assert(first_givens > 0 && first_givens <= cells.size());
    random.shuffle(std::span(cells));
    cells.resize(first_givens);
    for (const Cell cell : cells) {
        givens_[index(cell)] = grid[index(cell)];
    }
    order_ = std::move(cells);
}

void Descent::answer(bool unique) {
    switch (stage_) {
    case Stage::first:
        stage_ = unique ? Stage::down : Stage::missed;
        if (unique) {
            remove(order_.size() - 1);
        }
        return;
    case Stage::down:
        if (unique) {
            assert(!order_.empty() && order_.back() == removed_);
            order_.pop_back();
            if (order_.empty()) {
                stage_ = Stage::found; // a board of one cell needs no givens
            } else {
                remove(order_.size() - 1);
            }
        } else {
            put_back(); // this one is needed
            stage_ = Stage::minimal;
            remove_next();
        }
        return;
    case Stage::minimal:
        put_back();
        if (unique) {
            stage_ = Stage::missed;
        } else {
            ++needed_;
            remove_next();
        }
        return;
    default:
        return;
    }
}

void Descent::remove_next() {
    assert(needed_ < order_.size());
    if (needed_ + 1 == order_.size()) {
        stage_ = Stage::found;
    } else {
        remove(needed_);
    }
}

void Descent::remove(std::size_t place) {
    assert(place < order_.size());
    removed_ = order_[place];
    assert(givens_[index(removed_)] != Digit::blank);
    removed_digit_ = std::exchange(givens_[index(removed_)], Digit::blank);
}

void Descent::put_back() {
    assert(givens_[index(removed_)] == Digit::blank && removed_digit_ != Digit::blank);
    givens_[index(removed_)] = removed_digit_;
}

} // namespace dokushin::generate
