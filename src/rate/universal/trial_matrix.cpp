#include "rate/universal/trial_matrix.h"

namespace dokushin::universal {

TrialMatrix::TrialMatrix(const OpenBoard &board, const Locks *locks)
    : board_(&board), locks_(locks), blocks_(column_of(board.candidate_count()) / Lanes::count + 1),
      possible_(board.candidate_count() * blocks_), placed_(possible_.size()), open_(blocks_),
      is_touched_(board.variable_count(), 0) {
    const std::size_t columns = column_of(board.candidate_count());
    for (std::size_t at = 0; at < columns; ++at) {
        open_[at / Lanes::count].add(at % Lanes::count);
    }
    for (std::size_t row = 0; row < board.candidate_count(); ++row) {
        for (std::size_t block = 0; block < blocks_; ++block) {
            possible_[row * blocks_ + block] = open_[block];
        }
    }
    for (std::size_t at = 0; at < board.candidate_count(); ++at) {
        Lanes own;
        own.add(column_of(at) % Lanes::count);
        place(at, column_of(at) / Lanes::count, own);
    }
}

void TrialMatrix::touch(Open variable) {
    if (is_touched_[variable] == 0) {
        is_touched_[variable] = 1;
        touched_.push_back(variable);
    }
}

void TrialMatrix::touch_variables_of(std::size_t candidate) {
    for (const Open variable : board_->variables_of(candidate)) {
        touch(variable);
    }
}

void TrialMatrix::close() {
    take_singles();
    while (!examined_.empty() && !is_contradictory_) {
        const Open variable = examined_.back();
        examined_.pop_back();
        for (std::size_t block = 0; block < blocks_; ++block) {
            lock(variable, block);
        }
        take_singles();
    }
}

void TrialMatrix::take_singles() {
    // The list grows while it is worked on.
    for (std::size_t at = 0; at < touched_.size() && !is_contradictory_; ++at) {
        const Open variable = touched_[at];
        is_touched_[variable] = 0;
        for (std::size_t block = 0; block < blocks_; ++block) {
            examine(variable, block);
        }
        if (locks_ != nullptr) {
            examined_.push_back(variable);
        }
    }
    touched_.clear();
}

/// Eliminates the targets of the locks of a variable in the trials in which these hold.
void TrialMatrix::lock(Open variable, std::size_t block) {
    const auto [first, end] = locks_->of(variable);
    for (std::size_t lock = first; lock < end; ++lock) {
        Lanes locked = open_[block];
        for (const Open other : locks_->others(lock)) {
            locked -= possible_[other * blocks_ + block];
        }
        if (!locked.any()) {
            continue;
        }
        for (const Open target : locks_->targets(lock)) {
            Lanes &row = possible_[target * blocks_ + block];
            if ((row & locked).any()) {
                row -= locked;
                touch_variables_of(target);
            }
        }
    }
}

/// Places the candidate of a variable in the trials in which it is the only one, and ends the
/// trials in which there is none.
void TrialMatrix::examine(Open variable, std::size_t block) {
    Lanes one;
    Lanes more;
    for (const Open candidate : board_->candidates_of(variable)) {
        const Lanes &row = possible_[candidate * blocks_ + block];
        more |= one & row;
        one |= row;
    }
    if (const Lanes without = open_[block] - one; without.any()) {
        refute(block, without);
    }
    const Lanes single = (one - more) & open_[block];
    if (!single.any()) {
        return;
    }
    for (const Open candidate : board_->candidates_of(variable)) {
        const std::size_t at = candidate * blocks_ + block;
        if (const Lanes lanes = (single & possible_[at]) - placed_[at]; lanes.any()) {
            place(candidate, block, lanes);
        }
    }
}

/// Places a candidate in some trials, and eliminates there what it is linked to.
void TrialMatrix::place(std::size_t candidate, std::size_t block, const Lanes &lanes) {
    placed_[candidate * blocks_ + block] |= lanes;
    std::size_t link = board_->first_link_of(candidate);
    for (const Open linked : board_->linked_to(candidate)) {
        Lanes &row = possible_[linked * blocks_ + block];
        if ((row & lanes).any()) {
            row -= lanes;
            // In the variables that both belong to, the placed candidate is left.
            for (const Open variable : board_->variables_beyond(link)) {
                touch(variable);
            }
        }
        ++link;
    }
}

void TrialMatrix::refute(std::size_t block, const Lanes &lanes) {
    open_[block] -= lanes;
    lanes.for_each([&](std::size_t lane) {
        const std::size_t column = block * Lanes::count + lane;
        if (column == state_column) {
            is_contradictory_ = true;
        } else {
            eliminate(column - column_of(0));
        }
    });
}

void TrialMatrix::eliminate(std::size_t candidate) {
    const std::size_t column = column_of(candidate);
    Lanes own;
    own.add(column % Lanes::count);
    open_[column / Lanes::count] -= own;
    for (std::size_t block = 0; block < blocks_; ++block) {
        possible_[candidate * blocks_ + block] = {};
    }
    touch_variables_of(candidate);
}

void TrialMatrix::assert_all(std::size_t candidate) {
    for (std::size_t row = 0; row < board_->candidate_count(); ++row) {
        // Neither follows from the other: singles need not lead back.
        if (is_possible(row) && (!is_possible_in(row, column_of(candidate)) ||
                                 !is_possible_in(candidate, column_of(row)))) {
            eliminate(row);
        }
    }
    for (std::size_t block = 0; block < blocks_; ++block) {
        open_[block] &= possible_[candidate * blocks_ + block];
    }
}

} // namespace dokushin::universal
