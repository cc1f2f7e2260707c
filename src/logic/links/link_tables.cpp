#include "logic/links/link_tables.h"

#include "logic/links/assumed_singles.h"

#include <algorithm>

namespace dokushin::logic {

// ---- a table -----------------------------------------------------------------------

void LinkTable::append(Entry entry) {
    position_[entry.what] = static_cast<std::uint16_t>(entries_.size());
    entries_.push_back(entry);
}

void LinkTable::add(Literal what, const Reasons &reasons) {
    if (has(what) || size() == most) {
        return;
    }
    const unsigned before = reasons.front() < size() ? entries_[reasons.front()].distance : 0U;
    Entry entry{what, static_cast<std::uint16_t>(before + 1), reasons, none};
    // The reason that was found last leads the chain back.
    for (std::size_t at = 1; at < entry.reasons.size(); ++at) {
        if (entry.reasons[at] > entry.reasons.front()) {
            std::swap(entry.reasons[at], entry.reasons.front());
        }
    }
    append(entry);
    own_ = size();
}

void LinkTable::borrow(std::span<const Own> entries, Literal through, unsigned distance) {
    for (const Own &entry : entries) {
        const auto length = static_cast<std::uint16_t>((distance + entry.distance) & 0x1FFU);
        if (!has(entry.what)) {
            if (size() < most) {
                append({entry.what, length, {}, through});
            }
            continue;
        }
        Entry &known = entries_[position_[entry.what]];
        if (known.through != none && known.distance > length) {
            known.distance = length;
            known.through = through;
        }
    }
}

// ---- all of them -------------------------------------------------------------------

LinkTables::LinkTables(const Position &position, Direct direct, bool groups, const StepTaker &taker)
    : position_(position), layout_(position.layout()), truths_(position),
      cells_(cells_by_digit(position)) {
    for (HouseNumber house = 0; house < layout_.house_count(); ++house) {
        in_house_.push_back(CellBits::in_house(layout_, house));
    }
    for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
        const Cell cell = cell_at(at);
        for (const Digit digit : layout_.shape().all_digits()) {
            nodes_.push_back(
                {digit, CellBits::only(cell), CellBits::seen_from(layout_, cell), true});
        }
    }
    if (groups) {
        collect_groups();
    }
    tables_.resize(2 * nodes_.size());
    const auto all_literals = static_cast<Literal>(tables_.size());
    for (Literal at = 0; at < all_literals; ++at) {
        if (!node(at).single || position.has(node(at).first(), node(at).digit)) {
            tables_[at] = LinkTable(nodes_.size());
        }
    }
    for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
        for (const Digit digit : position.candidates(cell_at(at))) {
            if (direct == Direct::links) {
                link_candidate(cell_at(at), digit);
                continue;
            }
            for (const bool on : {true, false}) {
                const Literal premise = literal(cell_at(at), digit, on);
                AssumedSingles(position, cells_).enter(cell_at(at), digit, on, tables_[premise]);
            }
        }
        if (taker.is_cancelled()) {
            return;
        }
    }
    for (auto group = static_cast<Literal>(candidate_literals()); group < all_literals;
         group = static_cast<Literal>(group + 2)) {
        link_group(group);
        link_groups(group);
    }
    expand(taker);
}

void LinkTables::mark_cells() {
    for (LinkTable &table : tables_) {
        for (std::size_t at = 0; at < table.size(); ++at) {
            const LinkNode &entered = node(table[at].what);
            if (entered.single) {
                table.mark(is_on(table[at].what), entered.digit, entered.first());
            }
        }
    }
}

/// Rows, then columns; in each digit by digit, then box by box.
void LinkTables::collect_groups() {
    for (HouseNumber line = 0; line < 18; ++line) {
        for (const Digit digit : layout_.shape().all_digits()) {
            for (HouseNumber box = 18; box < 27; ++box) {
                const CellBits cells = cells_in(line, digit) & in_house_[box];
                if (cells.size() > 1) {
                    nodes_.push_back({digit, cells, seen_from_all(layout_, cells), false});
                }
            }
        }
    }
}

/// If the candidate is true, all others of its truths are false; if it is false, the only other one
/// of a truth is true.
void LinkTables::link_candidate(Cell cell, Digit digit) {
    LinkTable &on = tables_[literal(cell, digit, true)];
    LinkTable &off = tables_[literal(cell, digit, false)];
    on.add(literal(cell, digit, true));
    off.add(literal(cell, digit, false));
    const auto link = [&](TruthNumber truth, Truths::Members own) {
        const Truths::Members others = truths_.members(truth) & ~own;
        truths_.each_member(truth, others, [&](const Candidate &other) {
            on.add(literal(other.cell, other.digit, false));
            if (is_single(others)) {
                off.add(literal(other.cell, other.digit, true));
            }
        });
    };
    link(Truths::of(cell), DigitSet::only(digit).bits());
    for (const Layout::Seat seat : layout_.seats(cell)) {
        link(truths_.of(seat.house, digit), Places{1} << seat.place);
    }
}

