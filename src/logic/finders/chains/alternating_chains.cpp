// An alternating inference chain leads from a candidate that is taken to be false, by strong and
// weak links in turn, to one that is true then. So one of the two ends is true, and what
// conflicts with both is eliminated.
//
//   X-chain     one digit                     XY-chain   cells of two candidates only
//   AIC         any links; eliminates two or more
//   discontinuous nice loop  the same, seen from the one candidate that is eliminated
//   continuous nice loop     the ends conflict as well: of each weak link one is true
//
// From each end breadth first, so that the chain to each other end is a shortest one; of
// all with the same conclusion the shortest is handed over, the shortest first. A chain
// that meets a node twice isn't reported: it contains a shorter proof of more. For takers
// that want all chains, the search also starts with each link by itself; and where the shortest
// chain meets a node twice, it looks for one that does not (depth first, shorter than most_nodes,
// as far as most_tries go).
//
// The sorts of chains and how they differ are HoDoKu's (solver/TablingSolver.java).
#include "base/stable_sort.h"
#include "logic/finders/chains/alternating_path.h"
#include "logic/finders/chains/tabled_loops.h"
#include "logic/finders/evidence.h"
#include "logic/links/inference_graph.h"
#include "logic/links/link_tables.h"

#include <array>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace dokushin::logic {
namespace {

/// A link by which the search came to a state.
struct Came {
    NodeNumber from = 0;
    const GraphLink *by = nullptr; ///< null: not been there
};

constexpr std::size_t most_nodes = 18;
constexpr unsigned most_tries = 3000;

enum class Sort : std::uint8_t { x_chain, xy_chain, any, grouped };

/// What a chain closes to: a loop, its own start, nothing. Equally short ones come in this order.
enum class Form : std::uint8_t { loop, back, open };

Technique technique_of(Sort sort, Form form) {
    using T = Technique;
    if (sort == Sort::x_chain || sort == Sort::xy_chain) {
        return sort == Sort::x_chain ? T::x_chain : T::xy_chain;
    }
    const bool grouped = sort == Sort::grouped;
    switch (form) {
    case Form::loop:
        return grouped ? T::grouped_continuous_nice_loop : T::continuous_nice_loop;
    case Form::back:
        return grouped ? T::grouped_discontinuous_nice_loop : T::discontinuous_nice_loop;
    case Form::open:
        break;
    }
    return grouped ? T::grouped_aic : T::aic;
}

class Chains {
  public:
    Chains(const Position &position, StepTaker &taker, Sort sort)
        : position_(position), layout_(position.layout()), taker_(taker), sort_(sort) {}

    bool run() {
        const RuleLinks *const rules = sort_ == Sort::any || sort_ == Sort::grouped
                                           ? rule_links_of(position_, taker_)
                                           : nullptr;
        if (sort_ == Sort::x_chain) {
            for (const Digit digit : layout_.shape().all_digits()) {
                search({.cells = false, .only = digit});
            }
        } else if (sort_ == Sort::xy_chain) {
            search({.houses = false});
        } else if (sort_ == Sort::any) {
            search({.rules = rules});
        } else {
            // A set may give a shorter chain that eliminates less, or a loop.
            if (taker_.wants_all && taker_.almost_locked_in_chains) {
                search({.groups = true, .rules = rules});
            }
            search({.groups = true,
                    .almost_locked = taker_.almost_locked_in_chains,
                    .with_cell = taker_.wants_all,
                    .rules = rules});
        }
        return !taker_.is_cancelled() && hand_over();
    }

  private:
    void search(const GraphParts &parts) {
        const InferenceGraph graph(position_, parts);
        for (NodeNumber start = 0; start < graph.nodes().size(); ++start) {
            if (taker_.is_cancelled()) {
                return;
            }
            if (graph.strong(start).empty()) {
                continue;
            }
            from(graph, start, graph.strong(start));
            // Another chain may show what the shortest does not; with sets there are too many.
            for (std::size_t at = 0;
                 taker_.wants_all && !parts.almost_locked && at < graph.strong(start).size();
                 ++at) {
                from(graph, start, graph.strong(start).subspan(at, 1));
            }
        }
        try_again(graph);
    }

