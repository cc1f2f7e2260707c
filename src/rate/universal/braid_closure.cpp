#include "rate/universal/braid_closure.h"

namespace dokushin::universal {
namespace {

/// Where braids of a puzzle are as long as this, it pays to find out first which candidates may
/// have some. Within trials it always does: few states there have a braid (of 12 puzzles with BxB
/// 4, 6 and 9, one in 400 candidates has one of length 1 to 3), so that one list does for all
/// lengths: 6.1 s to 4.9 s.
constexpr unsigned long_braid = 4;

} // namespace

BraidClosure::BraidClosure(const CspBoard &board, const search::Watch &watch)
    : watch_(watch), braids_(board, watch) {}

void BraidClosure::list_all(const ResolutionState &state, std::span<const std::uint8_t> is_true,
                            std::vector<Label> &all) {
    all.clear();
    for (std::size_t at = 0; at < state.board().label_count(); ++at) {
        if (state.is_candidate(static_cast<Label>(at)) && (is_true.empty() || is_true[at] == 0)) {
            all.push_back(static_cast<Label>(at));
        }
    }
}

/// Where a candidate is not refuted, neither is any label that follows from it.
void BraidClosure::list_refuted(const ResolutionState &state, std::span<const std::uint8_t> is_true,
                                std::vector<Label> &refuted,
                                std::span<const std::uint8_t> is_known) {
    refuted.clear();
    is_consistent_.assign(state.board().label_count(), 0);
    for (std::size_t at = 0; at < is_consistent_.size(); ++at) {
        const auto label = static_cast<Label>(at);
        if (!state.is_candidate(label) || is_consistent_[at] != 0 ||
            (!is_true.empty() && is_true[at] != 0)) {
            continue;
        }
        if ((!is_known.empty() && is_known[at] != 0) || is_refuted(state, label)) {
            refuted.push_back(label);
            continue;
        }
        for (const Label placed : asserted_->placed()) {
            is_consistent_[index(placed)] = 1;
        }
    }
}

/// Says whether singles, and groups if the board has them, lead from a candidate to a
/// contradiction.
bool BraidClosure::is_refuted(const ResolutionState &state, Label label) {
    asserted_ = state;
    asserted_->forget_placed();
    asserted_->place(label);
    asserted_->take_singles_and_groups();
    return asserted_->is_contradictory();
}

/// Eliminates the targets that have a braid; says whether there were some. Searches for long braids
/// are remembered in states of the puzzle.
bool BraidClosure::eliminate(ResolutionState &state, std::span<const Label> targets,
                             unsigned length, bool is_of_puzzle) {
    const bool remembers = is_of_puzzle && length >= long_braid;
    if (remembers) {
        if (!failed_braids_) {
            failed_braids_.emplace(state.board());
        }
        failed_braids_->enter(state);
    }
    const auto has_braid = [&](Label label) {
        return remembers ? failed_braids_->has_braid(braids_, label, length, watch_)
                         : braids_.has_braid(state, label, length);
    };
    bool has_eliminated = false;
    for (const Label label : targets) {
        if (state.is_candidate(label) && has_braid(label)) {
            state.eliminate(label);
            state.take_singles();
            has_eliminated = true;
            if (state.is_contradictory() || state.is_solved()) {
                break;
            }
            if (remembers) {
                failed_braids_->enter(state);
            }
        }
    }
    return has_eliminated;
}

/// Shorter braids come first. None is looked for again after a longer one was found: the search
/// for longer ones finds it.
void BraidClosure::apply(ResolutionState &state, unsigned longest,
                         std::span<const std::uint8_t> is_true, unsigned shortest,
                         Targets &targets) {
    state.take_singles();
    const unsigned first_listed = is_true.empty() ? 1 : long_braid;
    for (unsigned length = shortest; length <= longest;) {
        if (state.is_contradictory() || state.is_solved() || watch_.stop_now()) {
            return;
        }
        if (length < first_listed) {
            list_all(state, is_true, targets.labels);
        } else if (!targets.are_listed) {
            list_refuted(state, is_true, targets.labels);
        }
        if (eliminate(state, targets.labels, length, !is_true.empty())) {
            targets.are_listed = false;
        } else {
            targets.are_listed = length >= first_listed;
            ++length;
        }
    }
}

} // namespace dokushin::universal
