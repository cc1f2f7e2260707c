// A finder searches a position in a fixed order and passes each instance of its technique as a step
// to a StepTaker, until that has enough.
#pragma once

#include "base/stop.h"
#include "logic/position/position.h"

#include <dokushin/step.h>

#include <array>
#include <atomic>
#include <cassert>

namespace dokushin::logic {

class ConsequenceMemory;
class RuleLinks;
class AlsBonds;

/// A negative cache: it has the times, in Position::clock(), at which finders found nothing in an
/// item (a house, or a digit), which need not be searched again until it changes.
class NothingFound {
  public:
    enum class By : std::uint8_t {
        direct_locked,
        locked,
        direct_hidden_2,
        direct_hidden_3,
        naked_2,
        naked_3,
        naked_4,
        hidden_2,
        hidden_3,
        hidden_4,
        fish_2,
        fish_3,
        fish_4,
        aligned_2,
        aligned_3,
        strong_links_2,
        strong_links_3,
        strong_links_4,
        all_locked, ///< this and the next three are for sweeps (sweeps.h)
        all_pointing,
        all_direct_locked,
        all_direct_pointing,
        x_chains,
        one_digit,
        cages,
        cages_in_house,
        by_rule,
        house_sums,
        large_sums,
        cage_comparison,
        finned_fish,
    };
    static constexpr std::size_t finders = 31;

    /// Forgets all, for a new puzzle.
    void clear() {
        for (auto &list : when_) {
            list.clear();
        }
    }
    /// True if the finder found nothing in the item, which last changed at that time, since then.
    [[nodiscard]] bool since(By finder, std::size_t item, std::uint32_t changed) const {
        const auto &list = when_[static_cast<std::size_t>(finder)];
        return item < list.size() && list[item] >= changed;
    }
    /// The time at which nothing was found; 0: never.
    [[nodiscard]] std::uint32_t when(By finder, std::size_t item) const {
        const auto &list = when_[static_cast<std::size_t>(finder)];
        return item < list.size() ? list[item] : 0;
    }
    void note(By finder, std::size_t item, std::uint32_t clock) {
        auto &list = when_[static_cast<std::size_t>(finder)];
        if (item >= list.size()) {
            list.resize(item + 1);
        }
        assert(list[item] <= clock); // time does not run backwards within a puzzle
        list[item] = clock;
    }

  private:
    std::array<std::vector<std::uint32_t>, finders> when_;
};

/// A StepTaker takes steps as they are found, and keeps the first, the best or all of them.
class [[gnu::visibility("hidden")]] StepTaker {
  public:
    virtual ~StepTaker() = default;
    /// Takes a step. Returns false if it has enough: the finder then returns at once.
    virtual bool take(Step step) = 0;
    /// True if the search must end. Finders that may take long poll it.
    [[nodiscard]] bool is_cancelled() const {
        gave_up = gave_up || dokushin::is_cancelled(cancelled) || is_over(deadline);
        return gave_up;
    }

    const std::atomic<bool> *cancelled = nullptr;
    Deadline deadline;
    mutable bool gave_up = false; ///< is_cancelled() has returned true
    /// Buffers that the finders of forcing chains reuse from step to step; may be null.
    std::shared_ptr<ConsequenceMemory> memory;
    /// The links by rules of the position that was searched last (links/rule_links.h); or null.
    std::shared_ptr<const RuleLinks> rule_links;
    /// Its almost locked sets as HoDoKu links them (finders/sets/als_as_hodoku.cpp); or null.
    std::shared_ptr<const AlsBonds> als_bonds;
    /// The negative cache of a walk, for takers of the first step only; else null.
    NothingFound *nothing_found = nullptr;
    /// Grouped chains may run through almost locked sets.
    bool almost_locked_in_chains = true;
    /// The finder searches within HoDoKu's limits and passes the step that HoDoKu takes.
    bool as_hodoku = false;
    /// The solution, which only trial and error reads; may be null.
    const Grid *solution = nullptr;
    /// The finder passes every instance of the technique's definition, also those that no order
    /// would ever take.
    bool wants_all = false;
};

/// True if the finder found nothing in the item since it last changed.
inline bool nothing_found_since(const StepTaker &taker, NothingFound::By finder, std::size_t item,
                                std::uint32_t changed) {
    return taker.nothing_found != nullptr && taker.nothing_found->since(finder, item, changed);
}
/// Notes that the finder found nothing in the item.
inline void note_nothing_found(const StepTaker &taker, NothingFound::By finder, std::size_t item,
                               std::uint32_t clock) {
    if (taker.nothing_found != nullptr) {
        taker.nothing_found->note(finder, item, clock);
    }
}

/// A Finder searches a position. It returns false if the taker had enough.
using Finder = bool (*)(const Position &, StepTaker &);

} // namespace dokushin::logic
