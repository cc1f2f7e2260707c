// Links between candidates, or groups of them, for alternating inference chains. A node is
// a digit in one cell, or "in one of these cells".
//
//   strong  one of the two is true: if this is false, that is true
//   weak    not both are true: if this is true, that is false
#pragma once

#include "logic/links/almost_locked_sets.h"
#include "logic/links/link_node.h"
#include "logic/links/rule_links.h"
#include "logic/links/truths.h"

#include <dokushin/step.h>

#include <unordered_map>
#include <vector>

namespace dokushin::logic {

using NodeNumber = std::uint32_t;

struct GraphLink {
    NodeNumber to = 0;
    Cause cause{};
    std::size_t set = 0;   ///< with Because::almost_locked: position in sets()
    RuleIndex rule = 0;    ///< with Because::rule
    std::uint16_t sum = 0; ///< with Because::advanced: position in Layout::house_sums()
};

/// What a graph is made of.
struct GraphParts {
    bool houses = true;               ///< strong links within houses
    bool cells = true;                ///< strong links within cells of two candidates
    bool groups = false;              ///< nodes of the places in the crossing of two houses
    bool almost_locked = false;       ///< almost locked sets as strong links
    bool with_cell = false;           ///< such a set together with a cell elsewhere
    Digit only = Digit::blank;        ///< this digit alone; blank: all
    const RuleLinks *rules = nullptr; ///< links by rules that are no houses; not with `only`
};

class InferenceGraph {
  public:
    InferenceGraph(const Position &position, const GraphParts &parts);

    [[nodiscard]] std::span<const LinkNode> nodes() const { return nodes_; }
    [[nodiscard]] std::span<const GraphLink> strong(NodeNumber node) const { return strong_[node]; }
    [[nodiscard]] std::span<const GraphLink> weak(NodeNumber node) const { return weak_[node]; }
    [[nodiscard]] bool is_weak(NodeNumber one, NodeNumber other) const;
    /// Have rules given links?
    [[nodiscard]] bool has_rules() const { return rules_ != nullptr; }
    /// Returns the cells in which the digit is false if the node is true, also by rules. The graph
    /// must have rules.
    [[nodiscard]] const CellBits &excluded(NodeNumber node, Digit digit) const {
        return excluded_[node * layout_.side() + number(digit) - 1];
    }
    [[nodiscard]] const AlmostLockedSet &set(std::size_t number) const { return sets_[number]; }
    /// The cells in which the digit is a candidate.
    [[nodiscard]] const CellBits &cells(Digit digit) const { return cells_[number(digit)]; }

  private:
    using Key = std::pair<Digit, CellBits>;
    struct Hash {
        std::size_t operator()(const Key &key) const {
            return key.second.hash() * (max_side + 1) + number(key.first);
        }
    };

    NodeNumber node(Digit digit, const CellBits &cells);
    void add_singles(const GraphParts &parts);
    void add_groups(const GraphParts &parts);
    void link_within_cells();
    void link_within_houses();
    void link_within_sets();
    void link_sets_with_cells();
    void link_set_with_cell(const AlmostLockedSet &set, Cell cell);
    void add_nodes_of_rules(const GraphParts &parts);
    void link_within_rules(const GraphParts &parts);
    void exclude();
    void link_weakly();
    void link_weakly_by_houses(NodeNumber one, std::span<const NodeNumber> others);
    void link_weakly_by_rules(NodeNumber one, std::span<const std::vector<NodeNumber>> by_digit);
    [[nodiscard]] static bool is_weak_by_houses(const LinkNode &here, const LinkNode &there);
    void link_by_rule(const CellBits &cells, const CellBits &others, GraphLink &why) const;
    void link(NodeNumber one, NodeNumber other, GraphLink why);

    const Position &position_;
    const Layout &layout_;
    const RuleLinks *rules_;
    std::array<CellBits, max_side + 1> cells_;
    std::vector<AlmostLockedSet> sets_;
    std::vector<LinkNode> nodes_;
    std::vector<std::vector<GraphLink>> strong_;
    std::vector<std::vector<GraphLink>> weak_;
    std::unordered_map<Key, NodeNumber, Hash> numbers_;
    std::vector<CellBits> excluded_; ///< of each node, a set a digit; empty without rules
};

} // namespace dokushin::logic
