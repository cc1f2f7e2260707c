#include "logic/finders/chains/table_evidence.h"

#include <algorithm>
#include <map>

namespace dokushin::logic {

ChainLink link_of(const LinkTables &tables, Literal literal) {
    const LinkNode &node = tables.node(literal);
    ChainLink link;
    link.candidate = {node.first(), node.digit};
    link.on = is_on(literal);
    if (!node.single) {
        link.group.assign(node.cells.begin(), node.cells.end());
    }
    return link;
}

void give_reason(const LinkTables &tables, ChainLink &link, const std::vector<Literal> &reasons,
                 Literal literal) {
    const LinkNode &node = tables.node(literal);
    CellBits cells = node.cells;
    bool same_digit = true;
    for (const Literal reason : reasons) {
        cells |= tables.node(reason).cells;
        same_digit = same_digit && tables.node(reason).digit == node.digit;
    }
    link.because = Because::cell;
    if (!same_digit || cells == node.cells) {
        return;
    }
    const Layout &layout = tables.position().layout();
    for (HouseNumber house = 0; house < layout.house_count(); ++house) {
        if (std::ranges::all_of(cells, [&](Cell cell) { return layout.is_in(house, cell); })) {
            link.because = Because::house;
            link.house = static_cast<HouseIndex>(house);
            return;
        }
    }
    // No house has them all, so a rule makes two cells differ.
    const CellBits &others = tables.node(reasons.front()).cells;
    if (const auto rule = layout.rule_between(node.cells.first(), others.first())) {
        link.because = Because::rule;
        link.rule = *rule;
    }
}

Chain chain_along(const LinkTables &tables, const std::vector<Literal> &way) {
    Chain chain;
    for (const Literal literal : way) {
        ChainLink link = link_of(tables, literal);
        if (!chain.links.empty()) {
            const auto before = chain.links.size() - 1;
            give_reason(tables, link, {way[before]}, literal);
            link.parents = {static_cast<std::uint32_t>(before)};
        }
        chain.links.push_back(std::move(link));
    }
    return chain;
}

namespace {

/// Goes back through the reasons, and lists them from the premise on.
class Backwards {
  public:
    Backwards(const LinkTables &tables, const LinkTable &table, Chain &chain)
        : tables_(tables), table_(table), chain_(chain) {
        chain_.links.push_back(link_of(tables, table.premise()));
        place_[table.premise()] = 0;
    }

    std::uint32_t visit(Literal literal) {
        if (const auto known = place_.find(literal); known != place_.end()) {
            return known->second;
        }
        place_[literal] = 0; // should it come back to itself
        ChainLink link = link_of(tables_, literal);
        const std::vector<Literal> reasons = tables_.reasons(table_, literal);
        for (const Literal reason : reasons) {
            link.parents.push_back(visit(reason));
        }
        give_reason(tables_, link, reasons, literal);
        const auto at = static_cast<std::uint32_t>(chain_.links.size());
        chain_.links.push_back(std::move(link));
        place_[literal] = at;
        return at;
    }

  private:
    const LinkTables &tables_;
    const LinkTable &table_;
    Chain &chain_;
    std::map<Literal, std::uint32_t> place_;
};

} // namespace

Chain chain_to(const LinkTables &tables, const LinkTable &table,
               const std::vector<Literal> &entries) {
    Chain chain;
    Backwards back(tables, table, chain);
    for (const Literal entry : entries) {
        back.visit(entry);
    }
    return chain;
}

void append_link(const LinkTables &tables, Chain &chain, Literal literal,
                 const std::vector<Literal> &reasons) {
    ChainLink link = link_of(tables, literal);
    give_reason(tables, link, reasons, literal);
    for (const Literal reason : reasons) {
        const ChainLink known = link_of(tables, reason);
        const auto at = std::ranges::find_if(chain.links, [&](const ChainLink &other) {
            return other.candidate == known.candidate && other.on == known.on &&
                   other.group == known.group;
        });
        link.parents.push_back(static_cast<std::uint32_t>(at - chain.links.begin()));
    }
    chain.links.push_back(std::move(link));
}

} // namespace dokushin::logic
