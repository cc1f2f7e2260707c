// Links between candidates by a single rule that is no house. A candidate of the rule's cells is
// assumed, or removed, and the rule's own propagation with the peers among its cells says what
// follows:
//
//   weak    what another cell of the rule loses to an assumed candidate
//   strong  the one candidate that another cell of the rule keeps without a removed one
//   cages   "the cage holds 3" and "the cage holds 7", where each of its combinations has one of
//           them: all places of a digit in the cage are one end of a strong link. A digit of all
//           combinations is in one of its places or in the others.
//   filled  the one digit that another cell of the rule keeps if a candidate is assumed
//
//   sums    the same for house sums (position/house_sums.h), by all choices of digits for them
//
// Cost: two propagations for each candidate of each rule's cells; 9³ choices for a sum.
#pragma once

#include "logic/position/cell_bits.h"
#include "logic/position/rule_or_sum.h"
#include "logic/steps/step_taker.h"

#include <dokushin/step.h>

#include <optional>
#include <vector>

namespace dokushin::logic {

/// A digit in one of these cells, or another in one of the others.
struct StrongByRule {
    Digit digit{};
    CellBits cells;
    Digit other{};
    CellBits others;
    RuleOrSum by{};

    [[nodiscard]] bool is_grouped() const { return cells.size() > 1 || others.size() > 1; }
};

class RuleLinks {
  public:
    /// Finds the links of all rules and sums. The board must fit in sets of cells (cell_bits.h).
    explicit RuleLinks(const Position &position);

    /// Are they the links of this position, as it is now?
    [[nodiscard]] bool are_of(const Position &position) const { return stamp_.is_of(position); }
    [[nodiscard]] std::span<const StrongByRule> strong() const { return strong_; }
    /// The cells that lose `digit` by a rule if the candidate is true.
    [[nodiscard]] const CellBits &lost(const Candidate &candidate, Digit digit) const {
        return lost_[slot(candidate) * side_ + number(digit) - 1];
    }
    /// A digit that a rule or sum leaves alone in another of its cells.
    struct Filled {
        Candidate candidate{};
        RuleOrSum by{};
    };
    /// What follows to be true if the candidate is, each candidate once.
    [[nodiscard]] std::span<const Filled> filled(const Candidate &candidate) const {
        return filled_[slot(candidate)];
    }
    /// Returns the first rule, or else sum, by which not both candidates are true.
    [[nodiscard]] std::optional<RuleOrSum> between(const Candidate &one,
                                                   const Candidate &other) const;

  private:
    using Lists = std::vector<DigitSet>; ///< what is left in each of a rule's cells

    /// Two candidates by their slots, of which not both are true.
    struct Weak {
        std::uint32_t one = 0;
        std::uint32_t other = 0;
        RuleOrSum by{};

        friend auto operator<=>(const Weak &, const Weak &) = default;
    };

    [[nodiscard]] std::uint32_t slot(const Candidate &candidate) const {
        return static_cast<std::uint32_t>(index(candidate.cell) * side_ + number(candidate.digit) -
                                          1);
    }
    void add_links(RuleIndex rule);
    void assume(RuleIndex rule, const Lists &left, const Candidate &candidate);
    void remove(RuleIndex rule, const Lists &left, const Candidate &candidate);
    void add_links_of_cage(RuleIndex rule, const Lists &left);
    void add_filled(const Candidate &candidate, const Candidate &filled, RuleOrSum by);
    void add_weak(const Candidate &one, const Candidate &other, RuleOrSum by);
    void add_links(std::uint16_t number, const HouseSum &sum); // sum_links.cpp
    [[nodiscard]] bool follow(RuleIndex rule, Lists &left) const;

    const Position &position_; ///< read while the links are found, not later
    const Layout &layout_;
    PositionStamp stamp_;
    std::size_t side_;
    std::vector<CellBits> lost_;            ///< of each candidate, a set a digit
    std::vector<Weak> weak_;                ///< sorted
    std::vector<std::uint32_t> first_weak_; ///< by slot: its first in weak_
    std::vector<StrongByRule> strong_;
    std::vector<std::vector<Filled>> filled_; ///< of each candidate
};

/// Returns the links of the position, which finders share that have one taker; null if its rules
/// are all houses.
[[nodiscard]] const RuleLinks *rule_links_of(const Position &position, StepTaker &taker);

} // namespace dokushin::logic
