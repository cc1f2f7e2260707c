#include "rate/universal/whips.h"

#include <algorithm>
#include <utility>

namespace dokushin::universal {

namespace {

/// This number of layers is enough for all that follows on boards of up to 15×15, since each
/// placement decides a cell. On larger boards no state is known that needs more.
constexpr unsigned any_number = 250;

} // namespace

WhipSearch::WhipSearch(const CspBoard &board, const search::Watch &watch)
    : board_(board), relaxed_(board),
      nothing_excluded_(board.label_count() + board.group_count(), std::uint8_t{0}),
      is_linked_(board.label_count(), std::uint8_t{0}), watch_(watch) {}

std::optional<CspChain> WhipSearch::find(const ResolutionState &state, Label target,
                                         unsigned length, bool has_groups) {
    is_partial_ = false;
    has_groups_ = has_groups;
    if (!search_from(state, target, length - 1)) {
        return std::nullopt;
    }
    return CspChain{target, links_, true};
}

bool WhipSearch::may_go_on(const ResolutionState &state, Label target, unsigned placements) {
    is_partial_ = true;
    has_groups_ = true;
    return search_from(state, target, placements);
}

bool WhipSearch::search_from(const ResolutionState &state, Label target, unsigned placements) {
    while (frames_.size() <= placements) {
        frames_.emplace_back();
    }
    base_ = &state;
    links_.clear();
    frames_[placements].state = state;
    frames_[placements].state->place(target);
    return search(placements, placement_of(board_, target));
}

/// Marks the labels that are linked to a placement, instead of those marked before.
void WhipSearch::mark_linked(Placement last) {
    last_ = last;
    std::ranges::fill(is_linked_, std::uint8_t{0});
    for_eliminated(board_, last, [this](Label label) { is_linked_[index(label)] = 1; });
}

bool WhipSearch::is_used(Variable variable) const {
    return std::ranges::find(links_, variable, &CspLink::variable) != links_.end();
}

/// Says which of two candidates that are linked to the last placement is kept as left-linking. In
/// CSP-Rules what was kept stays from state to state of a path. To keep the variable that could
/// place first, in the earliest state, was tried: of the 30 ratings of worst_cases.tsv that differ
/// from the published, one became equal.
bool WhipSearch::is_kept_before(Label label, Label other) const {
    const auto order = [&](Label one) {
        return std::pair(shared_variable(board_, one, last_), number_by_digit(board_, one));
    };
    return order(label) > order(other);
}

/// Returns the candidate of a variable that is kept as left-linking, if one is linked to the last
/// placement, not yet left-linking and no part of the right-linking one. The last placement may
/// eliminate a candidate of a group: to let that be left-linking made 16 of 3,091 ratings of
/// worst_cases.tsv less than the published.
std::optional<Label> WhipSearch::left_linking(Variable variable,
                                              std::optional<Placement> right) const {
    const auto members = right ? members_of(board_, *right) : std::span<const Label>();
    std::optional<Label> found;
    for (const Label label : board_.labels_of(variable)) {
        if (is_linked_[index(label)] != 0 && base_->is_candidate(label) &&
            std::ranges::find(links_, label, &CspLink::left) == links_.end() &&
            std::ranges::find(members, label) == members.end() &&
            (!found || is_kept_before(label, *found))) {
            found = label;
        }
    }
    return found;
}

/// Says whether a variable that can follow the last placement has no candidate, and links it.
bool WhipSearch::ends(const ResolutionState &state) {
    const auto left = state.all_left();
    for (std::size_t at = 0; at < left.size(); ++at) {
        const auto variable = static_cast<Variable>(at);
        if (left[at] == 0 && !is_used(variable)) {
            if (const auto label = left_linking(variable, std::nullopt)) {
                links_.push_back({variable, *label, std::nullopt});
                return true;
            }
        }
    }
    return false;
}

void WhipSearch::add_extension(Frame &frame, Variable variable, Placement right) {
    if (is_used(variable) || std::ranges::find(frame.useful, right) == frame.useful.end()) {
        return;
    }
    const auto label = left_linking(variable, right);
    if (!label) {
        return;
    }
    const auto known = std::ranges::find(frame.extensions, std::optional(right), &CspLink::right);
    if (known == frame.extensions.end()) {
        frame.extensions.push_back({variable, *label, right});
    } else if (is_kept_before(*label, known->left)) {
        *known = {variable, *label, right};
    }
}

/// Lists what can be placed next. A group is not, where a candidate of it is.
void WhipSearch::list_extensions(Frame &frame) {
    const ResolutionState &state = *frame.state;
    frame.extensions.clear();
    for (const Variable variable : state.singles()) {
        if (state.left(variable) == 1) {
            add_extension(frame, variable, placement_of(board_, state.only_candidate_of(variable)));
        }
    }
    const auto is_listed = [&](Label label) {
        return std::ranges::find(frame.extensions, std::optional(placement_of(board_, label)),
                                 &CspLink::right) != frame.extensions.end();
    };
    for (const Group group : has_groups_ ? state.groups() : std::span<const Group>()) {
        if (state.holds_all(group) && std::ranges::none_of(board_.members_of(group), is_listed)) {
            add_extension(frame, board_.variable_of(group), placement_of(board_, group));
        }
    }
}

/// Searches on from the state of its frame, by at most so many placements.
bool WhipSearch::search(unsigned most, Placement last) {
    Frame &frame = frames_[most];
    mark_linked(last);
    if (is_partial_ ? most == 0 : frame.state->is_contradictory() && ends(*frame.state)) {
        return true;
    }
    if (most == 0 || watch_.stop_now()) {
        return false;
    }
    relaxed_.find_useful(*frame.state, *base_, nothing_excluded_, is_partial_ ? any_number : most,
                         frame.useful);
    list_extensions(frame);
    for (const CspLink &next : frame.extensions) {
        ResolutionState &after = *(frames_[most - 1].state = frame.state);
        place(after, *next.right);
        links_.push_back(next);
        if (search(most - 1, *next.right)) {
            return true;
        }
        links_.pop_back();
    }
    return false;
}

} // namespace dokushin::universal
