// A digit points by rules where each of its places in a house excludes the same candidate: since
// the places see it, by a rule or a house sum, or since a rule or sum leaves one digit alone in a
// cell that sees it. (So two cells that a rule makes equal see what either sees.) The same holds
// for the digits of a cell. It is what locked candidates are without rules.
//
// Cost: the links of all rules (links/rule_links.h), and twice an intersection of sets for each
// member of each truth, the second time with the peers of each cell that is filled.
#include "board/constraints.h"
#include "logic/finders/house_sum_evidence.h"
#include "logic/finders/rules/rule_steps.h"
#include "logic/links/rule_links.h"
#include "logic/links/truths.h"

#include <numeric>

namespace dokushin::logic {
namespace {

/// Of more members a player would have to check too many by hand.
constexpr std::size_t most_members = 5;
/// Longer rules hardly demand a digit, and rules of the whole board are as long as it is.
constexpr std::size_t most_cells_of_rule = 16;

class RulePointing {
  public:
    RulePointing(const Position &position, const RuleLinks &links, StepTaker &taker)
        : position_(position), layout_(position.layout()), taker_(taker), links_(links),
          truths_(position), cells_(cells_by_digit(position)) {}

    /// Searches for candidates that each member excludes by itself, then for those that some
    /// exclude through a cell that is filled.
    bool run() {
        const std::vector<Base> bases = all_bases();
        for (const bool through_filled : {false, true}) {
            through_filled_ = through_filled;
            for (const Base &base : bases) {
                if (taker_.is_cancelled() || !search(base)) {
                    return false;
                }
            }
        }
        return true;
    }

  private:
    /// Candidates of which one is true at least, and the cell, house or rule that says so.
    struct Base {
        std::vector<Candidate> members{};
        Part part{};

        [[nodiscard]] bool are_few() const {
            return members.size() >= 2 && members.size() <= most_members;
        }
    };

    /// Returns the digits in houses and the cells, those with the fewest members first; then the
    /// digits that rules demand. Incomplete if the taker ends the search.
    [[nodiscard]] std::vector<Base> all_bases() const {
        std::vector<TruthNumber> order(truths_.size());
        std::iota(order.begin(), order.end(), TruthNumber{0});
        std::ranges::sort(order, {}, [&](TruthNumber truth) {
            return std::tuple(std::popcount(truths_.members(truth)), truths_.is_cell(truth), truth);
        });
        std::vector<Base> bases;
        for (const TruthNumber truth : order) {
            if (Base base = base_of(truth); base.are_few()) {
                bases.push_back(std::move(base));
            }
        }
        const std::size_t rules = layout_.shape().constraints().size();
        for (std::size_t rule = 0; rule < rules && !taker_.is_cancelled(); ++rule) {
            add_demanded(static_cast<RuleIndex>(rule), bases);
        }
        return bases;
    }

    /// The cells that lose the digit if the candidate is true: by a house, their cell, a rule, or,
    /// in the second search, a digit that a rule leaves alone in a cell.
    [[nodiscard]] CellBits excluded(const Candidate &candidate, Digit digit) const {
        CellBits lost = links_.lost(candidate, digit);
        if (candidate.digit == digit) {
            lost |= CellBits::seen_from(layout_, candidate.cell) & cells_[number(digit)];
        } else if (position_.has(candidate.cell, digit)) {
            lost.insert(candidate.cell);
        }
        const auto filled_cells =
            through_filled_ ? links_.filled(candidate) : std::span<const RuleLinks::Filled>();
        for (const RuleLinks::Filled &filled : filled_cells) {
            if (filled.candidate.digit == digit) {
                lost |= CellBits::seen_from(layout_, filled.candidate.cell) & cells_[number(digit)];
            }
        }
        return lost;
    }

    [[nodiscard]] Base base_of(TruthNumber truth) const {
        Base base{.part = {.role = Role::base}};
        truths_.each_member(truth, truths_.members(truth), [&](const Candidate &member) {
            base.members.push_back(member);
            base.part.digits.insert(member.digit);
            if (base.members.size() == 1 || !truths_.is_cell(truth)) {
                base.part.cells.push_back(member.cell);
            }
        });
        if (!truths_.is_cell(truth)) {
            base.part.houses = {truths_.cause(truth).house};
        }
        return base;
    }

