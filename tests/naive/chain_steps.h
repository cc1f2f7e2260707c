// The oracle of alternating inference chains on boards with rules: each link, and each elimination,
// is checked by trying all digits of the cells of the rule that it names.
#pragma once

#include "board/constraints.h"
#include "logic/position/house_sums.h"
#include "naive/constraints.h"

#include <dokushin/step.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace dokushin::naive {

/// Tries the digits of a rule's cells, of which peers differ.
class RuleFillings {
  public:
    RuleFillings(const Shape &shape, const Constraint &rule, const Pencilmarks &left)
        : shape_(shape), rule_(rule), cells_(cells_of(rule)), left_(left) {
        std::ranges::sort(cells_);
        const auto [first, last] = std::ranges::unique(cells_);
        cells_.erase(first, last);
    }

    /// Is there one? Where there are too many to try, propagation decides, which is sound.
    [[nodiscard]] bool any() {
        constexpr std::size_t most = 20'000;
        narrow();
        std::size_t choices = 1;
        for (const Cell cell : cells_) {
            choices = std::min(choices * left_[index(cell)].size(), most + 1);
        }
        return choices != 0 && (choices > most || extend(0));
    }

  private:
    [[nodiscard]] bool extend(std::size_t at) {
        if (at == cells_.size()) {
            Numbers numbers;
            for (const Cell cell : cells_of(rule_)) {
                numbers.push_back(static_cast<int>(number(chosen_[cell])));
            }
            return keeps(rule_, numbers);
        }
        return std::ranges::any_of(left_[index(cells_[at])], [&](Digit digit) {
            for (std::size_t before = 0; before < at; ++before) {
                if (chosen_[cells_[before]] == digit && are_peers(cells_[before], cells_[at])) {
                    return false;
                }
            }
            chosen_[cells_[at]] = digit;
            return extend(at + 1);
        });
    }

    [[nodiscard]] bool are_peers(Cell one, Cell other) const {
        return std::ranges::find(shape_.peers(one), other) != shape_.peers(one).end();
    }

    /// Erases what propagation and peers of cells with one digit erase.
    void narrow() {
        const std::vector<Cell> cells = cells_of(rule_);
        for (Pencilmarks before; before != left_;) {
            before = left_;
            std::vector<DigitSet> sets;
            for (const Cell cell : cells) {
                for (const Cell peer : shape_.peers(cell)) {
                    if (before[index(peer)].size() == 1 &&
                        std::ranges::find(cells, peer) != cells.end()) {
                        left_[index(cell)] = left_[index(cell)] - before[index(peer)];
                    }
                }
                sets.push_back(left_[index(cell)]);
            }
            const bool is_possible = prune(rule_, sets);
            for (std::size_t at = 0; at < cells.size(); ++at) {
                left_[index(cells[at])] =
                    is_possible ? left_[index(cells[at])] & sets[at] : DigitSet();
            }
        }
    }

    const Shape &shape_;
    const Constraint &rule_;
    std::vector<Cell> cells_;
    Pencilmarks left_;
    std::map<Cell, Digit> chosen_;
};

/// The house sums of a board, remembered until another board comes.
inline const std::vector<logic::HouseSum> &sums_of(const Shape &shape) {
    thread_local std::string last;
    thread_local std::vector<logic::HouseSum> sums;
    if (std::string name = shape.name(); name != last) {
        sums = logic::house_sums_of(Incidence(shape));
        last = std::move(name);
    }
    return sums;
}

/// Cells of a sum, each with its weight.
struct WeightedCells {
    std::vector<Cell> cells;
    std::vector<int> weights;
};

/// Can digits of the cells, of which peers differ, make the rest from the cell `at` on, and may the
/// digits left then do?
template <class Do>
bool can_make(const Shape &shape, const WeightedCells &sum, std::size_t at, int rest,
              const Pencilmarks &left, const Do &may_do) {
    if (at == sum.cells.size()) {
        return rest == 0 && may_do(left);
    }
    const Cell cell = sum.cells[at];
    return std::ranges::any_of(left[index(cell)], [&](Digit digit) {
        Pencilmarks with = left;
        with[index(cell)] = DigitSet::only(digit);
        for (const Cell peer : shape.peers(cell)) {
            with[index(peer)].erase(digit);
        }
        return can_make(shape, sum, at + 1,
                        rest - sum.weights[at] * static_cast<int>(number(digit)), with, may_do);
    });
}

