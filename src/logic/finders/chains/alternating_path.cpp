#include "logic/finders/chains/alternating_path.h"

#include "logic/finders/evidence.h"
#include "logic/finders/house_sum_evidence.h"

#include <algorithm>
#include <set>

namespace dokushin::logic {
namespace {

Chain chain_of(const InferenceGraph &graph, const Path &path) {
    Chain chain;
    for (std::size_t at = 0; at < path.size(); ++at) {
        const LinkNode &node = graph.nodes()[path[at].node];
        ChainLink link;
        link.candidate = {node.cells.first(), node.digit};
        if (!node.single) {
            link.group.assign(node.cells.begin(), node.cells.end());
        }
        link.on = at % 2 == 1;
        if (path[at].by != nullptr) {
            link.because = path[at].by->cause.because;
            link.house = path[at].by->cause.house;
            link.rule = path[at].by->rule;
            if (link.because == Because::almost_locked) {
                const CellBits &cells = graph.set(path[at].by->set).cells;
                link.set.assign(cells.begin(), cells.end());
            }
            link.parents = {static_cast<std::uint32_t>(at - 1)};
        }
        chain.links.push_back(std::move(link));
    }
    return chain;
}

/// Adds the house sums on which links of the path rest as nested steps.
void name_sums(Step &step, const Position &position, const Path &path) {
    NestedSums sums(step.nested, position);
    for (std::size_t at = 1; at < path.size(); ++at) {
        if (path[at].by->cause.because == Because::advanced) {
            step.chains.front().links[at].nested = sums.index_of(path[at].by->sum);
        }
    }
}

} // namespace

bool meets_itself(const Path &path) {
    std::set<NodeNumber> nodes;
    for (std::size_t at = 1; at < path.size(); ++at) {
        if (!nodes.insert(path[at].node).second ||
            (at + 1 < path.size() && path[at].node == path.front().node)) {
            return true;
        }
    }
    return false;
}

bool is_grouped(const InferenceGraph &graph, const Path &path) {
    return std::ranges::any_of(path, [&](const Visited &visited) {
        return !graph.nodes()[visited.node].single ||
               (visited.by != nullptr && visited.by->cause.because == Because::almost_locked);
    });
}

void add_evidence(Step &step, const Position &position, const InferenceGraph &graph,
                  const Path &path) {
    step.chains = {chain_of(graph, path)};
    name_sums(step, position, path);
    CellBits cells;
    DigitSet digits;
    for (const Visited &visited : path) {
        cells |= graph.nodes()[visited.node].cells;
        digits.insert(graph.nodes()[visited.node].digit);
    }
    step.parts = {{Role::chain, cell_list(cells), digits}};
}

} // namespace dokushin::logic
