#include "logic/links/consequences.h"

#include <algorithm>

namespace dokushin::logic {

void LiveCandidates::begin(const Position &position) {
    const Layout &layout = position.layout();
    numbers_.resize(layout.cell_count() * layout.side());
    candidates_.clear();
    for (std::size_t at = 0; at < layout.cell_count(); ++at) {
        for (const Digit digit : position.candidates(cell_at(at))) {
            const CandidateNumber candidate = candidate_number(layout, cell_at(at), digit);
            numbers_[candidate] = static_cast<std::uint16_t>(candidates_.size());
            candidates_.push_back(static_cast<std::uint16_t>(candidate));
        }
    }
}

std::int32_t Consequences::add(CandidateNumber candidate, bool on, Cause cause,
                               std::span<const std::uint32_t> parents, bool known) {
    unsigned depth = 0;
    for (const std::uint32_t parent : parents) {
        depth = std::max<unsigned>(depth, nodes_[parent].depth);
    }
    if (parents.size() == 1) {
        return append(candidate, on, cause, {parents.front(), 1, depth + 1}, known);
    }
    const auto first = static_cast<std::uint32_t>(parents_.size());
    parents_.insert(parents_.end(), parents.begin(), parents.end());
    return append(candidate, on, cause, {first, parents.size(), depth + 1}, known);
}

void Consequences::begin(const LiveCandidates &live) {
    live_ = &live;
    numbers_.assign(2 * live.size(), none);
    on_row_.assign((live.size() + 63) / 64, 0);
    off_row_.assign(on_row_.size(), 0);
    nodes_.clear();
    parents_.clear();
    nested_.clear();
    contradict(none, none);
    ancestors_.clear();
}

void Consequences::walk(std::int32_t node) const {
    // A queue meets the candidates level by level.
    stamps_.resize(nodes_.size());
    ++stamp_;
    queue_.assign(1, static_cast<std::uint32_t>(node));
    stamps_[static_cast<std::size_t>(node)] = stamp_;
    for (std::size_t met = 0; met < queue_.size(); ++met) {
        for (const std::uint32_t parent : parents(nodes_[queue_[met]])) {
            if (stamps_[parent] != stamp_) {
                stamps_[parent] = stamp_;
                queue_.push_back(parent);
            }
        }
    }
}

unsigned Consequences::ancestors(std::int32_t node) const {
    ancestors_.resize(nodes_.size());
    std::uint32_t &known = ancestors_[static_cast<std::size_t>(node)];
    if (known == 0) {
        walk(node);
        known = static_cast<std::uint32_t>(queue_.size());
    }
    return known;
}

std::span<const std::uint32_t> Consequences::walk_back(std::int32_t node) const {
    walk(node);
    return queue_;
}

namespace {

class Propagation {
  public:
    explicit Propagation(ConsequenceMemory &memory)
        : memory_(memory), before_(*memory.position), reasoning_(memory.reasoning),
          links_(*memory.links), result_(memory.take()), known_(*result_), board_(memory.board),
          on_(memory.on), off_(memory.off), parents_(memory.parents) {
        on_.clear();
        off_.clear();
        if (reasoning_.dynamic) {
            board_.restart();
        }
    }

    std::unique_ptr<Consequences> run(CandidateNumber candidate, bool on) {
        const auto first = static_cast<std::uint32_t>(known_.add(candidate, on, {}, {}));
        (on ? on_ : off_).push_back(first);
        while (true) {
            if (next_on_ < on_.size()) {
                if (!eliminate_others(on_[next_on_++])) {
                    break;
                }
            } else if (next_off_ < off_.size()) {
                if (!place_last_ones(off_[next_off_++])) {
                    break;
                }
            } else if (!look_further()) {
                break;
            }
        }
        return std::move(result_);
    }

  private:
    using Members = AssumedBoard::Members;

    // ---- on → off ------------------------------------------------------------------

    bool eliminate_others(std::uint32_t node) {
        const CandidateNumber candidate = known_.all()[node].candidate;
        if (reasoning_.dynamic) {
            board_.hold(candidate);
        }
        for (const ChainLinks::Link &link : links_.weak(candidate)) {
            if (known_.find(link.to, false) == Consequences::none && !off(node, link)) {
                return false;
            }
        }
        return true;
    }