/// Can digits of the cells of a step by a house sum make its total, and may the digits left then
/// do?
template <class Do>
bool can_make(const Shape &shape, const Step &sum, const Pencilmarks &left, const Do &may_do) {
    WeightedCells all;
    for (const auto &[role, weight] : {std::pair(Role::outie, 1), std::pair(Role::innie, -1)}) {
        const Part *const part = part_of(sum, role);
        for (const Cell cell : part == nullptr ? std::vector<Cell>() : part->cells) {
            all.cells.push_back(cell);
            all.weights.push_back(weight);
        }
    }
    const int total = part_of(sum, Role::rule)->total - part_of(sum, Role::unit)->total;
    return can_make(shape, all, 0, total, left, may_do);
}
inline bool can_make(const Shape &shape, const Step &sum, const Pencilmarks &left) {
    return can_make(shape, sum, left, [](const Pencilmarks &) { return true; });
}

/// Why an alternating chain is not true; empty if it is.
class AlternatingChainCheck {
  public:
    AlternatingChainCheck(const Shape &shape, const Step &step, const Pencilmarks &left)
        : shape_(shape), step_(step), left_(left) {}

    [[nodiscard]] std::string fault() const {
        const std::vector<ChainLink> &links = step_.chains.front().links;
        bool has_set = false;
        for (std::size_t at = 1; at < links.size(); ++at) {
            has_set = has_set || links[at].because == Because::almost_locked;
            if (links[at].on != (at % 2 == 1) ||
                !(links[at].on ? is_strong(links[at - 1], links[at])
                               : is_weak(links[at - 1], links[at]))) {
                return "link " + std::to_string(at) + " is none";
            }
        }
        const bool is_loop = step_.technique == Technique::continuous_nice_loop ||
                             step_.technique == Technique::grouped_continuous_nice_loop;
        for (const Candidate &one : step_.eliminations) {
            const ChainLink lost{.candidate = one};
            bool is_excluded = conflict(lost, links.front()) && conflict(lost, links.back());
            for (std::size_t at = 2; is_loop && at < links.size(); at += 2) {
                is_excluded =
                    is_excluded || (conflict(lost, links[at - 1]) && conflict(lost, links[at]));
            }
            if (!is_excluded && !(is_loop && has_set)) {
                return "nothing excludes an elimination";
            }
        }
        return is_loop && !conflict(links.front(), links.back()) ? "the loop is open" : "";
    }

    /// Is the second candidate false where the first is true, by what its link names?
    [[nodiscard]] bool is_weak(const ChainLink &from, const ChainLink &to) const {
        bool is_named = to.because == Because::cell || to.because == Because::house;
        for (const Cell here : cells(from)) {
            for (const Cell there : cells(to)) {
                const Candidate one{here, from.candidate.digit};
                const Candidate other{there, to.candidate.digit};
                const Step *const sum = sum_of(to);
                is_named = is_named || (sum == nullptr ? forbids(to.rule, one, other)
                                                       : forbids(*sum, one, other));
            }
        }
        return is_named && conflict(from, to);
    }

    /// Is the chain's last candidate false if the first is true: by one rule, or since a rule
    /// leaves one digit alone in a cell that the last one sees?
    [[nodiscard]] bool excludes_its_end(const Chain &chain) const {
        const auto &links = chain.links;
        if (!links.front().on || links.back().on || links.size() < 2 || links.size() > 3) {
            return false;
        }
        return links.size() == 2
                   ? is_weak(links[0], links[1])
                   : links[1].on && is_filled(links[0], links[1]) && is_weak(links[1], links[2]);
    }

  private:
    /// Does the rule or sum that the second link names exclude all other digits of its cell?
    [[nodiscard]] bool is_filled(const ChainLink &from, const ChainLink &to) const {
        const DigitSet others =
            left_[index(to.candidate.cell)] - DigitSet::only(to.candidate.digit);
        return std::ranges::all_of(others, [&](Digit digit) {
            ChainLink off = to;
            off.on = false;
            off.candidate.digit = digit;
            return is_weak(from, off);
        });
    }

    [[nodiscard]] static std::vector<Cell> cells(const ChainLink &link) {
        return link.group.empty() ? std::vector{link.candidate.cell} : link.group;
    }

