// The variables of OR-k whips (or_whips.cpp): the truths of a position that have several members,
// and OR relations (or_relations.h), at least one member of which is true. Two candidates are
// linked if they are members of the same truth.
#pragma once

#include "logic/finders/patterns/or_relations.h"
#include "logic/links/truths.h"

#include <bitset>
#include <vector>

namespace dokushin::logic {

class OrBoard {
  public:
    static constexpr std::size_t most_candidates = 729;
    using Candidates = std::bitset<most_candidates>;

    /// What was placed, and what that excludes.
    struct State {
        Candidates excluded;
        Candidates placed;
    };

    /// How many candidates of a variable are left, and the first of these.
    struct Left {
        unsigned count = 0;
        CandidateNumber first = 0;
    };

    explicit OrBoard(const Position &position);

    [[nodiscard]] bool has_relations() const { return !relations_.empty(); }
    /// Returns all candidates of the position.
    [[nodiscard]] const std::vector<CandidateNumber> &candidates() const { return candidates_; }
    [[nodiscard]] const std::vector<CandidateNumber> &members(std::size_t variable) const {
        return members_[variable];
    }
    [[nodiscard]] bool is_relation(std::size_t variable) const {
        return variable >= truths_.size();
    }
    [[nodiscard]] TruthNumber truth(std::size_t variable) const { return truths_[variable]; }
    [[nodiscard]] const OrRelation &relation(std::size_t variable) const {
        return relations_[variable - truths_.size()];
    }
    [[nodiscard]] bool are_linked(CandidateNumber one, CandidateNumber other) const {
        return linked_[one].test(other);
    }
    /// Returns the variables that have a candidate linked to this one.
    [[nodiscard]] const std::vector<std::size_t> &followers(CandidateNumber candidate) const {
        return followers_[candidate];
    }
    [[nodiscard]] Left left(const State &state, std::size_t variable) const {
        Left left;
        for (const CandidateNumber member : members_[variable]) {
            if (!state.excluded.test(member)) {
                left.first = left.count++ == 0 ? member : left.first;
            }
        }
        return left;
    }
    void place(State &state, CandidateNumber candidate) const {
        state.placed.set(candidate);
        state.excluded |= linked_[candidate];
    }

    /// Do singles and the relations refute the candidate?
    [[nodiscard]] bool is_refuted(CandidateNumber candidate) const;

  private:
    void add_truths(const Position &position);
    void add_relations(const Position &position);
    void link();

    std::vector<CandidateNumber> candidates_;
    std::vector<TruthNumber> truths_;   ///< of the first variables
    std::vector<OrRelation> relations_; ///< of the other ones
    std::vector<std::vector<CandidateNumber>> members_;
    std::vector<Candidates> linked_;                  ///< by candidate
    std::vector<std::vector<std::size_t>> followers_; ///< by candidate, ascending
};

} // namespace dokushin::logic
