// The oracle of steps by rules: sums are added up again, combinations of cages are found again by
// trying all sets and arrangements, and rules by trying all digits.
#pragma once

#include "board/constraints.h"
#include "naive/cage_fillings.h"
#include "naive/chain_steps.h"
#include "naive/constraints.h"
#include "naive/rule_limits.h"
#include "naive/rule_trial.h"

#include <dokushin/step.h>
#include <dokushin/walk.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <vector>

namespace dokushin::naive {

/// What a walk has left in each cell; a placed digit alone.
inline Pencilmarks left_in(const Walk &walk) {
    Pencilmarks left = walk.pencilmarks();
    for (std::size_t at = 0; at < left.size(); ++at) {
        if (walk.grid()[at] != Digit::blank) {
            left[at] = DigitSet::only(walk.grid()[at]);
        }
    }
    return left;
}

/// Why the step's reason is not true; empty if it is.
class RuleStepCheck {
  public:
    RuleStepCheck(const Walk &walk, const Step &step)
        : shape_(walk.shape()), step_(step), left_(left_in(walk)) {}

    [[nodiscard]] std::string fault() const {
        switch (step_.technique) {
        case Technique::cage_hidden_single:
        case Technique::cage_combinations:
        case Technique::cage_arrangements:
        case Technique::cage_locked:
            return of_cage();
        case Technique::cages_in_house:
            return of_cages_in_house();
        case Technique::cage_comparison:
            return of_cage_comparison();
        case Technique::innies:
        case Technique::outies:
        case Technique::innies_and_outies:
            return of_sum();
        case Technique::comparison_rule:
        case Technique::line_rule:
        case Technique::counting_rule:
        case Technique::sum_rule:
        case Technique::outside_rule:
            return of_rule();
        case Technique::combined_sums:
            return of_combined_sums();
        case Technique::rule_pointing:
            return of_pointing();
        case Technique::rule_contradiction:
            return of_contradiction();
        case Technique::continuous_nice_loop:
        case Technique::discontinuous_nice_loop:
        case Technique::aic:
        case Technique::grouped_continuous_nice_loop:
        case Technique::grouped_discontinuous_nice_loop:
        case Technique::grouped_aic:
            if (shape_.constraints().empty()) {
                return {};
            }
            if (const std::string fault = of_nested_sums(); !fault.empty()) {
                return fault;
            }
            return AlternatingChainCheck(shape_, step_, left_).fault();
        default:
            return {};
        }
    }

  private:
    RuleStepCheck(const Shape &shape, const Step &step, const Pencilmarks &left)
        : shape_(shape), step_(step), left_(left) {}

    [[nodiscard]] std::string of_cage() const {
        const Part &part = *part_of(step_, Role::rule);
        const Cage &cage = cage_of(part, shape_);
        if (part.cells != cage.cells || part.total != static_cast<int>(cage.total) ||
            !are_equal_sets(part.combinations, sets_of(cage, shape_.side(), left_))) {
            return "the combinations are not all";
        }
        for (const Candidate &one : step_.eliminations) {
            const bool is_outside = std::ranges::find(cage.cells, one.cell) == cage.cells.end();
            if (is_outside ? !sees_all_places(one, cage) : is_arranged(one, part)) {
                return "a candidate is not excluded";
            }
        }
        for (const Candidate &one : step_.placements) {
            const bool is_demanded = std::ranges::all_of(
                part.combinations, [&](DigitSet set) { return set.contains(one.digit); });
            if (step_.technique == Technique::cage_hidden_single &&
                (!is_demanded || places_of(one.digit, cage).size() != 1)) {
                return "a digit is not demanded";
            }
        }
        return {};
    }

    [[nodiscard]] std::vector<Cell> places_of(Digit digit, const Cage &cage) const {
        std::vector<Cell> places;
        std::ranges::copy_if(cage.cells, std::back_inserter(places),
                             [&](Cell cell) { return left_[index(cell)].contains(digit); });
        return places;
    }

    [[nodiscard]] bool sees_all_places(const Candidate &one, const Cage &cage) const {
        return std::ranges::all_of(places_of(one.digit, cage), [&](Cell place) {
            return std::ranges::find(shape_.peers(one.cell), place) != shape_.peers(one.cell).end();
        });
    }

