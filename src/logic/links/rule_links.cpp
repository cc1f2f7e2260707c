// What the propagation of a rule erases without any assumption makes no link: a step by that rule
// alone has it.
#include "logic/links/rule_links.h"

#include "board/constraints.h"
#include "board/constraints/digit_sets.h"

#include <algorithm>
#include <numeric>

namespace dokushin::logic {
namespace {

/// A rule of more cells is passed over: its links would be few for their cost.
constexpr std::size_t most_cells_of_rule = 32;
/// A larger digit makes too many sets.
constexpr unsigned most_digit_of_sets = 16;
/// Sums beyond have a number too large for a link.
constexpr std::size_t most_sums = 0xFFFF;

} // namespace

RuleLinks::RuleLinks(const Position &position)
    : position_(position), layout_(position.layout()), stamp_(position), side_(position.side()) {
    assert(fits(layout_));
    lost_.resize(layout_.cell_count() * side_ * side_);
    filled_.resize(layout_.cell_count() * side_);
    const auto rules = layout_.shape().constraints();
    for (std::size_t rule = 0; rule < rules.size(); ++rule) {
        add_links(static_cast<RuleIndex>(rule));
    }
    const auto sums = layout_.house_sums();
    for (std::size_t sum = 0; sum < std::min(sums.size(), most_sums); ++sum) {
        add_links(static_cast<std::uint16_t>(sum), sums[sum]);
    }
    std::ranges::sort(weak_);
    first_weak_.resize(layout_.cell_count() * side_ + 1);
    for (const Weak &weak : weak_) {
        ++first_weak_[weak.one + 1];
    }
    std::partial_sum(first_weak_.begin(), first_weak_.end(), first_weak_.begin());
}

const RuleLinks *rule_links_of(const Position &position, StepTaker &taker) {
    if (position.layout().shape().constraints().empty()) {
        return nullptr;
    }
    if (taker.rule_links == nullptr || !taker.rule_links->are_of(position)) {
        taker.rule_links = std::make_shared<const RuleLinks>(position);
    }
    return taker.rule_links.get();
}

std::optional<RuleOrSum> RuleLinks::between(const Candidate &one, const Candidate &other) const {
    const auto of_one =
        std::span(weak_).first(first_weak_[slot(one) + 1]).subspan(first_weak_[slot(one)]);
    const auto found = std::ranges::lower_bound(of_one, slot(other), {}, &Weak::other);
    return found != of_one.end() && found->other == slot(other) ? std::optional(found->by)
                                                                : std::nullopt;
}

void RuleLinks::add_weak(const Candidate &one, const Candidate &other, RuleOrSum by) {
    for (const auto &[from, to] : {std::pair(one, other), std::pair(other, one)}) {
        CellBits &lost = lost_[slot(from) * side_ + number(to.digit) - 1];
        if (!lost.contains(to.cell)) {
            lost.insert(to.cell);
            weak_.push_back({slot(from), slot(to), by});
        }
    }
}

void RuleLinks::add_filled(const Candidate &candidate, const Candidate &filled, RuleOrSum by) {
    auto &all = filled_[slot(candidate)];
    if (std::ranges::find(all, filled, &Filled::candidate) == all.end()) {
        all.push_back({filled, by});
    }
}

void RuleLinks::add_links(RuleIndex rule) {
    const auto cells = layout_.cells_of_rule(rule);
    if (cells.size() > most_cells_of_rule ||
        std::ranges::none_of(cells, [&](Cell cell) { return position_.is_open(cell); })) {
        return;
    }
    Lists left;
    for (const Cell cell : cells) {
        left.push_back(position_.is_open(cell) ? position_.candidates(cell)
                                               : DigitSet::only(position_.digit(cell)));
    }
    if (!follow(rule, left)) {
        return; // the puzzle has no solution
    }
    for (std::size_t at = 0; at < cells.size(); ++at) {
        const auto earlier = cells.first(at);
        const bool is_again = std::ranges::find(earlier, cells[at]) != earlier.end();
        if (is_again || left[at].size() < 2) {
            continue;
        }
        for (const Digit digit : left[at]) {
            assume(rule, left, {cells[at], digit});
            remove(rule, left, {cells[at], digit});
        }
    }
    add_links_of_cage(rule, left);
}

/// Applies the rule, and erases digits from the peers of their cells in it, until nothing changes.
/// Returns false if that leaves a cell or the rule no room.
bool RuleLinks::follow(RuleIndex rule, Lists &left) const {
    const auto cells = layout_.cells_of_rule(rule);
    const Constraint &constraint = layout_.shape().constraints()[rule];
    for (Lists before; before != left;) {
        before = left;
        for (std::size_t one = 0; one < cells.size(); ++one) {
            for (std::size_t other = 0; left[one].size() == 1 && other < cells.size(); ++other) {
                if (layout_.sees(cells[one], cells[other])) {
                    left[other] = left[other] - left[one];
                }
            }
        }
        if (!prune(constraint, left)) {
            return false;
        }
    }
    return std::ranges::none_of(left, [](DigitSet digits) { return digits.empty(); });
}

void RuleLinks::assume(RuleIndex rule, const Lists &left, const Candidate &candidate) {
    const auto cells = layout_.cells_of_rule(rule);
    Lists with = left;
    for (std::size_t at = 0; at < cells.size(); ++at) {
        if (cells[at] == candidate.cell) {
            with[at] = DigitSet::only(candidate.digit);
        }
    }
    if (!follow(rule, with)) {
        return; // a chain need not say so
    }
    for (std::size_t at = 0; at < cells.size(); ++at) {
        if (cells[at] == candidate.cell) {
            continue;
        }
        for (const Digit digit : left[at] - with[at]) {
            add_weak(candidate, {cells[at], digit}, {.number = rule});
        }
        if (left[at].size() > 1 && with[at].size() == 1) {
            add_filled(candidate, {cells[at], with[at].first()}, {.number = rule});
        }
    }
}

void RuleLinks::remove(RuleIndex rule, const Lists &left, const Candidate &candidate) {
    const auto cells = layout_.cells_of_rule(rule);
    Lists with = left;
    for (std::size_t at = 0; at < cells.size(); ++at) {
        if (cells[at] == candidate.cell) {
            with[at].erase(candidate.digit);
        }
    }
    if (!follow(rule, with)) {
        return;
    }
    for (std::size_t at = 0; at < cells.size(); ++at) {
        if (cells[at] != candidate.cell && left[at].size() > 1 && with[at].size() == 1) {
            strong_.push_back({candidate.digit,
                               CellBits::only(candidate.cell),
                               with[at].first(),
                               CellBits::only(cells[at]),
                               {.number = rule}});
        }
    }
}

/// Links the places of each two digits of which each combination has one, and each place of a digit
/// that all combinations have with its other places.
void RuleLinks::add_links_of_cage(RuleIndex rule, const Lists &left) {
    const auto *const cage = std::get_if<Cage>(&layout_.shape().constraints()[rule]);
    const auto cells = layout_.cells_of_rule(rule);
    if (cage == nullptr || layout_.side() > most_digit_of_sets) {
        return;
    }
    DigitSet all;
    DigitSet open;
    std::array<CellBits, max_side + 1> places;
    for (std::size_t at = 0; at < left.size(); ++at) {
        all = all | left[at];
        for (const Digit digit : left[at].size() > 1 ? left[at] : DigitSet()) {
            open.insert(digit);
            places[number(digit)].insert(cells[at]);
        }
    }
    std::vector<DigitSet> sets;
    const DigitSetSupport support(left);
    each_set_with_total(all, static_cast<unsigned>(left.size()), cage->total, [&](DigitSet digits) {
        if (support.is_possible(digits)) {
            sets.push_back(digits);
        }
    });
    for (const Digit one : open) {
        const CellBits &of_one = places[number(one)];
        const auto have = [&](DigitSet any) {
            return std::ranges::none_of(sets, [&](DigitSet set) { return (set & any).empty(); });
        };
        if (have(DigitSet::only(one))) {
            for (const Cell cell : of_one) {
                const CellBits rest = of_one - CellBits::only(cell);
                if (!rest.empty()) {
                    strong_.push_back({one, CellBits::only(cell), one, rest, {.number = rule}});
                }
            }
            continue;
        }
        for (const Digit other : open) {
            if (one < other && have(DigitSet::only(one) | DigitSet::only(other))) {
                strong_.push_back({one, of_one, other, places[number(other)], {.number = rule}});
            }
        }
    }
}

} // namespace dokushin::logic
