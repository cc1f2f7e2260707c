// An assumption over rules: a candidate is taken to be true, and singles, the rules' own
// propagation and house sums follow from it until something is impossible.
#pragma once

#include "logic/position/position.h"
#include "logic/position/rule_or_sum.h"

#include <dokushin/step.h>

#include <optional>
#include <vector>

namespace dokushin::logic {

/// What an assumption follows besides singles.
enum class Follow : bool { rules, rules_and_sums };

/// A RuleAssumption follows assumptions in a position, one after the other, and applies all singles
/// before any rule, and all rules before any house sum.
class RuleAssumption {
  public:
    RuleAssumption(const Position &position, Follow follow);

    /// Assumes that the candidate is true. Returns true if that leads to something impossible.
    bool contradicts(const Candidate &start);
    /// Adds the evidence of the last contradiction to a step: the chain of the links that it rests
    /// on, in their order, and what has no candidate, no place or no filling left: a cell, a digit
    /// with a house, or a rule. What a rule or a sum erases names as few parents as it can; the
    /// sums are nested steps.
    void add_evidence(Step &step) const;

  private:
    using LinkNumber = std::uint32_t;
    static constexpr LinkNumber none = ~LinkNumber{0};

    struct Link {
        Candidate candidate{};
        bool on = false;
        Because because = Because::assumed;
        HouseIndex house = 0;
        RuleOrSum deduced_by{}; ///< with Because::rule, or Because::advanced for a sum
        LinkNumber by = none;   ///< the link of the digit that excludes this one
    };
    /// A link that a rule's deduction may need, and what its cell could hold without it.
    struct Reason {
        LinkNumber link = none;
        std::size_t at = 0; ///< the cell's position in the rule's list
        DigitSet without;
    };
    /// Rules, or sums, to apply, in the order of their changes.
    class Agenda {
      public:
        void restart(std::size_t count) {
            waiting_.clear();
            next_ = 0;
            is_waiting_.assign(count, false);
        }
        void add(std::uint16_t number) {
            if (!is_waiting_[number]) {
                is_waiting_[number] = true;
                waiting_.push_back(number);
            }
        }
        [[nodiscard]] bool is_done() const { return next_ == waiting_.size(); }
        std::uint16_t take() {
            is_waiting_[waiting_[next_]] = false;
            return waiting_[next_++];
        }

      private:
        std::vector<std::uint16_t> waiting_;
        std::size_t next_ = 0;
        std::vector<bool> is_waiting_;
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
    void apply(RuleOrSum by);
    void note_change(Cell cell);
    [[nodiscard]] std::span<const Cell> cells_of(RuleOrSum by) const;
    [[nodiscard]] bool prune_by(RuleOrSum by, std::span<DigitSet> candidates) const;

    [[nodiscard]] std::vector<LinkNumber> parents_of(const Link &link, LinkNumber at) const;
    void add_offs_of_cell(Cell cell, Digit but, LinkNumber before,
                          std::vector<LinkNumber> &parents) const;
    void add_offs_of_house(HouseNumber house, const Candidate &but, LinkNumber before,
                           std::vector<LinkNumber> &parents) const;
    [[nodiscard]] std::vector<LinkNumber> parents_by_rule(const Link &link, LinkNumber at) const;
    [[nodiscard]] Chain chain(std::vector<Step> &sums) const;
    [[nodiscard]] Part impossible() const;
    [[nodiscard]] std::vector<Reason> reasons(RuleOrSum by, LinkNumber before,
                                              std::vector<DigitSet> &left) const;

    const Position &position_;
    const Layout &layout_;
    std::vector<DigitSet> candidates_;
    std::vector<LinkNumber> on_;  ///< of each cell
    std::vector<LinkNumber> off_; ///< of each candidate
    std::vector<Link> links_;
    std::vector<std::vector<Cell>> sum_cells_; ///< of each house sum, as SumChoices lists them
    std::vector<std::vector<std::uint16_t>> sums_of_; ///< of each cell
    Agenda rules_;
    Agenda sums_;
    /// What is impossible, as a link that would come next: a cell without a digit, a digit without
    /// a cell, or neither with Because::rule.
    std::optional<Link> impossible_;
    std::vector<DigitSet> buffer_;
};

} // namespace dokushin::logic
