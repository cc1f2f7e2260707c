#include "logic/finders/chains/loops_and_chains.h"

#include "base/stable_sort.h"
#include "logic/finders/evidence.h"
#include "logic/links/chain_reach.h"

#include <array>

namespace dokushin::logic {

Technique FoundChain::technique() const {
    if (loop) {
        return !kinds.cells    ? Technique::x_cycle
               : !kinds.houses ? Technique::y_cycle
                               : Technique::xy_cycle;
    }
    return kinds.cells ? Technique::forcing_chain : Technique::forcing_x_chain;
}

double FoundChain::rating() const {
    const bool both = kinds.cells && kinds.houses;
    return chain_rating(both ? 7.0 : loop ? 6.5 : 6.6, complexity);
}

namespace {

/// The order in which chains are preferred; those that compare equal keep their order.
bool is_better_loop(const FoundChain &one, const FoundChain &other) {
    return std::tuple(one.rating(), one.complexity, one.rank()) <
           std::tuple(other.rating(), other.complexity, other.rank());
}

/// The breadth-first search over the links of one kind.
class ChainSearch {
  public:
    /// From these digits only.
    ChainSearch(const Position &position, LinkKinds kinds, std::vector<FoundChain> &found,
                bool best_only, DigitSet digits)
        : position_(position), layout_(position.layout()), kinds_(kinds),
          reach_(position, kinds, digits), found_(found), best_only_(best_only) {}

    void run() {
        if (best_only_) {
            look_for_shortest();
        } else {
            look_for_all();
        }
    }

  private:
    static constexpr std::uint32_t none = ~std::uint32_t{0};
    static constexpr unsigned no_limit = ChainReach::no_limit;
    struct Node {
        CandidateNumber candidate;
        std::uint32_t parent;
        Cause cause;
        bool on;
    };

    template <typename Look> void each_start(const Look &look) const {
        for (const Candidate start : reach_.rows().candidates()) {
            if (!is_single(position_.candidates(start.cell).bits())) {
                look(start);
            }
        }
    }

    void prepare() {
        if (!links_) {
            links_.emplace(position_, kinds_);
            seen_on_.resize(layout_.cell_count() * layout_.side());
            seen_off_.resize(seen_on_.size());
        }
    }

    // What reach_ finds possible is looked for in full.

    /// A chain limits the length of loops, of which most eliminate nothing. A loop that is as good
    /// counts as found first if it starts no later.
    void look_for_shortest() {
        if (kinds_.houses) {
            if (const auto shortest = reach_.shortest(most_for(false))) {
                look_for_refutation(candidate_number(layout_, shortest->start), shortest->on);
            }
        }
        loops_ = true;
        start_ = 0;
        if (!reach_.may_eliminate(most_for(true))) {
            return;
        }
        each_start([&](Candidate start) {
            start_ = candidate_number(layout_, start);
            if (reach_.may_eliminate_from(start)) {
                look_for_loops(start_);
            }
        });
    }

    void look_for_all() {
        reach_.follow(ChainReach::any_links);
        const bool loops = reach_.may_eliminate(no_limit);
        each_start([&](Candidate start) {
            const CandidateNumber number = candidate_number(layout_, start);
            if (loops && reach_.may_eliminate_from(start)) {
                look_for_loops(number);
            }
            const std::size_t row = reach_.rows().number_of(start.cell, start.digit);
            if (kinds_.houses && reach_.refuted(row)) {
                look_for_refutation(number, true);
            }
            if (kinds_.houses && reach_.proved(row)) {
                look_for_refutation(number, false);
            }
        });
    }

    /// True if a loop that only equals the best chain is taken, since it starts no later.
    [[nodiscard]] bool is_before_chain() const { return loops_ && start_ < chain_start_; }

    /// The most candidates that a chain may have and still be the best.
    [[nodiscard]] unsigned most_for(bool loop) {
        if (!best_only_ || found_.empty()) {
            return no_limit;
        }
        unsigned &most = most_[!loop ? 0 : is_before_chain() ? 1 : 2];
        if (most_by_ != found_.front().path.data()) {
            most_by_ = found_.front().path.data();
            most_.fill(no_limit);
        }
        if (most == no_limit) {
            for (most = 2; worth(most + 2, loop); most += 2) {
            }
        }
        return most;
    }

