// HoDoKu's search for almost locked sets on its path (solver/AlsSolver.java): linked sets have no
// cell in common, and each is linked only to later sets of the list.
//
//   ALS-XZ       the first pair that eliminates anything
//   ALS-XY-wing  the first two links with a set in common, whose other two sets are disjoint
//   ALS chain    of all chains to later sets, the one with the most eliminations, then by these
//
// The eliminations of a chain depend only on its first and last sets and links, so chains are
// followed from set to set, breadth first, and none twice to the same set by the same digits.
#include "logic/finders/sets/als_as_hodoku.h"

#include "logic/finders/evidence.h"
#include "logic/finders/sets/als_parts.h"

#include <cassert>

namespace dokushin::logic {

/// A bond: two sets that are linked by their restricted common digits.
struct AlsPair {
    std::size_t one = 0;
    std::size_t other = 0;
    DigitSet by; ///< one digit, or two
};

/// The almost locked sets of a position and the bonds between them, which three techniques share.
class AlsBonds {
  public:
    /// Incomplete if the taker ends the search.
    AlsBonds(const Position &position, const StepTaker &taker)
        : stamp_(position), sets_(almost_locked_sets(position)) {
        for (std::size_t one = 0; one < sets_.size() && !taker.is_cancelled(); ++one) {
            first_.push_back(bonds_.size());
            for (std::size_t other = one + 1; other < sets_.size(); ++other) {
                bind(one, other);
            }
        }
        assert(first_.size() <= sets_.size()); // fewer if cancelled
        first_.resize(sets_.size() + 1, bonds_.size());
    }

    /// Are they those of this position, as it is now?
    [[nodiscard]] bool are_of(const Position &position) const { return stamp_.is_of(position); }
    [[nodiscard]] std::span<const AlmostLockedSet> sets() const { return sets_; }
    [[nodiscard]] std::span<const AlsPair> bonds() const { return bonds_; }
    /// The position of a set's first bond to a later one; that of the next set ends them.
    [[nodiscard]] std::size_t first(std::size_t set) const { return first_[set]; }

  private:
    void bind(std::size_t one, std::size_t other) {
        assert(one < other);
        const AlmostLockedSet &here = sets_[one];
        const AlmostLockedSet &there = sets_[other];
        const DigitSet both = here.digits & there.digits;
        if (both.empty() || here.cells.meets(there.cells)) {
            return;
        }
        DigitSet by;
        for (const Digit digit : both) {
            if (there.places[there.slot(digit)].is_within(here.seen[here.slot(digit)])) {
                by.insert(digit);
            }
        }
        if (!by.empty()) {
            bonds_.push_back({one, other, by});
        }
    }

    PositionStamp stamp_;
    std::vector<AlmostLockedSet> sets_;
    std::vector<AlsPair> bonds_;
    std::vector<std::size_t> first_; ///< by set, and one more
};

namespace {

class AlsPath {
  public:
    AlsPath(const Position &position, const AlsBonds &bonds, StepTaker &taker)
        : taker_(taker), cells_(cells_by_digit(position)), all_(bonds), sets_(bonds.sets()),
          bonds_(bonds.bonds()) {}

    bool pair() {
        for (const AlsPair &bond : bonds_) {
            std::vector<Candidate> eliminated;
            if (bond.by.size() == 1) {
                eliminated = common(bond.one, bond.other, bond.by);
            } else {
                eliminated = common(bond.one, bond.other, {});
                locked(eliminated, bond.one, bond.other, bond.by);
                locked(eliminated, bond.other, bond.one, bond.by);
            }
            if (!eliminated.empty()) {
                return taker_.take(step_of(Technique::als_xz, {bond.one, bond.other},
                                           digits_of(bond), eliminated));
            }
        }
        return true;
    }

