// Candidates, and what follows from them without a guess.
//
// A node is one array, so that going down is a small copy and coming back is free:
//
//     | candidates: a word a cell | done: a word a house, its digits that are done |
//
// A cell with one candidate is decided; its digit is done once it has been eliminated
// from all peers. Work that is waiting is kept beside the node:
//   - cells that came down to one candidate which is not done yet (naked
//     singles), in a stack;
//   - rules (houses, and behind them constraints) in which a candidate went since their last
//     scan, in a bit set; and the same since the last look at locked candidates.
// A scan of a house finds all its hidden singles at once: "seen at least once"
// and "seen at least twice" are gathered over its cells for all digits in
// parallel, and what was seen once and not twice has one place.
//
// Keeping a count of places for each house and digit instead, updated with each
// elimination, was tried first: 2.6 times the instructions (callgrind) on easy
// puzzles, as most counts change several times between two looks at them.
#pragma once

#include "board/constraints.h"
#include "search/geometry.h"

#include <dokushin/vocabulary.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <span>
#include <utility>
#include <vector>

namespace dokushin::search {

/// Has a set of bits no second member? True of the empty set as well. (Cheaper than a
/// population count on processors that can't be presumed to have one.)
template <typename Bits> [[nodiscard]] constexpr bool has_no_second(Bits bits) {
    return (bits & (bits - 1)) == 0;
}

/// `Words` 64-bit words hold a set of rules. (A constant side was tried as a
/// third parameter: no gain, 1.00 ± 0.01 of the time on 17-clue puzzles.)
template <typename Bits, unsigned Words> class Propagator {
  public:
    explicit Propagator(const Geometry &geometry)
        : geometry_(geometry), waiting_(geometry.cell_count()) {}

    /// Words of a node.
    [[nodiscard]] std::size_t node_size() const {
        return geometry_.cell_count() + geometry_.house_count();
    }

    /// Works on this node from now on; `undecided` counts its cells with two
    /// candidates or more. Nothing is queued: the node is settled.
    void enter(Bits *node, unsigned *undecided) {
        assert(node != nullptr && undecided != nullptr);
        candidates_ = node;
        done_ = node + geometry_.cell_count();
        undecided_ = undecided;
        waiting_count_ = 0;
        failed_ = no_rule;
        std::ranges::fill(dirty_, 0);
        std::ranges::fill(changed_, 0);
    }

    /// Starts on a node whose candidates and done digits were just written: queues every
    /// decided cell and every rule. False if a cell has no candidate.
    [[nodiscard]] bool start();

    /// Decides a cell with two or more candidates for one of them.
    void place(unsigned cell, Bits bit) {
        assert(has_no_second(bit) && (candidates_[cell] & bit) != 0 &&
               !has_no_second(candidates_[cell]));
        candidates_[cell] = bit;
        touch(cell);
        decide(cell);
    }
    /// Eliminates candidates of a cell; false if none is left.
    [[nodiscard]] bool eliminate(unsigned cell, Bits bits);

    /// Applies singles and locked candidates until neither finds anything; false at a
    /// contradiction.
    [[nodiscard]] bool settle();
    /// Applies singles until none is left; false at a contradiction.
    [[nodiscard]] bool singles();

    /// Returns the cells that the rule is about which made settle() or singles() fail, or the one
    /// cell that was left without a candidate.
    [[nodiscard]] std::span<const Cell> culprits() const {
        if (failed_ == no_rule) {
            return {&emptied_, 1};
        }
        return failed_ < geometry_.house_count()
                   ? geometry_.cells_in(failed_)
                   : geometry_.subject(failed_ - geometry_.house_count());
    }

    /// Returns the digits that this rule is about.
    [[nodiscard]] Bits culprit_digits() const {
        const bool is_of_list = failed_ != no_rule && failed_ >= geometry_.house_count();
        return static_cast<Bits>((is_of_list
                                      ? geometry_.subject_digits(failed_ - geometry_.house_count())
                                      : DigitSet::all(geometry_.side()))
                                     .bits());
    }

    /// Are as many cells undecided as are counted, and each digit that is done decided in its
    /// house? For debug builds. O(cells · houses of a cell).
    [[nodiscard]] bool is_ok() const;

  private:
    enum class Outcome : std::uint8_t { nothing, progress, contradiction };

    [[nodiscard]] bool naked_singles();
    [[nodiscard]] bool scan(unsigned rule);
    [[nodiscard]] bool hidden_singles(HouseNumber house);
    [[nodiscard]] bool prune(unsigned listed);
    [[nodiscard]] bool prune_by_sum(const SumRule &sum);
    [[nodiscard]] bool has_dirty_house() const;
    [[nodiscard]] unsigned next_dirty();
    [[nodiscard]] Outcome locked_candidates();
    [[nodiscard]] Bits union_of(const Cell *cells, unsigned count) const;
    [[nodiscard]] bool eliminate_from(const Cell *cells, unsigned count, Bits bits);

    void decide(unsigned cell) {
        assert(*undecided_ > 0 && waiting_count_ < waiting_.size());
        --*undecided_;
        waiting_[waiting_count_++] = static_cast<std::uint16_t>(cell);
    }
    void touch(unsigned cell) {
        const std::uint64_t *const rules = geometry_.rule_set(cell);
        for (unsigned word = 0; word < Words; ++word) {
            dirty_[word] |= rules[word];
        }
    }

    const Geometry &geometry_;
    Bits *candidates_ = nullptr;
    Bits *done_ = nullptr;
    unsigned *undecided_ = nullptr;
    std::vector<std::uint16_t> waiting_; ///< a stack with room for every cell
    unsigned waiting_count_ = 0;
    std::array<std::uint64_t, Words> dirty_{};
    std::array<std::uint64_t, Words> changed_{};
    static constexpr unsigned no_rule = 64 * Words;
    unsigned listed_turn_ = 0;          ///< the rule behind the houses that was scanned last
    unsigned turn_ = 0;                 ///< the rule that was scanned last
    unsigned failed_ = no_rule;         ///< the rule whose scan found a contradiction
    Cell emptied_{};                    ///< the cell that lost its last candidate
    std::vector<DigitSet> constrained_; ///< candidates of a constraint's cells, to be pruned
};

template <typename Bits, unsigned Words> bool Propagator<Bits, Words>::start() {
    assert(waiting_count_ == 0);
    listed_turn_ = 0;
    *undecided_ = 0;
    for (unsigned cell = 0; cell < geometry_.cell_count(); ++cell) {
        if (candidates_[cell] == 0) {
            return false;
        }
        ++*undecided_;
        if (has_no_second(candidates_[cell])) {
            const auto houses = geometry_.houses_of(cell); // none for some cells of a grid
            const bool is_done =
                !houses.empty() && (done_[houses.front()] & candidates_[cell]) != 0;
            if (is_done) {
                --*undecided_;
            } else {
                decide(cell);
            }
        }
    }
    for (unsigned rule = 0; rule < geometry_.rule_count(); ++rule) {
        dirty_[rule / 64] |= std::uint64_t{1} << rule % 64;
    }
    changed_ = dirty_;
    return true;
}

template <typename Bits, unsigned Words>
bool Propagator<Bits, Words>::eliminate(unsigned cell, Bits bits) {
    assert(cell < geometry_.cell_count() && candidates_[cell] != 0);
    const Bits before = candidates_[cell];
    const Bits after = static_cast<Bits>(before & ~bits);
    if (after == before) {
        return true;
    }
    candidates_[cell] = after;
    touch(cell);
    if (has_no_second(after)) {
        if (after == 0) {
            emptied_ = cell_at(cell);
            return false;
        }
        decide(cell);
    }
    return true;
}

/// Each decided cell eliminates its digit from its peers.
template <typename Bits, unsigned Words> bool Propagator<Bits, Words>::naked_singles() {
    while (waiting_count_ != 0) {
        const unsigned cell = waiting_[--waiting_count_];
        const Bits bit = candidates_[cell];
        assert(bit != 0 && has_no_second(bit));
        for (const HouseIndex house : geometry_.houses_of(cell)) {
            done_[house] = static_cast<Bits>(done_[house] | bit);
        }
        for (const Cell peer : geometry_.shape().peers(cell_at(cell))) {
            const unsigned other = static_cast<unsigned>(peer);
            if ((candidates_[other] & bit) != 0 && !eliminate(other, bit)) {
                return false;
            }
        }
    }
    return true;
}

template <typename Bits, unsigned Words>
bool Propagator<Bits, Words>::hidden_singles(HouseNumber house) {
    assert(waiting_count_ == 0); // a waiting cell's digit would still be counted in its peers
    const std::span<const Cell> cells = geometry_.cells_in(house);
    Bits once = 0;
    Bits twice = 0;
    for (const Cell cell : cells) {
        const Bits here = candidates_[index(cell)];
        twice = static_cast<Bits>(twice | (once & here));
        once = static_cast<Bits>(once | here);
    }
    if (once != static_cast<Bits>(DigitSet::all(geometry_.side()).bits())) {
        return false;
    }
    const Bits hidden = static_cast<Bits>(once & ~twice & ~done_[house]);
    if (hidden == 0) {
        return true;
    }
    for (const Cell cell : cells) {
        const Bits here = candidates_[index(cell)];
        const Bits single = static_cast<Bits>(here & hidden);
        if (single != 0) {
            if (!has_no_second(single)) {
                return false;
            }
            place(static_cast<unsigned>(cell), single);
        }
    }
    return true;
}

/// Eliminates the candidates that a rule of the list excludes. A cell that this decides eliminates
/// its digit from its peers as any other does.
template <typename Bits, unsigned Words> bool Propagator<Bits, Words>::prune(unsigned listed) {
    const RuleList &list = geometry_.list();
    const std::size_t sums = list.constraints.size();
    const std::size_t counts = sums + list.sums.size();
    if (listed >= sums && listed < counts) {
        return prune_by_sum(list.sums[listed - sums]);
    }
    const std::span<const Cell> cells = geometry_.constrained(listed);
    constrained_.resize(cells.size());
    std::ranges::transform(cells, constrained_.begin(),
                           [&](Cell cell) { return DigitSet(candidates_[index(cell)]); });
    const bool is_possible =
        listed >= counts
            ? list.counts[listed - counts].prune(constrained_)
            : dokushin::prune(geometry_.shape().constraints()[list.constraints[listed]],
                              constrained_);
    if (!is_possible) {
        return false;
    }
    for (std::size_t at = 0; at < cells.size(); ++at) {
        const Bits gone = static_cast<Bits>(~constrained_[at].bits());
        if (!eliminate(static_cast<unsigned>(cells[at]), gone)) {
            return false;
        }
    }
    return true;
}

template <typename Bits, unsigned Words>
bool Propagator<Bits, Words>::prune_by_sum(const SumRule &sum) {
    const std::span<const Cell> cells = sum.cells();
    std::array<Marks, SumRule::most_cells> marks;
    for (std::size_t at = 0; at < cells.size(); ++at) {
        marks[at] = static_cast<Marks>(candidates_[index(cells[at])]);
    }
    Marks needed = 0;
    if (!sum.prune(std::span(marks).first(cells.size()), needed)) {
        return false;
    }
    for (std::size_t at = 0; at < cells.size(); ++at) {
        const Bits gone = static_cast<Bits>(~static_cast<Bits>(marks[at]));
        if (!eliminate(static_cast<unsigned>(cells[at]), gone)) {
            return false;
        }
    }
    if (!sum.is_line()) {
        // Pruning again would find little more, and nothing once the cells are decided, since every
        // possible set has their digits.
        dirty_[turn_ / 64] &= ~(std::uint64_t{1} << turn_ % 64);
    }
    for (; needed != 0; needed = static_cast<Marks>(needed & (needed - 1))) {
        const Marks digit = static_cast<Marks>(needed & (~needed + 1U));
        for (const Cell cell :
             sum.seen_from_all(std::span<const Marks>(marks).first(cells.size()), digit)) {
            if (!eliminate(static_cast<unsigned>(cell), static_cast<Bits>(digit))) {
                return false;
            }
        }
    }
    return true;
}

template <typename Bits, unsigned Words> bool Propagator<Bits, Words>::scan(unsigned rule) {
    return rule < geometry_.house_count() ? hidden_singles(rule)
                                          : prune(rule - geometry_.house_count());
}

/// Is a house dirty? Rules behind the houses may stand in the last word of theirs.
template <typename Bits, unsigned Words> bool Propagator<Bits, Words>::has_dirty_house() const {
    const unsigned whole = geometry_.house_count() / 64;
    const unsigned left = geometry_.house_count() % 64;
    const auto any = [](std::uint64_t word) { return word != 0; };
    return std::ranges::any_of(std::span(dirty_).first(whole), any) ||
           (left != 0 && (dirty_[whole] & ((std::uint64_t{1} << left) - 1)) != 0);
}

/// Takes the next dirty rule at or behind the last one, going round: a rule that keeps getting
/// dirty is scanned once a round, not once a placement. Where there are rules behind the houses,
/// dirty houses come first, which cost least, and the others go round among themselves.
template <typename Bits, unsigned Words> unsigned Propagator<Bits, Words>::next_dirty() {
    assert(std::ranges::any_of(dirty_, [](std::uint64_t word) { return word != 0; }));
    const unsigned from = !geometry_.has_constraints() ? turn_
                          : has_dirty_house()          ? 0
                                                       : listed_turn_;
    unsigned word = from / 64;
    std::uint64_t ahead = dirty_[word] & (~std::uint64_t{0} << from % 64);
    while (ahead == 0) {
        word = word + 1 == Words ? 0 : word + 1;
        ahead = dirty_[word];
    }
    const unsigned rule = word * 64 + static_cast<unsigned>(std::countr_zero(ahead));
    const std::uint64_t taken = ahead & (~ahead + 1);
    dirty_[word] &= ~taken;
    changed_[word] |= taken;
    assert(rule < geometry_.rule_count());
    turn_ = rule;
    listed_turn_ = rule < geometry_.house_count() ? listed_turn_ : rule;
    return rule;
}

template <typename Bits, unsigned Words> bool Propagator<Bits, Words>::singles() {
    for (;;) {
        if (!naked_singles()) {
            return false;
        }
        // The houses hold different digits, which is a solution unless a constraint is broken.
        const bool decided = *undecided_ == 0 && !geometry_.has_constraints();
        if (decided || std::ranges::all_of(dirty_, [](auto word) { return word == 0; })) {
            return true;
        }
        if (!scan(next_dirty())) {
            failed_ = turn_;
            return false;
        }
    }
}

template <typename Bits, unsigned Words>
Bits Propagator<Bits, Words>::union_of(const Cell *cells, unsigned count) const {
    Bits all = 0;
    for (unsigned member = 0; member < count; ++member) {
        all = static_cast<Bits>(all | candidates_[index(cells[member])]);
    }
    return all;
}

template <typename Bits, unsigned Words>
bool Propagator<Bits, Words>::eliminate_from(const Cell *cells, unsigned count, Bits bits) {
    for (unsigned member = 0; member < count; ++member) {
        if (!eliminate(static_cast<unsigned>(cells[member]), bits)) {
            return false;
        }
    }
    return true;
}

// A digit that one of two crossing houses can only hold where they cross must
// stand there, so the rest of the other house can't hold it.
template <typename Bits, unsigned Words>
typename Propagator<Bits, Words>::Outcome Propagator<Bits, Words>::locked_candidates() {
    assert(waiting_count_ == 0);
    Outcome outcome = Outcome::nothing;
    // Houses that change from here on are queued for another scan.
    const auto changed = std::exchange(changed_, {});
    const auto has_changed = [&](HouseNumber house) {
        return ((changed[house / 64] >> house % 64) & 1) != 0;
    };
    for (const Crossing &crossing : geometry_.crossings()) {
        if (!has_changed(crossing.first) && !has_changed(crossing.second)) {
            continue;
        }
        const Cell *const shared = geometry_.crossing_cells() + crossing.begin;
        const Cell *const first = shared + crossing.shared;
        const Cell *const second = first + crossing.only;
        const Bits in_first = union_of(first, crossing.only);
        const Bits in_second = union_of(second, crossing.only);
        const Bits locked =
            static_cast<Bits>((in_first ^ in_second) & union_of(shared, crossing.shared));
        if (locked == 0) {
            continue;
        }
        outcome = Outcome::progress;
        if (!eliminate_from(first, crossing.only, static_cast<Bits>(locked & in_first)) ||
            !eliminate_from(second, crossing.only, static_cast<Bits>(locked & in_second))) {
            return Outcome::contradiction;
        }
    }
    return outcome;
}

template <typename Bits, unsigned Words> bool Propagator<Bits, Words>::settle() {
    while (singles()) {
        assert(is_ok());
        if (*undecided_ == 0) {
            return true;
        }
        const Outcome outcome = locked_candidates();
        if (outcome != Outcome::progress) {
            return outcome == Outcome::nothing;
        }
    }
    return false;
}

template <typename Bits, unsigned Words> bool Propagator<Bits, Words>::is_ok() const {
    unsigned undecided = 0;
    std::vector<Bits> decided(geometry_.house_count());
    for (unsigned cell = 0; cell < geometry_.cell_count(); ++cell) {
        const Bits here = candidates_[cell];
        if (!has_no_second(here)) {
            ++undecided;
            continue;
        }
        for (const HouseIndex house : geometry_.houses_of(cell)) {
            decided[house] = static_cast<Bits>(decided[house] | here);
        }
    }
    for (HouseNumber house = 0; house < geometry_.house_count(); ++house) {
        if ((done_[house] & ~decided[house]) != 0) {
            return false;
        }
    }
    return undecided == *undecided_;
}

} // namespace dokushin::search
