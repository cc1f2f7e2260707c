// A digit points by rules where each of its places in a house excludes the same candidate: since
// the places see it, or by a rule or a house sum. The same holds for the digits of a cell. It is
// what locked candidates are without rules.
//
// Cost: the links of all rules (links/rule_links.h), and an intersection of sets for each member of
// each truth.
#include "logic/finders/house_sum_evidence.h"
#include "logic/finders/rules/rule_steps.h"
#include "logic/links/rule_links.h"
#include "logic/links/truths.h"

#include <numeric>

namespace dokushin::logic {
namespace {

/// Of more members a player would have to check too many by hand.
constexpr int most_members = 5;

class RulePointing {
  public:
    RulePointing(const Position &position, StepTaker &taker)
        : position_(position), layout_(position.layout()), taker_(taker), links_(position),
          truths_(position), cells_(cells_by_digit(position)) {}

    /// Searches the digits in houses, then the cells; those with the fewest members first.
    bool run() {
        std::vector<TruthNumber> order(truths_.size());
        std::iota(order.begin(), order.end(), TruthNumber{0});
        std::ranges::sort(order, {}, [&](TruthNumber truth) {
            return std::tuple(std::popcount(truths_.members(truth)), truths_.is_cell(truth), truth);
        });
        for (const TruthNumber truth : order) {
            const int members = std::popcount(truths_.members(truth));
            if (members > 1 && members <= most_members && !search(truth)) {
                return false;
            }
        }
        return true;
    }

  private:
    /// The cells that lose the digit, by a house, their cell, or a rule, if the candidate is true.
    [[nodiscard]] CellBits excluded(const Candidate &candidate, Digit digit) const {
        CellBits lost = links_.lost(candidate, digit);
        if (candidate.digit == digit) {
            lost |= CellBits::seen_from(layout_, candidate.cell) & cells_[number(digit)];
        } else if (position_.has(candidate.cell, digit)) {
            lost.insert(candidate.cell);
        }
        return lost;
    }

    bool search(TruthNumber truth) {
        std::vector<Candidate> members;
        truths_.each_member(truth, truths_.members(truth),
                            [&](const Candidate &member) { members.push_back(member); });
        Step step;
        for (const Digit digit : layout_.shape().all_digits()) {
            CellBits all = excluded(members.front(), digit);
            for (const Candidate &member : std::span(members).subspan(1)) {
                all = all & excluded(member, digit);
            }
            for (const Cell cell : all) {
                step.eliminations.push_back({cell, digit});
            }
        }
        // Each elimination is a step of its own, so that its reasons are few.
        for (const Candidate &one : step.eliminations) {
            if (!pass(truth, members, one)) {
                return false;
            }
        }
        return true;
    }

    bool pass(TruthNumber truth, std::span<const Candidate> members, const Candidate &excluded) {
        Step step;
        step.technique = Technique::rule_pointing;
        step.size = static_cast<unsigned>(members.size());
        step.eliminations = {excluded};
        const Cause cause = truths_.cause(truth);
        Part part{.role = Role::base};
        for (const Candidate &member : members) {
            part.cells.push_back(member.cell);
            part.digits.insert(member.digit);
        }
        if (cause.because == Because::house) {
            part.houses = {cause.house};
        } else {
            part.cells.resize(1);
        }
        step.parts = {std::move(part)};
        NestedSums nested(step.nested, position_);
        for (const Candidate &member : members) {
            ChainLink link{.candidate = excluded, .parents = {0}};
            give_reason(link, member, nested);
            step.chains.push_back({{{.candidate = member, .on = true}, std::move(link)}});
        }
        // Without a rule it is a locked candidate, a pair or the like, which others find.
        const bool is_by_rule = std::ranges::any_of(step.chains, [](const Chain &chain) {
            const Because because = chain.links.back().because;
            return because == Because::rule || because == Because::advanced;
        });
        return !is_by_rule || taker_.take(std::move(step));
    }

    /// Names the house, rule or sum by which the member excludes the link's candidate.
    void give_reason(ChainLink &link, const Candidate &member, NestedSums &nested) const {
        if (const auto cause = truths_.weak_link(member, link.candidate)) {
            link.because = cause->because;
            link.house = cause->house;
            return;
        }
        const auto by = links_.between(member, link.candidate);
        if (by && by->is_sum) {
            link.because = Because::advanced;
            link.nested = nested.index_of(by->number);
            return;
        }
        const auto rule = by ? std::optional(RuleIndex{by->number})
                             : layout_.rule_between(member.cell, link.candidate.cell);
        assert(rule);
        link.because = Because::rule;
        link.rule = rule.value_or(RuleIndex{0});
    }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    RuleLinks links_;
    Truths truths_;
    std::array<CellBits, max_side + 1> cells_; ///< with each digit as a candidate
};

} // namespace

bool find_rule_pointing(const Position &position, StepTaker &taker) {
    return position.layout().shape().constraints().empty() || !fits(position.layout()) ||
           RulePointing(position, taker).run();
}

} // namespace dokushin::logic
