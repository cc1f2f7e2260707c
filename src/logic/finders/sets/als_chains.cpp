// Almost locked sets that restricted common digits link. A digit is restricted between two sets if
// each of its places in one sees each in the other: then only one of the two has it, and the other
// set is locked.
//
//   ALS-XZ       two sets: a further common digit is in one of them. With two restricted digits
//                each set has one of these, and is locked in all others
//   ALS-XY-wing  two sets, each linked to a third, by different digits
//   ALS chain    four sets and more, each linked to the next by another digit than before
//
// A candidate that sees all places of a common digit in the first and the last set is eliminated.
// Sets may have cells in common (in HoDoKu an option): a restricted digit has no place in these,
// and nothing else depends on it.
#include "base/stable_sort.h"
#include "logic/finders/evidence.h"
#include "logic/finders/sets/als_as_hodoku.h"
#include "logic/finders/sets/als_parts.h"

#include <cassert>
#include <map>

namespace dokushin::logic {
namespace {

/// A restricted common digit of a set, and the set that it links to.
struct AlsLink {
    std::size_t to = 0;
    Digit by{};
};

constexpr std::size_t most_sets = 6;
constexpr std::size_t most_sets_of_all = 9; ///< for takers that want all chains

class AlsChains {
  public:
    AlsChains(const Position &position, StepTaker &taker)
        : taker_(taker), cells_(cells_by_digit(position)), sets_(almost_locked_sets(position)),
          links_(sets_.size()) {
        for (std::size_t one = 0; one < sets_.size() && !taker_.is_cancelled(); ++one) {
            for (std::size_t other = one + 1; other < sets_.size(); ++other) {
                bind(one, other);
            }
        }
    }

    bool pairs() {
        for (std::size_t one = 0; one < sets_.size(); ++one) {
            for (std::size_t at = 0; at < links_[one].size(); ++at) {
                const auto [other, by] = links_[one][at];
                // Links to the same set are adjacent.
                const bool again = at > 0 && links_[one][at - 1].to == other;
                if (other < one || again) {
                    continue;
                }
                std::vector<Digit> links{by};
                if (at + 1 < links_[one].size() && links_[one][at + 1].to == other) {
                    links.push_back(links_[one][at + 1].by);
                }
                pair(one, other, links);
            }
        }
        return hand_over(Technique::als_xz);
    }

    /// Finds two sets that are linked to a third, the hinge.
    bool wings() {
        for (std::size_t hinge = 0; hinge < sets_.size(); ++hinge) {
            if (taker_.is_cancelled()) {
                return false;
            }
            for (const AlsLink &one : links_[hinge]) {
                for (const AlsLink &other : links_[hinge]) {
                    if (one.to < other.to && one.by != other.by) {
                        keep({one.to, hinge, other.to}, {one.by, other.by},
                             common(one.to, other.to, {one.by, other.by}));
                    }
                }
            }
        }
        return hand_over(Technique::als_xy_wing);
    }

    /// Follows chains breadth first from each set, for each digit by which they may leave it.
    bool chains() {
        for (std::size_t first = 0; first < sets_.size(); ++first) {
            if (taker_.is_cancelled()) {
                return false;
            }
            for (const Digit digit : sets_[first].digits) {
                from(first, digit);
            }
        }
        return hand_over(Technique::als_chain);
    }

  private:
    void bind(std::size_t one, std::size_t other) {
        const AlmostLockedSet &here = sets_[one];
        const AlmostLockedSet &there = sets_[other];
        const DigitSet both = here.digits & there.digits;
        if (both.empty()) {
            return;
        }
        for (const Digit digit : both) {
            if (there.places[there.slot(digit)].is_within(here.seen[here.slot(digit)])) {
                links_[one].push_back({other, digit});
                links_[other].push_back({one, digit});
            }
        }
    }

    std::vector<Candidate> common(std::size_t one, std::size_t other,
                                  const std::vector<Digit> &links) const {
        DigitSet but;
        for (const Digit digit : links) {
            but.insert(digit);
        }
        return common_eliminations(sets_[one], sets_[other], but, cells_);
    }

    void pair(std::size_t one, std::size_t other, const std::vector<Digit> &links) {
        assert(links.size() == 1 || links.size() == 2);
        std::vector<Candidate> eliminated;
        if (links.size() == 1) {
            eliminated = common(one, other, links);
        } else {
            // Each set has one of the two, so the digits of either are locked in it, and
            // each of the two is in one of the sets.
            eliminated = common(one, other, {});
            for (const std::size_t which : {one, other}) {
                const AlmostLockedSet &set = sets_[which];
                for (const Digit digit : set.digits) {
                    if (std::ranges::find(links, digit) != links.end()) {
                        continue;
                    }
                    eliminate(eliminated, cells_[number(digit)] & set.seen[set.slot(digit)], digit);
                }
            }
        }
        keep({one, other}, links, std::move(eliminated));
    }

