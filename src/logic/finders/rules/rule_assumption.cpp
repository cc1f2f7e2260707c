// Links are followed in the order in which they arise. A link keeps only its cause; its parents are
// found when a chain is made, since few assumptions end in one.
#include "logic/finders/rules/rule_assumption.h"

#include "board/constraints.h"
#include "logic/finders/house_sum_evidence.h"
#include "logic/finders/rules/rule_steps.h"
#include "logic/position/sum_choices.h"

#include <algorithm>

namespace dokushin::logic {
namespace {

/// No board has so many cells: a digit that has no place left in a house stands in none.
constexpr std::size_t no_cell = 0xFFFF;

} // namespace

RuleAssumption::RuleAssumption(const Position &position, Follow follow)
    : position_(position), layout_(position.layout()) {
    if (follow == Follow::rules) {
        return;
    }
    sums_of_.resize(layout_.cell_count());
    for (const HouseSum &sum : layout_.house_sums()) {
        const auto number = static_cast<std::uint16_t>(sum_cells_.size());
        std::vector<Cell> &cells = sum_cells_.emplace_back();
        SumChoices::each_cell(sum, [&](Cell cell, int) {
            cells.push_back(cell);
            sums_of_[index(cell)].push_back(number);
        });
    }
}

void RuleAssumption::restart() {
    candidates_.resize(layout_.cell_count());
    for (std::size_t at = 0; at < candidates_.size(); ++at) {
        candidates_[at] = left_in(position_, cell_at(at));
    }
    on_.assign(layout_.cell_count(), none);
    off_.assign(layout_.cell_count() * position_.side(), none);
    links_.clear();
    rules_.restart(layout_.shape().constraints().size());
    sums_.restart(sum_cells_.size());
    impossible_.reset();
}

bool RuleAssumption::contradicts(const Candidate &start) {
    assert(position_.has(start.cell, start.digit));
    restart();
    set_on({.candidate = start, .on = true});
    for (LinkNumber next = 0; !impossible_;) {
        if (next < links_.size()) {
            links_[next].on ? follow_on(next) : follow_off(next);
            ++next;
        } else if (!rules_.is_done()) {
            apply({.is_sum = false, .number = rules_.take()});
        } else if (!sums_.is_done()) {
            apply({.is_sum = true, .number = sums_.take()});
        } else {
            return false;
        }
    }
    return true;
}

void RuleAssumption::set_on(Link link) {
    LinkNumber &on = on_[index(link.candidate.cell)];
    if (on == none && position_.is_open(link.candidate.cell)) {
        on = static_cast<LinkNumber>(links_.size());
        links_.push_back(link);
    }
}

void RuleAssumption::set_off(Link link) {
    const auto [cell, digit] = link.candidate;
    if (!candidates_[index(cell)].contains(digit)) {
        return;
    }
    candidates_[index(cell)].erase(digit);
    off_[slot(cell, digit)] = static_cast<LinkNumber>(links_.size());
    links_.push_back(link);
}

void RuleAssumption::note_change(Cell cell) {
    for (const RuleIndex rule : layout_.shape().constraints_of(cell)) {
        rules_.add(rule);
    }
    if (!sums_of_.empty()) {
        for (const std::uint16_t sum : sums_of_[index(cell)]) {
            sums_.add(sum);
        }
    }
}

/// The cell's other candidates go, and the digit goes from all peers.
void RuleAssumption::follow_on(LinkNumber at) {
    const auto [cell, digit] = links_[at].candidate;
    for (const Digit other : candidates_[index(cell)] - DigitSet::only(digit)) {
        set_off({.candidate = {cell, other}, .because = Because::cell, .by = at});
    }
    for (const Cell peer : layout_.shape().peers(cell)) {
        if (!candidates_[index(peer)].contains(digit)) {
            continue;
        }
        Link off{.candidate = {peer, digit}, .because = Because::house, .by = at};
        const auto seats = layout_.seats(cell);
        const auto shared = std::ranges::find_if(
            seats, [&](Layout::Seat seat) { return layout_.is_in(seat.house, peer); });
        if (shared != seats.end()) {
            off.house = shared->house;
        } else {
            const auto rule = layout_.rule_between(cell, peer);
            assert(rule);
            off.because = Because::rule;
            off.deduced_by.number = rule.value_or(RuleIndex{0});
        }
        set_off(off);
    }
    note_change(cell);
}

void RuleAssumption::follow_off(LinkNumber at) {
    const auto [cell, digit] = links_[at].candidate;
    check_cell(cell);
    for (const Layout::Seat seat : layout_.seats(cell)) {
        check_house(seat.house, digit);
    }
    note_change(cell);
}

void RuleAssumption::check_cell(Cell cell) {
    const DigitSet left = candidates_[index(cell)];
    if (left.empty()) {
        impossible_ = impossible_.value_or(Link{.candidate = {cell, {}}, .because = Because::cell});
    } else if (left.size() == 1) {
        set_on({.candidate = {cell, left.first()}, .on = true, .because = Because::cell});
    }
}

void RuleAssumption::check_house(HouseNumber house, Digit digit) {
    std::optional<Cell> place;
    for (const Cell cell : layout_.cells_in(house)) {
        if (candidates_[index(cell)].contains(digit)) {
            if (place) {
                return;
            }
            place = cell;
        }
    }
    if (place) {
        set_on({.candidate = {*place, digit},
                .on = true,
                .because = Because::house,
                .house = static_cast<HouseIndex>(house)});
    } else if (!impossible_) {
        impossible_ = Link{.candidate = {cell_at(no_cell), digit},
                           .because = Because::house,
                           .house = static_cast<HouseIndex>(house)};
    }
}

std::span<const Cell> RuleAssumption::cells_of(RuleOrSum by) const {
    return by.is_sum ? std::span<const Cell>(sum_cells_[by.number])
                     : layout_.cells_of_rule(by.number);
}

/// Keeps what the rule or sum leaves in its cells. Returns false if it can't be satisfied.
bool RuleAssumption::prune_by(RuleOrSum by, std::span<DigitSet> candidates) const {
    if (!by.is_sum) {
        return prune(layout_.shape().constraints()[by.number], candidates);
    }
    if (std::ranges::any_of(candidates, &DigitSet::empty)) {
        return false;
    }
    const SumChoices choices(layout_, layout_.house_sums()[by.number], candidates);
    std::array<DigitSet, most_cells_in_house_sum> kept{};
    std::ranges::copy(choices.candidates(), kept.begin());
    if (!choices.prune(std::span(kept).first(choices.cells().size()))) {
        return false;
    }
    std::size_t open = 0;
    for (DigitSet &here : candidates) {
        here = here.size() == 1 ? here : kept[open++];
    }
    return true;
}

void RuleAssumption::apply(RuleOrSum by) {
    const auto cells = cells_of(by);
    buffer_.clear();
    for (const Cell cell : cells) {
        buffer_.push_back(candidates_[index(cell)]);
    }
    const Because because = by.is_sum ? Because::advanced : Because::rule;
    const auto erase = [&](Cell cell, DigitSet digits) {
        for (const Digit digit : digits) {
            set_off({.candidate = {cell, digit}, .because = because, .deduced_by = by});
        }
    };
    if (prune_by(by, buffer_)) {
        for (std::size_t at = 0; at < cells.size(); ++at) {
            erase(cells[at], candidates_[index(cells[at])] - buffer_[at]);
        }
    } else if (!by.is_sum) {
        impossible_ = Link{.because = Because::rule, .deduced_by = by};
    } else if (const auto open =
                   std::ranges::find_if(cells, [&](Cell cell) { return position_.is_open(cell); });
               open != cells.end()) {
        erase(*open, candidates_[index(*open)]); // so that the cell has no digit left
    }
}

// ---- the chain ---------------------------------------------------------------------

/// Adds the earlier links that eliminated candidates of the cell, except those of one digit.
void RuleAssumption::add_offs_of_cell(Cell cell, Digit but, LinkNumber before,
                                      std::vector<LinkNumber> &parents) const {
    for (const Digit digit : position_.candidates(cell)) {
        const LinkNumber off = off_[slot(cell, digit)];
        if (digit != but && off < before) {
            parents.push_back(off);
        }
    }
}

/// Adds the earlier links that eliminated the digit from cells of the house, except one cell.
void RuleAssumption::add_offs_of_house(HouseNumber house, const Candidate &but, LinkNumber before,
                                       std::vector<LinkNumber> &parents) const {
    for (const Cell cell : layout_.cells_in(house)) {
        const LinkNumber off = off_[slot(cell, but.digit)];
        if (cell != but.cell && off < before) {
            parents.push_back(off);
        }
    }
}

/// Lists the earlier links about the rule's cells: the link that placed a digit in a cell, or else
/// those that eliminated its candidates. Sets `left` to the candidates that were left then.
std::vector<RuleAssumption::Reason> RuleAssumption::reasons(RuleOrSum by, LinkNumber before,
                                                            std::vector<DigitSet> &left) const {
    std::vector<Reason> all;
    const auto cells = cells_of(by);
    left = left_in(position_, cells);
    for (std::size_t at = 0; at < cells.size(); ++at) {
        const DigitSet first = left[at];
        if (!position_.is_open(cells[at])) {
            continue;
        }
        const LinkNumber on = on_[index(cells[at])];
        if (on < before) {
            left[at] = DigitSet::only(links_[on].candidate.digit);
            all.push_back({on, at, first});
            continue;
        }
        for (const Digit digit : first) {
            const LinkNumber off = off_[slot(cells[at], digit)];
            if (off < before) {
                left[at].erase(digit);
                all.push_back({off, at, DigitSet::only(digit)});
            }
        }
    }
    return all;
}

/// Leaves out, the latest first, each link without which the rule erases the same.
std::vector<RuleAssumption::LinkNumber> RuleAssumption::parents_by_rule(const Link &link,
                                                                        LinkNumber at) const {
    const auto cells = cells_of(link.deduced_by);
    std::vector<DigitSet> left;
    std::vector<Reason> all = reasons(link.deduced_by, at, left);
    const bool is_impossible = link.candidate.digit == Digit::blank;
    const auto still_erases = [&](std::vector<DigitSet> with) {
        if (!prune_by(link.deduced_by, with)) {
            return true;
        }
        for (std::size_t place = 0; !is_impossible && place < cells.size(); ++place) {
            if (cells[place] == link.candidate.cell &&
                !with[place].contains(link.candidate.digit)) {
                return true;
            }
        }
        return false;
    };
    std::ranges::sort(all, std::ranges::greater(), &Reason::link);
    std::vector<LinkNumber> parents;
    for (const Reason &reason : all) {
        const DigitSet kept = left[reason.at];
        left[reason.at] = kept | reason.without;
        if (!still_erases(left)) {
            left[reason.at] = kept;
            parents.push_back(reason.link);
        }
    }
    return parents;
}

std::vector<RuleAssumption::LinkNumber> RuleAssumption::parents_of(const Link &link,
                                                                   LinkNumber at) const {
    if (link.by != none) {
        return {link.by};
    }
    std::vector<LinkNumber> parents;
    if (link.because == Because::rule || link.because == Because::advanced) {
        parents = parents_by_rule(link, at);
    } else if (link.because == Because::cell) {
        add_offs_of_cell(link.candidate.cell, link.candidate.digit, at, parents);
    } else if (link.because == Because::house) {
        add_offs_of_house(link.house, link.candidate, at, parents);
    }
    return parents;
}

Chain RuleAssumption::chain(std::vector<Step> &sums) const {
    assert(impossible_);
    const auto end = static_cast<LinkNumber>(links_.size());
    std::vector<bool> is_needed(links_.size());
    std::vector<std::vector<LinkNumber>> parents(links_.size());
    for (const LinkNumber parent : parents_of(*impossible_, end)) {
        is_needed[parent] = true;
    }
    for (LinkNumber at = end; at-- > 0;) {
        if (is_needed[at]) {
            parents[at] = parents_of(links_[at], at);
            for (const LinkNumber parent : parents[at]) {
                is_needed[parent] = true;
            }
        }
    }
    Chain chain;
    std::vector<std::uint32_t> place(links_.size());
    NestedSums nested(sums, position_);
    for (LinkNumber at = 0; at < end; ++at) {
        if (!is_needed[at]) {
            continue;
        }
        place[at] = static_cast<std::uint32_t>(chain.links.size());
        const Link &link = links_[at];
        ChainLink made{.candidate = link.candidate,
                       .on = link.on,
                       .because = link.because,
                       .house = link.house};
        if (link.because == Because::rule) {
            made.rule = link.deduced_by.number;
        } else if (link.because == Because::advanced) {
            made.nested = nested.index_of(link.deduced_by.number);
        }
        std::ranges::sort(parents[at]);
        for (const LinkNumber parent : parents[at]) {
            made.parents.push_back(place[parent]);
        }
        chain.links.push_back(std::move(made));
    }
    return chain;
}

Part RuleAssumption::impossible() const {
    assert(impossible_);
    if (impossible_->because == Because::rule) {
        const auto cells = cells_of(impossible_->deduced_by);
        return {.role = Role::rule,
                .cells = {cells.begin(), cells.end()},
                .rules = {impossible_->deduced_by.number}};
    }
    if (impossible_->because == Because::house) {
        return {.role = Role::target,
                .digits = DigitSet::only(impossible_->candidate.digit),
                .houses = {impossible_->house}};
    }
    return {.role = Role::target, .cells = {impossible_->candidate.cell}};
}

void RuleAssumption::add_evidence(Step &step) const {
    step.parts.push_back(impossible());
    step.chains = {chain(step.nested)};
}

} // namespace dokushin::logic
