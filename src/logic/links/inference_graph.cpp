#include "logic/links/inference_graph.h"

#include <algorithm>

namespace dokushin::logic {
namespace {

GraphLink link_by(RuleOrSum by) {
    return by.is_sum ? GraphLink{.cause = {Because::advanced, 0}, .sum = by.number}
                     : GraphLink{.cause = {Because::rule, 0}, .rule = by.number};
}

} // namespace

InferenceGraph::InferenceGraph(const Position &position, const GraphParts &parts)
    : position_(position), layout_(position.layout()), rules_(parts.rules),
      cells_(cells_by_digit(position)) {
    assert(rules_ == nullptr || parts.only == Digit::blank);
    add_singles(parts);
    if (parts.groups) {
        add_groups(parts);
    }
    if (rules_ != nullptr) {
        add_nodes_of_rules(parts);
    }
    if (parts.cells) {
        link_within_cells();
    }
    if (parts.houses) {
        link_within_houses();
    }
    if (parts.almost_locked) {
        sets_ = almost_locked_sets(position);
        link_within_sets();
        if (parts.with_cell) {
            link_sets_with_cells();
        }
    }
    if (rules_ != nullptr) {
        link_within_rules(parts);
        exclude();
    }
    link_weakly();
}

bool InferenceGraph::is_weak(NodeNumber one, NodeNumber other) const {
    const LinkNode &there = nodes_[other];
    return has_rules() ? there.cells.is_within(excluded(one, there.digit))
                       : is_weak_by_houses(nodes_[one], there);
}

bool InferenceGraph::is_weak_by_houses(const LinkNode &here, const LinkNode &there) {
    if (here.digit == there.digit) {
        return there.cells.is_within(here.seen);
    }
    return here.single && there.single && here.cells == there.cells;
}

NodeNumber InferenceGraph::node(Digit digit, const CellBits &cells) {
    const auto [at, is_new] =
        numbers_.try_emplace({digit, cells}, static_cast<NodeNumber>(nodes_.size()));
    if (is_new) {
        nodes_.push_back({digit, cells, seen_from_all(layout_, cells), cells.size() == 1});
        strong_.emplace_back();
        weak_.emplace_back();
    }
    return at->second;
}

void InferenceGraph::add_singles(const GraphParts &parts) {
    for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
        for (const Digit digit : position_.candidates(cell_at(at))) {
            if (parts.only == Digit::blank || parts.only == digit) {
                node(digit, CellBits::only(cell_at(at)));
            }
        }
    }
}

/// Adds a node for the places of a digit where a box crosses a line, if there are two or more.
void InferenceGraph::add_groups(const GraphParts &parts) {
    for (HouseNumber box = 2 * layout_.side(); box < layout_.house_count(); ++box) {
        for (HouseNumber line = 0; line < 2 * layout_.side(); ++line) {
            for (const Digit digit : layout_.shape().all_digits()) {
                const Places places = position_.places(box, digit) & layout_.crossing(box, line);
                if (count(places) < 2 || (parts.only != Digit::blank && parts.only != digit)) {
                    continue;
                }
                CellBits cells;
                for (const unsigned place : Bits(places)) {
                    cells.insert(layout_.cell_in(box, place));
                }
                node(digit, cells);
            }
        }
    }
}

void InferenceGraph::link(NodeNumber one, NodeNumber other, GraphLink why) {
    why.to = other;
    strong_[one].push_back(why);
    why.to = one;
    strong_[other].push_back(why);
}

void InferenceGraph::link_within_cells() {
    for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
        const DigitSet both = position_.candidates(cell_at(at));
        if (both.size() != 2) {
            continue;
        }
        const CellBits cell = CellBits::only(cell_at(at));
        const auto one = numbers_.find({both.first(), cell});
        const auto other = numbers_.find({(both - DigitSet::only(both.first())).first(), cell});
        if (one != numbers_.end() && other != numbers_.end()) {
            link(one->second, other->second, {.cause = {Because::cell, 0}});
        }
    }
}

