// Digging: taking givens from a grid, orbit by orbit in a fixed order, as long as one solution is
// left.
//
// Whether a given can go depends on those that have gone before it, so each question has to wait
// for the last answer. Many diggings ask their questions together instead (solution_counter.h). A
// given that is needed once is needed later too, with fewer givens left: one pass is enough.
//
// Tried and not kept: asking about runs of orbits together, and halving a run that can't go. It is
// correct by the same law and asks half as often, but it saves the questions of nearly full boards,
// which cost next to nothing.
#pragma once

#include "base/random.h"
#include "generate/givens.h"
#include "generate/solution_counter.h"

namespace dokushin::generate {

class Digging {
  public:
    /// `orbits` is the order in which they are tried, and must not change meanwhile. An orbit stays
    /// if fewer than `least` givens would be left without it.
    Digging(Grid givens, std::vector<const Orbit *> orbits, std::size_t least);

    /// True if there is no more question.
    [[nodiscard]] bool done() const { return next_ == orbits_.size(); }
    /// The board in question: does it have exactly one solution?
    [[nodiscard]] const Grid &question() const { return givens_; }
    void answer(bool unique);
    /// Ends the digging. The orbit in question stays.
    void end();

    /// The givens that are left, if done.
    [[nodiscard]] const Grid &givens() const { return givens_; }
    [[nodiscard]] std::size_t given_count() const { return count_; }

  private:
    void remove_next();
    void put_back();
    /// True if the givens are as many as are counted. For debug builds.
    [[nodiscard]] bool is_ok() const;

    Grid givens_;
    std::vector<const Orbit *> orbits_;
    std::size_t least_;
    std::size_t count_ = 0;
    std::size_t next_ = 0;           ///< the orbit in question; those before it are decided
    std::vector<Candidate> removed_; ///< its givens
};

/// Answers the questions of all diggings, together, until all are done. Ends them once cancelled.
void dig(std::span<Digging> diggings, SolutionCounter &counter, const std::atomic<bool> *cancelled);

/// The orbits in a random order.
[[nodiscard]] std::vector<const Orbit *> shuffled(const std::vector<Orbit> &orbits, Random &random);

} // namespace dokushin::generate