    struct Locked {
        std::size_t set;
        Digit lost;
        std::size_t before; ///< position in the queue
        std::size_t sets;   ///< so far
    };

    void from(std::size_t first, Digit digit) {
        std::vector<Locked> queue{{first, Digit::blank, 0, 1}};
        std::vector<DigitSet> been(sets_.size());
        for (std::size_t at = 0; at < queue.size(); ++at) {
            const Locked here = queue[at];
            if (here.sets >= 4 && first < here.set) {
                keep_chain(queue, at);
            }
            if (here.sets == (taker_.wants_all ? most_sets_of_all : most_sets)) {
                continue;
            }
            for (const AlsLink &link : links_[here.set]) {
                if (link.by == here.lost || (at == 0 && link.by != digit) || link.to == first ||
                    been[link.to].contains(link.by)) {
                    continue;
                }
                been[link.to].insert(link.by);
                queue.push_back({link.to, link.by, at, here.sets + 1});
            }
        }
    }

    void keep_chain(const std::vector<Locked> &queue, std::size_t at) {
        assert(at > 0 && at < queue.size());
        std::vector<std::size_t> sets;
        std::vector<Digit> links;
        for (; at != 0; at = queue[at].before) {
            sets.push_back(queue[at].set);
            links.push_back(queue[at].lost);
        }
        sets.push_back(queue.front().set);
        std::ranges::reverse(sets);
        std::ranges::reverse(links);
        auto eliminated = common(sets.front(), sets.back(), {links.front(), links.back()});
        keep(std::move(sets), std::move(links), std::move(eliminated));
    }

    /// Keeps the chain if it has the fewest sets, then cells, of those with its eliminations.
    void keep(std::vector<std::size_t> sets, std::vector<Digit> links,
              std::vector<Candidate> eliminated) {
        if (eliminated.empty()) {
            return;
        }
        sort_once(eliminated);
        unsigned cells = 0;
        for (const std::size_t number : sets) {
            cells += sets_[number].digits.size() - 1;
        }
        Best &best = best_[std::move(eliminated)];
        if (best.sets.empty() ||
            std::pair(sets.size(), cells) < std::pair(best.sets.size(), best.cells)) {
            best = {std::move(sets), std::move(links), cells};
        }
    }

    /// Passes the chains with the fewest sets and cells first.
    bool hand_over(Technique technique) {
        if (taker_.is_cancelled()) {
            return false;
        }
        std::vector<Step> steps;
        for (const auto &[eliminated, best] : best_) {
            steps.push_back(step_of(technique, best, eliminated));
        }
        sort_stably(steps, [](const Step &one, const Step &other) {
            return std::pair(one.size, one.complexity) < std::pair(other.size, other.complexity);
        });
        return std::ranges::all_of(steps, [&](Step &step) { return taker_.take(std::move(step)); });
    }

    struct Best {
        std::vector<std::size_t> sets;
        std::vector<Digit> links;
        unsigned cells = 0;
    };

    Step step_of(Technique technique, const Best &best,
                 const std::vector<Candidate> &eliminated) const {
        Step step;
        step.technique = technique;
        step.eliminations = eliminated;
        step.size = static_cast<unsigned>(best.sets.size());
        step.complexity = best.cells;
        std::vector<const AlmostLockedSet *> linked;
        for (const std::size_t number : best.sets) {
            linked.push_back(&sets_[number]);
        }
        step.parts = parts_of(linked, best.links, eliminated);
        return step;
    }

    StepTaker &taker_;
    std::array<CellBits, max_side + 1> cells_;
    std::vector<AlmostLockedSet> sets_;
    std::vector<std::vector<AlsLink>> links_;     ///< by set: its links
    std::map<std::vector<Candidate>, Best> best_; ///< by their eliminations
};

/// True if HoDoKu's search is wanted and possible: it is for boards of up to nine digits, since
/// larger ones have too many sets.
bool is_as_hodoku(const Position &position, const StepTaker &taker) {
    return taker.as_hodoku && position.layout().side() <= 9 && fits(position.layout());
}

} // namespace

bool find_als_xz(const Position &position, StepTaker &taker) {
    if (is_as_hodoku(position, taker)) {
        return find_als_as_hodoku(position, taker, Technique::als_xz);
    }
    return !fits(position.layout()) || AlsChains(position, taker).pairs();
}
bool find_als_xy_wings(const Position &position, StepTaker &taker) {
    if (is_as_hodoku(position, taker)) {
        return find_als_as_hodoku(position, taker, Technique::als_xy_wing);
    }
    return !fits(position.layout()) || AlsChains(position, taker).wings();
}
bool find_als_chains(const Position &position, StepTaker &taker) {
    if (is_as_hodoku(position, taker)) {
        return find_als_as_hodoku(position, taker, Technique::als_chain);
    }
    return !fits(position.layout()) || AlsChains(position, taker).chains();
}

} // namespace dokushin::logic