    /// Has some combination an arrangement with this candidate?
    [[nodiscard]] bool is_arranged(const Candidate &one, const Part &part) const {
        Pencilmarks with = left_;
        with[index(one.cell)] = DigitSet::only(one.digit);
        return std::ranges::any_of(part.combinations, [&](DigitSet set) {
            return set.contains(one.digit) && can_hold(part.cells, 0, set, with);
        });
    }

    [[nodiscard]] std::string of_cages_in_house() const {
        const auto &house = shape_.houses()[part_of(step_, Role::unit)->houses.front()].cells;
        std::vector<std::vector<DigitSet>> all;
        std::vector<const Part *> parts;
        for (const Part &part : step_.parts) {
            if (part.role == Role::unit) {
                continue;
            }
            const Cage cage = part.rules.empty() ? left_over(house) : cage_of(part, shape_);
            if (part.cells != cage.cells || part.total != static_cast<int>(cage.total) ||
                !std::ranges::includes(house, part.cells)) {
                return "these are no cells of the house with that total";
            }
            all.push_back(sets_of(cage, shape_.side(), left_));
            parts.push_back(&part);
        }
        std::vector<std::vector<DigitSet>> found(parts.size());
        DigitSet common = shape_.all_digits();
        choose(all, {}, found, common);
        for (std::size_t at = 0; at < parts.size(); ++at) {
            if (!are_equal_sets(parts[at]->combinations, found[at])) {
                return "the combinations are not those that go together";
            }
        }
        const auto is_wrong = [&](const Candidate &one) {
            const auto with = std::ranges::find_if(parts, [&](const Part *part) {
                return std::ranges::find(part->cells, one.cell) != part->cells.end();
            });
            return with == parts.end()
                       ? !common.contains(one.digit)
                       : std::ranges::any_of((*with)->combinations,
                                             [&](DigitSet set) { return set.contains(one.digit); });
        };
        return std::ranges::any_of(step_.eliminations, is_wrong) ? "a candidate is not excluded"
                                                                 : "";
    }

    /// The cells of a house that are in none of the cages within it, with its total less theirs.
    [[nodiscard]] Cage left_over(const std::vector<Cell> &house) const {
        Cage rest{shape_.side() * (shape_.side() + 1) / 2, house};
        for (const Constraint &rule : shape_.constraints()) {
            const auto *const cage = std::get_if<Cage>(&rule);
            if (cage != nullptr && std::ranges::includes(house, cage->cells)) {
                rest.total -= cage->total;
                std::erase_if(rest.cells, [&](Cell cell) {
                    return std::ranges::find(cage->cells, cell) != cage->cells.end();
                });
            }
        }
        return rest;
    }

    /// Lists the sets that are part of a choice of one for each, no digit twice, and keeps the
    /// digits that all choices have.
    static void choose(const std::vector<std::vector<DigitSet>> &all,
                       const std::vector<DigitSet> &chosen,
                       std::vector<std::vector<DigitSet>> &found, DigitSet &common) {
        DigitSet used;
        for (const DigitSet set : chosen) {
            used = used | set;
        }
        if (chosen.size() == all.size()) {
            common = common & used;
            for (std::size_t at = 0; at < chosen.size(); ++at) {
                if (std::ranges::find(found[at], chosen[at]) == found[at].end()) {
                    found[at].push_back(chosen[at]);
                }
            }
            return;
        }
        for (const DigitSet set : all[chosen.size()]) {
            if ((set & used).empty()) {
                std::vector<DigitSet> more = chosen;
                more.push_back(set);
                choose(all, more, found, common);
            }
        }
    }

    /// Both lists of combinations are all, and no candidate goes with fillings of both cages.
    [[nodiscard]] std::string of_cage_comparison() const {
        std::vector<const Cage *> cages;
        for (const Part &part : step_.parts) {
            cages.push_back(&cage_of(part, shape_));
            if (!are_equal_sets(part.combinations, sets_of(*cages.back(), shape_.side(), left_))) {
                return "the combinations are not all";
            }
        }
        const bool is_one_possible =
            std::ranges::any_of(step_.eliminations, [&](const Candidate &one) {
                Pencilmarks with = left_;
                with[index(one.cell)] = DigitSet::only(one.digit);
                return can_fill(shape_, cages, 0, 0, 0, with);
            });
        return is_one_possible ? "a candidate fits both cages" : "";
    }