    /// Can a chain of this many candidates still be the best?
    [[nodiscard]] bool worth(unsigned complexity, bool loop) const {
        if (!best_only_ || found_.empty()) {
            return true;
        }
        FoundChain chain;
        chain.kinds = kinds_;
        chain.loop = loop;
        chain.complexity = complexity;
        return is_first(chain);
    }

    [[nodiscard]] bool is_first(const FoundChain &chain) const {
        return is_before_chain() ? !is_better_loop(found_.front(), chain)
                                 : is_better_loop(chain, found_.front());
    }

    void start_from(CandidateNumber start, bool on) {
        prepare();
        start_ = start;
        ++stamp_;
        nodes_.clear();
        nodes_.push_back({start, none, {}, on});
        (on ? seen_on_ : seen_off_)[start] = stamp_;
    }

    [[nodiscard]] bool closes(CandidateNumber off, CandidateNumber start) const {
        const auto links = links_->strong(off);
        return std::ranges::find(links, start, &ChainLinks::Link::to) != links.end();
    }

    [[nodiscard]] bool is_ancestor(std::uint32_t node, CandidateNumber off) const {
        for (std::uint32_t at = nodes_[node].parent; at != none; at = nodes_[at].parent) {
            if (!nodes_[at].on && nodes_[at].candidate == off) {
                return true;
            }
        }
        return false;
    }

    /// Visits each candidate once, but an off that closes a loop once for each path that has not
    /// passed it: each is another loop.
    void look_for_loops(CandidateNumber start) {
        start_from(start, true);
        std::uint32_t begin = 0;
        for (unsigned length = 2; begin < nodes_.size() && worth(length, true); length += 2) {
            const auto middle = static_cast<std::uint32_t>(nodes_.size());
            for (std::uint32_t on = begin; on < middle; ++on) {
                for (const ChainLinks::Link &link : links_->weak(nodes_[on].candidate)) {
                    if (seen_off_[link.to] != stamp_ ||
                        (closes(link.to, start) && !is_ancestor(on, link.to))) {
                        seen_off_[link.to] = stamp_;
                        nodes_.push_back({link.to, on, link.cause, false});
                    }
                }
            }
            const auto end = static_cast<std::uint32_t>(nodes_.size());
            for (std::uint32_t off = middle; off < end; ++off) {
                for (const ChainLinks::Link &link : links_->strong(nodes_[off].candidate)) {
                    if (length >= 4 && link.to == start) {
                        loop_found(off, link);
                    }
                    if (seen_on_[link.to] != stamp_) {
                        seen_on_[link.to] = stamp_;
                        nodes_.push_back({link.to, off, link.cause, true});
                    }
                }
            }
            begin = end;
        }
    }

    /// From `start` on (or off) to itself off (or on).
    void look_for_refutation(CandidateNumber start, bool on) {
        start_from(start, on);
        bool done = false;
        std::uint32_t begin = 0;
        unsigned length = 1;
        bool level_is_on = on;
        while (begin < nodes_.size() && !done && worth(length + 1, false)) {
            const auto end = static_cast<std::uint32_t>(nodes_.size());
            for (std::uint32_t node = begin; node < end && !done; ++node) {
                done = level_is_on ? step_off(node, start, on) : step_on(node, start, on);
            }
            begin = end;
            ++length;
            level_is_on = !level_is_on;
        }
    }

    bool step_off(std::uint32_t node, CandidateNumber start, bool from_on) {
        const CandidateNumber candidate = nodes_[node].candidate;
        if (from_on && node != 0) {
            if (const auto cause = links_->weak_between(candidate, start)) {
                chain_found({start, node, *cause, false});
                return true;
            }
        }
        for (const ChainLinks::Link &link : links_->weak(candidate)) {
            if (seen_off_[link.to] != stamp_) {
                seen_off_[link.to] = stamp_;
                nodes_.push_back({link.to, node, link.cause, false});
            }
        }
        return false;
    }