    bool wing() {
        for (std::size_t at = 0; at < bonds_.size() && !taker_.is_cancelled(); ++at) {
            for (std::size_t next = at + 1; next < bonds_.size(); ++next) {
                const AlsPair &one = bonds_[at];
                const AlsPair &other = bonds_[next];
                if (one.by == other.by && one.by.size() == 1) {
                    continue;
                }
                const auto ends = ends_of(one, other);
                if (!ends || sets_[ends->first].cells.meets(sets_[ends->second].cells)) {
                    continue;
                }
                const auto eliminated = common(ends->first, ends->second, one.by | other.by);
                if (!eliminated.empty()) {
                    return take_wing(one, other, *ends, eliminated);
                }
            }
        }
        return !taker_.is_cancelled();
    }

    bool chain() {
        for (std::size_t first = 0; first < sets_.size(); ++first) {
            for (const Digit digit : sets_[first].digits) {
                from(first, digit);
            }
            if (taker_.is_cancelled()) {
                return false;
            }
        }
        return !best_ || taker_.take(std::move(*best_));
    }

  private:
    [[nodiscard]] std::vector<Candidate> common(std::size_t one, std::size_t other,
                                                DigitSet but) const {
        return common_eliminations(sets_[one], sets_[other], but, cells_);
    }

    /// Adds the candidates outside both sets that the first eliminates, since it is locked in all
    /// digits other than the linking ones.
    void locked(std::vector<Candidate> &eliminated, std::size_t one, std::size_t other,
                DigitSet by) const {
        const AlmostLockedSet &set = sets_[one];
        for (const Digit digit : set.digits - by) {
            eliminate(eliminated,
                      (cells_[number(digit)] & set.seen[set.slot(digit)]) - set.cells -
                          sets_[other].cells,
                      digit);
        }
    }

    // ---- wings -----------------------------------------------------------------------

    /// Returns the two sets that only one of the bonds has, if the bonds share the other set.
    [[nodiscard]] static std::optional<std::pair<std::size_t, std::size_t>>
    ends_of(const AlsPair &one, const AlsPair &other) {
        if (one.one == other.one && one.other != other.other) {
            return std::pair(one.other, other.other);
        }
        if (one.other == other.one) {
            return std::pair(one.one, other.other);
        }
        if (one.other == other.other && one.one != other.one) {
            return std::pair(one.one, other.one);
        }
        return std::nullopt;
    }

    bool take_wing(const AlsPair &one, const AlsPair &other,
                   std::pair<std::size_t, std::size_t> ends,
                   const std::vector<Candidate> &eliminated) {
        const std::size_t hinge = one.one == ends.first ? one.other : one.one;
        assert(hinge == other.one || hinge == other.other);
        // The step reports two different digits, which exist.
        Digit left = *one.by.begin();
        Digit right = *other.by.begin();
        if (left == right && one.by.size() > 1) {
            left = (one.by - DigitSet::only(right)).first();
        } else if (left == right) {
            right = (other.by - DigitSet::only(left)).first();
        }
        assert(left != right);
        return taker_.take(step_of(Technique::als_xy_wing, {ends.first, hinge, ends.second},
                                   {left, right}, eliminated));
    }

    // ---- chains ----------------------------------------------------------------------

    struct Stage {
        std::size_t bond;
        DigitSet by;        ///< the digits by which the chain passes the bond
        std::size_t before; ///< the previous stage in the queue; the first bond has itself
        unsigned bonds;
    };
    static constexpr unsigned most_bonds = 50;

    /// Follows chains breadth first from a set that they leave by a digit.
    void from(std::size_t first, Digit digit) {
        queue_.clear();
        been_.assign(sets_.size() * 100, 0);
        for (std::size_t at = all_.first(first); at < all_.first(first + 1); ++at) {
            if (bonds_[at].by.contains(digit)) {
                queue_.push_back({at, DigitSet::only(digit), queue_.size(), 1});
            }
        }
        for (std::size_t at = 0; at < queue_.size(); ++at) {
            const Stage here = queue_[at];
            if (here.bonds >= 3) {
                consider(first, at);
            }
            const std::size_t set = bonds_[here.bond].other;
            const std::size_t end = here.bonds < most_bonds ? all_.first(set + 1) : 0;
            for (std::size_t next = all_.first(set); next < end; ++next) {
                const DigitSet by = left_after(here, bonds_[next]);
                if (!by.empty() && is_new(bonds_[next].other, by, here.bonds + 1)) {
                    queue_.push_back({next, by, at, here.bonds + 1});
                }
            }
        }
    }

