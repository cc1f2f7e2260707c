#include "search/sum_rule.h"

#include "board/constraints/digit_sets.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdlib>

namespace dokushin::search {
namespace {

using Sums = std::uint64_t; ///< a bit string: bit s says that a sum of s is possible

constexpr int most_slack = 63; ///< the greatest sum that a string holds

[[nodiscard]] bool see_each_other(const Incidence &board, std::span<const Cell> cells) {
    for (std::size_t one = 0; one < cells.size(); ++one) {
        for (std::size_t other = one + 1; other < cells.size(); ++other) {
            if (!board.sees(cells[one], cells[other])) {
                return false;
            }
        }
    }
    return true;
}

[[nodiscard]] bool is_within(const Incidence &board, std::span<const Cell> cells,
                             HouseNumber house) {
    return std::ranges::all_of(cells, [&](Cell cell) { return board.is_in(house, cell); });
}

[[nodiscard]] constexpr Marks reversed(Marks marks) {
    unsigned bits = marks;
    bits = (bits & 0x5555U) << 1 | (bits >> 1 & 0x5555U);
    bits = (bits & 0x3333U) << 2 | (bits >> 2 & 0x3333U);
    bits = (bits & 0x0F0FU) << 4 | (bits >> 4 & 0x0F0FU);
    return static_cast<Marks>(bits << 8 | bits >> 8);
}

[[nodiscard]] constexpr bool is_single(Marks marks) { return (marks & (marks - 1)) == 0; }

/// Calls `call` with the number of each bit that is set.
template <class Call> void each_bit(std::uint64_t bits, const Call &call) {
    for (; bits != 0; bits &= bits - 1) {
        call(std::countr_zero(bits));
    }
}

/// An open cell of a line: its candidates as distances from its end that makes the sum least.
struct Open {
    std::uint32_t steps = 0;   ///< bit o: the candidate o from that end
    std::uint8_t at = 0;       ///< its place in the rule
    std::uint8_t end = 0;      ///< the digit at that end, counted from 0
    std::uint8_t weight = 1;   ///< the sum's growth a step
    bool falls = false;        ///< steps go down from the largest digit
    bool is_pair = false;      ///< differs from the next one, which has the same weight
};

/// The step of `other` at which it holds the digit that `one` holds at `step`; 32 or more, or a
/// wrapped number, if it has none.
[[nodiscard]] unsigned same_digit(const Open &one, unsigned step, const Open &other) {
    return one.falls ? other.end - (one.end - step) : one.end + step - other.end;
}
[[nodiscard]] std::uint32_t without_step(std::uint32_t steps, unsigned step) {
    return step < 32 ? steps & ~(std::uint32_t{1} << step) : steps;
}

/// The sums of two cells that differ.
[[nodiscard]] Sums sums_of_pair(const Open &one, const Open &other) {
    Sums sums = 0;
    each_bit(one.steps, [&](int step) {
        const auto place = static_cast<unsigned>(step);
        sums |= Sums{without_step(other.steps, same_digit(one, place, other))} << step;
    });
    return sums;
}

/// The steps of a cell that make one of these sums with another that differs.
[[nodiscard]] std::uint32_t steps_to(Sums sums, const Open &one, const Open &other) {
    std::uint32_t kept = 0;
    each_bit(one.steps, [&](int step) {
        const auto place = static_cast<unsigned>(step);
        const Sums rest{without_step(other.steps, same_digit(one, place, other))};
        kept |= (rest << step & sums) != 0 ? std::uint32_t{1} << step : 0;
    });
    return kept;
}

/// The sums of a cell alone.
[[nodiscard]] Sums sums_of_cell(const Open &cell) {
    if (cell.weight == 1) {
        return cell.steps;
    }
    Sums sums = 0;
    each_bit(cell.steps, [&](int step) {
        const int sum = step * cell.weight;
        sums |= sum <= most_slack ? Sums{1} << sum : 0;
    });
    return sums;
}

[[nodiscard]] Sums shifted_up(Sums by, Sums sums) {
    Sums all = 0;
    each_bit(by, [&](int sum) { all |= sums << sum; });
    return all;
}
[[nodiscard]] Sums shifted_down(Sums by, Sums sums) {
    Sums all = 0;
    each_bit(by, [&](int sum) { all |= sums >> sum; });
    return all;
}

} // namespace

void SumRule::append(const Incidence &board, const Equation &equation,
                     std::vector<SumRule> &rules) {
    constexpr std::size_t most_sets = 128;
    const auto size = equation.cells.size();
    if (board.side() > most_digits || size > most_cells || size == 0 ||
        std::ranges::any_of(equation.weights, [](int weight) { return std::abs(weight) > 100; })) {
        return;
    }
    SumRule rule;
    rule.all_ = static_cast<Marks>(DigitSet::all(board.side()).bits());
    rule.total_ = equation.total;
    rule.cells_ = equation.cells;
    rule.inside_ = static_cast<std::uint8_t>(size);
    const bool is_plain = std::ranges::all_of(equation.weights, [&](int w) { return w == 1; });
    if (is_plain && size <= board.side() && see_each_other(board, equation.cells)) {
        each_set_with_total(DigitSet::all(board.side()), static_cast<unsigned>(size),
                            equation.total, [&](DigitSet set) {
                                rule.sets_.push_back(static_cast<Marks>(set.bits()));
                            });
        if (rule.sets_.size() <= most_sets) {
            append_set_rules(board, rule, rules);
            return;
        }
        rule.sets_.clear();
    }
    rule.form_ = Form::line;
    rule.arrange(board, equation);
    rules.push_back(std::move(rule));
}

/// A set rule for each house with all its cells, or one for a group.
void SumRule::append_set_rules(const Incidence &board, const SumRule &rule,
                               std::vector<SumRule> &rules) {
    const std::size_t before = rules.size();
    for (HouseNumber house = 0; house < board.house_count(); ++house) {
        if (!is_within(board, rule.cells_, house)) {
            continue;
        }
        SumRule &split = rules.emplace_back(rule);
        split.form_ = Form::split;
        for (const Cell cell : board.cells_in(house)) {
            if (std::ranges::find(rule.cells_, cell) == rule.cells_.end()) {
                split.cells_.push_back(cell);
            }
        }
    }
    if (rules.size() > before) {
        return;
    }
    SumRule &group = rules.emplace_back(rule);
    group.form_ = Form::group;
    for (const Cell cell : board.shape().peers(rule.cells_.front())) {
        const bool sees_all = std::ranges::all_of(
            rule.cells_, [&](Cell other) { return other != cell && board.sees(cell, other); });
        if (sees_all) {
            group.watchers_.push_back(cell);
        }
    }
}

/// Puts cells that see each other and have the same weight next to each other, in pairs.
void SumRule::arrange(const Incidence &board, const Equation &equation) {
    std::vector<std::size_t> left(equation.cells.size());
    for (std::size_t at = 0; at < left.size(); ++at) {
        left[at] = at;
    }
    cells_.clear();
    const auto take = [&](std::size_t at, bool is_pair) {
        cells_.push_back(equation.cells[at]);
        weights_.push_back(static_cast<std::int8_t>(equation.weights[at]));
        is_pair_.push_back(is_pair ? 1 : 0);
    };
    while (!left.empty()) {
        const std::size_t one = left.front();
        left.erase(left.begin());
        const auto partner = std::ranges::find_if(left, [&](std::size_t other) {
            return equation.weights[one] == equation.weights[other] &&
                   std::abs(equation.weights[one]) == 1 &&
                   board.sees(equation.cells[one], equation.cells[other]);
        });
        take(one, partner != left.end());
        if (partner != left.end()) {
            take(*partner, false);
            left.erase(partner);
        }
    }
}

bool SumRule::prune(std::span<Marks> candidates, Marks &needed) const {
    assert(candidates.size() == cells_.size());
    needed = 0;
    return form_ == Form::line ? prune_line(candidates) : prune_sets(candidates, needed);
}

bool SumRule::prune_sets(std::span<Marks> candidates, Marks &needed) const {
    const std::span<Marks> inside = candidates.first(inside_);
    const std::span<Marks> outside = candidates.subspan(inside_);
    Marks fits = 0;
    for (const Marks here : inside) {
        fits = static_cast<Marks>(fits | here);
    }
    Marks elsewhere = form_ == Form::split ? Marks{0} : all_;
    for (const Marks here : outside) {
        elsewhere = static_cast<Marks>(elsewhere | here);
    }
    Marks allowed = 0;
    Marks in_all = all_;
    for (const Marks set : sets_) {
        const Marks others = static_cast<Marks>(all_ & ~set);
        if ((set & ~fits) != 0 || (others & ~elsewhere) != 0 ||
            !std::ranges::all_of(inside, [&](Marks here) { return (here & set) != 0; }) ||
            !std::ranges::all_of(outside, [&](Marks here) { return (here & others) != 0; })) {
            continue;
        }
        allowed = static_cast<Marks>(allowed | set);
        in_all = static_cast<Marks>(in_all & set);
    }
    if (allowed == 0) {
        return false;
    }
    Marks once = 0;
    Marks twice = 0;
    for (Marks &here : inside) {
        here = static_cast<Marks>(here & allowed);
        twice = static_cast<Marks>(twice | (once & here));
        once = static_cast<Marks>(once | here);
    }
    for (Marks &here : outside) {
        here = static_cast<Marks>(here & ~in_all);
    }
    // A digit of all sets that fits into one cell of a group is there. (In a house, the scan for
    // hidden singles finds it.)
    if (form_ == Form::group) {
        needed = in_all;
        if (const Marks hidden = static_cast<Marks>(in_all & once & ~twice); hidden != 0) {
            for (Marks &here : inside) {
                if (const Marks single = static_cast<Marks>(here & hidden); single != 0) {
                    here = single;
                    if (!is_single(single)) {
                        return false;
                    }
                }
            }
        }
    }
    return true;
}

bool SumRule::prune_line(std::span<Marks> candidates) const {
    // 1. How far is the total from the least and the greatest sum?
    int below = -total_;
    int above = -total_;
    for (std::size_t at = 0; at < candidates.size(); ++at) {
        const int low = std::countr_zero(candidates[at]) + 1;
        const int high = static_cast<int>(std::bit_width(candidates[at]));
        const int weight = weights_[at];
        below += weight * (weight > 0 ? low : high);
        above += weight * (weight > 0 ? high : low);
    }
    if (below > 0 || above < 0) {
        return false;
    }
    // 2. Count from the nearer end.
    const bool from_top = above < -below;
    const int slack = from_top ? above : -below;
    const int other_slack = from_top ? -below : above;
    std::array<Open, most_cells> open;
    std::size_t count = 0;
    int widest = 0;
    for (std::size_t at = 0; at < candidates.size(); ++at) {
        const Marks here = candidates[at];
        if (is_single(here)) {
            continue;
        }
        const int weight = weights_[at];
        Open &cell = open[count++];
        cell.at = static_cast<std::uint8_t>(at);
        cell.falls = (weight > 0) == from_top;
        cell.weight = static_cast<std::uint8_t>(std::abs(weight));
        const int top = static_cast<int>(std::bit_width(here)) - 1;
        const int bottom = std::countr_zero(here);
        cell.end = static_cast<std::uint8_t>(cell.falls ? top : bottom);
        const unsigned steps = cell.falls ? static_cast<unsigned>(reversed(here)) >> (15 - top)
                                          : static_cast<unsigned>(here) >> bottom;
        const int most_steps = slack / cell.weight;
        cell.steps = most_steps >= 15 ? steps : steps & ((2U << most_steps) - 1);
        cell.is_pair = is_pair_[at] != 0 && !is_single(candidates[at + 1]);
        widest = std::max(widest, (top - bottom) * cell.weight);
    }
    if (count == 0) {
        return slack == 0;
    }
    if (slack > most_slack || (count > 3 && slack >= widest && other_slack >= widest)) {
        return true; // bounds permit everything, and strings seldom see more
    }
    // 3. The sums that the cells before each can make.
    std::array<Sums, most_cells + 1> before;
    std::array<Sums, most_cells> own;
    before[0] = 1;
    for (std::size_t at = 0; at < count; ++at) {
        if (open[at].is_pair) {
            own[at] = sums_of_pair(open[at], open[at + 1]);
            before[at + 2] = shifted_up(own[at], before[at]);
            ++at;
        } else {
            own[at] = sums_of_cell(open[at]);
            before[at + 1] = shifted_up(own[at], before[at]);
        }
    }
    if ((before[count] >> slack & 1) == 0) {
        return false;
    }
    // 4. Back from the total: the sums at which each may start, and the candidates that meet them.
    Sums after = Sums{1} << slack;
    const auto keep = [&](Open &cell, std::uint32_t steps) {
        const auto kept = static_cast<unsigned>(steps);
        candidates[cell.at] =
            cell.falls ? static_cast<Marks>(reversed(static_cast<Marks>(kept << (15 - cell.end))))
                       : static_cast<Marks>(kept << cell.end);
    };
    for (std::size_t at = count; at-- > 0;) {
        const bool is_pair = at > 0 && open[at - 1].is_pair;
        if (is_pair) {
            Open &one = open[at - 1];
            Open &other = open[at];
            Sums reached = 0;
            each_bit(own[at - 1], [&](int sum) {
                reached |= (before[at - 1] << sum & after) != 0 ? Sums{1} << sum : 0;
            });
            after = shifted_down(own[at - 1], after);
            const std::uint32_t of_one = steps_to(reached, one, other);
            const std::uint32_t of_other = steps_to(reached, other, one);
            keep(one, of_one);
            keep(other, of_other);
            --at;
        } else {
            Open &cell = open[at];
            std::uint32_t kept = 0;
            each_bit(cell.steps, [&](int step) {
                const int sum = step * cell.weight;
                kept |= sum <= most_slack && (before[at] << sum & after) != 0
                            ? std::uint32_t{1} << step
                            : 0;
            });
            after = shifted_down(own[at], after);
            keep(cell, kept);
        }
    }
    return true;
}

} // namespace dokushin::search