    /// Adds up houses and cages, cell by cell: what is left are the outies, and less the innies.
    [[nodiscard]] std::string of_sum() const {
        std::map<Cell, int> times;
        const Part &unit = *part_of(step_, Role::unit);
        const Part &cages = *part_of(step_, Role::rule);
        int total = 0;
        for (const HouseIndex house : unit.houses) {
            total -= static_cast<int>(shape_.side() * (shape_.side() + 1) / 2);
            for (const Cell cell : shape_.houses()[house].cells) {
                --times[cell];
            }
        }
        for (const RuleIndex rule : cages.rules) {
            const Cage &cage = std::get<Cage>(shape_.constraints()[rule]);
            total += static_cast<int>(cage.total);
            for (const Cell cell : cage.cells) {
                ++times[cell];
            }
        }
        if (total != cages.total - unit.total) {
            return "the totals are wrong";
        }
        for (const auto &[role, weight] : {std::pair(Role::outie, 1), std::pair(Role::innie, -1)}) {
            const Part *const part = part_of(step_, role);
            for (const Cell cell : part == nullptr ? std::vector<Cell>() : part->cells) {
                times[cell] -= weight;
            }
        }
        if (std::ranges::any_of(times, [](const auto &one) { return one.second != 0; })) {
            return "the cells left are not these";
        }
        const bool is_one_possible =
            std::ranges::any_of(step_.eliminations, [&](const Candidate &one) {
                Pencilmarks with = left_;
                with[index(one.cell)] = DigitSet::only(one.digit);
                return can_make(shape_, step_, with);
            });
        return is_one_possible ? "a candidate fits the sum" : "";
    }

    /// Tries all digits of the rule's cells, where these are not too many.
    [[nodiscard]] std::string of_rule() const {
        const Constraint &rule = shape_.constraints()[part_of(step_, Role::rule)->rules.front()];
        const RuleTrial trial(shape_, rule);
        const auto marks = without_limits_and_with(shape_, step_, cells_of(rule), left_);
        const auto is_possible = [&](const Candidate &one) {
            return std::ranges::any_of(marks, [&](Pencilmarks with) {
                with[index(one.cell)] = DigitSet::only(one.digit);
                return trial.is_met_by_few(with);
            });
        };
        if (std::ranges::any_of(step_.eliminations, is_possible)) {
            return "a candidate fits the rule";
        }
        const auto is_open = [&](const Candidate &one) {
            return std::ranges::any_of(marks, [&](Pencilmarks with) {
                with[index(one.cell)].erase(one.digit);
                return trial.is_met_by_few(with);
            });
        };
        return std::ranges::any_of(step_.placements, is_open) ? "another digit fits the rule" : "";
    }

    [[nodiscard]] std::string of_nested_sums() const {
        for (const Step &sum : step_.nested) {
            if (std::string fault = RuleStepCheck(shape_, sum, left_).of_sum(); !fault.empty()) {
                return fault;
            }
        }
        return {};
    }

    /// No candidate goes with digits that make the sum, or both.
    [[nodiscard]] std::string of_combined_sums() const {
        std::string fault = of_nested_sums();
        const auto may_make_the_last = [&](const Pencilmarks &then) {
            return step_.nested.size() != 2 || can_make(shape_, step_.nested[1], then);
        };
        const bool is_one_possible =
            std::ranges::any_of(step_.eliminations, [&](const Candidate &one) {
                Pencilmarks with = left_;
                with[index(one.cell)] = DigitSet::only(one.digit);
                return can_make(shape_, step_.nested[0], with, may_make_the_last);
            });
        return is_one_possible ? "a candidate fits the sums" : fault;
    }

    // ---- pointing ------------------------------------------------------------------