    bool step_on(std::uint32_t node, CandidateNumber start, bool from_on) {
        for (const ChainLinks::Link &link : links_->strong(nodes_[node].candidate)) {
            if (!from_on && link.to == start) {
                chain_found({start, node, link.cause, true});
                return true;
            }
            if (seen_on_[link.to] != stamp_) {
                seen_on_[link.to] = stamp_;
                nodes_.push_back({link.to, node, link.cause, true});
            }
        }
        return false;
    }

    [[nodiscard]] std::vector<FoundChain::PathNode> path_to(const Node &last) const {
        std::vector<FoundChain::PathNode> path{{last.candidate, last.on, last.cause}};
        for (std::uint32_t at = last.parent; at != none; at = nodes_[at].parent) {
            path.push_back({nodes_[at].candidate, nodes_[at].on, nodes_[at].cause});
        }
        std::ranges::reverse(path);
        return path;
    }

    void chain_found(const Node &last) {
        FoundChain chain;
        chain.kinds = kinds_;
        chain.path = path_to(last);
        chain.complexity = static_cast<unsigned>(chain.path.size());
        const Candidate target = candidate_of(layout_, last.candidate);
        if (last.on) {
            chain.placement = target;
            for (const Digit digit :
                 position_.candidates(target.cell) - DigitSet::only(target.digit)) {
                chain.eliminations.push_back({target.cell, digit});
            }
        } else {
            chain.eliminations = {target};
        }
        keep(std::move(chain));
    }

    void loop_found(std::uint32_t off, const ChainLinks::Link &link) {
        FoundChain chain;
        chain.kinds = kinds_;
        chain.loop = true;
        chain.path = path_to({link.to, off, link.cause, true});
        chain.complexity = static_cast<unsigned>(chain.path.size()) - 1;
        chain.eliminations = eliminated_by_loop(chain.path);
        if (!chain.eliminations.empty()) {
            keep(std::move(chain));
        }
    }

    /// Returns what sees, with its digit, a candidate that is on and one that is off, outside the
    /// loop's cells. In order from the loop's end to its start, then of the cells.
    [[nodiscard]] std::vector<Candidate>
    eliminated_by_loop(std::span<const FoundChain::PathNode> path) const {
        std::vector<std::uint64_t> own(layout_.words());
        std::vector<std::vector<std::uint64_t>> by_off(layout_.side() + 1);
        for (const FoundChain::PathNode &stop : path.subspan(1)) {
            const Candidate candidate = candidate_of(layout_, stop.candidate);
            own[index(candidate.cell) / 64] |= std::uint64_t{1} << index(candidate.cell) % 64;
            if (!stop.on) {
                auto &seen = by_off[number(candidate.digit)];
                seen.resize(layout_.words());
                const auto row = layout_.seen_from(candidate.cell);
                for (std::size_t word = 0; word < row.size(); ++word) {
                    seen[word] |= row[word];
                }
            }
        }
        std::vector<Candidate> eliminated;
        for (std::size_t at = path.size() - 1; at > 0; --at) {
            const Candidate candidate = candidate_of(layout_, path[at].candidate);
            const auto &seen = by_off[number(candidate.digit)];
            if (!path[at].on || seen.empty()) {
                continue;
            }
            const auto row = layout_.seen_from(candidate.cell);
            for (std::size_t word = 0; word < row.size(); ++word) {
                for (const unsigned bit : Bits(row[word] & seen[word] & ~own[word])) {
                    const Candidate other{cell_at(64 * word + bit), candidate.digit};
                    if (position_.has(other.cell, other.digit) &&
                        std::ranges::find(eliminated, other) == eliminated.end()) {
                        eliminated.push_back(other);
                    }
                }
            }
        }
        return eliminated;
    }

    void keep(FoundChain chain) {
        if (!best_only_) {
            found_.push_back(std::move(chain));
            return;
        }
        if (found_.empty()) {
            found_.emplace_back();
        } else if (!is_first(chain)) {
            return;
        }
        chain_start_ = chain.loop ? 0 : start_ + 1;
        found_.front() = std::move(chain);
    }

