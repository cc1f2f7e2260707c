#include "generate/uniqueness.h"

#include <algorithm>

namespace dokushin::generate {

Result<Uniqueness> Uniqueness::make(const Shape &shape) {
    Uniqueness made(shape);
    const auto nine = Shape::classic(3);
    if (nine && shape == *nine) {
        auto batch = BatchSolver::make();
        if (!batch) {
            return std::unexpected(batch.error());
        }
        made.batch_.emplace(*std::move(batch));
    }
    return made;
}

std::vector<bool> Uniqueness::of(std::span<const Grid *const> boards,
                                 const std::atomic<bool> *cancelled) {
    std::vector<bool> unique;
    unique.reserve(boards.size());
    if (batch_) {
        ask_batch(boards, cancelled);
        for (const BatchAnswer &answer : answers_) {
            unique.push_back(answer.status == Status::unique);
        }
    } else {
        for (const Grid *const board : boards) {
            unique.push_back(ask(*board, cancelled));
        }
    }
    return unique;
}

void Uniqueness::ask_batch(std::span<const Grid *const> boards,
                           const std::atomic<bool> *cancelled) {
    text_.clear();
    for (const Grid *const board : boards) {
        std::ranges::transform(*board, std::back_inserter(text_), [](Digit digit) {
            return static_cast<char>('0' + static_cast<int>(number(digit)));
        });
    }
    answers_.assign(boards.size(), BatchAnswer{});
    BatchOptions options;
    options.cancelled = cancelled;
    // Sizes fit, which is all that can be wrong.
    static_cast<void>(batch_->solve(std::span<const char>(text_), answers_, {}, options));
}

bool Uniqueness::ask(const Grid &board, const std::atomic<bool> *cancelled) {
    const auto puzzle = Puzzle::from_givens(shape_, board);
    SolveOptions options;
    options.limits.cancelled = cancelled;
    return puzzle && solver_.solve(*puzzle, options).status == Status::unique;
}

} // namespace dokushin::generate
