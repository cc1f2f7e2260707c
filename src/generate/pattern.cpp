// The steps of filling a pattern, from answer to answer (pattern.h).
#include "generate/pattern.h"

#include "generate/side_by_side.h"

#include <cassert>
#include <utility>

namespace dokushin::generate {

PatternFilling::PatternFilling(Shape shape, const Grid &grid, std::vector<Cell> cells,
                               Random random)
    : shape_(std::move(shape)), givens_(grid.size()), cells_(std::move(cells)), random_(random) {
    for (const Cell cell : cells_) {
        assert(grid[index(cell)] != Digit::blank && givens_[index(cell)] == Digit::blank);
        givens_[index(cell)] = grid[index(cell)];
    }
}

void PatternFilling::answer(std::uint32_t solutions) {
    if (solutions == 0 || solutions > solutions_) {
        givens_[index(changed_)] = before_;
    } else {
        solutions_ = solutions;
    }
    assert(solutions_ > 0);
    if (!done()) {
        assert(changes_left_ > 0);
        --changes_left_;
        change_one();
    }
}

/// Changes the digit of a random given that can have another without contradicting the others.
void PatternFilling::change_one() {
    for (std::size_t tries = 0; tries < cells_.size(); ++tries) {
        changed_ = cells_[random_.below(static_cast<std::uint32_t>(cells_.size()))];
        before_ = givens_[index(changed_)];
        DigitSet others = shape_.all_digits() - DigitSet::only(before_);
        for (const Cell peer : shape_.peers(changed_)) {
            others.erase(givens_[index(peer)]);
        }
        if (others.empty()) {
            continue;
        }
        givens_[index(changed_)] = random_.pick(others);
        assert(givens_[index(changed_)] != before_);
        return;
    }
    changes_left_ = 0; // probably none can be changed
}

void fill(std::span<PatternFilling> fillings, SolutionCounter &uniqueness,
          const std::atomic<bool> *cancelled) {
    ask_all(fillings, cancelled, [&](std::span<const Grid *const> questions) {
        return uniqueness.count(questions, PatternFilling::most_counted, cancelled);
    });
}

} // namespace dokushin::generate