/// Links two nodes that together are all places of a digit in a house.
void InferenceGraph::link_within_houses() {
    for (HouseNumber house = 0; house < layout_.house_count(); ++house) {
        const CellBits of_house = CellBits::in_house(layout_, house);
        for (NodeNumber one = 0; one < nodes_.size(); ++one) {
            const Digit digit = nodes_[one].digit;
            const CellBits rest = (cells_[number(digit)] & of_house) - nodes_[one].cells;
            if (!nodes_[one].cells.is_within(of_house) || rest.empty()) {
                continue;
            }
            const auto other = numbers_.find({digit, rest});
            if (other != numbers_.end() && other->second > one) {
                link(one, other->second,
                     {.cause = {Because::house, static_cast<HouseIndex>(house)}});
            }
        }
    }
}

/// Links the places of each two digits of a set: if it loses one digit, it holds the other.
void InferenceGraph::link_within_sets() {
    for (std::size_t number = 0; number < sets_.size(); ++number) {
        const AlmostLockedSet &set = sets_[number];
        if (set.places.size() == 2) {
            continue; // a cell of two candidates
        }
        const std::vector<Digit> digits(set.digits.begin(), set.digits.end());
        for (std::size_t one = 0; one < digits.size(); ++one) {
            for (std::size_t other = one + 1; other < digits.size(); ++other) {
                const NodeNumber from = node(digits[one], set.places[one]);
                const NodeNumber to = node(digits[other], set.places[other]);
                link(from, to, {.cause = {Because::almost_locked, 0}, .set = number});
            }
        }
    }
}

void InferenceGraph::link_sets_with_cells() {
    // A copy: each set that is linked makes further ones.
    const std::vector<AlmostLockedSet> sets = sets_;
    for (const AlmostLockedSet &set : sets) {
        for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
            if (position_.candidates(cell_at(at)).size() >= 3 && !set.cells.contains(cell_at(at))) {
                link_set_with_cell(set, cell_at(at));
            }
        }
    }
}

/// If the set loses one digit, the others are locked in it. A cell that sees all places of all its
/// candidates but one is that one then. (With one candidate besides that one two links say so.)
void InferenceGraph::link_set_with_cell(const AlmostLockedSet &set, Cell cell) {
    const DigitSet candidates = position_.candidates(cell);
    DigitSet seen;
    for (const Digit digit : candidates &set.digits) {
        if (set.seen[set.slot(digit)].contains(cell)) {
            seen.insert(digit);
        }
    }
    if (seen.size() + 1 != candidates.size()) {
        return;
    }
    const Digit left = (candidates - seen).first();
    AlmostLockedSet both{set.cells | CellBits::only(cell), set.digits | candidates, {}, {}};
    for (const Digit digit : both.digits) {
        both.places.push_back(cells_[number(digit)] & both.cells);
        both.seen.push_back(seen_from_all(layout_, both.places.back()));
    }
    const NodeNumber to = node(left, CellBits::only(cell));
    for (const Digit digit : set.digits - seen) {
        if (digit != left) {
            link(node(digit, set.places[set.slot(digit)]), to,
                 {.cause = {Because::almost_locked, 0}, .set = sets_.size()});
        }
    }
    sets_.push_back(std::move(both));
}

/// Adds the ends of strong links by rules. Houses may link them as well.
void InferenceGraph::add_nodes_of_rules(const GraphParts &parts) {
    for (const StrongByRule &link : rules_->strong()) {
        if (parts.groups || !link.is_grouped()) {
            node(link.digit, link.cells);
            node(link.other, link.others);
        }
    }
}

void InferenceGraph::link_within_rules(const GraphParts &parts) {
    for (const StrongByRule &strong : rules_->strong()) {
        if (!parts.groups && strong.is_grouped()) {
            continue;
        }
        const NodeNumber one = node(strong.digit, strong.cells);
        const NodeNumber other = node(strong.other, strong.others);
        if (std::ranges::find(strong_[one], other, &GraphLink::to) == strong_[one].end()) {
            link(one, other, link_by(strong.by));
        }
    }
}

/// Collects what is false if a node is true: what all of its cells exclude.
void InferenceGraph::exclude() {
    excluded_.assign(nodes_.size() * layout_.side(), {});
    for (NodeNumber node = 0; node < nodes_.size(); ++node) {
        const LinkNode &here = nodes_[node];
        for (const Digit digit : layout_.shape().all_digits()) {
            CellBits &all = excluded_[node * layout_.side() + number(digit) - 1];
            all = cells_[number(digit)];
            for (const Cell cell : here.cells) {
                all &= rules_->lost({cell, here.digit}, digit) |
                       (digit == here.digit ? CellBits::seen_from(layout_, cell)
                                            : CellBits::only(cell));
            }
        }
    }
}

