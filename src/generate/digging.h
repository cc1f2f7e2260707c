// Taking givens from a grid, part by part in a fixed order, as long as one solution is left.
//
// Whether a given can go depends on those that went before it, so that the next question
// waits for the answer to the last; many diggings ask their questions together instead
// (uniqueness.h). What could not go once can't go later, with fewer givens left: one pass
// is enough.
//
// Tried and not kept: to ask about runs of parts together, halving a run that can't go. It
// is right by the same law and asks half as often, but the questions that it saves are those
// of nearly full boards, which cost next to nothing.
#pragma once

#include "base/random.h"
#include "generate/uniqueness.h"

namespace dokushin::generate {

/// Cells that are givens together, or not at all.
using Part = std::vector<Cell>;

class Digging {
  public:
    /// `parts` in the order in which they are to go, and to stay as they are until the end
    /// of it. No more go once less than `least` givens would be left.
    Digging(Grid givens, std::vector<const Part *> parts, std::size_t least);

    /// Is nothing left to be asked?
    [[nodiscard]] bool done() const { return next_ == parts_.size(); }
    /// The board of which is to be answered whether it has one solution only.
    [[nodiscard]] const Grid &question() const { return givens_; }
    void answer(bool unique);
    /// Ends it: what is in question stays.
    void end();

    /// The givens that are left, once done.
    [[nodiscard]] const Grid &givens() const { return givens_; }
    [[nodiscard]] std::size_t given_count() const { return count_; }

  private:
    void take_next();
    void put_back();
    /// True if the givens are as many as are counted. For debug builds.
    [[nodiscard]] bool is_ok() const;

    Grid givens_;
    std::vector<const Part *> parts_;
    std::size_t least_;
    std::size_t count_ = 0;
    std::size_t next_ = 0; ///< the part in question; those before it are decided
    std::vector<std::pair<Cell, Digit>> taken_; ///< its givens
};

/// Asks for all of them at once until none has anything left to ask; once cancelled, ends them.
void dig(std::span<Digging> diggings, Uniqueness &uniqueness, const std::atomic<bool> *cancelled);

/// The parts in any order.
[[nodiscard]] std::vector<const Part *> shuffled(const std::vector<Part> &parts, Random &random);

} // namespace dokushin::generate
