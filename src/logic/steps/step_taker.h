// What a finder is: it goes through a position in a fixed order and hands over each
// instance of its technique, until whoever takes them has enough.
#pragma once

#include "base/stop.h"
#include "logic/position/position.h"

#include <dokushin/step.h>

#include <array>
#include <atomic>

namespace dokushin::logic {

class ConsequenceMemory;

/// What a finder has been through without finding anything, so that it need not look
/// again until that changes: houses, or digits. Counted in Position::clock().
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
    void note(By finder, std::size_t item, std::uint32_t clock) {
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
    NothingFound *nothing_found = nullptr;
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
inline bool nothing_found_since(const StepTaker &taker, NothingFound::By finder, std::size_t item,
                                std::uint32_t changed) {
    return taker.nothing_found != nullptr && taker.nothing_found->since(finder, item, changed);
}
/// Nothing was found in `item`.
inline void note_nothing_found(const StepTaker &taker, NothingFound::By finder, std::size_t item,
                               std::uint32_t clock) {
    if (taker.nothing_found != nullptr) {
        taker.nothing_found->note(finder, item, clock);
    }
}

/// Goes through a position; false if the taker had enough.
using Finder = bool (*)(const Position &, StepTaker &);

} // namespace dokushin::logic