    [[nodiscard]] bool share_house(Cell one, Cell other) const {
        return std::ranges::any_of(shape_.houses_of(one), [&](HouseIndex house) {
            const auto &all = shape_.houses()[house].cells;
            return std::ranges::find(all, other) != all.end();
        });
    }

    [[nodiscard]] const Step *sum_of(const ChainLink &link) const {
        return link.because == Because::advanced && link.nested >= 0
                   ? &step_.nested[static_cast<std::size_t>(link.nested)]
                   : nullptr;
    }

    [[nodiscard]] bool forbids(const Step &sum, const Candidate &one,
                               const Candidate &other) const {
        const auto has = [&](Cell cell) {
            return std::ranges::any_of(sum.parts, [&](const Part &part) {
                return (part.role == Role::outie || part.role == Role::innie) &&
                       std::ranges::find(part.cells, cell) != part.cells.end();
            });
        };
        Pencilmarks with = left_;
        with[index(one.cell)] = DigitSet::only(one.digit);
        with[index(other.cell)] = DigitSet::only(other.digit);
        return has(one.cell) && has(other.cell) && !can_make(shape_, sum, with);
    }

    /// Does the rule forbid that both candidates are true?
    [[nodiscard]] bool forbids(RuleIndex number, const Candidate &one,
                               const Candidate &other) const {
        const Constraint &rule = shape_.constraints()[number];
        const std::vector<Cell> of_rule = cells_of(rule);
        for (const Cell cell : {one.cell, other.cell}) {
            if (std::ranges::find(of_rule, cell) == of_rule.end()) {
                return false;
            }
        }
        Pencilmarks with = left_;
        with[index(one.cell)] = DigitSet::only(one.digit);
        with[index(other.cell)] = DigitSet::only(other.digit);
        return !RuleFillings(shape_, rule, with).any();
    }

    /// Are two candidates not both true, because of a cell, a house or any rule?
    [[nodiscard]] bool conflict(const Candidate &one, const Candidate &other) const {
        if (one.cell == other.cell) {
            return one.digit != other.digit;
        }
        if (one.digit == other.digit && share_house(one.cell, other.cell)) {
            return true;
        }
        for (std::size_t rule = 0; rule < shape_.constraints().size(); ++rule) {
            if (forbids(static_cast<RuleIndex>(rule), one, other)) {
                return true;
            }
        }
        return std::ranges::any_of(sums_of(shape_), [&](const logic::HouseSum &sum) {
            Step step;
            step.parts = {{.role = Role::unit, .total = sum.houses_total},
                          {.role = Role::rule, .total = sum.cages_total},
                          {.role = Role::outie, .cells = sum.outies},
                          {.role = Role::innie, .cells = sum.innies}};
            return forbids(step, one, other);
        });
    }
    [[nodiscard]] bool conflict(const ChainLink &one, const ChainLink &other) const {
        return std::ranges::all_of(cells(one), [&](Cell here) {
            return std::ranges::all_of(cells(other), [&](Cell there) {
                return conflict(Candidate{here, one.candidate.digit},
                                Candidate{there, other.candidate.digit});
            });
        });
    }

    [[nodiscard]] bool is_strong(const ChainLink &from, const ChainLink &to) const {
        if (to.because == Because::almost_locked) {
            return true; // checked on boards without rules
        }
        Pencilmarks without = left_;
        for (const ChainLink *const link : {&from, &to}) {
            for (const Cell cell : cells(*link)) {
                without[index(cell)].erase(link->candidate.digit);
            }
        }
        if (const Step *const sum = sum_of(to)) {
            return !can_make(shape_, *sum, without);
        }
        if (to.because == Because::rule) {
            return !RuleFillings(shape_, shape_.constraints()[to.rule], without).any();
        }
        if (to.because == Because::cell) {
            return without[index(to.candidate.cell)].empty();
        }
        const auto &house = shape_.houses()[to.house].cells;
        return from.candidate.digit == to.candidate.digit &&
               std::ranges::none_of(house, [&](Cell cell) {
                   return without[index(cell)].contains(to.candidate.digit);
               });
    }

    const Shape &shape_;
    const Step &step_;
    const Pencilmarks &left_;
};

} // namespace dokushin::naive