    void from(const InferenceGraph &graph, NodeNumber start, std::span<const GraphLink> first) {
        forget(graph.nodes().size());
        const GraphLink begin{};
        note(off_, start, {start, &begin});
        std::vector<NodeNumber> falses{start};
        std::vector<NodeNumber> trues;
        for (unsigned length = 1; !falses.empty(); length += 2) {
            trues.clear();
            for (const NodeNumber node : falses) {
                for (const GraphLink &link : length == 1 ? first : graph.strong(node)) {
                    if (on_[link.to].by == nullptr) {
                        note(on_, link.to, {node, &link});
                        trues.push_back(link.to);
                    }
                }
            }
            falses.clear();
            for (const NodeNumber node : trues) {
                if (length > 1 && length < longest()) {
                    conclude(graph, start, node);
                }
                for (const GraphLink &link : graph.weak(node)) {
                    if (off_[link.to].by == nullptr) {
                        note(off_, link.to, {node, &link});
                        falses.push_back(link.to);
                    }
                }
            }
        }
    }

    void note(std::vector<Came> &states, NodeNumber node, const Came &came) {
        states[node] = came;
        been_.push_back(node);
    }
    /// Forgets the last search. A search reaches few of the nodes: to clear all of them for each
    /// start was a quarter of the time.
    void forget(std::size_t nodes) {
        for (const NodeNumber node : been_) {
            on_[node] = {};
            off_[node] = {};
        }
        been_.clear();
        on_.resize(nodes);
        off_.resize(nodes);
    }

    /// HoDoKu's chains within a digit or through cells of two have twenty candidates at most.
    [[nodiscard]] unsigned longest() const { return taker_.as_hodoku ? 20U : ~0U; }

    // ---- conclusions -------------------------------------------------------------------

    using Candidates = std::vector<Candidate>;

    /// Returns what conflicts with both nodes, of which one is true.
    Candidates at_odds(const InferenceGraph &graph, NodeNumber start, NodeNumber end) const {
        const LinkNode &one = graph.nodes()[start];
        const LinkNode &other = graph.nodes()[end];
        Candidates eliminated;
        if (graph.has_rules()) {
            for (const Digit digit : layout_.shape().all_digits()) {
                eliminate(eliminated, graph.excluded(start, digit) & graph.excluded(end, digit),
                          digit);
            }
            return eliminated;
        }
        if (one.digit == other.digit) {
            eliminate(eliminated, graph.cells(one.digit) & one.seen & other.seen, one.digit);
            return eliminated;
        }
        if (one.single && other.single && one.cells == other.cells) {
            for (const Digit digit : position_.candidates(one.cells.first())) {
                if (digit != one.digit && digit != other.digit) {
                    eliminated.push_back({one.cells.first(), digit});
                }
            }
            return eliminated;
        }
        for (const auto &[near, far] : {std::pair(&one, &other), std::pair(&other, &one)}) {
            if (near->single && position_.has(near->cells.first(), far->digit) &&
                near->cells.is_within(far->seen)) {
                eliminated.push_back({near->cells.first(), far->digit});
            }
        }
        return eliminated;
    }

    void conclude(const InferenceGraph &graph, NodeNumber start, NodeNumber end) {
        const LinkNode &first = graph.nodes()[start];
        const LinkNode &last = graph.nodes()[end];
        if (sort_ == Sort::x_chain || sort_ == Sort::xy_chain) {
            if (start == end && sort_ == Sort::x_chain) {
                Candidates eliminated;
                eliminate(eliminated, graph.cells(first.digit) & first.seen, first.digit);
                found(graph, start, end, Form::open, eliminated);
            } else if (start < end && first.digit == last.digit) {
                found(graph, start, end, Form::open, at_odds(graph, start, end));
            }
            return;
        }
        if (start == end) {
            found(graph, start, end, Form::back, proved(graph, start));
            return;
        }
        if (graph.is_weak(end, start)) {
            loop(graph, start, end);
            if (!taker_.wants_all) {
                return; // the loop eliminates that as well
            }
        }
        const Candidates eliminated = at_odds(graph, start, end);
        if (eliminated.size() >= 2 && first.single && last.single) {
            found(graph, start, end, Form::open, eliminated);
        }
        for (const Candidate &candidate : eliminated) {
            found(graph, start, end, Form::back, {candidate});
        }
    }

