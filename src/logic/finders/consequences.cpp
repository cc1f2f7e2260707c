#include "logic/finders/consequences.h"

#include <algorithm>
#include <array>

namespace dokushin::logic {

std::int32_t Consequences::add(CandidateNumber candidate, bool on, Cause cause,
                               std::span<const std::uint32_t> parents, bool known) {
    std::uint32_t depth = 0;
    for (const std::uint32_t parent : parents) {
        depth = std::max(depth, nodes_[parent].depth);
    }
    const auto number = static_cast<std::int32_t>(nodes_.size());
    const bool one = parents.size() == 1;
    nodes_.push_back({candidate, on, cause,
                      one ? parents.front() : static_cast<std::uint32_t>(parents_.size()),
                      static_cast<std::uint32_t>(parents.size()), depth + 1});
    if (!one) {
        parents_.insert(parents_.end(), parents.begin(), parents.end());
    }
    if (known) {
        numbers_[2 * std::size_t{candidate} + (on ? 1 : 0)] = number;
        (on ? on_row_ : off_row_)[candidate / 64] |= std::uint64_t{1} << candidate % 64;
    }
    return number;
}

void Consequences::clear() {
    for (const Consequence &node : nodes_) {
        numbers_[2 * std::size_t{node.candidate}] = none;
        numbers_[2 * std::size_t{node.candidate} + 1] = none;
    }
    std::ranges::fill(on_row_, 0);
    std::ranges::fill(off_row_, 0);
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
    Propagation(const Position &position, const Reasoning &reasoning, ConsequenceMemory &memory)
        : before_(position), layout_(position.layout()), reasoning_(reasoning),
          result_(memory.take(layout_.cell_count() * layout_.side())), known_(*result_),
          on_(memory.on), off_(memory.off), found_(memory.found), parents_(memory.parents) {
        on_.clear();
        off_.clear();
        if (reasoning.dynamic) {
            memory.changing = position;
            changing_ = &*memory.changing;
        }
    }

    std::unique_ptr<Consequences> run(CandidateNumber candidate, bool on) {
        (on ? on_ : off_).push_back(static_cast<std::uint32_t>(known_.add(candidate, on, {}, {})));
        while (true) {
            if (next_on_ < on_.size()) {
                if (!strike_others(on_[next_on_++])) {
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
    [[nodiscard]] CandidateNumber number_of(Cell cell, Digit digit) const {
        return candidate_number(layout_, cell, digit);
    }
    [[nodiscard]] const Position &now() const { return changing_ ? *changing_ : before_; }

    // ---- on → off ------------------------------------------------------------------

    bool strike_others(std::uint32_t node) {
        if (reasoning_.links != nullptr) {
            const auto links =
                reasoning_.links->on_to_off(known_.at(static_cast<std::int32_t>(node)).candidate);
            return std::ranges::all_of(links, [&](const ChainLinks::Link &link) {
                return off(node, link.to, link.cause);
            });
        }
        const Candidate on =
            candidate_of(layout_, known_.at(static_cast<std::int32_t>(node)).candidate);
        if (reasoning_.cells) {
            for (const Digit other : now().candidates(on.cell) - DigitSet::only(on.digit)) {
                if (!off(node, number_of(on.cell, other), {Because::cell, 0})) {
                    return false;
                }
            }
        }
        const auto seats = layout_.seats_box_row_column(on.cell);
        for (std::size_t seat = 0; seat < seats.size(); ++seat) {
            Places places =
                now().places(seats[seat].house, on.digit) & ~(Places{1} << seats[seat].place);
            for (std::size_t earlier = 0; earlier < seat; ++earlier) {
                places &= ~layout_.crossing(seats[seat].house, seats[earlier].house);
            }
            for (const unsigned place : Bits(places)) {
                if (!off(node, number_of(layout_.cell_in(seats[seat].house, place), on.digit),
                         {Because::house, seats[seat].house})) {
                    return false;
                }
            }
        }
        return true;
    }

    /// False: it is on as well.
    bool off(std::uint32_t parent, CandidateNumber number, Cause cause) {
        if (known_.find(number, false) != Consequences::none) {
            return true;
        }
        const std::int32_t on = known_.find(number, true);
        const std::int32_t node =
            known_.add(number, false, cause, std::span(&parent, 1), on == Consequences::none);
        if (on != Consequences::none) {
            known_.contradict(on, node);
            return false;
        }
        off_.push_back(static_cast<std::uint32_t>(node));
        return true;
    }

    // ---- off → on ------------------------------------------------------------------

    bool place_last_ones(std::uint32_t node) {
        if (reasoning_.links != nullptr) {
            const auto links =
                reasoning_.links->off_to_on(known_.at(static_cast<std::int32_t>(node)).candidate);
            parents_.assign(1, node);
            return std::ranges::all_of(links, [&](const ChainLinks::Link &link) {
                return on({link.to, link.cause, 0, 1});
            });
        }
        const Candidate off =
            candidate_of(layout_, known_.at(static_cast<std::int32_t>(node)).candidate);
        found_.clear();
        if (reasoning_.cells) {
            last_in_cell(node, off);
        }
        for (const Layout::Seat seat : layout_.seats_box_row_column(off.cell)) {
            last_in_house(node, off, seat);
        }
        if (changing_) {
            changing_->strike(off.cell, off.digit);
        }
        return std::ranges::all_of(found_, [&](const Found &found) { return on(found); });
    }

    using Found = ConsequenceMemory::Found;

    void last_in_cell(std::uint32_t node, Candidate off) {
        const DigitSet here = now().candidates(off.cell);
        if (here.size() != 2) {
            return;
        }
        const Digit other = (here - DigitSet::only(off.digit)).first();
        begin_found(node);
        for (const Digit gone : before_.candidates(off.cell) - here) {
            hidden_parent({off.cell, gone});
        }
        end_found({off.cell, other}, {Because::cell, 0});
    }

    void last_in_house(std::uint32_t node, Candidate off, Layout::Seat seat) {
        const Places here = now().places(seat.house, off.digit);
        const Places others = here & ~(Places{1} << seat.place);
        if (!is_single(others)) {
            return;
        }
        begin_found(node);
        for (const unsigned gone : Bits(before_.places(seat.house, off.digit) & ~here)) {
            hidden_parent({layout_.cell_in(seat.house, gone), off.digit});
        }
        end_found({layout_.cell_in(seat.house, *Bits(others).begin()), off.digit},
                  {Because::house, seat.house});
    }

    // What was found waits until the off itself is struck.
    void begin_found(std::uint32_t node) {
        if (found_.empty()) {
            parents_.clear();
        }
        first_parent_ = static_cast<std::uint32_t>(parents_.size());
        parents_.push_back(node);
    }
    void hidden_parent(Candidate gone) {
        parents_.push_back(static_cast<std::uint32_t>(
            known_.find(candidate_number(layout_, gone.cell, gone.digit), false)));
    }
    void end_found(Candidate on, Cause cause) {
        found_.push_back({candidate_number(layout_, on.cell, on.digit), cause, first_parent_,
                          static_cast<std::uint32_t>(parents_.size())});
    }

    /// False: it is off as well.
    bool on(const Found &found) {
        if (known_.find(found.candidate, true) != Consequences::none) {
            return true;
        }
        const std::int32_t off = known_.find(found.candidate, false);
        const auto parents =
            std::span(parents_).subspan(found.first_parent, found.last_parent - found.first_parent);
        const std::int32_t node =
            known_.add(found.candidate, true, found.cause, parents, off == Consequences::none);
        if (off != Consequences::none) {
            known_.contradict(node, off);
            return false;
        }
        on_.push_back(static_cast<std::uint32_t>(node));
        return true;
    }

    /// With techniques, where those are wanted. False: nothing more follows.
    bool look_further() {
        if (reasoning_.nesting == 0) {
            return false;
        }
        const auto first = static_cast<std::uint32_t>(known_.all().size());
        add_by_techniques(before_, *changing_, reasoning_, known_);
        for (std::uint32_t node = first; node < known_.all().size(); ++node) {
            off_.push_back(node);
        }
        return known_.all().size() > first;
    }

    const Position &before_;
    const Layout &layout_;
    const Reasoning &reasoning_;
    std::unique_ptr<Consequences> result_;
    Consequences &known_;
    Position *changing_ = nullptr; ///< in dynamic mode
    std::vector<std::uint32_t> &on_;
    std::vector<std::uint32_t> &off_;
    std::vector<Found> &found_;
    std::vector<std::uint32_t> &parents_;
    std::size_t next_on_ = 0;
    std::size_t next_off_ = 0;
    std::uint32_t first_parent_ = 0;
};

} // namespace

std::unique_ptr<Consequences> ConsequenceMemory::take(std::size_t candidates) {
    if (candidates != candidates_) {
        free_.clear();
        candidates_ = candidates;
    }
    if (free_.empty()) {
        return std::make_unique<Consequences>(candidates);
    }
    auto taken = std::move(free_.back());
    free_.pop_back();
    return taken;
}

void ConsequenceMemory::give_back(std::unique_ptr<Consequences> consequences) {
    consequences->clear();
    free_.push_back(std::move(consequences));
}

std::unique_ptr<Consequences> consequences(const Position &position, CandidateNumber candidate,
                                           bool on, const Reasoning &reasoning,
                                           ConsequenceMemory &memory) {
    return Propagation(position, reasoning, memory).run(candidate, on);
}

} // namespace dokushin::logic
