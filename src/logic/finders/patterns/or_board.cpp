#include "logic/finders/patterns/or_board.h"

#include <algorithm>

namespace dokushin::logic {

OrBoard::OrBoard(const Position &position) {
    assert(position.layout().cell_count() * position.side() == most_candidates);
    add_truths(position);
    add_relations(position);
    if (has_relations()) {
        link();
    }
}

void OrBoard::add_truths(const Position &position) {
    const Layout &layout = position.layout();
    const Truths truths(position);
    for (std::size_t at = 0; at < truths.size(); ++at) {
        const auto truth = static_cast<TruthNumber>(at);
        const Truths::Members which = truths.members(truth);
        if (count_bits(which) < 2) {
            continue; // it is decided, or a single
        }
        std::vector<CandidateNumber> members;
        truths.each_member(truth, which, [&](const Candidate &one) {
            members.push_back(candidate_number(layout, one));
        });
        if (truths.is_cell(truth)) {
            candidates_.insert(candidates_.end(), members.begin(), members.end());
        }
        truths_.push_back(truth);
        members_.push_back(std::move(members));
    }
}

void OrBoard::add_relations(const Position &position) {
    for (OrRelation &relation : or_relations(position)) {
        std::vector<CandidateNumber> &guardians = members_.emplace_back();
        for (const Candidate &guardian : relation.guardians) {
            guardians.push_back(candidate_number(position.layout(), guardian));
        }
        relations_.push_back(std::move(relation));
    }
}

void OrBoard::link() {
    linked_.resize(most_candidates);
    followers_.resize(most_candidates);
    std::vector<std::vector<std::size_t>> variables(most_candidates);
    for (std::size_t variable = 0; variable < members_.size(); ++variable) {
        for (const CandidateNumber one : members_[variable]) {
            variables[one].push_back(variable);
            for (const CandidateNumber other : members_[variable]) {
                if (one != other && !is_relation(variable)) {
                    linked_[one].set(other);
                }
            }
        }
    }
    for (const CandidateNumber one : candidates_) {
        std::vector<std::size_t> &followers = followers_[one];
        for (const CandidateNumber other : candidates_) {
            if (are_linked(one, other)) {
                followers.insert(followers.end(), variables[other].begin(), variables[other].end());
            }
        }
        std::ranges::sort(followers);
        const auto [first, last] = std::ranges::unique(followers);
        followers.erase(first, last);
    }
}

bool OrBoard::is_refuted(CandidateNumber candidate) const {
    State state;
    std::vector<CandidateNumber> to_follow{candidate};
    place(state, candidate);
    while (!to_follow.empty()) {
        const CandidateNumber last = to_follow.back();
        to_follow.pop_back();
        for (const std::size_t variable : followers_[last]) {
            const auto [count, only] = left(state, variable);
            if (count == 0) {
                return true;
            }
            if (count == 1 && !state.placed.test(only)) {
                place(state, only);
                to_follow.push_back(only);
            }
        }
    }
    return false;
}

} // namespace dokushin::logic
