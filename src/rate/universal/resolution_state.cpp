#include "rate/universal/resolution_state.h"

#include <algorithm>
#include <cassert>

namespace dokushin::universal {

ResolutionState::ResolutionState(const CspBoard &board)
    : board_(&board), labels_(board.label_count(), Status::candidate),
      left_(board.variable_count(), decided), beside_(board.group_count()),
      open_cells_(board.cell_count()) {
    for (std::size_t at = 0; at < labels_.size(); ++at) {
        for (const Variable variable : board.variables_of(static_cast<Label>(at))) {
            left_[index(variable)] = static_cast<std::uint8_t>(board.side());
        }
    }
    for (std::size_t at = 0; at < beside_.size(); ++at) {
        const std::size_t members = board.members_of(static_cast<Group>(at)).size();
        beside_[at] = static_cast<std::uint8_t>(board.side() - members);
    }
}

ResolutionState::ResolutionState(const CspBoard &board, const Puzzle &puzzle)
    : ResolutionState(board) {
    if (board.side() == 1) {
        singles_.push_back(Variable{});
    }
    const Pencilmarks marks = puzzle.pencilmarks();
    const Grid digits = puzzle.digits();
    for (std::size_t at = 0; at < digits.size() && !is_contradictory_; ++at) {
        const Cell cell = cell_at(at);
        if (digits[at] == Digit::blank) {
            for (const Digit digit : puzzle.shape().all_digits() - marks[at]) {
                eliminate(board.label(cell, digit));
            }
        } else if (const Label label = board.label(cell, digits[at]); is_candidate(label)) {
            place(label);
        } else {
            is_contradictory_ = true;
        }
    }
}

void ResolutionState::write_candidates(std::span<std::uint8_t> entries, std::uint8_t yes,
                                       std::uint8_t no) const {
    std::ranges::transform(labels_, entries.begin(), [yes, no](Status status) {
        return status == Status::candidate ? yes : no;
    });
}

Label ResolutionState::only_candidate_of(Variable variable) const {
    assert(left(variable) == 1);
    const auto labels = board_->labels_of(variable);
    return *std::ranges::find_if(labels, [this](Label label) { return is_candidate(label); });
}

void ResolutionState::place(Label label) {
    assert(is_candidate(label));
    labels_[index(label)] = Status::placed;
    placed_.push_back(label);
    --open_cells_;
    for (const Variable variable : board_->variables_of(label)) {
        left_[index(variable)] = decided;
    }
    board_->for_linked(label, [this](Label linked) { eliminate(linked); });
}

void ResolutionState::remove(Label label) {
    labels_[index(label)] = Status::eliminated;
    for (const Variable variable : board_->variables_of(label)) {
        std::uint8_t &left = left_[index(variable)];
        if (left == decided) {
            continue;
        }
        --left;
        if (left == 1) {
            singles_.push_back(variable);
        }
        is_contradictory_ |= left == 0;
    }
    for (const Group group : board_->groups_beside(label)) {
        if (--beside_[index(group)] == 0) {
            groups_.push_back(group);
        }
    }
}

bool ResolutionState::may_hold_all(Group group) const {
    return !is_decided(board_->variable_of(group)) &&
           std::ranges::count_if(board_->members_of(group),
                                 [this](Label label) { return is_candidate(label); }) >= 2;
}

void ResolutionState::place(Group group) {
    for (const Label linked : board_->linked_to(group)) {
        eliminate(linked);
    }
}

bool ResolutionState::adopt(const ResolutionState &other) {
    bool is_new = false;
    for (std::size_t at = 0; at < labels_.size() && !is_contradictory_; ++at) {
        const Status its = other.labels_[at];
        if (its == Status::candidate || its == labels_[at]) {
            continue;
        }
        is_new = true;
        if (labels_[at] != Status::candidate) {
            is_contradictory_ = true; // placed in one, eliminated in the other
        } else if (its == Status::placed) {
            place(static_cast<Label>(at));
        } else {
            eliminate(static_cast<Label>(at));
        }
    }
    return is_new;
}

void ResolutionState::take_singles() {
    for (std::size_t at = 0; at < singles_.size() && !is_contradictory_; ++at) {
        if (!is_decided(singles_[at])) {
            place(only_candidate_of(singles_[at]));
        }
    }
    singles_.clear();
    groups_.clear(); // locked candidates, which the first braids are, leave them nothing to do
}

void ResolutionState::take_singles_and_groups() {
    std::size_t single = 0;
    std::size_t group = 0;
    while (!is_contradictory_ && (single < singles_.size() || group < groups_.size())) {
        if (single == singles_.size()) {
            if (const Group next = groups_[group++]; holds_all(next)) {
                place(next);
            }
        } else if (const Variable next = singles_[single++]; !is_decided(next)) {
            place(only_candidate_of(next));
        }
    }
    singles_.clear();
    groups_.clear();
}

} // namespace dokushin::universal