void InferenceGraph::link_weakly() {
    // There is no way on from a node without a strong link.
    std::array<std::vector<NodeNumber>, max_side + 1> by_digit;
    for (NodeNumber one = 0; one < nodes_.size(); ++one) {
        if (!strong_[one].empty()) {
            by_digit[number(nodes_[one].digit)].push_back(one);
        }
    }
    for (NodeNumber one = 0; one < nodes_.size(); ++one) {
        const LinkNode &here = nodes_[one];
        if (here.single) {
            const Cell cell = here.cells.first();
            for (const Digit digit : position_.candidates(cell) - DigitSet::only(here.digit)) {
                const auto other = numbers_.find({digit, here.cells});
                if (other != numbers_.end()) {
                    weak_[one].push_back({.to = other->second, .cause = {Because::cell, 0}});
                }
            }
        }
        link_weakly_by_houses(one, by_digit[number(here.digit)]);
        if (has_rules()) {
            link_weakly_by_rules(one, by_digit);
        }
    }
}

/// Links a node with those of its digit that all of its cells see.
void InferenceGraph::link_weakly_by_houses(NodeNumber one, std::span<const NodeNumber> others) {
    const LinkNode &here = nodes_[one];
    struct HouseCells {
        HouseNumber house;
        CellBits cells;
    };
    std::vector<HouseCells> houses; // that have all of its cells
    for (const Layout::Seat seat : layout_.seats(here.cells.first())) {
        const CellBits of_house = CellBits::in_house(layout_, seat.house);
        if (here.cells.is_within(of_house)) {
            houses.push_back({seat.house, of_house});
        }
    }
    for (const NodeNumber other : others) {
        const CellBits &cells = nodes_[other].cells;
        if (!cells.is_within(here.seen)) {
            continue;
        }
        GraphLink why{.to = other};
        const auto shared = std::ranges::find_if(
            houses, [&](const HouseCells &of_house) { return cells.is_within(of_house.cells); });
        if (shared != houses.end()) {
            why.cause = {Because::house, static_cast<HouseIndex>(shared->house)};
        } else {
            link_by_rule(here.cells, cells, why);
        }
        weak_[one].push_back(why);
    }
}

/// Links a node with those that it excludes by a rule, or a sum, where no house or cell says so.
void InferenceGraph::link_weakly_by_rules(NodeNumber one,
                                          std::span<const std::vector<NodeNumber>> by_digit) {
    const LinkNode &here = nodes_[one];
    const auto reason_of = [&](const LinkNode &there) -> std::optional<RuleOrSum> {
        for (const Cell cell : here.cells) {
            for (const Cell other : there.cells) {
                if (const auto by = rules_->between({cell, here.digit}, {other, there.digit})) {
                    return by;
                }
            }
        }
        return std::nullopt;
    };
    for (const Digit digit : layout_.shape().all_digits()) {
        const CellBits &all = excluded(one, digit);
        const CellBits by_houses = digit == here.digit ? here.seen
                                   : here.single       ? here.cells
                                                       : CellBits();
        const CellBits by_rules = all - by_houses;
        if (by_rules.empty()) {
            continue;
        }
        for (const NodeNumber other : by_digit[number(digit)]) {
            const LinkNode &there = nodes_[other];
            if (!there.cells.meets(by_rules) || !there.cells.is_within(all)) {
                continue;
            }
            if (const auto by = reason_of(there)) {
                GraphLink why = link_by(*by);
                why.to = other;
                weak_[one].push_back(why);
            }
        }
    }
}

/// Names a rule that makes two of the cells differ, or else the house of two of them: a group may
/// be seen through several houses.
void InferenceGraph::link_by_rule(const CellBits &cells, const CellBits &others,
                                  GraphLink &why) const {
    for (const Cell cell : cells) {
        for (const Cell other : others) {
            if (const auto rule = layout_.rule_between(cell, other)) {
                why.cause.because = Because::rule;
                why.rule = *rule;
                return;
            }
        }
    }
    for (const Layout::Seat seat : layout_.seats(cells.first())) {
        if (layout_.is_in(seat.house, others.first())) {
            why.cause = {Because::house, seat.house};
        }
    }
}

} // namespace dokushin::logic