    /// Returns what is eliminated by a node that is proved true.
    Candidates proved(const InferenceGraph &graph, NodeNumber proved_node) const {
        const LinkNode &node = graph.nodes()[proved_node];
        Candidates eliminated;
        if (node.single) {
            for (const Digit digit : position_.candidates(node.cells.first())) {
                if (digit != node.digit) {
                    eliminated.push_back({node.cells.first(), digit});
                }
            }
            return eliminated;
        }
        if (graph.has_rules()) {
            return at_odds(graph, proved_node, proved_node);
        }
        eliminate(eliminated, graph.cells(node.digit) & node.seen, node.digit);
        return eliminated;
    }

    /// Reports a loop: one of each weak link is true; a set on the path is locked in either
    /// direction.
    void loop(const InferenceGraph &graph, NodeNumber start, NodeNumber end) {
        const Path path = path_to(start, end);
        Candidates eliminated;
        const auto eliminate_all = [&](const Candidates &candidates) {
            eliminated.insert(eliminated.end(), candidates.begin(), candidates.end());
        };
        eliminate_all(at_odds(graph, start, end));
        for (std::size_t at = 1; at < path.size(); ++at) {
            const LinkNode &one = graph.nodes()[path[at - 1].node];
            const LinkNode &other = graph.nodes()[path[at].node];
            if (at % 2 == 0) {
                eliminate_all(at_odds(graph, path[at - 1].node, path[at].node));
            } else if (path[at].by->cause.because == Because::almost_locked) {
                const AlmostLockedSet &set = graph.set(path[at].by->set);
                for (const Digit digit : set.digits) {
                    if (digit == one.digit || digit == other.digit) {
                        continue;
                    }
                    eliminate(eliminated, graph.cells(digit) & set.seen[set.slot(digit)], digit);
                }
            }
        }
        sort_once(eliminated);
        found(graph, start, end, Form::loop, std::move(eliminated));
    }

    // ---- chains ------------------------------------------------------------------------

    [[nodiscard]] Path path_to(NodeNumber start, NodeNumber end) const {
        Path path;
        bool on = true;
        for (NodeNumber node = end;; on = !on) {
            const Came &came = on ? on_[node] : off_[node];
            if (!on && node == start) {
                path.push_back({start, nullptr});
                break;
            }
            path.push_back({node, came.by});
            node = came.from;
        }
        std::ranges::reverse(path);
        return path;
    }

    struct Best {
        std::size_t length = 0;
        Form form{};
        Candidate first{}; ///< of the starts of all such chains
        Step step;
    };

    using Key = std::pair<Form, Candidates>;

    void found(const InferenceGraph &graph, NodeNumber start, NodeNumber end, Form form,
               Candidates eliminated) {
        if (eliminated.empty()) {
            return;
        }
        std::ranges::sort(eliminated);
        const Path path = path_to(start, end);
        if (!meets_itself(path)) {
            keep(graph, path, form, std::move(eliminated));
        } else if (taker_.wants_all && form != Form::loop) {
            again_[{form, std::move(eliminated)}].emplace(end, start);
        }
    }

    void keep(const InferenceGraph &graph, const Path &path, Form form, Candidates eliminated) {
        if (sort_ == Sort::grouped && !is_grouped(graph, path)) {
            return; // the simpler sort has it
        }
        auto &best = best_[{form, eliminated}];
        const LinkNode &front = graph.nodes()[path.front().node];
        const Candidate begin{front.cells.first(), front.digit};
        best.first = best.length == 0 ? begin : std::min(best.first, begin);
        if (best.length != 0 && best.length <= path.size()) {
            return;
        }
        best.length = path.size();
        best.step = {};
        best.form = form;
        best.step.technique = technique_of(sort_, form);
        best.step.eliminations = std::move(eliminated);
        best.step.size = static_cast<unsigned>(path.size());
        best.step.complexity = best.step.size;
        add_evidence(best.step, position_, graph, path);
    }

    // ---- chains that don't meet themselves ---------------------------------------------

    void try_again(const InferenceGraph &graph) {
        for (const auto &[key, ends] : std::exchange(again_, {})) {
            for (auto at = ends.begin(); at != ends.end() && !best_.contains(key); ++at) {
                if (taker_.is_cancelled()) {
                    return;
                }
                measure(graph, at->first);
                const Path path = simple_path(graph, at->second, at->first);
                if (!path.empty()) {
                    keep(graph, path, key.first, key.second);
                }
            }
        }
    }