/// Links a group with the candidates that see it.
void LinkTables::link_group(Literal group) {
    const LinkNode &here = node(group);
    const Literal group_on = static_cast<Literal>(group + 1);
    tables_[group_on].add(group_on);
    tables_[group].add(group);
    const CellBits seen = here.seen & cells_[number(here.digit)];
    for (const Cell cell : seen) {
        tables_[group_on].add(literal(cell, here.digit, false));
        tables_[literal(cell, here.digit, true)].add(group);
    }
    // The houses that hold the whole group: the box, then the line.
    for (HouseNumber house = layout_.house_count(); house-- > 0;) {
        const CellBits only = seen & in_house_[house];
        if (here.cells.is_within(in_house_[house]) && only.size() == 1) {
            tables_[group].add(literal(only.first(), here.digit, true));
            tables_[literal(only.first(), here.digit, false)].add(group_on);
        }
    }
}

/// Links a group with the other groups in its houses.
void LinkTables::link_groups(Literal one) {
    const LinkNode &here = node(one);
    const Literal one_on = static_cast<Literal>(one + 1);
    std::array<std::vector<Literal>, 27> beside;
    for (std::size_t at = candidate_literals(); at < tables_.size(); at += 2) {
        const LinkNode &there = nodes_[at / 2];
        if (there.digit != here.digit || there.cells.meets(here.cells)) {
            continue;
        }
        for (HouseNumber house = 0; house < layout_.house_count(); ++house) {
            if ((here.cells | there.cells).is_within(in_house_[house])) {
                beside[house].push_back(static_cast<Literal>(at));
                tables_[one_on].add(static_cast<Literal>(at));
            }
        }
    }
    for (HouseNumber house = 0; house < layout_.house_count(); ++house) {
        if (beside[house].size() == 1 &&
            cells_in(house, here.digit) == (here.cells | node(beside[house].front()).cells)) {
            tables_[one].add(static_cast<Literal>(beside[house].front() + 1));
        }
    }
}

/// What follows directly is kept side by side, without its reasons: it is read for each entry of
/// each table, and so stays in the processor's nearest memory.
void LinkTables::expand(const StepTaker &taker) {
    std::vector<LinkTable::Own> direct;
    std::vector<std::size_t> begins{0};
    for (const LinkTable &table : tables_) {
        for (std::size_t own = 1; own < table.own(); ++own) {
            direct.push_back({table[own].what, table[own].distance});
        }
        begins.push_back(direct.size());
    }
    const auto of = [&](Literal premise) {
        return std::span(direct).subspan(begins[premise], begins[premise + 1U] - begins[premise]);
    };
    for (std::size_t of_table = 0; of_table < candidate_literals() && !taker.is_cancelled();
         ++of_table) {
        LinkTable &table = tables_[of_table];
        for (std::size_t at = 1; at < table.size() && table.size() < LinkTable::most; ++at) {
            table.borrow(of(table[at].what), table[at].what, table[at].distance);
        }
    }
}

// ---- ways back -----------------------------------------------------------------------

LinkTables::Path LinkTables::path_to(const LinkTable &table, Literal what) const {
    Path way{{what}, false};
    const LinkTable *here = &table;
    std::size_t at = table.find(what);
    while (at != 0 && way.literals.size() < LinkTable::most) {
        if (here == &table && table[at].through != LinkTable::none) {
            here = &tables_[table[at].through];
            at = here->find(table[at].what);
        }
        const LinkTable::Reasons &reasons = (*here)[at].reasons;
        way.is_net = way.is_net || std::any_of(reasons.begin() + 1, reasons.end(),
                                               [](std::uint16_t reason) { return reason != 0; });
        at = reasons.front();
        way.literals.push_back((*here)[at].what);
        if (here != &table && at == 0) {
            at = table.find(here->premise());
            here = &table;
        }
    }
    std::ranges::reverse(way.literals);
    return way;
}

std::vector<Literal> LinkTables::reasons(const LinkTable &table, Literal what) const {
    const LinkTable::Entry &entry = table[table.find(what)];
    const LinkTable &here = entry.through == LinkTable::none ? table : tables_[entry.through];
    const LinkTable::Reasons &own = here[here.find(what)].reasons;
    std::vector<Literal> all{here[own.front()].what};
    for (std::size_t at = 1; at < own.size(); ++at) {
        if (own[at] != 0) {
            all.push_back(here[own[at]].what);
        }
    }
    return all;
}

} // namespace dokushin::logic