    /// Adds each digit without which the rule can't be satisfied, as those of a quadruple or of all
    /// combinations of a cage.
    void add_demanded(RuleIndex rule, std::vector<Base> &bases) const {
        const auto cells = layout_.cells_of_rule(rule);
        if (cells.size() > most_cells_of_rule) {
            return;
        }
        const std::vector<DigitSet> left = left_in(position_, cells);
        DigitSet placed;
        for (const Cell cell : cells) {
            if (!position_.is_open(cell)) {
                placed.insert(position_.digit(cell));
            }
        }
        for (const Digit digit : union_of(left) - placed) {
            Base base{
                .part = {.role = Role::base, .digits = DigitSet::only(digit), .rules = {rule}}};
            std::vector<DigitSet> without = left;
            for (std::size_t at = 0; at < cells.size(); ++at) {
                if (left[at].contains(digit) &&
                    std::ranges::find(base.part.cells, cells[at]) == base.part.cells.end()) {
                    base.members.push_back({cells[at], digit});
                    base.part.cells.push_back(cells[at]);
                }
                without[at].erase(digit);
            }
            if (base.are_few() && (std::ranges::any_of(without, &DigitSet::empty) ||
                                   !prune(layout_.shape().constraints()[rule], without))) {
                bases.push_back(std::move(base));
            }
        }
    }

    bool search(const Base &base) {
        std::vector<Candidate> eliminations;
        for (const Digit digit : layout_.shape().all_digits()) {
            CellBits all = excluded(base.members.front(), digit);
            for (const Candidate &member : std::span(base.members).subspan(1)) {
                all = all & excluded(member, digit);
            }
            for (const Cell cell : all) {
                eliminations.push_back({cell, digit});
            }
        }
        // Each elimination is a step of its own, so that its reasons are few.
        return std::ranges::all_of(eliminations,
                                   [&](const Candidate &one) { return pass(base, one); });
    }

    bool pass(const Base &base, const Candidate &excluded) {
        Step step;
        step.technique = Technique::rule_pointing;
        step.size = static_cast<unsigned>(base.members.size());
        step.eliminations = {excluded};
        step.parts = {base.part};
        NestedSums nested(step.nested, position_);
        for (const Candidate &member : base.members) {
            step.chains.push_back(chain_from(member, excluded, nested));
        }
        // Without a rule it is a locked candidate, a pair or the like, which others find; without a
        // cell that is filled it was found before.
        const bool is_new = std::ranges::any_of(step.chains, [&](const Chain &chain) {
            const Because because = chain.links[1].because;
            return through_filled_ ? chain.links.size() > 2
                                   : because == Because::rule || because == Because::advanced;
        });
        return !is_new || taker_.take(std::move(step));
    }

    /// Returns how the member excludes the candidate: by a house, a rule or a sum, or else by a
    /// digit that a rule or a sum leaves alone in a cell that the candidate's cell sees.
    [[nodiscard]] Chain chain_from(const Candidate &member, const Candidate &excluded,
                                   NestedSums &nested) const {
        Chain chain{{{.candidate = member, .on = true}}};
        ChainLink last{.candidate = excluded, .parents = {0}};
        const bool is_seen = set_reason_if_seen(last, member);
        if (const auto by = is_seen ? std::nullopt : links_.between(member, excluded)) {
            set_reason(last, *by, nested);
        } else if (!is_seen) {
            const auto filled = links_.filled(member);
            const auto through = std::ranges::find_if(filled, [&](const RuleLinks::Filled &one) {
                return set_reason_if_seen(last, one.candidate);
            });
            assert(through != filled.end());
            ChainLink middle{.candidate = through->candidate, .on = true, .parents = {0}};
            set_reason(middle, through->by, nested);
            last.parents = {1};
            chain.links.push_back(std::move(middle));
        }
        chain.links.push_back(std::move(last));
        return chain;
    }

    /// Sets the link's reason if its candidate is false where another is true because of the cell,
    /// a house, or a rule of cells that differ. Returns false if there is none.
    bool set_reason_if_seen(ChainLink &link, const Candidate &candidate) const {
        if (const auto cause = truths_.weak_link(candidate, link.candidate)) {
            link.because = cause->because;
            link.house = cause->house;
            return true;
        }
        const bool may_differ =
            candidate.digit == link.candidate.digit && candidate.cell != link.candidate.cell;
        const auto rule =
            may_differ ? layout_.rule_between(candidate.cell, link.candidate.cell) : std::nullopt;
        if (rule) {
            link.because = Because::rule;
            link.rule = *rule;
        }
        return rule.has_value();
    }

    static void set_reason(ChainLink &link, RuleOrSum by, NestedSums &nested) {
        link.because = by.is_sum ? Because::advanced : Because::rule;
        if (by.is_sum) {
            link.nested = nested.index_of(by.number);
        } else {
            link.rule = by.number;
        }
    }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    const RuleLinks &links_;
    Truths truths_;
    std::array<CellBits, max_side + 1> cells_; ///< with each digit as a candidate
    bool through_filled_ = false;
};

} // namespace

bool find_rule_pointing(const Position &position, StepTaker &taker) {
    if (!fits(position.layout())) {
        return true;
    }
    const RuleLinks *const links = rule_links_of(position, taker);
    return links == nullptr || RulePointing(position, *links, taker).run();
}

} // namespace dokushin::logic