    const Position &position_;
    const Layout &layout_;
    LinkKinds kinds_;
    ChainReach reach_;
    std::optional<ChainLinks> links_; ///< built when the first chain is
    std::array<unsigned, 3> most_{};
    const void *most_by_ = nullptr; ///< whose best chain these limits are
    bool loops_ = false;            ///< are loops searched now?
    CandidateNumber start_ = 0;
    /// One more than the best chain's start; 0 if the best is a loop, or there is none.
    CandidateNumber chain_start_ = 0;
    std::vector<FoundChain> &found_;
    bool best_only_;
    std::vector<Node> nodes_;
    std::vector<std::uint32_t> seen_on_;
    std::vector<std::uint32_t> seen_off_;
    std::uint32_t stamp_ = 0;
};

constexpr std::array link_kinds{LinkKinds{false, true}, LinkKinds{true, false},
                                LinkKinds{true, true}};

Step step_of(const FoundChain &found, const Layout &layout) {
    Step step;
    step.technique = found.technique();
    step.complexity = found.complexity;
    step.eliminations = found.eliminations;
    sort_eliminations(step);
    if (found.placement) {
        step.placements = {*found.placement};
    }
    Chain chain;
    Part part{Role::chain};
    for (const FoundChain::PathNode &stop : found.path) {
        ChainLink link;
        link.candidate = candidate_of(layout, stop.candidate);
        link.on = stop.on;
        link.because = stop.cause.because;
        link.house = stop.cause.house;
        if (!chain.links.empty()) {
            link.parents = {static_cast<std::uint32_t>(chain.links.size() - 1)};
        }
        part.digits.insert(link.candidate.digit);
        if (std::ranges::find(part.cells, link.candidate.cell) == part.cells.end()) {
            part.cells.push_back(link.candidate.cell);
        }
        chain.links.push_back(std::move(link));
    }
    step.parts = {std::move(part)};
    step.chains = {std::move(chain)};
    return step;
}

/// Best first; of those that eliminate the same only the first.
std::vector<FoundChain> in_order(std::vector<FoundChain> found) {
    sort_stably(found, is_better_loop);
    std::vector<FoundChain> kept;
    std::vector<std::vector<Candidate>> known;
    for (FoundChain &chain : found) {
        std::vector<Candidate> eliminates = chain.eliminations;
        std::ranges::sort(eliminates);
        if (std::ranges::find(known, eliminates) == known.end()) {
            known.push_back(std::move(eliminates));
            kept.push_back(std::move(chain));
        }
    }
    return kept;
}

/// A digit that had no chain of its own has none until it changes.
void look_at_digits(const Position &position, const StepTaker &taker,
                    std::vector<FoundChain> &best) {
    DigitSet changed;
    for (const Digit digit : position.layout().shape().all_digits()) {
        if (!nothing_found_since(taker, NothingFound::By::x_chains, number(digit),
                                 position.changed(digit))) {
            changed.insert(digit);
        }
    }
    if (!changed.empty()) {
        ChainSearch(position, {false, true}, best, true, changed).run();
    }
    for (const Digit digit : best.empty() ? changed : DigitSet{}) {
        note_nothing_found(taker, NothingFound::By::x_chains, number(digit), position.clock());
    }
}

std::optional<FoundChain> best_chain(const Position &position, const StepTaker &taker) {
    std::vector<FoundChain> best;
    look_at_digits(position, taker, best);
    for (const LinkKinds kinds : {LinkKinds{true, false}, LinkKinds{true, true}}) {
        FoundChain shortest;
        shortest.kinds = kinds;
        shortest.loop = true;
        shortest.complexity = 4;
        if (best.empty() || is_better_loop(shortest, best.front())) {
            ChainSearch(position, kinds, best, true, position.layout().shape().all_digits()).run();
        }
    }
    return best.empty() ? std::nullopt : std::optional(std::move(best.front()));
}

} // namespace

std::vector<FoundChain> all_chains(const Position &position) {
    std::vector<FoundChain> found;
    for (const LinkKinds kinds : link_kinds) {
        ChainSearch(position, kinds, found, false, position.layout().shape().all_digits()).run();
    }
    return in_order(std::move(found));
}

bool find_chains(const Position &position, StepTaker &taker) {
    // Rows of bits for each of 15,625 candidates are still some ten megabytes; of the next
    // larger boards they would be hundreds.
    if (position.side() > largest_side(Technique::x_cycle)) {
        return true;
    }
    const auto best = best_chain(position, taker);
    return !best || taker.take(step_of(*best, position.layout()));
}

} // namespace dokushin::logic