    /// Measures the number of links from each node, false or true, to the end being true.
    /// Backwards all links are the same: as far as from its being false.
    void measure(const InferenceGraph &graph, NodeNumber end) {
        constexpr std::size_t beyond = most_nodes;
        to_end_.fill(std::vector<std::size_t>(graph.nodes().size(), beyond));
        to_end_[1][end] = 0;
        std::vector<NodeNumber> nodes{end};
        for (std::size_t links = 1; !nodes.empty() && links < beyond; ++links) {
            const bool on = links % 2 == 0;
            std::vector<NodeNumber> next;
            for (const NodeNumber node : nodes) {
                for (const GraphLink &link : on ? graph.weak(node) : graph.strong(node)) {
                    if (to_end_[on ? 1 : 0][link.to] == beyond) {
                        to_end_[on ? 1 : 0][link.to] = links;
                        next.push_back(link.to);
                    }
                }
            }
            nodes = std::move(next);
        }
    }

    Path simple_path(const InferenceGraph &graph, NodeNumber start, NodeNumber end) {
        tries_ = most_tries;
        for (std::size_t length = to_end_[0][start] + 1; length <= most_nodes; length += 2) {
            Path path{{start, nullptr}};
            if (extend(graph, path, end, length)) {
                return path;
            }
        }
        return {};
    }

    /// Its last node is false: two nodes further, until the end is true.
    bool extend(const InferenceGraph &graph, Path &path, NodeNumber end, std::size_t length) {
        const auto is_on = [&](NodeNumber node) {
            return std::ranges::find(path, node, &Visited::node) != path.end();
        };
        for (const GraphLink &strong : graph.strong(path.back().node)) {
            if (strong.to == end || (path.size() + 1 + to_end_[1][strong.to] <= length &&
                                     !is_on(strong.to) && tries_ > 0)) {
                path.push_back({strong.to, &strong});
                if (strong.to == end) {
                    return true;
                }
                --tries_;
                for (const GraphLink &weak : graph.weak(strong.to)) {
                    if (path.size() + 1 + to_end_[0][weak.to] > length || is_on(weak.to) ||
                        weak.to == end) {
                        continue;
                    }
                    path.push_back({weak.to, &weak});
                    if (extend(graph, path, end, length)) {
                        return true;
                    }
                    path.pop_back();
                }
                path.pop_back();
            }
        }
        return false;
    }

    bool hand_over() {
        std::vector<const Best *> shortest_first;
        for (const auto &[key, best] : best_) {
            shortest_first.push_back(&best);
        }
        std::ranges::sort(shortest_first, [](const Best *one, const Best *other) {
            return std::tuple(one->length, one->step.eliminations.front().cell, one->form) <
                   std::tuple(other->length, other->step.eliminations.front().cell, other->form);
        });
        if (taker_.as_hodoku) { // which takes the first of equals
            sort_stably(shortest_first, [](const Best *one, const Best *other) {
                return one->first < other->first;
            });
        }
        return std::ranges::all_of(shortest_first,
                                   [&](const Best *best) { return taker_.take(best->step); });
    }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    Sort sort_;
    std::vector<Came> on_;
    std::vector<Came> off_;
    std::vector<NodeNumber> been_; ///< whose states are not empty
    std::map<Key, Best> best_;
    std::map<Key, std::set<std::pair<NodeNumber, NodeNumber>>> again_; ///< end and start
    std::array<std::vector<std::size_t>, 2> to_end_;                   ///< of false, of true
    unsigned tries_ = 0;
};

} // namespace

bool find_x_chains(const Position &position, StepTaker &taker) {
    return !fits(position.layout()) || Chains(position, taker, Sort::x_chain).run();
}
bool find_xy_chains(const Position &position, StepTaker &taker) {
    return !fits(position.layout()) || Chains(position, taker, Sort::xy_chain).run();
}
bool find_nice_loops(const Position &position, StepTaker &taker) {
    if (taker.as_hodoku && has_link_tables(position.layout())) {
        return find_tabled_loops(position, taker, false);
    }
    return !fits(position.layout()) || Chains(position, taker, Sort::any).run();
}
bool find_grouped_nice_loops(const Position &position, StepTaker &taker) {
    if (taker.as_hodoku && !taker.almost_locked_in_chains && has_link_tables(position.layout())) {
        return find_tabled_loops(position, taker, true);
    }
    return !fits(position.layout()) || Chains(position, taker, Sort::grouped).run();
}

} // namespace dokushin::logic
