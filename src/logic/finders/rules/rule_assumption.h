// An assumption over rules: a candidate is taken to be true, and singles and the rules' own
// propagation follow from it until something is impossible.
#pragma once

#include "logic/position/position.h"

#include <dokushin/step.h>

#include <optional>
#include <vector>

namespace dokushin::logic {

/// A RuleAssumption follows assumptions in a position, one after the other, and applies all singles
/// before any rule.
class RuleAssumption {
  public:
    explicit RuleAssumption(const Position &position);

    /// Assumes that the candidate is true. Returns true if that leads to something impossible.
    bool contradicts(const Candidate &start);
    /// Returns the chain of the last contradiction: the links that it rests on, in their order.
    /// What a rule erases names as few parents as it can.
    [[nodiscard]] Chain chain() const;
    /// Returns what the last contradiction leaves without a candidate, a place or a filling: a
    /// cell, a digit with a house, or a rule.
    [[nodiscard]] Part impossible() const;

  private:
    using LinkNumber = std::uint32_t;
    static constexpr LinkNumber none = ~LinkNumber{0};

    struct Link {
        Candidate candidate{};
        bool on = false;
        Because because = Because::assumed;
        HouseIndex house = 0;
        RuleIndex rule = 0;
        LinkNumber by = none; ///< the link of the digit that excludes this one
    };
    /// A link that a rule's deduction may need, and what its cell could hold without it.
    struct Reason {
        LinkNumber link = none;
        std::size_t at = 0; ///< the cell's position in the rule's list
        DigitSet without;
    };

    [[nodiscard]] std::size_t slot(Cell cell, Digit digit) const {
        return index(cell) * position_.side() + number(digit) - 1;
    }
    void restart();
    void set_on(Link link);
    void set_off(Link link);
    void follow_on(LinkNumber at);
    void follow_off(LinkNumber at);
    void check_cell(Cell cell);
    void check_house(HouseNumber house, Digit digit);
    void apply_rule(RuleIndex rule);
    void mark_rules_of(Cell cell);

    [[nodiscard]] std::vector<LinkNumber> parents_of(const Link &link, LinkNumber at) const;
    void add_offs_of_cell(Cell cell, Digit but, LinkNumber before,
                          std::vector<LinkNumber> &parents) const;
    void add_offs_of_house(HouseNumber house, const Candidate &but, LinkNumber before,
                           std::vector<LinkNumber> &parents) const;
    [[nodiscard]] std::vector<LinkNumber> parents_by_rule(const Link &link, LinkNumber at) const;
    [[nodiscard]] std::vector<Reason> reasons(RuleIndex rule, LinkNumber before,
                                              std::vector<DigitSet> &left) const;

    const Position &position_;
    const Layout &layout_;
    std::vector<DigitSet> candidates_;
    std::vector<LinkNumber> on_;  ///< of each cell
    std::vector<LinkNumber> off_; ///< of each candidate
    std::vector<Link> links_;
    std::vector<RuleIndex> dirty_; ///< rules to apply, in the order of their changes
    std::vector<bool> is_dirty_;
    /// What is impossible, as a link that would come next: a cell without a digit, a digit without
    /// a cell, or neither with Because::rule.
    std::optional<Link> impossible_;
    std::vector<DigitSet> buffer_;
};

} // namespace dokushin::logic