    /// Adds a candidate that is off. Returns false if it is on as well.
    bool off(std::uint32_t parent, const ChainLinks::Link &link) {
        const std::int32_t on = known_.find(link.to, true);
        const std::int32_t node =
            known_.add(link.to, false, link.cause, parent, on == Consequences::none);
        if (on != Consequences::none) {
            known_.contradict(on, node);
            return false;
        }
        off_.push_back(static_cast<std::uint32_t>(node));
        return true;
    }

    // ---- off → on ------------------------------------------------------------------

    bool place_last_ones(std::uint32_t node) {
        const CandidateNumber candidate = known_.all()[node].candidate;
        if (reasoning_.dynamic) {
            for (const AssumedBoard::Seat seat : board_.seats(candidate)) {
                if (!eliminate(node, seat)) {
                    return false;
                }
            }
            return true;
        }
        parents_.assign(1, node);
        for (const ChainLinks::Link &link : links_.strong(candidate)) {
            if (known_.find(link.to, true) == Consequences::none && !on(link)) {
                return false;
            }
        }
        return true;
    }

    /// Eliminates a candidate in one of its truths. A single member that is left is on; returns
    /// false if it is off as well.
    bool eliminate(std::uint32_t node, AssumedBoard::Seat seat) {
        const Members left = board_.eliminate(seat);
        if (!is_single(left)) {
            return true;
        }
        const CandidateNumber last = board_.member(seat.truth, *Bits(left).begin());
        if (known_.find(last, true) != Consequences::none) {
            return true;
        }
        parents_.assign(1, node);
        for (const unsigned gone : Bits(board_.gone(seat.truth) & ~seat.own)) {
            parents_.push_back(
                static_cast<std::uint32_t>(known_.find(board_.member(seat.truth, gone), false)));
        }
        return on({last, board_.cause(seat.truth)});
    }

    /// Adds a candidate that `parents_` turn on. Returns false if it is off as well.
    bool on(const ChainLinks::Link &link) {
        const std::int32_t off = known_.find(link.to, false);
        const std::int32_t node =
            known_.add(link.to, true, link.cause, parents_, off == Consequences::none);
        if (off != Consequences::none) {
            known_.contradict(node, off);
            return false;
        }
        on_.push_back(static_cast<std::uint32_t>(node));
        return true;
    }

    /// Adds what techniques eliminate, if nesting is wanted. Returns false if nothing more follows.
    bool look_further() {
        if (reasoning_.nesting == 0) {
            return false;
        }
        const auto first = static_cast<std::uint32_t>(known_.all().size());
        reasoning_.add_by_techniques(before_, now(), reasoning_, known_);
        for (std::uint32_t node = first; node < known_.all().size(); ++node) {
            off_.push_back(node);
        }
        return known_.all().size() > first;
    }

    /// Returns the position after the eliminations so far.
    const Position &now() {
        if (eliminated_ == 0) {
            memory_.changing = before_;
        }
        for (; eliminated_ < off_.size(); ++eliminated_) {
            const Candidate off =
                candidate_of(before_.layout(), known_.all()[off_[eliminated_]].candidate);
            memory_.changing->eliminate_untracked(off.cell, off.digit);
        }
        return *memory_.changing;
    }

    ConsequenceMemory &memory_;
    const Position &before_;
    const PropagationOptions &reasoning_;
    const ChainLinks &links_;
    std::unique_ptr<Consequences> result_;
    Consequences &known_;
    AssumedBoard &board_; ///< in dynamic mode
    std::vector<std::uint32_t> &on_;
    std::vector<std::uint32_t> &off_;
    std::vector<std::uint32_t> &parents_;
    std::size_t next_on_ = 0;
    std::size_t next_off_ = 0;
    std::size_t eliminated_ = 0; ///< of off_, in now()
};

} // namespace

void ConsequenceMemory::begin(const Position &from, const PropagationOptions &how) {
    position = &from;
    reasoning = how;
    live.begin(from);
    links.emplace(from, LinkKinds{how.cells, true}, true);
    if (how.dynamic) {
        board.begin(from, how.cells);
    }
}

std::unique_ptr<Consequences> ConsequenceMemory::take() {
    std::unique_ptr<Consequences> taken;
    if (free_.empty()) {
        taken = std::make_unique<Consequences>();
    } else {
        taken = std::move(free_.back());
        free_.pop_back();
    }
    taken->begin(live);
    return taken;
}

std::unique_ptr<Consequences> consequences(CandidateNumber candidate, bool on,
                                           ConsequenceMemory &memory) {
    return Propagation(memory).run(candidate, on);
}

} // namespace dokushin::logic
