// What a finder is: it goes through a position in a fixed order and hands over each
// instance of its technique, until whoever takes them has enough.
#pragma once

#include "logic/position.h"

#include <dokushin/explain.h>

#include <array>
#include <atomic>

namespace dokushin::logic {

class ConsequenceMemory;

/// What a finder has been through without finding anything, so that it need not look
/// again until that changes: houses, or digits. Counted in Position::clock().
class LookedAt {
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
    };
    static constexpr std::size_t finders = 15;

    /// Nothing is known of a new position.
    void clear() {
        for (auto &list : when_) {
            list.clear();
        }
    }
    [[nodiscard]] bool since(By finder, std::size_t item, std::uint32_t changed) const {
        const auto &list = when_[static_cast<std::size_t>(finder)];
        return item < list.size() && list[item] >= changed;
    }
    /// When it was; 0: never.
    [[nodiscard]] std::uint32_t when(By finder, std::size_t item) const {
        const auto &list = when_[static_cast<std::size_t>(finder)];
        return item < list.size() ? list[item] : 0;
    }
    void now(By finder, std::size_t item, std::uint32_t clock) {
        auto &list = when_[static_cast<std::size_t>(finder)];
        if (item >= list.size()) {
            list.resize(item + 1);
        }
        list[item] = clock;
    }

  private:
    std::array<std::vector<std::uint32_t>, finders> when_;
};

/// Takes steps as they are found. Which of them it wants (the first, all, the best) is
/// its own business.
class StepTaker {
  public:
    virtual ~StepTaker() = default;
    /// False: enough, the finder returns at once.
    virtual bool take(Step step) = 0;
    /// Asked by finders that may take long: end without having found anything?
    [[nodiscard]] bool is_cancelled() const {
        return cancelled != nullptr && cancelled->load(std::memory_order_relaxed);
    }

    const std::atomic<bool> *cancelled = nullptr;
    /// Lent to the finders of forcing chains, for use from step to step; or none.
    std::shared_ptr<ConsequenceMemory> memory;
    /// For a taker of the first step only, from step to step of one position; or null.
    LookedAt *looked_at = nullptr;
};

/// Can nothing be found in `item`, which last changed then, since it was looked at?
inline bool is_known(const StepTaker &taker, LookedAt::By finder, std::size_t item,
                     std::uint32_t changed) {
    return taker.looked_at != nullptr && taker.looked_at->since(finder, item, changed);
}
/// Nothing was found in `item`.
inline void remember(const StepTaker &taker, LookedAt::By finder, std::size_t item,
                     std::uint32_t clock) {
    if (taker.looked_at != nullptr) {
        taker.looked_at->now(finder, item, clock);
    }
}

/// Each returns false if the taker had enough. The order in which instances are found
/// is Sudoku Explainer's, since its ratings rest on which of several is taken.
using Finder = bool (*)(const Position &, StepTaker &);

bool find_singles(const Position &position, StepTaker &taker);                    // singles.cpp
bool find_naked_singles(const Position &position, StepTaker &taker);              // singles.cpp
bool find_direct_locked(const Position &position, StepTaker &taker);              // locked.cpp
bool find_locked(const Position &position, StepTaker &taker);                     // locked.cpp
template <unsigned Size> bool find_naked_subsets(const Position &, StepTaker &);  // subsets.cpp
template <unsigned Size> bool find_hidden_subsets(const Position &, StepTaker &); // subsets.cpp
template <unsigned Size>
bool find_direct_hidden_subsets(const Position &, StepTaker &);         // subsets.cpp
template <unsigned Size> bool find_fish(const Position &, StepTaker &); // fish.cpp
bool find_xy_wings(const Position &position, StepTaker &taker);         // wings.cpp
bool find_xyz_wings(const Position &position, StepTaker &taker);        // wings.cpp
bool find_unique_loops(const Position &position, StepTaker &taker);     // unique_loops.cpp
bool find_bug(const Position &position, StepTaker &taker);              // bug.cpp
bool find_aligned_pairs(const Position &position, StepTaker &taker);    // aligned_exclusion.cpp
bool find_aligned_triples(const Position &position, StepTaker &taker);  // aligned_exclusion.cpp
bool find_chains(const Position &position, StepTaker &taker);           // chains.cpp
bool find_nishio(const Position &position, StepTaker &taker);           // forcing_chains.cpp
bool find_multiple_chains(const Position &position, StepTaker &taker);  // forcing_chains.cpp
/// Dynamic chains; `nesting` as in Step::nesting.
template <unsigned Nesting>
bool find_dynamic_chains(const Position &position, StepTaker &taker); // forcing_chains.cpp

} // namespace dokushin::logic
