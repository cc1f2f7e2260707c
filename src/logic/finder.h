// What a finder is: it goes through a position in a fixed order and hands over each
// instance of its technique, until whoever takes them has enough.
#pragma once

#include "base/stop.h"
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
        strong_links_2,
        strong_links_3,
        strong_links_4,
        all_locked, ///< this and the next three: of rules (easy_rules.h)
        all_pointing,
        all_direct_locked,
        all_direct_pointing,
        x_chains,
        one_digit,
    };
    static constexpr std::size_t finders = 24;

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
class [[gnu::visibility("hidden")]] StepTaker {
  public:
    virtual ~StepTaker() = default;
    /// False: enough, the finder returns at once.
    virtual bool take(Step step) = 0;
    /// Asked by finders that may take long: end without having found anything?
    [[nodiscard]] bool is_cancelled() const {
        gave_up = gave_up || dokushin::is_cancelled(cancelled) || is_over(deadline);
        return gave_up;
    }

    const std::atomic<bool> *cancelled = nullptr;
    Deadline deadline;
    mutable bool gave_up = false; ///< has is_cancelled() said so?
    /// Lent to the finders of forcing chains, for use from step to step; or none.
    std::shared_ptr<ConsequenceMemory> memory;
    /// For a taker of the first step only, from step to step of one position; or null.
    LookedAt *looked_at = nullptr;
    /// May grouped chains run through almost locked sets?
    bool almost_locked_in_chains = true;
    /// The row that is asked wants HoDoKu's step of several, with the bounds of its search.
    bool as_hodoku = false;
    /// For trial and error alone; or null.
    const Grid *solution = nullptr;
    /// Is each instance wanted that the technique's definition knows, not only what the orders
    /// would ever take?
    bool wants_all = false;
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

/// Each returns false if the taker had enough. Down to the dynamic chains the order in which
/// instances are found is Sudoku Explainer's, since its ratings rest on which of several is taken.
using Finder = bool (*)(const Position &, StepTaker &);

bool find_singles(const Position &position, StepTaker &taker);         // singles.cpp
bool find_naked_singles(const Position &position, StepTaker &taker);   // singles.cpp
bool find_direct_locked(const Position &position, StepTaker &taker);   // locked.cpp
bool find_locked(const Position &position, StepTaker &taker);          // locked.cpp
bool find_locked_by_house(const Position &position, StepTaker &taker); // locked.cpp
/// How many open cells of a house make a subset worth while: with fewer than twice as many
/// there is a smaller one of the other sort.
enum class Room : std::uint8_t { half, any };
template <unsigned Size, Room Least>
bool find_naked_subsets(const Position &, StepTaker &); // subsets.cpp
template <unsigned Size, Room Least>
bool find_hidden_subsets(const Position &, StepTaker &); // subsets.cpp
template <unsigned Size>
bool find_direct_hidden_subsets(const Position &, StepTaker &); // subsets.cpp
template <unsigned Size, Room Least = Room::half>
bool find_fish(const Position &, StepTaker &);                   // fish.cpp
bool find_xy_wings(const Position &position, StepTaker &taker);  // wings.cpp
bool find_xyz_wings(const Position &position, StepTaker &taker); // wings.cpp
/// Whose: Sudoku Explainer 1.2.1's, or those that SukakuExplainer has by default.
enum class Habits : std::uint8_t { explainer, sukaku };
template <Habits Whose> bool find_unique_loops(const Position &, StepTaker &); // unique_loops.cpp
template <Habits Whose> bool find_bug(const Position &, StepTaker &);          // bug.cpp
bool find_aligned_pairs(const Position &position, StepTaker &taker);   // aligned_exclusion.cpp
bool find_aligned_triples(const Position &position, StepTaker &taker); // aligned_exclusion.cpp
bool find_chains(const Position &position, StepTaker &taker);          // loops_and_chains.cpp
bool find_nishio(const Position &position, StepTaker &taker);          // forcing_chains.cpp
bool find_multiple_chains(const Position &position, StepTaker &taker); // forcing_chains.cpp
/// Dynamic chains; `nesting` as in Step::nesting.
template <unsigned Nesting>
bool find_dynamic_chains(const Position &position, StepTaker &taker); // forcing_chains.cpp

// What SukakuExplainer has besides, in its order: on boards of up to 16×16.
/// `Size` links.
template <unsigned Size>
bool find_strong_link_chains(const Position &, StepTaker &); // strong_link_chains.cpp
/// Of `Digits` digits.
template <unsigned Digits> bool find_set_wings(const Position &, StepTaker &); // set_wings.cpp

// What the players know besides: on boards of up to 16×16.
template <unsigned Size>
bool find_locked_subsets(const Position &, StepTaker &); // locked_subsets.cpp
/// Basic fish with and without fins.
template <unsigned Size> bool find_finned_fish(const Position &, StepTaker &);  // finned_fish.cpp
template <unsigned Size> bool find_franken_fish(const Position &, StepTaker &); // finned_fish.cpp
template <unsigned Size> bool find_mutant_fish(const Position &, StepTaker &);  // finned_fish.cpp
bool find_strong_link_pairs(const Position &position, StepTaker &taker);        // strong_links.cpp
bool find_empty_rectangles(const Position &position, StepTaker &taker);         // strong_links.cpp
bool find_w_wings(const Position &position, StepTaker &taker);                  // w_wing.cpp
template <unsigned Size> bool find_bent_sets(const Position &, StepTaker &);    // bent_sets.cpp
bool find_simple_colors(const Position &position, StepTaker &taker);            // coloring.cpp
bool find_multi_colors(const Position &position, StepTaker &taker);             // coloring.cpp
bool find_medusa(const Position &position, StepTaker &taker);                   // coloring.cpp
/// Types 1 to 6, hidden and avoidable ones.
bool find_rectangles(const Position &position, StepTaker &taker); // rectangles.cpp
bool find_extended_rectangles(const Position &position,
                              StepTaker &taker);                          // extended_rectangles.cpp
bool find_remote_pairs(const Position &position, StepTaker &taker);       // remote_pairs.cpp
bool find_x_chains(const Position &position, StepTaker &taker);           // alternating_chains.cpp
bool find_xy_chains(const Position &position, StepTaker &taker);          // alternating_chains.cpp
bool find_nice_loops(const Position &position, StepTaker &taker);         // alternating_chains.cpp
bool find_grouped_nice_loops(const Position &position, StepTaker &taker); // alternating_chains.cpp
/// HoDoKu's forcing chains and nets; on boards that its tables are not for Sudoku Explainer's.
bool find_tabled_chains(const Position &position, StepTaker &taker);        // tabled_forcing.cpp
bool find_tabled_nets(const Position &position, StepTaker &taker);          // tabled_forcing.cpp
bool find_als_xz(const Position &position, StepTaker &taker);               // als_chains.cpp
bool find_als_xy_wings(const Position &position, StepTaker &taker);         // als_chains.cpp
bool find_als_chains(const Position &position, StepTaker &taker);           // als_chains.cpp
bool find_death_blossoms(const Position &position, StepTaker &taker);       // death_blossom.cpp
bool find_sue_de_coqs(const Position &position, StepTaker &taker);          // sue_de_coq.cpp
bool find_junior_exocets(const Position &position, StepTaker &taker);       // exocet.cpp
bool find_sk_loops(const Position &position, StepTaker &taker);             // sk_loop.cpp
bool find_templates(const Position &position, StepTaker &taker);            // templates.cpp
bool find_by_trial(const Position &position, StepTaker &taker);             // trial.cpp
bool find_dual_kites(const Position &position, StepTaker &taker);           // two_in_one.cpp
bool find_dual_empty_rectangles(const Position &, StepTaker &);             // two_in_one.cpp
bool find_siamese_fish(const Position &position, StepTaker &taker);         // two_in_one.cpp
bool find_siamese_franken_fish(const Position &position, StepTaker &taker); // two_in_one.cpp
bool find_siamese_mutant_fish(const Position &position, StepTaker &taker);  // two_in_one.cpp
bool find_kraken_fish(const Position &position, StepTaker &taker);          // kraken_fish.cpp

} // namespace dokushin::logic