    /// The chains begin with all candidates of a cell, or all places of a digit in a house, and
    /// each ends with the elimination.
    [[nodiscard]] std::string of_pointing() const {
        if (const std::string fault = of_nested_sums(); !fault.empty()) {
            return fault;
        }
        std::set<Candidate> starts;
        for (const Chain &chain : step_.chains) {
            const ChainLink &start = chain.links.front();
            if (chain.links.back().candidate != step_.eliminations.front() ||
                !AlternatingChainCheck(shape_, step_, left_).excludes_its_end(chain)) {
                return "a candidate does not exclude it";
            }
            starts.insert(start.candidate);
        }
        const Part &base = *part_of(step_, Role::base);
        std::vector<Cell> cells = base.cells;
        if (!base.houses.empty()) {
            cells = shape_.houses()[base.houses.front()].cells;
        } else if (!base.rules.empty()) {
            cells = cells_of(shape_.constraints()[base.rules.front()]);
        }
        std::set<Candidate> all;
        Pencilmarks without = left_;
        for (const Cell cell : cells) {
            for (const Digit digit : base.digits &left_[index(cell)]) {
                all.insert({cell, digit});
                without[index(cell)].erase(digit);
            }
        }
        const bool is_one_true = !base.houses.empty() ? base.digits.size() == 1
                                 : base.rules.empty()
                                     ? base.digits == left_[index(base.cells.front())]
                                     : is_broken(base.rules.front(), without);
        const bool is_by_rule = std::ranges::any_of(step_.chains, [](const Chain &chain) {
            const Because because = chain.links[1].because;
            return because == Because::rule || because == Because::advanced;
        });
        return starts == all && is_one_true && is_by_rule ? "" : "these are not all";
    }

    // ---- contradictions ------------------------------------------------------------

    [[nodiscard]] std::string of_contradiction() const {
        if (const std::string fault = of_nested_sums(); !fault.empty()) {
            return fault;
        }
        const std::vector<ChainLink> &links = step_.chains.front().links;
        if (links.front().because != Because::assumed || !links.front().on ||
            links.front().candidate != step_.eliminations.front()) {
            return "the chain starts elsewhere";
        }
        for (std::size_t at = 1; at < links.size(); ++at) {
            Pencilmarks known = left_;
            for (const std::uint32_t parent : links[at].parents) {
                if (parent >= at) {
                    return "a link rests on a later one";
                }
                take(known, links[parent]);
            }
            if (!follows(links[at], known)) {
                return "link " + std::to_string(at) + " does not follow from its parents";
            }
        }
        Pencilmarks known = left_;
        for (const ChainLink &link : links) {
            take(known, link);
        }
        return is_impossible(known) ? "" : "the end is possible";
    }

    static void take(Pencilmarks &known, const ChainLink &link) {
        DigitSet &cell = known[index(link.candidate.cell)];
        const DigitSet own = DigitSet::only(link.candidate.digit);
        cell = link.on ? cell & own : cell - own;
    }

    [[nodiscard]] std::size_t places_left(HouseIndex house, Digit digit,
                                          const Pencilmarks &known) const {
        return static_cast<std::size_t>(
            std::ranges::count_if(shape_.houses()[house].cells,
                                  [&](Cell cell) { return known[index(cell)].contains(digit); }));
    }

    [[nodiscard]] bool follows(const ChainLink &link, const Pencilmarks &known) const {
        const auto [cell, digit] = link.candidate;
        if (link.on) {
            return link.because == Because::cell ? known[index(cell)] == DigitSet::only(digit)
                                                 : places_left(link.house, digit, known) == 1;
        }
        Pencilmarks with = known;
        with[index(cell)] = known[index(cell)] & DigitSet::only(digit);
        if (link.because == Because::cell) {
            return with[index(cell)].empty();
        }
        if (link.because == Because::house) {
            const auto &house = shape_.houses()[link.house].cells;
            return std::ranges::any_of(house, [&](Cell other) {
                return other != cell && known[index(other)] == DigitSet::only(digit);
            });
        }
        if (link.because == Because::advanced) {
            return !can_make(shape_, step_.nested[static_cast<std::size_t>(link.nested)], with);
        }
        return is_broken(link.rule, with);
    }

    [[nodiscard]] bool is_broken(RuleIndex rule, const Pencilmarks &known) const {
        return RuleTrial(shape_, shape_.constraints()[rule]).is_broken(known);
    }

    [[nodiscard]] bool is_impossible(const Pencilmarks &known) const {
        if (const Part *const target = part_of(step_, Role::target)) {
            return target->houses.empty()
                       ? known[index(target->cells.front())].empty()
                       : places_left(target->houses.front(), target->digits.first(), known) == 0;
        }
        return is_broken(part_of(step_, Role::rule)->rules.front(), known);
    }

    const Shape &shape_;
    const Step &step_;
    Pencilmarks left_;
};

} // namespace dokushin::naive