    /// True if the set was not reached by these digits. Sets at the end of one or two bonds are
    /// counted apart, as these are no chains yet.
    bool is_new(std::size_t set, DigitSet by, unsigned bonds) {
        const Digit one = by.first();
        const DigitSet more = by - DigitSet::only(one);
        const unsigned two = 10U * number(one) + (more.empty() ? 0U : number(more.first()));
        const auto bit = static_cast<std::uint8_t>(1U << std::min(bonds, 3U));
        std::uint8_t &been = been_[set * 100 + two];
        const bool is_first = (been & bit) == 0;
        been |= bit;
        return is_first;
    }

    /// Returns the digits by which a chain can pass the bond: those by which it did not pass the
    /// previous one. (Of two digits there only the first counts.)
    [[nodiscard]] static DigitSet left_after(const Stage &before, const AlsPair &bond) {
        return bond.by - DigitSet::only(before.by.first());
    }

    /// Keeps the chain to the queue's position if it is the best so far.
    void consider(std::size_t first, std::size_t at) {
        const std::size_t last = bonds_[queue_[at].bond].other;
        std::size_t root = at;
        while (queue_[root].before != root) {
            root = queue_[root].before;
        }
        auto eliminated = common(first, last, queue_[at].by | queue_[root].by);
        if (eliminated.empty()) {
            return;
        }
        sort_by_digit(eliminated);
        if (best_ && !eliminates_better(eliminated, best_eliminated_)) {
            return;
        }
        std::vector<std::size_t> sets{last};
        std::vector<Digit> links;
        for (std::size_t stage = at;; stage = queue_[stage].before) {
            sets.push_back(bonds_[queue_[stage].bond].one);
            links.push_back(queue_[stage].by.first());
            if (stage == root) {
                break;
            }
        }
        std::ranges::reverse(sets);
        std::ranges::reverse(links);
        best_eliminated_ = eliminated;
        best_ = step_of(Technique::als_chain, sets, links, eliminated);
    }

    // ---- steps -----------------------------------------------------------------------

    [[nodiscard]] static std::vector<Digit> digits_of(const AlsPair &bond) {
        return {bond.by.begin(), bond.by.end()};
    }

    [[nodiscard]] Step step_of(Technique technique, const std::vector<std::size_t> &sets,
                               const std::vector<Digit> &links,
                               std::vector<Candidate> eliminated) const {
        Step step;
        step.technique = technique;
        step.eliminations = std::move(eliminated);
        sort_once(step.eliminations);
        step.size = static_cast<unsigned>(sets.size());
        std::vector<const AlmostLockedSet *> bound;
        for (const std::size_t at : sets) {
            bound.push_back(&sets_[at]);
            step.complexity += sets_[at].cells.size();
        }
        step.parts = parts_of(bound, links, step.eliminations);
        return step;
    }

    StepTaker &taker_;
    std::array<CellBits, max_side + 1> cells_;
    const AlsBonds &all_;
    std::span<const AlmostLockedSet> sets_;
    std::span<const AlsPair> bonds_;
    std::vector<Stage> queue_;
    std::vector<std::uint8_t> been_; ///< by set and digits: how it was reached
    std::optional<Step> best_;
    std::vector<Candidate> best_eliminated_;
};

} // namespace

bool find_als_as_hodoku(const Position &position, StepTaker &taker, Technique technique) {
    if (taker.als_bonds == nullptr || !taker.als_bonds->are_of(position)) {
        taker.als_bonds = std::make_shared<const AlsBonds>(position, taker);
    }
    if (taker.is_cancelled()) {
        taker.als_bonds = nullptr; // incomplete
        return false;
    }
    AlsPath path(position, *taker.als_bonds, taker);
    switch (technique) {
    case Technique::als_xz:
        return path.pair();
    case Technique::als_xy_wing:
        return path.wing();
    default:
        return path.chain();
    }
}

} // namespace dokushin::logic
